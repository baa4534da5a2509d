import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { trpc } from '../api'
import { lifetimePriceSAR } from '../domain/site/product-price'
import { ConfirmAddress } from '../forms/confirm-address'
import { opensByConfirming, useAccess, usePendingOrder } from '../forms/use-access'
import { formatMoney } from '../i18n/format'
import { useLanguage } from '../i18n/use-language'
import { paths } from '../paths'
import { buttonClasses } from '../ui/button'
import { classes } from '../ui/classes'
import { Info } from '../ui/first-icons'

/** The box with the code is gone: the focus goes on to the page below it. */
const focusPage = () => document.getElementById('content')?.focus()

/** Tells who has no access yet what is closed to them, and the way to it: confirming the address, or the paywall. */
export function AccessNotice() {
  const { t } = useTranslation('shell')
  const user = trpc.auth.session.useQuery().data
  const access = useAccess()
  if (!user || access === 'granted') return null
  if (access === 'suspended')
    return (
      <section aria-labelledby="suspended-title" className="bg-warning-soft px-4 py-4 sm:px-6">
        <h2 id="suspended-title" className="mb-1 font-semibold">
          {t('suspended.title')}
        </h2>
        <p className="max-w-line">{t('suspended.text')}</p>
      </section>
    )
  if (opensByConfirming(access))
    return (
      <section aria-labelledby="confirm-title" className="bg-accent-soft px-4 py-4 sm:px-6">
        <h2 id="confirm-title" className="mb-1 font-semibold">
          {t('confirm.title')}
        </h2>
        <ConfirmAddress user={user} onConfirmed={focusPage} />
      </section>
    )
  return <WayToAccess />
}

/** What opens the account: the transfer that its order waits for, or a purchase. Nothing is offered before it is known which. */
function WayToAccess() {
  const { t } = useTranslation('shell')
  const price = formatMoney(lifetimePriceSAR, useLanguage(), 'SAR', { max: 0 })
  const order = usePendingOrder()
  const label = t(order ? 'ordered.see' : 'getAccess')
  return (
    <section
      aria-label={label}
      className={classes(
        'flex flex-wrap items-center gap-x-3 gap-y-2 bg-accent-soft px-4 py-2 sm:px-6',
        order === undefined && 'invisible',
      )}
    >
      <div className="flex min-w-0 grow basis-72 items-start gap-3">
        <Info className="mt-0.5 shrink-0" />
        <p>{order ? `${t('ordered.text', { number: order })} ${t('ordered.next')}` : t('noAccess', { price })}</p>
      </div>
      <Link href={paths.paywall} className={buttonClasses('secondary')}>
        {label}
      </Link>
    </section>
  )
}
