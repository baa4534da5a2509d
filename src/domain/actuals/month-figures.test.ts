import { describe, expect, it } from 'vitest'
import type { ActualFigure } from './figures'
import {
  type ActualMonth,
  actualMonthSchema,
  emptyFounderMonth,
  maxSoldProducts,
  type OrdersMonth,
  soldKey,
} from './month'
import { matchesIn, monthOfActuals, monthsOf } from './month-figures'
import { ordersMonth, unsaid } from './testing/orders-month'

const orders = (changes: Partial<OrdersMonth> = {}) =>
  ordersMonth({
    placed: 12,
    byState: { open: 1, delivered: 7, cancelled: 2, refused: 1, returned: 1 },
    cancelled: 2,
    cod: { orders: 4, refused: 1 },
    basket: 1000,
    discounts: { store: 10, coupon: 20, offers: 30, abandonedCart: 40 },
    shipping: 100,
    codCharges: 40,
    total: 1040,
    refunded: 50,
    vatStated: 130,
    vatComputed: 135.65,
    products: [
      { sku: 'A1', name: 'Oud', units: 6, value: 600 },
      { sku: '', name: 'Musk', units: 4, value: 400 },
    ],
    methods: [
      { method: 'mada', orders: 6, value: 600 },
      { method: 'cod', orders: 4, value: 440 },
    ],
    customers: { first: 7, returning: 3 },
    ...changes,
  })
const bare: Partial<OrdersMonth> = { ...unsaid, source: 'noon' }
const settled: ActualMonth = {
  kind: 'settlement',
  source: 'sallaPayments',
  month: '2026-09',
  methods: [
    { method: 'mada', orders: 6, value: 600, refunds: 0, fees: 12, feesVat: 1.8, transferred: 586.2, daysToBank: 3 },
    {
      method: 'wallet',
      orders: 1,
      value: 50,
      refunds: 0,
      fees: 1,
      feesVat: 0.15,
      transferred: 48.85,
      daysToBank: null,
    },
  ],
}
const advertised: ActualMonth = {
  kind: 'advertising',
  source: 'meta',
  month: '2026-09',
  spend: 300,
  purchases: 4,
  value: 500,
}
const founder = (month: string, changes: object = {}): ActualMonth => ({ ...emptyFounderMonth(month), ...changes })
const figureIn = (months: ActualMonth[], name: ActualFigure) => monthOfActuals(months, '2026-09').figures[name]

describe('what a source says of a month', () => {
  it('is kept as it is', () => {
    for (const month of [orders(), orders(bare), settled, advertised, founder('2026-09', { figures: { units: 4 } })])
      expect(actualMonthSchema.parse(month)).toEqual(month)
  })

  it('is refused with anything else in it, at a month that is none, and above 32 kB', () => {
    const refused = (month: unknown) => expect(actualMonthSchema.safeParse(month).success).toBe(false)
    refused({ ...orders(), customer: 'Noor' })
    refused(orders({ month: '2026-13' }))
    refused(orders({ placed: -1 }))
    refused({ ...settled, source: 'salla' })
    refused(founder('2026-09', { figures: { telephone: 5 } }))
    const many = (length: number, name = 'x') => Array.from({ length }, () => ({ sku: '', name, units: 1, value: 1 }))
    refused(orders({ products: many(maxSoldProducts + 1) }))
    refused(orders({ products: many(maxSoldProducts, 'ع'.repeat(100)) }))
    const ids = (length: number) => Array.from({ length }, (_, at) => `p${at}`)
    refused(founder('2026-09', { matches: Object.fromEntries(ids(201).map((id) => [id, id])) }))
    refused(founder('2026-09', { products: Object.fromEntries(ids(201).map((id) => [id, { units: 1, value: 1 }])) }))
  })
})

describe('a month', () => {
  it('has the sum of what its sources say, and says which they are', () => {
    const months = [orders(), orders({ ...bare, placed: 5, cancelled: 0 }), settled, advertised]
    expect(figureIn(months, 'orders')).toEqual({ value: 15, sources: ['salla', 'noon'] })
    expect(figureIn(months, 'discounts')).toEqual({ value: 100, sources: ['salla'] })
    expect(figureIn(months, 'paymentFees')).toMatchObject({ value: 13, sources: ['sallaPayments'] })
    expect(figureIn(months, 'advertising')).toEqual({ value: 300, sources: ['meta'] })
    expect(figureIn(months, 'vat')?.value).toBeCloseTo(265.65, 9)
    expect(figureIn(months, 'fixedCosts')).toBeUndefined()
    expect(monthOfActuals(months, '2026-09').isProvisional).toBe(true)
    expect(monthOfActuals(months, '2026-08')).toMatchObject({ figures: {}, products: null, methods: null, part: null })
  })

  it('has the VAT that files state, and counts it where they state none', () => {
    const stated = orders()
    const silent = orders(bare)
    expect(figureIn([stated], 'vat')).toEqual({ value: 130, sources: ['salla'] })
    expect(figureIn([silent], 'vat')).toEqual({ value: 135.65, sources: ['noon'], calculated: 'whole' })
    expect(figureIn([stated, silent], 'vat')).toMatchObject({ sources: ['salla'], calculated: 'part' })
    const typed = founder('2026-09', { figures: { vat: 120 } })
    expect(figureIn([stated, silent, typed], 'vat')).toEqual({ value: 120, sources: ['founder'] })
  })

  it('has what totals leave beside the goods, where no column says what it is', () => {
    const parts = (changes: Partial<OrdersMonth>) => {
      const { discounts, shippingCharged, codCharges } = monthOfActuals(
        [orders({ ...bare, ...changes })],
        '2026-09',
      ).figures
      return [discounts?.value, shippingCharged?.value, codCharges?.value]
    }
    expect(parts({ total: 1000 })).toEqual([0, 0, 0])
    expect(parts({ total: 1040 })).toEqual([0, 40, 0])
    expect(parts({ total: 900 })).toEqual([100, 0, 0])
    expect(parts({ total: 1070, shipping: 50 })).toEqual([0, 50, 20])
    expect(monthOfActuals([founder('2026-09', { figures: { total: 5 } })], '2026-09').figures.discounts).toBeUndefined()
  })

  it('has what its founder typed in the place of what files say', () => {
    const months = [orders(), founder('2026-09', { figures: { orders: 11, fixedCosts: 0 } })]
    expect(figureIn(months, 'orders')).toEqual({ value: 11, sources: ['founder'] })
    expect(figureIn(months, 'fixedCosts')).toEqual({ value: 0, sources: ['founder'] })
  })

  it('has its methods, what statements say of some of their orders, and how much they cover', () => {
    const { methods, settled: stated, figures } = monthOfActuals([orders(), orders(), settled, settled], '2026-09')
    expect(methods).toEqual([
      { method: 'mada', orders: 12, value: 1200 },
      { method: 'cod', orders: 8, value: 880 },
    ])
    expect(stated).toEqual([
      { method: 'mada', orders: 12, value: 1200, fees: 24 },
      { method: 'wallet', orders: 2, value: 100, fees: 2 },
    ])
    expect(figures.paymentFees?.covers).toBeCloseTo(1300 / 2080, 9)
    expect(monthOfActuals([settled], '2026-09').figures.paymentFees?.covers).toBeUndefined()
    const typed = founder('2026-09', { figures: { paymentFees: 30 } })
    expect(monthOfActuals([orders(), settled, typed], '2026-09').figures.paymentFees?.covers).toBeUndefined()
  })

  it('has products of the plan as they were matched, now or in an earlier month', () => {
    const [oud, musk] = ['sku A1', 'name Musk']
    expect(orders().products?.map(soldKey)).toEqual([oud, musk])
    const months = [
      founder('2026-09', { matches: { [musk]: '' } }),
      founder('2026-08', { matches: { [oud]: 'p1', [musk]: 'p1' } }),
      founder('2026-07', { matches: { [oud]: 'p2' } }),
      orders(),
      orders({ source: 'shopify' }),
    ]
    expect(monthOfActuals(months, '2026-09').products).toEqual([{ productId: 'p1', units: 12, value: 1200 }])
    expect(matchesIn(months, '2026-10')).toEqual({ [oud]: 'p1', [musk]: '' })
    expect(monthOfActuals([orders()], '2026-09').products).toEqual([])
    const typed = founder('2026-09', { products: { p3: { units: 2, value: 90 } } })
    expect(monthOfActuals([orders(), typed], '2026-09').products).toEqual([{ productId: 'p3', units: 2, value: 90 }])
    expect(figureIn([orders(), typed], 'units')).toEqual({ value: 2, sources: ['founder'] })
    expect(figureIn([typed], 'basket')).toEqual({ value: 90, sources: ['founder'] })
    const summed = founder('2026-09', { products: { p3: { units: 2, value: 90 } }, figures: { units: 3 } })
    expect(figureIn([summed], 'units')).toEqual({ value: 3, sources: ['founder'] })
  })

  it('knows units or sales of products once they are typed of each that is typed at all', () => {
    const typed = (a: object, b: object) => {
      const month = founder('2026-09', {
        products: { a: { units: 0, value: 0, ...a }, b: { units: 0, value: 0, ...b } },
      })
      const { figures, products } = monthOfActuals([month], '2026-09')
      return [figures.units?.value, figures.basket?.value, products?.length]
    }
    expect(typed({ units: 2, value: 90 }, { units: 3, value: 10 })).toEqual([5, 100, 2])
    expect(typed({ units: 2 }, { units: 3, value: 10 })).toEqual([5, undefined, 2])
    expect(typed({ value: 90 }, { units: 3, value: 10 })).toEqual([undefined, 100, undefined])
  })

  it('counts a bundle as its parts, or as the product of the plan that it is', () => {
    const parts = [
      { sku: 'A1', name: 'Oud', units: 3, value: 200 },
      { sku: 'C3', name: 'Tray', units: 6, value: 100 },
    ]
    const oud = { sku: 'A1', name: 'Oud', units: 6, value: 600 }
    const sold = orders({ products: [{ sku: 'G', name: 'Gift', units: 3, value: 300, parts }, oud] })
    const matched = (matches: Record<string, string>) => {
      const months = [sold, founder('2026-09', { matches: { 'sku A1': 'p1', ...matches } })]
      return [monthOfActuals(months, '2026-09').products, figureIn(months, 'units')?.value]
    }
    expect(matched({})).toEqual([[{ productId: 'p1', units: 9, value: 800 }], 15])
    expect(matched({ 'sku G': '', 'sku C3': 'p2' })).toEqual([
      [
        { productId: 'p1', units: 9, value: 800 },
        { productId: 'p2', units: 6, value: 100 },
      ],
      15,
    ])
    expect(matched({ 'sku G': 'p3' })).toEqual([
      [
        { productId: 'p3', units: 3, value: 300 },
        { productId: 'p1', units: 6, value: 600 },
      ],
      9,
    ])
  })

  it('says which part of it the files cover', () => {
    const cut = [
      orders({ isCut: true, from: '2026-09-04' }),
      orders({ ...bare, isCut: true, from: '2026-09-02', to: '2026-09-20' }),
    ]
    expect(monthOfActuals(cut, '2026-09').part).toEqual({ from: '2026-09-04', to: '2026-09-20' })
    const apart = [...cut, orders({ source: 'noon', isCut: true, to: '2026-09-03' })]
    expect(monthOfActuals(apart, '2026-09').part).toBe('noSharedDay')
    expect(monthsOf([...cut, founder('2026-10'), founder('2025-12')])).toEqual(['2026-10', '2026-09', '2025-12'])
  })
})
