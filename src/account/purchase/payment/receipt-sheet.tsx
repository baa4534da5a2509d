import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney, formatPercent } from '../../../i18n/format'
import { useBrand } from '../../../i18n/use-page-title'
import { classes } from '../../../ui/classes'
import { Figure } from '../../../ui/figure'
import { EmailAddress } from '../../../ui/page/email-address'
import type { Receipt } from '../invoice/invoice-task'
import { Line } from '../line'
import { TaxDetails } from './tax-details'

/** A receipt that is a tax invoice has its words in Arabic, too. */
const wordsOf = ({ taxDocuments }: Receipt) => (taxDocuments.length > 0 ? 'taxReceipt' : 'receipt')

/** What was bought, by whom and for how much: one page of A4 when printed. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { t, i18n } = useTranslation('payment')
  const invoice = receipt.taxDocuments.find(({ kind }) => kind === 'invoice')
  const language = i18n.language === 'ar' ? 'ar' : 'en'
  const brand = useBrand()
  const words = wordsOf(receipt)
  return (
    <article className="rounded-panel border border-line bg-surface p-5 sm:p-8 print:border-0 print:p-0">
      <header className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-5">
        <div className="flex items-center gap-3">
          <img src="/favicon.svg" alt="" width="40" height="40" />
          <div>
            <h1 className="text-page font-semibold">{invoice ? t('tax.kinds.invoice') : t('receipt.title')}</h1>
            <p className="text-muted">{brand}</p>
          </div>
        </div>
        <Mark state={receipt.isRefunded ? 'refunded' : receipt.isDisputed ? 'disputed' : 'paid'} />
      </header>
      <dl className="grid gap-x-8 gap-y-4 py-6 sm:grid-cols-2">
        <Line name={t(`${words}.number`)}>
          <Figure className="font-medium">{receipt.orderNumber}</Figure>
        </Line>
        <Line name={t(`${words}.date`)}>
          <bdi>{formatDate(receipt.orderedAt, language)}</bdi>
        </Line>
        <Line name={t(`${words}.buyer`)}>
          <p className="break-words">
            <bdi>{receipt.customerName}</bdi>
          </p>
          <p className="text-small text-muted">
            <EmailAddress address={receipt.customerEmail} />
          </p>
        </Line>
        <Line name={t(`${words}.reference`)}>
          <bdi dir="ltr" className="tabular-nums">
            {receipt.reference}
          </bdi>
        </Line>
      </dl>
      <Amounts receipt={receipt} language={language} />
      {invoice ? <TaxDetails document={invoice} /> : <p className="mt-5 text-small text-muted">{t('receipt.note')}</p>}
    </article>
  )
}

function Mark({ state }: { state: 'paid' | 'refunded' | 'disputed' }) {
  const { t } = useTranslation('payment')
  const variant = state === 'paid' ? 'bg-accent-soft text-accent' : 'bg-warning-soft text-warning'
  return <span className={classes('rounded-control px-3 py-1 font-medium', variant)}>{t(`receipt.${state}`)}</span>
}

function Amounts({ receipt, language }: { receipt: Receipt; language: 'en' | 'ar' }) {
  const { t } = useTranslation('payment')
  const words = wordsOf(receipt)
  const money = (halalas: number) => formatMoney(halalas / 100, language, 'SAR')
  const vat = { name: t(`${words}.vat`, { rate: formatPercent(receipt.vatPct, language) }), amount: receipt.vat }
  const rows = receipt.vatPct > 0 ? [{ name: t(`${words}.net`), amount: receipt.net }, vat] : []
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{t(`${words}.amount`)}</caption>
      <thead>
        <tr className="border-y border-line text-small text-muted">
          <th scope="col" className="py-2 text-start font-normal">
            {t(`${words}.item`)}
          </th>
          <th scope="col" dir="ltr" className="py-2 text-end font-normal">
            <bdi>{t(`${words}.amount`)}</bdi>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row" colSpan={2} className="pt-3 text-start font-medium">
            {t(`${words}.product`)}
          </th>
        </tr>
        {rows.map(({ name, amount }) => (
          <tr key={name} className="last:[&>*]:pb-4">
            <th scope="row" className="py-1 pe-4 text-start font-normal wrap-anywhere text-muted">
              {name}
            </th>
            <td dir="ltr" className="w-px py-1 text-end whitespace-nowrap">
              <Figure>{money(amount)}</Figure>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line text-section font-semibold">
          <th scope="row" className="py-3 pe-4 text-start wrap-anywhere">
            {t(`${words}.total`)}
          </th>
          <td dir="ltr" className="w-px py-3 text-end whitespace-nowrap">
            <Figure>{money(receipt.total)}</Figure>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
