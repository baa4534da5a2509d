import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type RouterOutputs, serverMessage, trpc } from '../../../api'
import { lifetimePriceSAR, spacedIban } from '../../../domain/site/product-price'
import { formatDate, formatMoney } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Figure } from '../../../ui/figure'
import { Copy } from '../../../ui/icons'
import { Notice } from '../../../ui/notice'
import { Line } from '../line'

type Transfer = RouterOutputs['payments']['transfer']

/** Begins an order that waits for a bank transfer. */
export function TransferButton({ isSecond }: { isSecond: boolean }) {
  const { t } = useTranslation('paywall')
  const language = useLanguage()
  const { transfer } = trpc.useUtils().payments
  const order = trpc.payments.orderByTransfer.useMutation({ onSettled: () => transfer.invalidate() })
  const price = formatMoney(lifetimePriceSAR, language, 'SAR', { max: 0 })
  return (
    <>
      <div role="alert" className="empty:hidden">
        {order.isError ? (
          <Notice variant="error" title={t('transfer.failed')}>
            {serverMessage(order.error) ?? t('unreachable')}
          </Notice>
        ) : null}
      </div>
      <Button
        variant={isSecond ? 'secondary' : 'primary'}
        className="w-full"
        aria-disabled={order.isPending}
        onClick={() => (order.isPending ? undefined : order.mutate())}
      >
        {order.isPending ? t('transfer.buying') : t('transfer.buy', { price })}
      </Button>
      <p className="max-w-line text-small text-muted">{t('transfer.hint')}</p>
    </>
  )
}

/** An order that waits, with all that its transfer needs; or how the latest one has ended. */
export function TransferState({ waiting, ended, bank }: Transfer) {
  const { t } = useTranslation('paywall')
  if (waiting && bank) return <Waiting order={waiting} bank={bank} />
  if (!ended) return null
  const { orderNumber: number, reason } = ended
  return (
    <Notice title={t(reason === null ? 'transfer.overdue' : 'transfer.refused', { number })}>
      {reason ? <bdi>{reason}</bdi> : null}
    </Notice>
  )
}

interface WaitingProps {
  order: NonNullable<Transfer['waiting']>
  bank: NonNullable<Transfer['bank']>
}

function Waiting({ order: { orderNumber, total, dueAt }, bank }: WaitingProps) {
  const { t } = useTranslation('paywall')
  const language = useLanguage()
  return (
    <section aria-labelledby="transfer" className="flex flex-col gap-4 rounded-panel bg-accent-soft p-5">
      <div role="status">
        <h2 id="transfer" className="text-section font-semibold">
          {t('transfer.title')}
        </h2>
      </div>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Line name={t('transfer.amount')}>
          <Figure className="font-semibold">{formatMoney(total / 100, language, 'SAR')}</Figure>
        </Line>
        <Line name={t('transfer.reference')}>
          <Copied text={orderNumber} label={t('transfer.copyReference')} />
        </Line>
        <Line name={t('transfer.holder')}>
          <bdi>{bank.holder}</bdi>
        </Line>
        <Line name={t('transfer.bank')}>
          <bdi>{bank.bank}</bdi>
        </Line>
        <Line name={t('transfer.iban')} className="sm:col-span-2">
          <Copied text={bank.iban} shown={spacedIban(bank.iban)} label={t('transfer.copyIban')} />
        </Line>
      </dl>
      <p className="text-small">{t('transfer.until', { date: formatDate(dueAt, language) })}</p>
    </section>
  )
}

/** A text to be typed elsewhere; where it cannot be copied it can still be selected. */
function Copied({ text, shown = text, label }: { text: string; shown?: string; label: string }) {
  const { t } = useTranslation('paywall')
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <bdi dir="ltr" className="font-mono text-small font-medium select-all">
        {shown}
      </bdi>
      <Button variant="quiet" className="-my-2" aria-label={label} onClick={copy}>
        <Copy />
        <span aria-live="polite">{isCopied ? t('transfer.copied') : t('transfer.copy')}</span>
      </Button>
    </span>
  )
}
