import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPercent, formatRiyadhDateTime } from '../../../i18n/format'
import { Figure } from '../../../ui/figure'
import { QrCode } from '../../../ui/qr/qr-code'
import type { TaxDocument } from '../invoice/invoice-task'
import { Line } from '../line'

/** What the law asks of a tax document beside the amounts: its number and time, the seller, and the code. */
export function TaxDetails({ document, children }: { document: TaxDocument; children?: ReactNode }) {
  const { t, i18n } = useTranslation('payment')
  const language = i18n.language === 'ar' ? 'ar' : 'en'
  const { kind, number, issuedAt, sellerName, sellerAddress, sellerVatNumber, sellerRegistration, qr } = document
  return (
    <div className="mt-5 flex flex-wrap items-start justify-between gap-6 border-t border-line pt-5">
      <dl className="grid min-w-0 grow basis-64 gap-x-8 gap-y-3">
        <Line name={t(`tax.numbers.${kind}`)}>
          <Figure className="font-medium">{String(number)}</Figure>
        </Line>
        {children}
        <Line name={t('tax.issued')}>
          <bdi>{formatRiyadhDateTime(issuedAt, language)}</bdi>
        </Line>
        <Line name={t('tax.seller')}>
          <p>
            <bdi>{sellerName}</bdi>
          </p>
          <p className="text-small text-muted">
            <bdi>{sellerAddress}</bdi>
          </p>
        </Line>
        <Line name={t('tax.vatNumber')}>
          <Figure>{sellerVatNumber}</Figure>
        </Line>
        {sellerRegistration ? (
          <Line name={t('tax.registration')}>
            <Figure>{sellerRegistration}</Figure>
          </Line>
        ) : null}
      </dl>
      <QrCode text={qr} label={t('tax.code')} />
    </div>
  )
}

/** The credit note of a purchase that was given back: what it takes back, and of which invoice. */
export function CreditNote({ documents }: { documents: readonly TaxDocument[] }) {
  const { t, i18n } = useTranslation('payment')
  const language = i18n.language === 'ar' ? 'ar' : 'en'
  const note = documents.find(({ kind }) => kind === 'creditNote')
  const invoice = documents.find(({ kind }) => kind === 'invoice')
  if (!note || !invoice) return null
  const money = (halalas: number) => formatMoney(halalas / 100, language, 'SAR')
  const rows = [
    { name: t('taxReceipt.net'), amount: note.total - note.vat },
    { name: t('taxReceipt.vat', { rate: formatPercent(note.vatPct, language) }), amount: note.vat },
    { name: t('tax.returned'), amount: note.total },
  ]
  return (
    <article className="rounded-panel border border-line bg-surface p-5 sm:p-8 print:border-0 print:p-0">
      <h2 className="mb-4 text-section font-semibold">{t('tax.kinds.creditNote')}</h2>
      <dl className="grid gap-2">
        {rows.map(({ name, amount }) => (
          <div key={name} className="flex justify-between gap-4 last:font-semibold">
            <dt>{name}</dt>
            <dd dir="ltr" className="whitespace-nowrap">
              <Figure>{money(amount)}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      <TaxDetails document={note}>
        <Line name={t('tax.takesBack')}>
          <Figure>{String(invoice.number)}</Figure>
        </Line>
      </TaxDetails>
    </article>
  )
}
