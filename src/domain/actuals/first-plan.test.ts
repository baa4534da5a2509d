import { describe, expect, it } from 'vitest'
import { incomeOf } from '../model/generated/outcome.gen'
import { originAt } from '../plan/origins'
import { blankPlan } from '../plan/plan'
import { begunPlan } from '../quick-start/begun-plan'
import { missingAnswers } from '../rules/unanswered'
import { isHalfTyped, planFromOrders, planFromTyped } from './first-plan'
import { emptyFounderMonth, type OrdersMonth } from './month'
import { ordersMonth, unsaid } from './testing/orders-month'

const begun = () => begunPlan({ ...blankPlan(), unanswered: ['delivery', 'marketing', 'fixedCosts'] })

const orders = (changes: Partial<OrdersMonth> = {}) =>
  ordersMonth({
    placed: 110,
    cancelled: 10,
    cod: { orders: 40, refused: 8 },
    basket: 10_000,
    discounts: { store: 200, coupon: 300, offers: 0, abandonedCart: 0 },
    shipping: 1500,
    codCharges: 400,
    total: 11_400,
    products: [
      { sku: 'A', name: 'Oud', units: 60, value: 6000 },
      { sku: 'B', name: '', units: 40, value: 4000 },
      { sku: '', name: '', units: 9, value: 0 },
    ],
    methods: [
      { method: 'mada', orders: 45, value: 4500 },
      { method: 'emkan', orders: 5, value: 500 },
      { method: 'cod', orders: 40, value: 4000 },
      { method: 'bank', orders: 10, value: 1000 },
    ],
    customers: { first: 75, returning: 25 },
    ...changes,
  })

describe('a first plan from files of orders', () => {
  it('sells what was sold, as it was paid, and asks for costs', () => {
    const plan = planFromOrders(begun(), [orders(), emptyFounderMonth('2026-09')])
    const sold = plan?.products.map(({ name, unitPriceInclVAT, unitsPerMonth }) => [
      name,
      unitPriceInclVAT,
      unitsPerMonth,
    ])
    expect(sold).toEqual([
      ['Oud', 95, 60],
      ['B', 95, 40],
    ])
    expect(plan).toMatchObject({
      avgUnitsPerOrder: 1,
      codSharePct: 40,
      codRefusalPct: 20,
      codChargeInclVAT: 10,
      customerShippingChargeInclVAT: 15,
      firstOrderSharePct: 75,
      paymentMode: 'advanced',
    })
    expect(plan?.paymentMethods.flatMap(({ id, share }) => (share > 0 ? [[id, share]] : []))).toEqual([
      ['mada', 50],
      ['cod', 44.4],
      ['emkan', 5.6],
    ])
    expect(plan && missingAnswers(plan).map(({ question }) => question)).toEqual(
      expect.arrayContaining(['productCost', 'delivery', 'marketing', 'fixedCosts']),
    )
    expect(plan && originAt(plan, 'products.0.unitPriceInclVAT')).toBe('file')
    expect(plan && Number.isFinite(incomeOf(plan))).toBe(true)
  })

  it('rests on the last three whole months', () => {
    const months = ['2026-05', '2026-06', '2026-07', '2026-08'].map((month, at) =>
      orders({ month, products: [{ sku: 'A', name: 'Oud', units: at === 0 ? 9000 : 60 + 30 * at, value: 100 }] }),
    )
    const plan = planFromOrders(begun(), [...months, orders({ isCut: true })])
    expect(plan?.products[0]?.unitsPerMonth).toBe(120)
  })

  it('does not count months whose files tell no products, where others do', () => {
    const plan = planFromOrders(begun(), [orders(), orders({ ...unsaid, month: '2026-08' })])
    expect(plan?.products[0]?.unitsPerMonth).toBe(60)
  })

  it('takes a part of a month for as much of one, where there is no whole', () => {
    const part = orders({ isCut: true, from: '2026-09-11', to: '2026-09-20' })
    expect(planFromOrders(begun(), [part])?.products[0]?.unitsPerMonth).toBe(183)
  })

  it('leaves what files do not say as it was', () => {
    const plan = planFromOrders({ ...begun(), productName: 'Candles', productCategory: 'home' }, [orders(unsaid)])
    const product = { name: 'Candles', category: 'home', unitPriceInclVAT: 100, unitsPerMonth: 100 }
    expect(plan?.products).toMatchObject([product])
    expect(plan).toMatchObject({ paymentMode: begun().paymentMode, codSharePct: begun().codSharePct })
    const atDoor = { ...unsaid, cod: { orders: 0, refused: 0 }, basket: 0, customers: { first: 0, returning: 0 } }
    expect(planFromOrders(begun(), [orders(atDoor)])).toMatchObject({ codSharePct: 0, codChargeInclVAT: 0 })
    const noCharge = planFromOrders(begun(), [orders({ codCharges: null })])
    expect(noCharge).toMatchObject({ codChargeInclVAT: 0, codRefusalPct: 20 })
  })

  it('gives no plan without orders', () => {
    expect(planFromOrders(begun(), [])).toBeNull()
    expect(planFromOrders(begun(), [orders({ placed: 3, cancelled: 3 })])).toBeNull()
  })
})

describe('a first plan from a month that is typed by hand', () => {
  const oud = { name: ' Oud ', units: 40, value: 4600 }

  it('sells what was sold at the price that was paid, and has the month beside it', () => {
    const products = [oud, { name: 'Musk', units: 10, value: 500 }, { name: 'not sold', units: 0, value: 0 }]
    const made = planFromTyped(begun(), { month: '2026-09', orders: 25, products })
    expect(made?.plan).toMatchObject({
      avgUnitsPerOrder: 2,
      firstOrderDiscountPct: 0,
      products: [
        { name: 'Oud', unitPriceInclVAT: 115, unitsPerMonth: 40 },
        { name: 'Musk', unitPriceInclVAT: 50, unitsPerMonth: 10 },
      ],
    })
    const ids = made?.plan.products.map(({ id }) => id) ?? []
    expect(made?.month).toMatchObject({
      month: '2026-09',
      figures: { orders: 25 },
      products: { [ids[0] ?? '']: { units: 40, value: 4600 }, [ids[1] ?? '']: { units: 10, value: 500 } },
    })
    expect(made && missingAnswers(made.plan).map(({ question }) => question)).toContain('productCost')
  })

  it('tells a product that is half typed, which would be left out, from one that is whole or empty', () => {
    const empty = { name: ' ', units: 0, value: 0 }
    for (const whole of [oud, { ...oud, name: '' }, empty]) expect(isHalfTyped(whole)).toBe(false)
    for (const half of [
      { ...oud, value: 0 },
      { ...oud, units: 0 },
      { ...empty, name: 'Musk' },
      { ...oud, value: -5 },
    ])
      expect(isHalfTyped(half)).toBe(true)
  })

  it('leaves units per order as they are where orders are not known, and makes nothing of no sales', () => {
    const plan = { ...begun(), avgUnitsPerOrder: 3 }
    const made = planFromTyped(plan, { month: '2026-09', orders: 0, products: [oud] })
    expect(made?.plan.avgUnitsPerOrder).toBe(3)
    expect(made?.month.figures).toEqual({})
    expect(planFromTyped(plan, { month: '2026-09', orders: 4, products: [{ ...oud, units: 0 }] })).toBeNull()
  })
})
