import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverMessage, trpc } from '../../../api'
import { lifetimePriceSAR } from '../../../domain/site/product-price'
import { formatMoney } from '../../../i18n/format'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { useReturn } from '../../../ui/page/use-return'

/** A key for the server alone; `crypto.randomUUID` is missing where a page came over plain HTTP. */
const newKey = () => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')

/** Leads to the payment page; in place of the transfer that is waited for, where it is second. Presses of one visit to this page are one purchase. */
export function BuyButton({ isSecond }: { isSecond: boolean }) {
  const { t, i18n } = useTranslation('paywall')
  const language = i18n.language === 'ar' ? 'ar' : 'en'
  const [idempotencyKey] = useState(newKey)
  const checkout = trpc.payments.checkout.useMutation({
    trpc: { context: { idempotencyKey } },
    onSuccess: ({ url }) => location.assign(url),
  })
  useReturn(checkout.reset)
  // The payment page is on its way as long as this page is still seen.
  const isBusy = checkout.isPending || checkout.isSuccess
  const price = formatMoney(lifetimePriceSAR, language, 'SAR', { max: 0 })
  return (
    <>
      <div role="alert" className="empty:hidden">
        {checkout.isError ? (
          <Notice variant="error" title={t('buyFailed')}>
            {serverMessage(checkout.error) ?? t('unreachable')}
          </Notice>
        ) : null}
      </div>
      <Button
        variant={isSecond ? 'secondary' : 'primary'}
        className="w-full"
        aria-disabled={isBusy}
        onClick={() => (isBusy ? undefined : checkout.mutate({ language }))}
      >
        {isBusy ? t('buying') : t(isSecond ? 'buyInstead' : 'buy', { price })}
      </Button>
      <p className="max-w-line text-small text-muted">{t('buyHint')}</p>
    </>
  )
}
