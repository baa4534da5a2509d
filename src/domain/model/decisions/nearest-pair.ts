import type { Plan } from '../../plan/plan'
import { type Benchmark, builtInBenchmarks } from '../../reference/benchmarks'
import { inConcludedState } from '../conclusion/in-state'
import { evaluate } from '../evaluate'
import { incomeOf } from '../generated/outcome.gen'
import { type Factors, withFactors } from './drivers'
import { type Lever, levers, realisticPct } from './levers'

/** Two levers that bring a losing month to 0 together, each moved by so many percent for the better. */
export interface NearestPair {
  levers: readonly [Lever, Lever]
  /** In tenths, up to 100. */
  percent: number
  /** No more than a quarter of today's figures. */
  isRealistic: boolean
}

const tenthsInAll = 1000

/** Prices and units go up, costs down. */
const isUp: Record<Lever, boolean> = { price: true, units: true, cac: false, productCost: false, shipping: false }

const pairs = levers.flatMap((first, at) => levers.slice(at + 1).map((second) => [first, second] as const))

function moved(plan: Plan, pair: readonly [Lever, Lever], tenths: number): Plan {
  const factors: Factors = {}
  for (const lever of pair) factors[lever] = 1 + ((isUp[lever] ? 1 : -1) * tenths) / tenthsInAll
  return withFactors(plan, factors)
}

/** The least number of tenths at which the month no longer loses; null where none does. */
function leastTenths(plan: Plan, pair: readonly [Lever, Lever]): number | null {
  const earns = (tenths: number) => incomeOf(moved(plan, pair, tenths)) >= 0
  if (!earns(tenthsInAll)) return null
  let [low, high] = [0, tenthsInAll]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (earns(middle)) high = middle
    else low = middle
  }
  return high
}

/**
 * Of all pairs of levers the one that needs the least change of both, equals in the order of the levers; null where the month
 * loses nothing, nothing is sold, or no pair is enough. Source: docs/model.md, 'What would help most'.
 */
export function nearestPair(plan: Plan, benchmarks: readonly Benchmark[] = builtInBenchmarks): NearestPair | null {
  const evaluation = evaluate(plan, benchmarks)
  if (evaluation.monthly.totalUnits === 0 || evaluation.conclusion.income >= 0) return null
  const concluded = inConcludedState({ plan, evaluation, benchmarks })
  let best: NearestPair | null = null
  for (const pair of pairs) {
    const tenths = leastTenths(concluded, pair)
    if (tenths === null || (best !== null && tenths >= best.percent * 10)) continue
    best = { levers: pair, percent: tenths / 10, isRealistic: tenths <= realisticPct * 10 }
  }
  return best
}
