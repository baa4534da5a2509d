import { type NumberName, readNumber } from '../../plan/field'
import type { Plan } from '../../plan/plan'
import { planFields } from '../../plan/plan-fields'
import { type Benchmark, builtInBenchmarks } from '../../reference/benchmarks'
import { inConcludedState, incomeOnceRegistered } from '../conclusion/in-state'
import { evaluate } from '../evaluate'
import type { Evaluation } from '../evaluation'
import { incomeOf } from '../generated/outcome.gen'
import { ordersPerMonthOf } from '../generated/slices.gen'
import { wholeUnits } from '../month/landed-cost'
import { withBaskets, withFactors, withScaled, withScaledFees, withScaledOverheads, withScaledTeam } from './drivers'

/** What a founder can work on, one at a time, in the order in which ties are listed. Source: docs/model.md, 'What would help most'. */
export const moveIds = [
  'price',
  'units',
  'unitCost',
  'acquisition',
  'shipping',
  'paymentFees',
  'team',
  'overheads',
  'marketing',
  'basket',
  'deliveryCharge',
  'codCharge',
  'returns',
  'refusals',
  'newCustomers',
] as const
export type MoveId = (typeof moveIds)[number]

/** How far most are moved: a twentieth, which most stores can reach. */
export const moveStepPct = 5
const up = 1 + moveStepPct / 100
const down = 1 - moveStepPct / 100

/** The steps of those that are no twentieth: an amount in the plan's currency, and points of a percentage. */
export const chargeStep = 5
const returnPoints = 1
const refusalPoints = 5
const newCustomerPoints = 5

/** The plan with one of its numbers higher or lower by so much, held within its range. */
function shifted(plan: Plan, name: NumberName<typeof planFields>, by: number): Plan {
  const field = planFields[name]
  return { ...plan, [name]: readNumber(readNumber(plan[name], field) + by, field) }
}

const changes: Record<Exclude<MoveId, 'newCustomers'>, (plan: Plan) => Plan> = {
  price: (plan) => withFactors(plan, { price: up }),
  units: (plan) => withFactors(plan, { units: up }),
  unitCost: (plan) => withFactors(plan, { productCost: down }),
  acquisition: (plan) => withFactors(plan, { cac: down }),
  shipping: (plan) => withFactors(plan, { shipping: down }),
  paymentFees: (plan) => withScaledFees(withScaledFees(plan, down, 'percent'), down, 'fixed'),
  team: (plan) => withScaledTeam(plan, down),
  overheads: (plan) => withScaledOverheads(plan, down),
  marketing: (plan) => withScaled(plan, down, 'influencersMo', 'paidAdsMo'),
  basket: (plan) => withBaskets(plan, up),
  deliveryCharge: (plan) => shifted(plan, 'customerShippingChargeInclVAT', chargeStep),
  codCharge: (plan) => shifted(plan, 'codChargeInclVAT', chargeStep),
  returns: (plan) => shifted(plan, 'expectedReturnRate', -returnPoints / 100),
  refusals: (plan) => shifted(plan, 'codRefusalPct', -refusalPoints),
}

/** With the advanced analysis on, no fewer customers are new than repeat orders allow. */
function withFewerNewCustomers(plan: Plan, { advanced }: Pick<Evaluation, 'advanced'>): Plan {
  const share = readNumber(plan.firstOrderSharePct, planFields.firstOrderSharePct)
  const least = advanced?.impliedNewSharePct ?? 0
  return { ...plan, firstOrderSharePct: Math.min(share, Math.max(least, share - newCustomerPoints, 0)) }
}

/** The plan with one thing moved. Source: docs/model.md, 'What would help most'. */
export function withMove(plan: Plan, id: MoveId, benchmarks: readonly Benchmark[] = builtInBenchmarks): Plan {
  return id === 'newCustomers' ? withFewerNewCustomers(plan, evaluate(plan, benchmarks)) : changes[id](plan)
}

/** The plan with several things moved, one after the other. */
export const withMoves = (plan: Plan, ids: readonly MoveId[]): Plan =>
  ids.reduce((moved, id) => withMove(moved, id), plan)

/** How many units and orders a move of units comes to, and how many there are today. */
export interface CountedMove {
  units: number
  unitsToday: number
  orders: number
  ordersToday: number
}

const unitsOf = ({ products }: Plan) => products.reduce((total, product) => total + wholeUnits(product), 0)

const isRatio = (value: number, today: number, ratio: number) => Math.abs(value / today - ratio) < 0.0005

/**
 * What a move of units really compares, in the plan without it and with it: units are whole for each product, and orders are whole. Null for other moves, and
 * where the counts are exactly those that the move is called by.
 */
export function countedMove(plan: Plan, moved: Plan, id: MoveId): CountedMove | null {
  const unitsToday = unitsOf(plan)
  if ((id !== 'units' && id !== 'basket') || unitsToday === 0) return null
  const units = unitsOf(moved)
  const [orders, ordersToday] = [ordersPerMonthOf(moved), ordersPerMonthOf(plan)]
  const isExact = isRatio(units, unitsToday, up) && isRatio(orders, ordersToday, id === 'units' ? up : 1)
  return isExact ? null : { units, unitsToday, orders, ordersToday }
}

/** What one move adds to the month, in the plan's currency. */
export interface Move {
  id: MoveId
  gain: number
  /** The month once registered, where sales with the move pass the threshold of VAT within the year; else null. */
  registeredIncome: number | null
}

/** What moves bring: the month as it is, each move's gain, and the month with the best of them together. */
export interface Moves {
  income: number
  /** Those that add something, the most first. */
  moves: Move[]
  best: Move[]
  together: number
  /** The month with the best of them once registered, where sales then pass the threshold of VAT within the year; else null. */
  registeredTogether: number | null
}

/** So many are named. */
const named = 3

/** A gain below this is none: half a halala. */
const leastGain = 0.005

/**
 * What would help most: each move alone by what it adds to the month, ties in the order of the list, and the best three
 * together. At most 18 evaluations, and one more of each plan whose sales pass the threshold of VAT. Source: docs/model.md, 'What would help most'.
 */
export function movesOf(plan: Plan, benchmarks: readonly Benchmark[] = builtInBenchmarks): Moves {
  const today = evaluate(plan, benchmarks)
  const { income } = today.conclusion
  // All of them hold the state of VAT in which the unedited plan is concluded.
  const concluded = inConcludedState({ plan, evaluation: today, benchmarks })
  const moved = (before: Plan, id: MoveId) =>
    id === 'newCustomers' ? withFewerNewCustomers(before, today) : changes[id](before)
  const moves = moveIds
    .map((id) => ({ id, plan: moved(concluded, id) }))
    .map(({ id, plan }) => ({ id, plan, gain: incomeOf(plan) - income }))
    .filter(({ gain }) => gain >= leastGain)
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ id, plan, gain }): Move => ({ id, gain, registeredIncome: incomeOnceRegistered(plan) }))
  const best = moves.slice(0, named)
  // In the order of the list, so that units and baskets are always moved one after the other alike.
  const all = moveIds.filter((id) => best.some((move) => move.id === id)).reduce(moved, concluded)
  return { income, moves, best, together: incomeOf(all), registeredTogether: incomeOnceRegistered(all) }
}

/** What a move adds to the health score, 0–100. */
export interface HealthMove {
  id: MoveId
  points: number
}

/** The move that adds most to the health score; null when none does, or the analysis is off. */
export function bestHealthMove(plan: Plan, benchmarks: readonly Benchmark[] = builtInBenchmarks): HealthMove | null {
  const scoreOf = (moved: Plan) => evaluate(moved, benchmarks).advanced?.businessHealthScore ?? 0
  const today = scoreOf(plan)
  let best: HealthMove | null = null
  for (const id of moveIds) {
    const points = scoreOf(withMove(plan, id, benchmarks)) - today
    if (points > (best?.points ?? 0)) best = { id, points }
  }
  return best
}
