import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { demoPlan } from '../../plan/demo-plan'
import { blankPlan, type Plan } from '../../plan/plan'
import { secondSample } from '../../samples/second-sample'
import { usualPlan } from '../../testing/plan-arbitraries'
import { simplePlan } from '../../testing/simple-plan'
import { evaluate } from '../evaluate'
import type { Monthly } from '../evaluation'
import { bestHealthMove, countedMove, type MoveId, moveIds, movesOf, withMove, withMoves } from './moves'

const plan: Plan = {
  ...demoPlan(),
  influencersMo: 100,
  paidAdsMo: 200,
  customOverheadsTech: [{ id: 'c', name: '', amount: 60, mode: 'monthly', months: 12, chargesVat: true }],
  customOverheadsOps: [{ id: 'o', name: '', amount: 80, mode: 'annual', months: 12, chargesVat: true }],
}

it.each([
  ['price', 'grossSalesInclVAT', 1.05],
  ['acquisition', 'cacVariableCost', 0.95],
  ['shipping', 'shippingCost', 0.95],
  ['paymentFees', 'paymentCost', 0.95],
  ['marketing', 'marketingMo', 0.95],
  ['overheads', 'overheadsTechMo', 0.95],
  ['overheads', 'overheadsOpsMo', 0.95],
  ['team', 'teamMo', 0.95],
] as const satisfies [MoveId, keyof Monthly, number][])(
  'moves %s so that %s is %d of what it was',
  (id, key, factor) => {
    const moved = evaluate(withMove(plan, id)).monthly
    expect(moved[key]).toBeCloseTo(evaluate(plan).monthly[key] * factor, 9)
  },
)

it('sells a twentieth more, in whole units; in larger baskets as many orders as before', () => {
  expect(withMove(plan, 'units').products.map(({ unitsPerMonth }) => unitsPerMonth)).toEqual([200, 74, 42])
  const baskets = evaluate(withMove(plan, 'basket')).monthly
  expect(baskets.totalUnits).toBe(316)
  expect(baskets.ordersPerMonth).toBeCloseTo(evaluate(plan).monthly.ordersPerMonth, -1)
})

it('tells how many units and orders a move compares where they are not a twentieth more', () => {
  const counted = (of: Plan, id: MoveId) => countedMove(of, withMove(of, id), id)
  expect(counted(plan, 'units')).toEqual({ units: 316, unitsToday: 300, orders: 158, ordersToday: 150 })
  expect(counted(plan, 'basket')).toEqual({ units: 316, unitsToday: 300, orders: 151, ordersToday: 150 })
  expect(counted(plan, 'price')).toBeNull()
  const even = { ...plan, products: plan.products.map((product) => ({ ...product, unitsPerMonth: 400 })) }
  expect(counted(even, 'units')).toBeNull()
  expect(counted(even, 'basket')).toBeNull()
})

it('moves charges by an amount and shares by points, within their ranges', () => {
  const store = secondSample()
  expect(withMove(store, 'deliveryCharge').customerShippingChargeInclVAT).toBe(store.customerShippingChargeInclVAT + 5)
  expect(withMove(store, 'codCharge').codChargeInclVAT).toBe(5)
  expect(withMove(store, 'refusals').codRefusalPct).toBe(Math.max(0, store.codRefusalPct - 5))
  expect(withMove({ ...store, expectedReturnRate: 0.004 }, 'returns').expectedReturnRate).toBe(0)
  expect(withMove({ ...store, firstOrderSharePct: 3, enableAdvancedAnalysis: false }, 'newCustomers')).toMatchObject({
    firstOrderSharePct: 0,
  })
})

it('wins no fewer new customers than repeat orders allow', () => {
  const implied = evaluate(plan).advanced?.impliedNewSharePct ?? 0
  const justAbove = { ...plan, firstOrderSharePct: implied + 1 }
  expect(withMove(justAbove, 'newCustomers').firstOrderSharePct).toBeCloseTo(implied, 9)
  const below = { ...plan, firstOrderSharePct: implied - 1 }
  expect(withMove(below, 'newCustomers').firstOrderSharePct).toBe(below.firstOrderSharePct)
})

describe('what would help most', () => {
  it.each([demoPlan(), secondSample()])('is each move by what it adds, and the best three together', (store) => {
    const { income, moves, best, together } = movesOf(store)
    const registered = { ...store, vatRegistered: evaluate(store).conclusion.state === 'registered' }
    const incomeOf = (given: Plan) => evaluate(given).bottomLine.operatingIncome
    expect(income).toBe(evaluate(store).conclusion.income)
    // Every other order of the list says the same.
    const all = moveIds.map((id) => [id, incomeOf(withMove(registered, id)) - income] as const)
    const found = all.filter(([, gain]) => gain >= 0.005).toSorted(([, a], [, b]) => b - a)
    expect(moves.map(({ id }) => id)).toEqual(found.map(([id]) => id))
    expect(moves.map(({ gain }) => gain)).toEqual(found.map(([, gain]) => gain))
    expect(best).toEqual(moves.slice(0, 3))
    const inListOrder = moveIds.filter((id) => best.some((move) => move.id === id))
    expect(together).toBe(incomeOf(withMoves(registered, inListOrder)))
  })

  it('says what a registered month ends with where sales with a move pass the threshold of VAT', () => {
    const unregistered = { vatPct: 15, vatRegistered: false }
    const justBelow = simplePlan(unregistered, { unitPriceInclVAT: 310, unitsPerMonth: 100, unitCostLanded: 100 })
    const { conclusion, vat } = evaluate(justBelow)
    expect([vat.registered, conclusion.state]).toEqual([false, 'unregistered'])
    const { moves, registeredTogether } = movesOf(justBelow)
    const concluded = (id: MoveId) => evaluate(withMove(justBelow, id)).conclusion
    expect(moves.find(({ id }) => id === 'price')?.registeredIncome).toBe(concluded('price').income)
    expect(concluded('price').state).toBe('registered')
    expect(moves.find(({ id }) => id === 'unitCost')?.registeredIncome).toBeNull()
    expect(registeredTogether).toBeLessThan(movesOf(justBelow).together)
    expect(movesOf({ ...justBelow, vatRegistered: true })).toMatchObject({ registeredTogether: null })
  })

  it('is nothing for an empty plan', () => {
    expect(movesOf(blankPlan())).toMatchObject({ income: 0, moves: [], best: [], together: 0 })
    expect(bestHealthMove(blankPlan())).toBeNull()
  })

  it('names what adds most to the health score', () => {
    const best = bestHealthMove(plan)
    const score = (given: Plan) => evaluate(given).advanced?.businessHealthScore ?? 0
    expect(best?.points).toBe(Math.max(...moveIds.map((id) => score(withMove(plan, id)) - score(plan))))
    expect(best?.points).toBeGreaterThan(0)
  })

  it('never names what takes away', () => {
    fc.assert(
      fc.property(usualPlan, (given) => {
        for (const { gain } of movesOf(given).moves) expect(gain).toBeGreaterThan(0)
      }),
      { numRuns: 100 },
    )
  })
})
