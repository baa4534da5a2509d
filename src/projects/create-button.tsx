import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { lifetimePriceSAR } from '../domain/product-price'
import { formatMoney } from '../i18n/format'
import { useLanguage } from '../i18n/use-language'
import { paths } from '../paths'
import { Button, buttonClasses } from '../ui/button'
import { Plus } from '../ui/icons'
import { usePermission } from './use-permission'

/** The box for the code that the frame of the page shows while a free place is held. */
const codeBox = 'confirmation'

/** The way to a new project. Without access it says what is missing, and what that costs. */
export function CreateButton({ onCreate, children }: { onCreate: () => void; children: string }) {
  const { t } = useTranslation('projects')
  const language = useLanguage()
  const permission = usePermission()
  if (permission === 'forSale')
    return (
      <Link href={paths.paywall} className={buttonClasses('primary')}>
        {t('getAccess', { price: formatMoney(lifetimePriceSAR, language, 'SAR', { max: 0 }) })}
      </Link>
    )
  if (permission === 'held')
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
