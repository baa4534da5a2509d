import type { Plan } from '../../plan/plan'
import { type EvaluatedOutcome, outcomesOf, type Varied } from '../generated/outcome.gen'
import { type Factors, movedInputs } from './drivers'
import { mulberry32 } from './random'

/** The drivers that chance moves, in the order in which a run draws them. */
export const uncertainDrivers = ['units', 'price', 'productCost', 'cac', 'shipping', 'returnRate', 'refusals'] as const
export type UncertainDriver = (typeof uncertainDrivers)[number]

/** What a driver may turn out to be, in percent of today's value: at worst or best `low` and `high`, most likely `mode`. */
export interface Spread {
  low: number
  mode: number
  high: number
}

export type Spreads = Readonly<Record<UncertainDriver, Spread>>

/** They lean to the worse, as new stores do. */
export const usualSpreads: Spreads = {
  units: { low: -40, mode: 0, high: 20 },
  price: { low: -5, mode: 0, high: 5 },
  productCost: { low: -5, mode: 0, high: 15 },
  cac: { low: -10, mode: 0, high: 50 },
  shipping: { low: -5, mode: 0, high: 15 },
  returnRate: { low: -30, mode: 0, high: 50 },
  refusals: { low: -30, mode: 0, high: 50 },
}

export interface SimulationSettings {
  runs: number
  seed: number
  spreads: Spreads
}

export const runLimits = { min: 500, max: 50_000, usual: 5000 } as const
export const usualSettings: SimulationSettings = { runs: runLimits.usual, seed: 1, spreads: usualSpreads }

/** Incomes from `from` up to `to`, of the last bin with its upper end, and how many runs fell there. None lies on both sides of 0 where some runs lose and some earn. */
export interface Bin {
  from: number
  to: number
  count: number
}

/** The spread of the bottom line a month over all runs. Source: docs/model.md, 'Uncertainty'. */
export interface Uncertainty {
  runs: number
  seed: number
  /** A tenth of the runs were at or below p10, half at or below p50, nine tenths at or below p90. */
  p10: number
  p50: number
  p90: number
  mean: number
  /** The share of runs (0–1) whose month loses. */
  lossShare: number
  /** The share of runs (0–1) in which cash runs out; null without a cash plan. */
  cashShortShare: number | null
  bins: Bin[]
}

/** A percentage drawn from a triangular distribution by `u`, 0 ≤ u < 1. */
export function triangular(u: number, { low, mode, high }: Spread): number {
  if (low === high) return mode
  if (u < (mode - low) / (high - low)) return low + Math.sqrt(u * (high - low) * (mode - low))
  return high - Math.sqrt((1 - u) * (high - low) * (high - mode))
}

const binCount = 30

/** How many of the bins lie below 0 so that all are alike and one ends there: as many as make them narrowest. */
function binsBelowZero(least: number, most: number): number {
  if (least >= 0) return 0
  if (most <= 0) return binCount
  const widthWith = (below: number) => Math.max(-least / below, most / (binCount - below))
  const near = Math.floor((-least / (most - least)) * binCount)
  const counts = [near, near + 1].filter((below) => below >= 1 && below < binCount)
  return counts.reduce((best, below) => (widthWith(below) < widthWith(best) ? below : best), 1)
}

/** Equal bins over all incomes. Where some lose and some earn, a bin ends at 0: those before it hold the losses, and nothing else. */
function binsOf(sorted: Float64Array): Bin[] {
  const least = sorted[0] ?? 0
  const most = sorted.at(-1) ?? 0
  const below = binsBelowZero(least, most)
  const isSplit = below > 0 && below < binCount
  const width = isSplit ? Math.max(-least / below, most / (binCount - below)) : (most - least) / binCount
  // Counted from 0 or from the least, so that no rounding carries an income over 0.
  const origin = isSplit ? 0 : least
  const first = isSplit ? below : 0
  const binOf = (income: number) => {
    const steps = (income - origin) / width
    const bin = first + (steps < 0 ? -Math.ceil(-steps) : Math.floor(steps))
    return width > 0 ? Math.max(0, Math.min(binCount - 1, bin)) : 0
  }
  const places = sorted.map(binOf)
  return Array.from({ length: binCount }, (_, index): Bin => {
    const [from, to] = [origin + (index - first) * width, origin + (index + 1 - first) * width]
    const isLast = index === binCount - 1 && !isSplit
    return { from, to: isLast ? most : to, count: places.filter((place) => place === index).length }
  })
}

/** Nearest rank: the least of the runs that at least the share `p` of all runs does not exceed. */
const percentile = (sorted: Float64Array, p: number) => sorted[Math.ceil(p * sorted.length) - 1] ?? 0

/**
 * A plan run many times with independent chances for each driver, in slices, so that a worker can tell how far it is and
 * stop. The same plan, settings and seed give the same figures everywhere. Source: docs/model.md, 'Uncertainty'.
 */
export class Simulation {
  readonly #random: () => number
  readonly #outcome: (varied: Varied) => EvaluatedOutcome
  readonly #incomes: Float64Array
  #done = 0
  #short = 0

  constructor(
    readonly plan: Plan,
    readonly settings: SimulationSettings,
  ) {
    this.#outcome = outcomesOf(plan)
    this.#random = mulberry32(settings.seed)
    this.#incomes = new Float64Array(settings.runs)
  }

  get done(): number {
    return this.#done
  }

  get isFinished(): boolean {
    return this.#done >= this.settings.runs
  }

  /** Runs so many more, at most as many as are left. */
  advance(runs: number): void {
    const end = Math.min(this.settings.runs, this.#done + runs)
    for (; this.#done < end; this.#done += 1) this.#runOnce()
  }

  #runOnce(): void {
    const factors: Factors = {}
    for (const driver of uncertainDrivers) {
      factors[driver] = 1 + triangular(this.#random(), this.settings.spreads[driver]) / 100
    }
    const { operatingIncome, cash } = this.#outcome(movedInputs(this.plan, factors))
    this.#incomes[this.#done] = operatingIncome
    if (cash && cash.runsOutMonth !== null) this.#short += 1
  }

  /** The spread of the runs so far. */
  result(): Uncertainty {
    const sorted = this.#incomes.slice(0, this.#done).sort()
    const runs = sorted.length
    const hasCashPlan = this.plan.cashPlan.enabled === true
    return {
      runs,
      seed: this.settings.seed,
      p10: percentile(sorted, 0.1),
      p50: percentile(sorted, 0.5),
      p90: percentile(sorted, 0.9),
      mean: sorted.reduce((sum, income) => sum + income, 0) / Math.max(1, runs),
      lossShare: sorted.filter((income) => income < 0).length / Math.max(1, runs),
      cashShortShare: hasCashPlan ? this.#short / Math.max(1, runs) : null,
      bins: binsOf(sorted),
    }
  }
}

/** All runs at once. */
export function simulate(plan: Plan, settings: SimulationSettings = usualSettings): Uncertainty {
  const simulation = new Simulation(plan, settings)
  simulation.advance(settings.runs)
  return simulation.result()
}
