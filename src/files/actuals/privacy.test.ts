import { expect, it } from 'vitest'
import type { FormatId } from './formats/format'
import { mappedFormat } from './formats/mapped-format'
import { SalesReader } from './read-sales'
import { type Cell, csvOf, workbookOf } from './testing/sheets'
import { storeYears } from './testing/store-year'
import { googleRows, metaRows, snapchatRows, type TrueSpend, tiktokRows } from './testing/write-advertising'
import { amazonRows, noonRows, shopifyRows, wooRows } from './testing/write-orders'
import { sallaHeaders, sallaRow, slashed } from './testing/write-salla'
import {
  courierRows,
  emkanRows,
  eventsOf,
  moyasarRows,
  sallaPaymentsRows,
  tabbyRows,
  tamaraRows,
} from './testing/write-statements'

const [year = []] = storeYears(23, 60)
const paidBy = (method: Parameters<typeof eventsOf>[1]) => eventsOf(year, method, 5, 100)
const spends: TrueSpend[] = Array.from({ length: 30 }, (_, at) => ({
  day: `2026-09-${String(at + 1).padStart(2, '0')}`,
  campaign: 'Autumn',
  spend: 10_000,
  purchases: 1,
  value: 20_000,
}))
const ownRows: Cell[][] = [
  ['معرف الطلب', 'أنشئ في', 'مبلغ الفاتورة', 'الحالة', 'الدفع'],
  ...year.map((order): Cell[] => [order.number, order.at.replace('T', ' '), 230, 'تم التوصيل', 'مدى']),
]

/** A file of each format. */
const files: Record<FormatId, Cell[][]> = {
  salla: [sallaHeaders, ...year.map((order, at) => sallaRow(order, at, slashed))],
  // Zid’s orders have no file that is known: they come over its interface, or with columns that are named by hand.
  zid: ownRows,
  otherOrders: ownRows,
  shopify: shopifyRows(year),
  woocommerce: wooRows(year),
  noon: noonRows(year),
  amazonOrders: amazonRows(year),
  amazon: amazonRows(year),
  sallaPayments: sallaPaymentsRows(paidBy('mada')),
  tabby: tabbyRows(paidBy('tabby')),
  tamara: tamaraRows(paidBy('tamara')),
  emkan: emkanRows(paidBy('wallet')),
  moyasar: moyasarRows(paidBy('mada')),
  courier: courierRows(paidBy('cod')),
  meta: metaRows(spends),
  snapchat: snapchatRows(spends),
  tiktok: tiktokRows(spends),
  google: googleRows(spends, 'September 1, 2026 - September 30, 2026'),
  otherSettlement: [
    ['معرف الطلب', 'المدفوع', 'المحول', 'النوع', 'الملاحظة'],
    ...paidBy('mada').map(({ order, amount }): Cell[] => [order.number, amount, amount, 'sale', '']),
  ],
  otherAdvertising: [
    ['يوم الحملة', 'المصروف', 'المنصة', 'النوع', 'الملاحظة'],
    ...spends.map(({ day, spend }): Cell[] => [day, spend, 'X', '', '']),
  ],
}

const customers = year.map(({ customer }) => customer)
const mapped = [
  mappedFormat({
    number: 'معرف الطلب',
    placedAt: 'أنشئ في',
    total: 'مبلغ الفاتورة',
    status: 'الحالة',
    method: 'الدفع',
  }),
  mappedFormat({ kind: 'settlement', number: 'معرف الطلب', amount: 'المدفوع', transferred: 'المحول' }),
  mappedFormat({ kind: 'advertising', from: 'يوم الحملة', spend: 'المصروف' }),
].filter((format) => format !== null)

/** The file with all that exports say of customers besides, under the names that their columns have. */
function withCustomers(rows: readonly Cell[][]): Cell[][] {
  const header = rows.findIndex((cells) => cells.filter((cell) => cell !== '').length > 4)
  const width = rows[header]?.length ?? 0
  return rows.map((cells, at) => {
    if (at < header) return cells
    const whole = [...cells, ...Array<string>(Math.max(0, width - cells.length)).fill('')]
    if (at === header) return [...whole, 'اسم العميل', 'Customer phone', 'Billing Email', 'عنوان الشحن', 'Notes']
    const { name, phone, email, address } = customers[at % customers.length] ?? {
      name: '',
      phone: '',
      email: '',
      address: '',
    }
    return [...whole, name, phone, email, address, `${name} ${phone}`]
  })
}

it.each(Object.entries(files))(
  'no name, telephone, mail or address leaves the reading of a file: %s, whole or with rows that cannot be read',
  async (format, rows) => {
    const whole = withCustomers(rows)
    const broken = whole.map((cells, at) =>
      at > 30 && at % 2 === 0 ? cells.map((cell) => (cell === '' ? '' : `؟${cell}`)) : cells,
    )
    const separator = format.startsWith('amazon') ? '\t' : ','
    for (const bytes of [csvOf(whole, separator), workbookOf(whole), csvOf(broken, separator)]) {
      const progress: unknown[] = []
      const reader = new SalesReader({
        ...{ salt: 'salt', isVatRegistered: true, statuses: {}, mapped },
        onProgress: (read) => progress.push(read),
      })
      await reader.read('file', bytes)
      const reading = reader.reading()
      expect(reading.files[0]?.refusal).toBeNull()
      expect(reading.files[0]?.rows).toBeGreaterThan(3)
      const given = JSON.stringify([reading, progress])
      const left = customers.flatMap((customer) => Object.values(customer)).filter((text) => given.includes(text))
      expect(left).toEqual([])
    }
  },
)
