import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { demoPlan } from '../../plan/demo-plan'
import { blankPlan, blankProduct, type Plan } from '../../plan/plan'
import { unsoundNumbers } from '../../testing/compare'
import { everythingPlan } from '../../testing/plan-arbitraries'
import { simplePlan } from '../../testing/simple-plan'
import { evaluate } from '../evaluate'
import { isFar, type Lever, levers, withLever } from './levers'
import { type Goal, type GoalKind, goalFigureOf, goalKinds, seek } from './seek'

const count = vi.hoisted(() => ({ evaluations: 0 }))
vi.mock('../generated/measured.gen', async (original) => {
  const { measuredOf: real } = await original<typeof import('../generated/measured.gen')>()
  const counted: typeof real = (plan) => {
    count.evaluations += 1
    return real(plan)
  }
  return { measuredOf: counted }
})

/** The least step of a lever, and the position of its value in the plan. */
const stepOf: Record<Lever, number> = { price: 0.01, units: 1, cac: 0.01, productCost: 0.0001, shipping: 0.01 }

function today(plan: Plan, lever: Lever): number {
  switch (lever) {
    case 'price':
      return Math.max(...plan.products.map(({ unitPriceInclVAT }) => unitPriceInclVAT))
    case 'units':
      return plan.products.reduce((sum, { unitsPerMonth }) => sum + unitsPerMonth, 0)
    case 'productCost':
      return 1
    case 'cac':
      return plan.customerAcquisitionCost
    default:
      return plan.shippingPerOrder
  }
}

function holds(plan: Plan, { kind, value }: Goal): boolean {
  const figure = goalFigureOf(plan, kind)
  if (figure === null) return false
  return kind === 'cashNeeded' ? figure <= value : figure >= value
}

/** The plan in the state of VAT in which it is concluded: a search holds it. */
const inState = (plan: Plan): Plan => ({
  ...plan,
  vatRegistered: evaluate(plan).conclusion.state === 'registered',
})

/** The plan with the lever one step from `value` towards today, and never past it. */
function oneStepNearer(plan: Plan, lever: Lever, value: number): Plan {
  const now = today(plan, lever)
  const step = stepOf[lever]
  if (Math.abs(now - value) <= step * (1 + 1e-6)) return plan
  const places = 1 / step
  return withLever(plan, lever, Math.round((value + Math.sign(now - value) * step) * places) / places)
}

/** The goal holds at the limit, and is lost one step farther from today. */
function expectLimit(plan: Plan, lever: Lever, goal: Goal, limit: number): void {
  const places = 1 / stepOf[lever]
  const now = today(plan, lever)
  const stepsTo = [1, -1].filter((side) => (limit - now) * side >= -1e-9)
  const beyond = stepsTo.map((side) => withLever(plan, lever, Math.round(limit * places + side) / places))
  expect(holds(limit === now ? plan : withLever(plan, lever, limit), goal)).toBe(true)
  expect(beyond.some((moved) => !holds(moved, goal))).toBe(true)
}

describe('the demo plan', () => {
  it('says the price at which it earns 4,000', () => {
    const answer = seek(demoPlan(), 'price', { kind: 'income', value: 4000 })
    if (answer.kind !== 'found') throw new Error(answer.kind)
    expect(answer.value).toBeGreaterThan(149)
    expect(answer.evaluation.bottomLine.operatingIncome).toBeGreaterThanOrEqual(4000)
    const before = withLever(demoPlan(), 'price', Math.round(answer.value * 100 - 1) / 100)
    expect(evaluate(before).bottomLine.operatingIncome).toBeLessThan(4000)
  })

  it('says how far sales may fall before it loses: to what pays for the month', () => {
    const { bottomLine } = evaluate(demoPlan())
    const answer = seek(demoPlan(), 'units', { kind: 'income', value: 0 })
    if (answer.kind !== 'already') throw new Error(answer.kind)
    expect(holds(withLever(demoPlan(), 'units', answer.limit ?? 0), { kind: 'income', value: 0 })).toBe(true)
    expect(Math.abs((answer.limit ?? 0) - (bottomLine.monthlyBreakEvenUnits ?? 0))).toBeLessThanOrEqual(2)
  })

  it('says what winning a customer may cost for a ratio', () => {
    const ratio = 2 * (evaluate(demoPlan()).advanced?.ltv2cacRatio ?? 0)
    const answer = seek(demoPlan(), 'cac', { kind: 'ltvToCac', value: ratio })
    if (answer.kind !== 'found') throw new Error(answer.kind)
    expect(answer.value).toBeLessThan(demoPlan().customerAcquisitionCost)
    expect(answer.evaluation.advanced?.ltv2cacRatio).toBeGreaterThanOrEqual(ratio)
  })
})

describe('a plan of ten units at 100 that cost 40 each, and 1,000 a month', () => {
  const plan = simplePlan({ contingencyMo: 1000, firstOrderSharePct: 0 })

  it('finds the value of each lever that ends the loss', () => {
    const value = (lever: Lever) => {
      const answer = seek(plan, lever, { kind: 'income', value: 0 })
      return answer.kind === 'found' ? answer.value : answer.kind
    }
    expect(value('price')).toBe(140)
    expect(value('units')).toBe(17)
    expect(value('productCost')).toBe('unreachable')
    expect(value('shipping')).toBe('unreachable')
  })

  it('reports the best that a lever reaches, and where', () => {
    expect(seek(plan, 'productCost', { kind: 'income', value: 0 })).toEqual({
      kind: 'unreachable',
      best: -4,
      bestValue: 0.01,
    })
    expect(seek(plan, 'units', { kind: 'income', value: 1e9 })).toEqual({
      kind: 'unreachable',
      best: 29_000,
      bestValue: 500,
    })
    expect(seek(plan, 'price', { kind: 'income', value: 1e9 })).toMatchObject({ kind: 'unreachable', bestValue: 500 })
  })

  it('sees that a margin of any loss holds at every cost of winning customers, for none are won', () => {
    expect(seek(plan, 'cac', { kind: 'marginPct', value: -50 })).toEqual({ kind: 'already', limit: null })
  })

  it('says how far a cost may rise', () => {
    const earning = simplePlan({ contingencyMo: 500 })
    expect(seek(earning, 'shipping', { kind: 'income', value: 0 })).toEqual({ kind: 'already', limit: 10 })
    expect(seek(earning, 'productCost', { kind: 'income', value: 0 })).toEqual({ kind: 'already', limit: 1.25 })
    expect(seek(earning, 'price', { kind: 'income', value: 0 })).toEqual({ kind: 'already', limit: 90 })
    expect(seek(earning, 'units', { kind: 'income', value: 0 })).toEqual({ kind: 'already', limit: 9 })
    expect(seek(earning, 'units', { kind: 'income', value: 100 })).toEqual({ kind: 'already', limit: 10 })
  })

  it('sells fewer where each sale loses', () => {
    const losing = simplePlan({}, { unitCostLanded: 150 })
    expect(seek(losing, 'units', { kind: 'income', value: -220 })).toMatchObject({ kind: 'found', value: 4 })
    expect(seek(losing, 'units', { kind: 'income', value: -600 })).toEqual({ kind: 'already', limit: 12 })
  })

  it('means nothing without what the goal needs', () => {
    const none = { kind: 'notApplicable' }
    expect(seek(plan, 'price', { kind: 'ltvToCac', value: 3 })).toEqual(none)
    expect(seek(plan, 'price', { kind: 'cashNeeded', value: 3 })).toEqual(none)
    expect(seek(blankPlan(), 'price', { kind: 'marginPct', value: 3 })).toEqual(none)
    expect(seek(blankPlan(), 'units', { kind: 'income', value: 3 })).toEqual(none)
  })

  it('has nothing to move where no price and no goods are typed', () => {
    const nothing = { kind: 'unreachable', best: 0, bestValue: 0 }
    expect(seek(blankPlan(), 'price', { kind: 'income', value: 3 })).toEqual(nothing)
  })

  it('shares units out in today’s mix, what is left over by the largest rests', () => {
    const mixed = {
      ...plan,
      products: [7, 5, 3].map((unitsPerMonth) => ({ ...blankProduct('a'), unitsPerMonth })),
    }
    const units = (total: number) => withLever(mixed, 'units', total).products.map(({ unitsPerMonth }) => unitsPerMonth)
    expect(units(16)).toEqual([8, 5, 3])
    expect(units(17)).toEqual([8, 6, 3])
    expect(units(0)).toEqual([0, 0, 0])
  })
})

it('finds an amount of sales that needs less cash than either end of the range', () => {
  const plan = { ...demoPlan(), cashPlan: { ...demoPlan().cashPlan, enabled: true, leadTimeMonths: 3 } }
  const least = Math.min(...Array.from({ length: 60 }, (_, i) => cashNeeded(withLever(plan, 'units', i * 40))))
  expect(seek(plan, 'units', { kind: 'cashNeeded', value: least + 1 }).kind).toBe('found')
})

function cashNeeded(plan: Plan): number {
  return evaluate(plan).cashPlan?.cashNeeded ?? Number.POSITIVE_INFINITY
}

const targets: Record<GoalKind, fc.Arbitrary<number>> = {
  income: fc.integer({ min: -50_000, max: 100_000 }),
  marginPct: fc.integer({ min: -40, max: 60 }),
  ltvToCac: fc.integer({ min: 0, max: 12 }),
  cashNeeded: fc.integer({ min: 0, max: 150_000 }),
}
const goals = fc.constantFrom(...goalKinds).chain((kind) => targets[kind].map((value): Goal => ({ kind, value })))

it('calls a change of more than a quarter of today’s value far, and none of nothing', () => {
  const plan = simplePlan({ customerAcquisitionCost: 0 })
  expect(isFar(plan, 'price', 125)).toBe(false)
  expect(isFar(plan, 'price', 125.01)).toBe(true)
  expect(isFar(plan, 'price', 74.99)).toBe(true)
  expect(isFar(plan, 'cac', 5)).toBe(false)
})

it('ends in time where an order holds more units than it may try', () => {
  const plan = inState(simplePlan({ avgUnitsPerOrder: 900, customerAcquisitionCost: 10 }, { unitsPerMonth: 2000 }))
  count.evaluations = 0
  expect(seek(plan, 'units', { kind: 'income', value: 200_000 }).kind).toBe('found')
  expect(count.evaluations).toBeLessThanOrEqual(400)
})

it('holds where it is found, not one step nearer; at a limit, and not one step past it', () => {
  fc.assert(
    fc.property(everythingPlan, fc.constantFrom(...levers), goals, (given, lever, goal) => {
      const plan = inState(given)
      count.evaluations = 0
      const answer = seek(plan, lever, goal)
      expect(count.evaluations).toBeLessThanOrEqual(400)
      expect(unsoundNumbers(answer)).toEqual([])
      if (answer.kind === 'found') {
        const found = withLever(plan, lever, answer.value)
        expect(holds(found, goal)).toBe(true)
        expect(evaluate(found)).toEqual(answer.evaluation)
        expect(holds(oneStepNearer(plan, lever, answer.value), goal)).toBe(false)
      }
      if (answer.kind === 'already') {
        expect(holds(plan, goal)).toBe(true)
        if (answer.limit !== null) expectLimit(plan, lever, goal, answer.limit)
      }
      if (answer.kind === 'unreachable') {
        expect(holds(plan, goal)).toBe(false)
        expect(holds(withLever(plan, lever, answer.bestValue), goal)).toBe(false)
      }
    }),
    { numRuns: 60 },
  )
})

it('answers the least total of units that holds, wherever whole orders make it jump', () => {
  fc.assert(
    fc.property(everythingPlan, fc.constantFrom(0, 2000), (given, value) => {
      const plan = inState(given)
      const goal: Goal = { kind: 'income', value }
      const answer = seek(plan, 'units', goal)
      if (answer.kind !== 'found' || answer.value < today(plan, 'units')) return
      const most = Math.ceil(plan.avgUnitsPerOrder) + plan.products.length
      for (let below = 1; below <= most && answer.value - below > today(plan, 'units'); below += 1)
        expect(holds(withLever(plan, 'units', answer.value - below), goal)).toBe(false)
    }),
    { numRuns: 100 },
  )
})

it('answers the least total where one of two products loses, so that a unit less can be worth more', () => {
  const [earning, losing] = [
    { ...blankProduct('a'), unitPriceInclVAT: 100, unitCostLanded: 40, unitsPerMonth: 7 },
    { ...blankProduct('b'), unitPriceInclVAT: 10, unitCostLanded: 40, unitsPerMonth: 11 },
  ]
  const plan = inState(simplePlan({ contingencyMo: 300, customerAcquisitionCost: 0, products: [earning, losing] }))
  const goal: Goal = { kind: 'income', value: 500 }
  expect(seek(plan, 'units', goal)).toMatchObject({ kind: 'found', value: 153 })
  expect(holds(withLever(plan, 'units', 153), goal)).toBe(true)
  for (let total = 19; total < 153; total += 1) expect(holds(withLever(plan, 'units', total), goal)).toBe(false)
})
