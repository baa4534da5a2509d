import { Document, Page, Path, Rect, Svg, View } from '@react-pdf/renderer'
import { useTranslation } from 'react-i18next'
import { brand } from '../../../domain/site/brand'
import { styles } from '../../../files/pdf/look'
import { Line, Words, writable } from '../../../files/pdf/words'
import { formatMoney, formatPercent, formatRiyadhDateTime } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/use-language'
import { qrSquares } from '../../../ui/qr/qr-squares'
import type { Receipt, TaxDocument } from './invoice-task'

/** The side of the code in points: a phone reads it from paper. */
const codeSide = 130

/** The tax documents of a purchase, each on a page of its own. */
export function InvoiceDocument({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const invoice = receipt.taxDocuments.find(({ kind }) => kind === 'invoice')
  return (
    <Document
      title={writable(`${t('tax.kinds.invoice')} ${invoice?.number ?? ''}`)}
      author={writable(invoice?.sellerName ?? '')}
      creator={brand[language]}
      producer={brand[language]}
      language={language}
    >
      {receipt.taxDocuments.map((document) => (
        <Page key={document.kind} size="A4" style={styles.page}>
          <Sheet receipt={receipt} document={document} invoiceNumber={invoice?.number ?? document.number} />
        </Page>
      ))}
    </Document>
  )
}

/** A text without Arabic letters reads from left to right, also where it begins with a number. */
const inOwnDirection = (text: string) => (/[\u0600-\u06ff]/.test(text) ? text : `\u200e${text}\u200e`)

interface SheetProps {
  receipt: Receipt
  document: TaxDocument
  invoiceNumber: number
}

function Sheet({ receipt, document, invoiceNumber }: SheetProps) {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const { kind, number, issuedAt, sellerName, sellerAddress, sellerVatNumber, sellerRegistration, qr } = document
  return (
    <>
      <Line style={{ justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 18 }}>
        <Words size={19} strong>
          {t(`tax.kinds.${kind}`)}
        </Words>
        <Words size={10.5} strong colour="accent">
          {brand[language]}
        </Words>
      </Line>
      <Line style={{ justifyContent: 'space-between', gap: 24 }}>
        <View style={{ flex: 1, gap: 8 }}>
          <Fact name={t(`tax.numbers.${kind}`)}>{String(number)}</Fact>
          {kind === 'creditNote' ? <Fact name={t('tax.takesBack')}>{String(invoiceNumber)}</Fact> : null}
          <Fact name={t('tax.issued')}>{formatRiyadhDateTime(issuedAt, language)}</Fact>
          <Fact name={t('taxReceipt.number')}>{receipt.orderNumber}</Fact>
        </View>
        <View style={{ flex: 1, gap: 8 }}>
          <Fact name={t('tax.seller')}>{sellerName}</Fact>
          <Words size={8.5} colour="muted">
            {inOwnDirection(sellerAddress)}
          </Words>
          <Fact name={t('tax.vatNumber')}>{sellerVatNumber}</Fact>
          {sellerRegistration ? <Fact name={t('tax.registration')}>{sellerRegistration}</Fact> : null}
        </View>
        <View style={{ flex: 1, gap: 8 }}>
          <Fact name={t('taxReceipt.buyer')}>{receipt.customerName}</Fact>
          <Words size={8.5} colour="muted">
            {receipt.customerEmail}
          </Words>
        </View>
      </Line>
      <Amounts document={document} />
      <Line style={{ marginTop: 24 }}>
        <Code text={qr} />
      </Line>
    </>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <View>
      <Words size={8.5} colour="muted">
        {name}
      </Words>
      <Words>{children}</Words>
    </View>
  )
}

function Amounts({ document: { kind, total, vat, vatPct } }: { document: TaxDocument }) {
  const { t } = useTranslation('payment')
  const language = useLanguage()
  const money = (halalas: number) => formatMoney(halalas / 100, language, 'SAR')
  const rows = [
    { name: t('taxReceipt.net'), amount: total - vat },
    { name: t('taxReceipt.vat', { rate: formatPercent(vatPct, language) }), amount: vat },
    { name: t(kind === 'invoice' ? 'taxReceipt.total' : 'tax.returned'), amount: total },
  ]
  return (
    <View style={{ marginTop: 24 }}>
      <Words strong style={{ marginBottom: 6 }}>
        {t('taxReceipt.product')}
      </Words>
      {rows.map(({ name, amount }, at) => (
        <View key={name} style={{ ...styles.row, paddingVertical: 4 }}>
          <Line style={{ justifyContent: 'space-between' }}>
            <Words strong={at === rows.length - 1}>{name}</Words>
            <Words strong={at === rows.length - 1} align="figures">
              {money(amount)}
            </Words>
          </Line>
        </View>
      ))}
    </View>
  )
}

function Code({ text }: { text: string }) {
  const { size, path } = qrSquares(text)
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} style={{ width: codeSide, height: codeSide }}>
      <Rect x="0" y="0" width={String(size)} height={String(size)} fill="#ffffff" />
      <Path d={path} fill="#000000" />
    </Svg>
  )
}
