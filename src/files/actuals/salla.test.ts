import { describe, expect, it } from 'vitest'
import { type SalesOptions, SalesReader, type SalesReading } from './read-sales'
import { type Cell, csvOf, workbookOf } from './testing/sheets'
import { storeYears, type TrueOrder, totalOf } from './testing/store-year'
import { renamedStatus, sallaHeaders, sallaRow, slashed } from './testing/write-salla'

const options: SalesOptions = {
  salt: 'salt',
  isVatRegistered: true,
  statuses: { [renamedStatus]: 'delivered' },
  mapped: [],
}
const years = storeYears(7, 240)
const [demoYear = []] = years
const rows = (dates: (at: string) => string, orders: TrueOrder[] = demoYear) => [
  ['تصدير الطلبات'],
  [],
  sallaHeaders,
  ...orders.map((order, at) => sallaRow(order, at, dates)),
]
const clock = (at: string) => at.replace('T', ' ')

async function read(files: Uint8Array[], given: Partial<SalesOptions> = {}) {
  const reader = new SalesReader({ ...options, ...given })
  for (const [at, bytes] of files.entries()) await reader.read(`file ${at + 1}`, bytes)
  return reader.reading()
}

const sar = (orders: TrueOrder[], halalas: (order: TrueOrder) => number) =>
  orders.reduce((sum, order) => sum + halalas(order), 0) / 100

describe('an orders file of Salla', () => {
  for (const [kind, write, dates] of [
    ['CSV with months before days', csvOf, slashed],
    ['workbook whose dimension is wrong', workbookOf, clock],
  ] as const) {
    it.each(years)(`gives each month’s figures to the halala, from a ${kind}: store %#`, async (...year) => {
      const { files, orders } = await read([write(rows(dates, year))])
      expect(files).toMatchObject([{ format: 'salla', rows: 240, unreadable: {}, refusal: null }])
      expect(orders).toHaveLength(12)
      for (const month of orders) {
        const placed = year.filter(({ at }) => at.startsWith(month.month))
        const sales = placed.filter(({ state }) => state !== 'cancelled')
        expect(month).toMatchObject({
          placed: placed.length,
          total: sar(sales, totalOf),
          refunded: sar(sales, ({ refunded }) => refunded),
          codCharges: sar(sales, ({ codCharge }) => codCharge),
          shipping: sar(sales, ({ shipping }) => shipping),
          discounts: {
            store: 0,
            coupon: sar(sales, ({ coupon }) => coupon),
            offers: sar(sales, ({ offers }) => offers),
          },
        })
        for (const state of ['open', 'delivered', 'cancelled', 'refused', 'returned'] as const)
          expect(month.byState?.[state]).toBe(placed.filter((order) => order.state === state).length)
        expect(month.products?.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(month.basket, 6)
        for (const { sku, units, value, parts = [] } of month.products ?? []) {
          const inOne = sku.split('+')
          if (inOne.length === 1) expect(parts).toEqual([])
          else {
            const total = (amount: (part: { units: number; value: number }) => number) =>
              parts.reduce((sum, part) => sum + amount(part), 0)
            expect(parts.map((part) => part.sku)).toEqual([...new Set(inOne)])
            expect(total((part) => part.units)).toBe(units * 2)
            expect(total((part) => part.value)).toBeCloseTo(value, 6)
          }
        }
      }
    })
  }

  it('shares what a bundle came to among its parts as they cost by themselves, else evenly by unit', async () => {
    const bundle = (parts: unknown[]) => ['Gift', 2, 'G', 100, 200, parts]
    const inBundle = async (lines: unknown[]) => {
      const cells = {
        'رقم الطلب': '1',
        'تاريخ الطلب': '2026-09-02 10:00',
        'إجمالي الطلب': '500',
        skus_json: JSON.stringify(lines),
      }
      const { orders } = await read([csvOf([Object.keys(cells), Object.values(cells)])])
      return orders[0]?.products?.find(({ sku }) => sku === 'G')?.parts
    }
    const [oud, musk] = [
      ['Oud', 1, 'A'],
      ['Musk', 2, 'B'],
    ]
    expect(await inBundle([bundle([oud, musk]), ['Oud', 1, 'A', 90, 90], ['Musk', 3, 'B', 30, 90]])).toEqual([
      { sku: 'A', name: 'Oud', units: 2, value: 120 },
      { sku: 'B', name: 'Musk', units: 4, value: 80 },
    ])
    expect(await inBundle([bundle([oud, musk]), ['Oud', 1, 'A', 90, 90]])).toEqual([
      { sku: 'A', name: 'Oud', units: 2, value: 66.67 },
      { sku: 'B', name: 'Musk', units: 4, value: 133.33 },
    ])
    expect(await inBundle([bundle(['none of ours', ['', 1, '']])])).toBeUndefined()
    expect(await inBundle([bundle(Array.from({ length: 21 }, (_, at) => [`P${at}`, 1, `P${at}`]))])).toBeUndefined()
  })

  it('asks about a status of the merchant’s own making, with how many orders have it', async () => {
    const { statuses, orders } = await read([csvOf(rows(clock))], { statuses: {} })
    expect(statuses).toEqual([{ status: renamedStatus, orders: expect.any(Number), state: null }])
    expect(orders.reduce((sum, { unknownStatus }) => sum + unknownStatus, 0)).toBe(statuses[0]?.orders)
    const answered = await read([csvOf(rows(clock))], { statuses: { [renamedStatus]: 'delivered' } })
    expect(answered.statuses).toEqual([{ status: renamedStatus, orders: statuses[0]?.orders, state: 'delivered' }])
  })

  it('has the VAT of all orders of a month where one of two files has no column for it', async () => {
    const whole = rows(clock).slice(2)
    const withoutVat = (cells: Cell[]) => cells.filter((_, column) => sallaHeaders[column] !== 'الضريبة')
    const first = csvOf(whole.filter((_, at) => at === 0 || at % 2 === 1))
    const second = csvOf(whole.filter((_, at) => at % 2 === 0).map(withoutVat))
    const vatOf = ({ orders }: SalesReading) => orders.reduce((all, month) => all + (month.vatStated ?? 0), 0)
    const [partly, stated] = [await read([first, second]), await read([csvOf(whole)])]
    const computed = stated.orders.reduce((all, month) => all + month.vatComputed, 0)
    // A seventh of the stated ones is half of what it should be.
    expect(vatOf(stated)).toBeLessThan(computed)
    expect(vatOf(partly)).toBeGreaterThan(vatOf(stated))
    expect(vatOf(partly)).toBeLessThan(computed)
  })

  it('has no VAT of an order whose cell for it is empty', async () => {
    const vatOf = async (file: Cell[][]) =>
      (await read([csvOf(file)])).orders.reduce((all, one) => all + (one.vatStated ?? 0), 0)
    const whole = rows(clock)
    const at = sallaHeaders.indexOf('الضريبة')
    const [third] = whole.slice(2).flatMap((cells, row) => (Number(cells[at]) > 0 ? [row + 2] : []))
    const emptied = whole.map((cells, row) => (row === third ? cells.with(at, '') : cells))
    expect(await vatOf(emptied)).toBeCloseTo((await vatOf(whole)) - Number(whole[third ?? 0]?.[at]), 2)
  })

  it('changes nothing when it is read twice, and takes a later state of an order', async () => {
    const once = await read([csvOf(rows(clock))])
    const twice = await read([csvOf(rows(clock)), csvOf(rows(clock)), workbookOf(rows(clock))])
    expect(twice.orders).toEqual(once.orders)
    expect(twice.files.map(({ isRepeated }) => isRepeated)).toEqual([false, true, false])
    expect(twice.contradictions).toEqual([])
  })

  it('leaves no name, telephone, mail or address in what it gives back', async () => {
    const given = JSON.stringify(await read([csvOf(rows(clock))]))
    for (const { customer } of demoYear) for (const text of Object.values(customer)) expect(given).not.toContain(text)
  })
})
