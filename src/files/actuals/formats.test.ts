import { describe, expect, it } from 'vitest'
import { columnNamesIn, mappedFormat } from './formats/mapped-format'
import { type SalesOptions, SalesReader } from './read-sales'
import { type Cell, csvOf, workbookOf } from './testing/sheets'
import { storeYears, type TrueOrder, totalOf } from './testing/store-year'
import { googleRows, metaRows, snapchatRows, type TrueSpend, tiktokRows } from './testing/write-advertising'
import { amazonRows, noonRows, shopifyRows, wooRows } from './testing/write-orders'
import { sallaHeaders, sallaRow, slashed } from './testing/write-salla'
import {
  courierRows,
  emkanRows,
  eventsOf,
  moyasarRows,
  sallaPaymentsRows,
  type TrueEvent,
  tabbyRows,
  tamaraRows,
} from './testing/write-statements'

const options: SalesOptions = { salt: 'salt', isVatRegistered: true, statuses: {}, mapped: [] }
const years = storeYears(11, 240)
const [demoYear = []] = years
const sallaOf = (year: TrueOrder[]) => csvOf([sallaHeaders, ...year.map((order, at) => sallaRow(order, at, slashed))])

async function read(...files: Uint8Array[]) {
  const reader = new SalesReader(options)
  for (const [at, bytes] of files.entries()) await reader.read(`file ${at + 1}`, bytes)
  return reader.reading()
}

const inSar = <T>(list: readonly T[], halalas: (one: T) => number) =>
  list.reduce((sum, one) => sum + halalas(one), 0) / 100
const added = <T>(list: readonly T[], amount: (one: T) => number) =>
  Math.round(list.reduce((sum, one) => sum + amount(one), 0) * 100) / 100
const isSold = ({ state }: TrueOrder) => state !== 'cancelled'
const goods = ({ lines }: TrueOrder) => lines.reduce((sum, { units, price }) => sum + units * price, 0)
const units = ({ lines }: TrueOrder) => lines.reduce((sum, line) => sum + line.units, 0)

function expectNoCustomer(reading: unknown, year: TrueOrder[]) {
  const text = JSON.stringify(reading)
  const found = year.flatMap(({ customer }) => Object.values(customer)).filter((part) => text.includes(part))
  expect(found).toEqual([])
}

type RowsOf = (year: readonly TrueOrder[]) => Cell[][]
const orderFiles: [string, RowsOf, (order: TrueOrder) => boolean, (order: TrueOrder) => number][] = [
  ['shopify', shopifyRows, isSold, totalOf],
  ['woocommerce', wooRows, isSold, totalOf],
  ['noon', noonRows, isSold, goods],
  ['amazonOrders', amazonRows, ({ state }) => state === 'delivered', goods],
]

describe('orders files of other platforms', () => {
  for (const [source, rowsOf, counts, total] of orderFiles)
    it.each(years)(`give each month’s sales and units to the halala: ${source}, store %#`, async (...year) => {
      const reading = await read(csvOf(rowsOf(year), source === 'amazonOrders' ? '\t' : ','))
      expect(reading.files).toMatchObject([{ unreadable: {}, refusal: null }])
      expect(reading.orders.map((month) => month.source)).toEqual(Array(12).fill(source))
      for (const month of reading.orders) {
        const sold = year.filter((order) => order.at.startsWith(month.month) && counts(order))
        expect(month.total).toBe(inSar(sold, total))
        expect(added(month.products ?? [], (product) => product.units)).toBe(
          sold.reduce((sum, order) => sum + units(order), 0),
        )
      }
      expectNoCustomer(reading, year)
    })
})

const statements: [string, Parameters<typeof eventsOf>[1], number, number, (events: TrueEvent[]) => Cell[][]][] = [
  ['tabby', 'tabby', 6.99, 100, (events) => tabbyRows(events)],
  ['tamara', 'tamara', 6.99, 150, tamaraRows],
  ['emkan', 'wallet', 5, 0, emkanRows],
  ['moyasar', 'mada', 1, 100, moyasarRows],
  ['sallaPayments', 'mada', 1, 100, sallaPaymentsRows],
]

describe('settlements', () => {
  for (const [source, method, feePct, fixed, rowsOf] of statements)
    it.each(years)(`give sales, refunds, fees and VAT by month, and add up: ${source}, store %#`, async (...year) => {
      const events = eventsOf(year, method, feePct, fixed)
      const reading = await read(sallaOf(year), workbookOf(rowsOf(events), 'SR'))
      expect(reading.files[1]).toMatchObject({ format: source, unreadable: {} })
      expect(reading.checks).toMatchObject([{ source, isRight: true, problems: [] }])
      expect(reading.contradictions).toEqual([])
      const sales = events.filter(({ kind }) => kind === 'sale')
      const refunds = events.filter(({ kind }) => kind === 'refund')
      const settled = reading.settlements.flatMap(({ methods }) => methods)
      expect(added(settled, ({ orders }) => orders)).toBe(sales.length)
      const net = added(settled, ({ value, refunds: back }) => value - back)
      expect(net).toBe(inSar(events, ({ amount }) => amount))
      if (source !== 'emkan' && source !== 'sallaPayments')
        expect(added(settled, (method) => method.refunds)).toBe(-inSar(refunds, ({ amount }) => amount))
      const payoutFee = source === 'tabby' ? 11.5 : 0
      const fees = added(settled, ({ fees: before, feesVat }) => before + feesVat)
      expect(fees).toBeCloseTo(inSar(events, ({ fee, vat }) => fee + vat) + payoutFee, 6)
      for (const month of reading.settlements.filter(() => source === 'tamara'))
        expect(added(month.methods, ({ value }) => value)).toBe(
          inSar(
            sales.filter(({ order }) => order.at.startsWith(month.month)),
            ({ amount }) => amount,
          ),
        )
      expectNoCustomer(reading, year)
    })

  it.each(years)('reads what couriers collected at the door: store %#', async (...year) => {
    const events = eventsOf(year, 'cod', 0, 1500)
    const reading = await read(csvOf(courierRows(events)))
    expect(reading.files).toMatchObject([{ format: 'courier', unreadable: {} }])
    const settled = reading.settlements.flatMap(({ methods }) => methods)
    expect(added(settled, ({ value }) => value)).toBe(
      inSar(
        events.filter(({ kind }) => kind === 'sale'),
        ({ amount }) => amount,
      ),
    )
    expect(settled.every(({ method }) => method === 'cod')).toBe(true)
    expectNoCustomer(reading, year)
  })

  it.each([
    ['with it in the fee', ['cod', 'fee', 'net'], [230, 23, 207]],
    ['with it on top of the fee', ['cod', 'fee', 'net'], [230, 20, 207]],
    ['with it beside a fee that contains it', ['cod', 'fee', 'vat', 'net'], [230, 23, 3, 207]],
    ['with it beside a fee that does not', ['cod', 'fee', 'vat', 'net'], [230, 20, 3, 207]],
    ['beside that of the order', ['cod', 'fee', 'vat', 'net'], [230, 23, 30, 207]],
    ['with fees that only the transfer shows', ['cod', 'net'], [230, 207]],
    ['with fees alone', ['cod', 'fee'], [230, 23]],
    ['with fees below zero', ['cod', 'fee', 'net'], [230, -23, 207]],
  ])('a courier’s fee is split from its VAT, in a list that states them %s', async (_, columns, cells) => {
    const rows = ['1', '2'].map((awb) => [awb, '2026-09-03', ...cells])
    const { settlements, checks } = await read(csvOf([['awb', 'delivery date', ...columns], ...rows]))
    expect(settlements[0]?.methods).toMatchObject([{ method: 'cod', orders: 2, value: 460, fees: 40, feesVat: 6 }])
    expect(checks).toMatchObject([{ isRight: true, computed: 414 }])
  })

  it('names the order of a row that does not add up, one that is charged twice, and one of another amount', async () => {
    const events = eventsOf(demoYear, 'tabby', 6.99, 100)
    const [first, second, third] = events.filter(({ kind }) => kind === 'sale')
    if (!first || !second || !third) throw new Error('too few')
    const rows = tabbyRows(
      [...events, second].map((event) => (event === third ? { ...third, amount: third.amount + 500 } : event)),
    )
    const wrong = rows.map((cells) =>
      cells[0] === first.order.number && cells[3] === 'sale' ? cells.with(9, 1) : cells,
    )
    const { checks, contradictions } = await read(sallaOf(demoYear), workbookOf(wrong))
    expect(checks[0]?.isRight).toBe(false)
    expect(checks[0]?.problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ number: first.order.number, why: 'sum', stated: 1 }),
        expect.objectContaining({ number: second.order.number, why: 'twice' }),
      ]),
    )
    expect(contradictions).toMatchObject([{ number: third.order.number, figure: 'total' }])
  })
})

const spends: TrueSpend[] = Array.from({ length: 60 }, (_, at) => ({
  day: at < 30 ? `2026-09-${String(at + 1).padStart(2, '0')}` : `2026-10-${String(at - 29).padStart(2, '0')}`,
  campaign: `Ramadan ${at % 3}`,
  spend: 123_456 + at * 77,
  purchases: at % 5,
  value: 400_000 + at,
}))

describe('advertising', () => {
  for (const [source, rows, ofMonths] of [
    ['meta', metaRows(spends), ['2026-09', '2026-10']],
    ['snapchat', snapchatRows(spends), ['2026-09', '2026-10']],
    ['tiktok', tiktokRows(spends), ['2026-09', '2026-10']],
    ['google', googleRows(spends.slice(0, 30), 'September 1, 2026 - September 30, 2026'), ['2026-09']],
  ] as const)
    it(`gives spend and purchases by month, without the rows that sum up: ${source}`, async () => {
      const { files, advertising } = await read(csvOf(rows))
      expect(files).toMatchObject([{ format: source, unreadable: {} }])
      expect(advertising.map(({ month }) => month)).toEqual(ofMonths)
      for (const { month, spend, purchases } of advertising) {
        const own = spends.filter(({ day }) => day.startsWith(month))
        expect(spend).toBe(inSar(own, (one) => one.spend))
        expect(purchases).toBe(own.reduce((sum, one) => sum + one.purchases, 0))
      }
    })
})

describe('what is no file of sales', () => {
  it('is named, shows its headers without what stands below them, or is refused', async () => {
    const zid = csvOf([
      ['معرف الطلب', 'المشتري', 'مبلغ الفاتورة', 'أنشئ في'],
      ['1001', 'نورة العتيبي', '230.00', '2026-09-01 10:00'],
    ])
    const names = csvOf([
      ['نورة العتيبي', 'الرياض'],
      ['سارة القحطاني', 'جدة'],
    ])
    const { files } = await read(zid, names, new Uint8Array([0x25, 0x50, 0x44, 0x46]))
    expect(files.map(({ headers, refusal }) => headers ?? refusal)).toEqual([
      ['معرف الطلب', 'المشتري', 'مبلغ الفاتورة', 'أنشئ في'],
      'notSales',
      'pdf',
    ])
  })

  it('is read once its columns were mapped by hand', async () => {
    const names = { number: 'معرف الطلب', placedAt: 'أنشئ في', total: 'مبلغ الفاتورة' }
    expect(mappedFormat({ ...names, total: '' })).toBeNull()
    expect(columnNamesIn(JSON.stringify([names, 5, { total: 3 }]))).toEqual([names])
    expect([columnNamesIn('{'), columnNamesIn(null), columnNamesIn('{}')]).toEqual([[], [], []])
    const mapped = mappedFormat(names)
    const reader = new SalesReader({ ...options, mapped: mapped ? [mapped] : [] })
    const rows = [
      ['معرف الطلب', 'المشتري', 'مبلغ الفاتورة', 'أنشئ في'],
      ['1001', 'نورة العتيبي', '230.00', '2026-08-31T22:30:00Z'],
      ['1002', 'نورة العتيبي', 'مجانا', '2026-09-02 10:00'],
      ['1003', 'نورة العتيبي', '٢٣٠٫٥٠', '31/31/2026'],
    ]
    await reader.read('zid.csv', csvOf(rows))
    const { files, orders } = reader.reading()
    expect(files[0]?.unreadable).toEqual({ badAmount: { count: 1, rows: [3] }, badDate: { count: 1, rows: [4] } })
    // Half past ten in the evening of UTC is the next day in Riyadh.
    expect(orders).toMatchObject([{ source: 'otherOrders', month: '2026-09', placed: 1, total: 230 }])
  })

  it('is read as a settlement, whose fees include VAT, or as advertising where that is what was said of it', async () => {
    const settlement = { number: 'Txn', amount: 'Gross', transferred: 'Payout', date: 'Captured' }
    const advertising = { from: 'Tag', spend: 'Ausgaben', purchases: 'Käufe' }
    expect(mappedFormat({ kind: 'settlement', ...settlement, transferred: '' })).toBeNull()
    expect(mappedFormat({ kind: 'advertising', from: 'Tag' })).toBeNull()
    const named = columnNamesIn(
      JSON.stringify([
        { kind: 'settlement', ...settlement },
        { kind: 'advertising', ...advertising },
        { kind: 'payroll', number: 'a' },
      ]),
    )
    expect(named).toHaveLength(2)
    const reader = new SalesReader({ ...options, mapped: named.flatMap((names) => mappedFormat(names) ?? []) })
    const paid = [
      ['Txn', 'Gross', 'Payout', 'Captured'],
      ['1', '230.00', '223.10', '2026-09-03'],
      ['2', '115.00', '111.55', '2026-09-04'],
      ['Total', '345.00', '334.65', ''],
    ]
    const spent = [
      ['Tag', 'Ausgaben', 'Käufe'],
      ['2026-09-01', '300', '4'],
      ['2026-10-01', '200', '1'],
    ]
    await reader.read('hyperpay.csv', csvOf(paid))
    await reader.read('x.csv', csvOf(spent))
    const { settlements, advertising: ads, checks } = reader.reading()
    const method = { method: 'other', orders: 2, value: 345, fees: 9, feesVat: 1.35, transferred: 334.65 }
    expect(settlements).toMatchObject([{ source: 'otherSettlement', month: '2026-09', methods: [method] }])
    expect(checks).toMatchObject([{ source: 'otherSettlement', isRight: true }])
    expect(ads).toEqual([
      { kind: 'advertising', source: 'otherAdvertising', month: '2026-09', spend: 300, purchases: 4, value: null },
      { kind: 'advertising', source: 'otherAdvertising', month: '2026-10', spend: 200, purchases: 1, value: null },
    ])
  })
})
