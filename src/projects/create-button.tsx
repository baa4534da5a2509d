import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { lifetimePriceSAR } from '../domain/site/product-price'
import { opensByConfirming, useAccess, usePendingOrder } from '../forms/use-access'
import { formatMoney } from '../i18n/format'
import { useLanguage } from '../i18n/use-language'
import { paths } from '../paths'
import { Button, buttonClasses } from '../ui/button'
import { classes } from '../ui/classes'
import { Plus } from '../ui/icons'

/** The box for the code that the frame of the page shows while confirming opens a free place. */
const codeBox = 'confirmation'

/** The way to a new project. Without access it says what is missing, and what that costs. */
export function CreateButton({ onCreate, children }: { onCreate: () => void; children: string }) {
  const { t } = useTranslation(['projects', 'shell'])
  const language = useLanguage()
  const access = useAccess()
  const order = usePendingOrder()
  // The frame of the page says why, and nothing can be done about it.
  if (access === 'suspended') return null
  if (access === 'forSale')
    return (
      <Link href={paths.paywall} className={classes(buttonClasses('primary'), order === undefined && 'invisible')}>
        {order
          ? t('shell:ordered.see')
          : t('getAccess', { price: formatMoney(lifetimePriceSAR, language, 'SAR', { max: 0 }) })}
      </Link>
    )
  if (opensByConfirming(access))
    return (
      <Button variant="primary" onClick={() => document.getElementById(codeBox)?.focus()}>
        {t('confirmFirst')}
      </Button>
    )
  return (
    <Button variant="primary" onClick={onCreate}>
      <Plus />
      {children}
    </Button>
  )
}
