import { describe, expect, it } from 'vitest'
import { incomeOf } from '../model/generated/outcome.gen'
import { demoPlan } from '../plan/demo-plan'
import type { Plan } from '../plan/plan'
import { secondSample } from '../samples/second-sample'
import { compareMonths, cumulativeOf, maxGivenMonths } from './compared-month'
import { exportedMonths } from './exported-months'
import type { ActualMonth } from './month'
import { exportedOf } from './testing/exported'
import { ordersMonth } from './testing/orders-month'

const sold = { placed: 60, total: 9000, basket: 9500 }
const beside = (plan = demoPlan()) => ({ plan, isClosed: false })

describe('months beside their plan', () => {
  it('stand from the earliest on; what is not explained and the steps come to the difference', () => {
    const months = exportedOf()
    expect(months.map(({ month }) => month)).toEqual(['2026-08', '2026-09'])
    expect(months.map(({ isProvisional }) => isProvisional)).toEqual([false, true])
    for (const { planned, actual, steps, notExplained } of months) {
      const explained = steps.reduce((sum, { effect }) => sum + effect, notExplained)
      expect(planned + explained).toBeCloseTo(actual, 2)
    }
  })

  it('add up to what they left together', () => {
    const [first, second] = exportedOf()
    const together = cumulativeOf(exportedOf())
    expect(together).toEqual([first?.actual, (first?.actual ?? 0) + (second?.actual ?? 0)])
  })

  it('say what was counted and what the plan has, and nothing of a figure that is known for a part of the month', () => {
    const [first] = exportedOf()
    expect(first?.figures).toMatchObject({ orders: 60, total: 9000 })
    expect(first?.plannedFigures.orders).toBeGreaterThan(0)
    const methods = [
      { method: 'mada', orders: 40, value: 6000 },
      { method: 'tabby', orders: 20, value: 3000 },
    ] as const
    const ofHalf = { ...methods[1], refunds: 0, fees: 120, feesVat: 18, transferred: 2862, daysToBank: 7 }
    const [half] = exportedMonths(
      [
        ordersMonth({ ...sold, methods: [...methods] }),
        { kind: 'settlement', source: 'tabby', month: '2026-09', methods: [ofHalf] },
      ],
      beside().plan,
    )
    expect(half?.figures).toMatchObject({ orders: 60 })
    expect(half?.figures).not.toHaveProperty('paymentFees')
  })

  it('of a store without VAT say what the plan leaves once it is registered, while they are open and it has to be', () => {
    const besideOf = (plan: Plan) => compareMonths([ordersMonth(sold)], () => beside(plan))[0]?.withoutVat
    const unregistered = secondSample()
    const once = incomeOf({ ...unregistered, vatRegistered: true })
    expect(besideOf({ ...unregistered, salesLast12Months: 500_000 })?.plannedOnceRegistered).toBeCloseTo(once, 6)
    const small = { ...unregistered, salesLast12Months: 0, monthlyGrowthRate: 0 }
    const few = { ...small, products: small.products.map((one) => ({ ...one, unitsPerMonth: 5 })) }
    expect(besideOf(few)).toEqual({ plannedOnceRegistered: null })
    expect(besideOf({ ...unregistered, vatRegistered: true })).toBeUndefined()
  })

  it('leave out a part of a month, a month of which nothing is known, and a plan in another currency', () => {
    expect(compareMonths([ordersMonth({ ...sold, to: '2026-09-20', isCut: true })], () => beside())).toEqual([])
    const nothing: ActualMonth = {
      kind: 'founder',
      source: 'founder',
      month: '2026-09',
      figures: {},
      products: {},
      matches: {},
    }
    expect(compareMonths([nothing], () => beside())).toEqual([])
    expect(compareMonths([ordersMonth(sold)], () => beside({ ...demoPlan(), currency: 'USD' }))).toEqual([])
  })

  it('are the latest where there are more than are given with a plan', () => {
    const rows = Array.from({ length: maxGivenMonths + 2 }, (_, at) => {
      const month = `${2024 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
      return ordersMonth({ ...sold, month })
    })
    const compared = compareMonths(rows, () => beside(), maxGivenMonths)
    expect(compared).toHaveLength(maxGivenMonths)
    expect(compared[0]?.month).toBe('2024-03')
  })
})
