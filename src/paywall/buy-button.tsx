import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { serverMessage, trpc } from '../api'
import { lifetimePriceSAR } from '../domain/offer'
import { formatMoney } from '../i18n/format'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

/** Leads to the payment page. Presses of one visit to this page are one purchase. */
export function BuyButton() {
  const { t, i18n } = useTranslation('paywall')
  const language = i18n.language === 'ar' ? 'ar' : 'en'
  const key = useRef(crypto.randomUUID())
  const checkout = trpc.payments.checkout.useMutation({
    trpc: { context: { idempotencyKey: key.current } },
    onSuccess: ({ url }) => location.assign(url),
  })
  // The payment page is on its way as long as this page is still seen.
  const isBusy = checkout.isPending || checkout.isSuccess
  const price = formatMoney(lifetimePriceSAR, language, 'SAR', { max: 0 })
  return (
    <>
      <div role="alert" className="empty:hidden">
        {checkout.isError ? (
          <Notice look="error" title={t('buyFailed')}>
            {serverMessage(checkout.error) ?? t('unreachable')}
          </Notice>
        ) : null}
      </div>
      <Button
        look="primary"
        className="self-start max-sm:w-full"
        aria-disabled={isBusy}
        onClick={() => (isBusy ? undefined : checkout.mutate({ language }))}
      >
        {isBusy ? t('buying') : t('buy', { price })}
      </Button>
      <p className="max-w-[68ch] text-small text-muted">{t('buyHint')}</p>
    </>
  )
}
