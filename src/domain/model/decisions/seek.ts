import type { Plan } from '../../plan/plan'
import { type Benchmark, builtInBenchmarks } from '../../reference/benchmarks'
import { evaluate } from '../evaluate'
import type { Evaluation } from '../evaluation'
import { measuredOf } from '../generated/measured.gen'
import { type Lever, leverValue, type Positions, positionsOf, withLever } from './levers'

/** What a founder wants: an income or margin of the bottom line, a ratio, or no more cash than this. */
export const goalKinds = ['income', 'marginPct', 'ltvToCac', 'cashNeeded'] as const
export type GoalKind = (typeof goalKinds)[number]
export interface Goal {
  kind: GoalKind
  value: number
}

/** Source: docs/model.md, 'Goal seek'. */
export type Answer =
  /** The goal holds at this value of the lever, and one step nearer to today it does not. */
  | { kind: 'found'; value: number; evaluation: Evaluation }
  /** The goal holds today, and until the lever is moved past the limit; null: wherever it is moved. */
  | { kind: 'already'; limit: number | null }
  /** The lever cannot reach the goal: the best figure that it reaches, and at which value. */
  | { kind: 'unreachable'; best: number; bestValue: number }
  /** The goal means nothing in this plan: the analysis or cash plan is off, or nothing is sold. */
  | { kind: 'notApplicable' }

/** What a goal of this kind is measured by; null where it means nothing. */
export function goalFigure({ bottomLine, advanced, cashPlan }: Evaluation, kind: GoalKind): number | null {
  if (kind === 'income') return bottomLine.operatingIncome
  if (kind === 'marginPct') return bottomLine.operatingMarginPct
  return (kind === 'ltvToCac' ? advanced?.ltv2cacRatio : cashPlan?.cashNeeded) ?? null
}

/** The same of a plan, in the state of VAT that it is typed in, without what is concluded from it. */
export function goalFigureOf(plan: Plan, kind: GoalKind): number | null {
  const { income, marginPct, customers, cash } = measuredOf(plan)
  if (kind === 'income') return income
  if (kind === 'marginPct') return marginPct
  if (kind === 'ltvToCac') return customers === null ? null : customers.ltvToCac
  return cash === null ? null : cash.cashNeeded
}

function reaches(figure: number | null, { kind, value }: Goal): boolean {
  if (figure === null) return false
  return kind === 'cashNeeded' ? figure <= value : figure >= value
}

/** How good a figure is: more is better for every goal. */
export function towards({ kind }: Goal, figure: number | null): number {
  if (figure === null) return Number.NEGATIVE_INFINITY
  return kind === 'cashNeeded' ? -figure : figure
}

/** Whether a plan's results meet a goal. */
export function meetsGoal(evaluation: Evaluation, goal: Goal): boolean {
  return reaches(goalFigure(evaluation, goal.kind), goal)
}

/** Positions of a side that are looked at before those between them: as many near today as far. */
const pointsOfSide = 30

/** The most that a search works out. */
const maxEvaluations = 399

/** How often the neighbourhood of the best position is narrowed. */
const refinements = 40

/** The months that a lever makes, each worked out once. */
class Search {
  readonly #figures = new Map<number, number | null>()
  readonly positions: Positions

  constructor(
    readonly plan: Plan,
    readonly lever: Lever,
    readonly goal: Goal,
    readonly benchmarks: readonly Benchmark[],
  ) {
    this.positions = positionsOf(plan, lever)
  }

  #planAt(position: number): Plan {
    const isToday = position === this.positions.today
    return isToday ? this.plan : withLever(this.plan, this.lever, leverValue(this.positions, position))
  }

  evaluationAt(position: number): Evaluation {
    return evaluate(this.#planAt(position), this.benchmarks)
  }

  figure(position: number): number | null {
    const known = this.#figures.get(position)
    if (known !== undefined) return known
    const figure = goalFigureOf(this.#planAt(position), this.goal.kind)
    this.#figures.set(position, figure)
    return figure
  }

  holds(position: number): boolean {
    return reaches(this.figure(position), this.goal)
  }

  /**
   * The least total of units near one that holds: a unit less may close an order, and pay for itself. It goes down by the units
   * of an order and one for each product, as far as the evaluations last.
   */
  leastTotal(found: number): number {
    const { jump, today } = this.positions
    const steps = Math.ceil(jump) + this.plan.products.length
    let least = found
    for (let total = found - 1; total > today && total >= least - steps; total -= 1) {
      if (this.#figures.size >= maxEvaluations) break
      if (this.holds(total)) least = total
    }
    return least
  }

  /** How good a position is. */
  score(position: number): number {
    return towards(this.goal, this.figure(position))
  }

  /** Positions worked out so far on one side of today, the nearest first, today before them. */
  outward(side: 1 | -1): number[] {
    const { today } = this.positions
    const seen = [...this.#figures.keys()].filter((position) => (position - today) * side >= 0)
    return seen.toSorted((a, b) => (a - b) * side)
  }

  /** The position with the best figure; of those alike, the nearest to today. */
  best(): number {
    const { better, today } = this.positions
    const seen = [...this.outward(better), ...this.outward(better === 1 ? -1 : 1)]
    return seen.reduce((best, position) => (this.score(position) > this.score(best) ? position : best), today)
  }

  /** Works out positions from today to the end of one side. */
  explore(side: 1 | -1): void {
    const { today, least, most, jump } = this.positions
    const [first, end] = side === 1 ? [Math.floor(today) + 1, most] : [Math.ceil(today) - 1, least]
    const span = (end - first) * side
    if (span < 0) return
    for (let point = 0; point < pointsOfSide; point += 1) {
      const part = point / (pointsOfSide - 1)
      for (const offset of [(span + 1) ** part - 1, span * part]) {
        const position = first + side * Math.round(offset)
        // The last unit of an order is the one that pays for it, so the month is best at whole orders.
        const filled = Math.floor(Math.ceil(position / jump) * jump)
        this.figure(jump > 1 && (filled - first) * side >= 0 && (end - filled) * side >= 0 ? filled : position)
      }
    }
    this.figure(first)
    this.figure(end)
  }

  /** Looks for a better position between the neighbours of the best one: cash, for one, may be best in between. */
  refine(): void {
    const seen = [...new Set([...this.outward(-1).toReversed(), ...this.outward(1)])]
    const at = seen.indexOf(this.best())
    let [low, high] = [Math.ceil(seen[at - 1] ?? this.best()), Math.floor(seen[at + 1] ?? this.best())]
    for (let step = 0; step < refinements && high - low > 2; step += 1) {
      const third = Math.floor((high - low) / 3)
      if (this.score(low + third) < this.score(high - third)) low += third
      else high -= third
    }
  }

  /**
   * The first two neighbours, on the way out from today, of which the nearer keeps today's answer and the farther has
   * the other; null when every position of that side keeps it.
   */
  turn(side: 1 | -1): { near: number; far: number } | null {
    const holdsToday = this.holds(this.positions.today)
    const points = this.outward(side)
    const at = points.findIndex((position) => this.holds(position) !== holdsToday)
    let [near, far] = [points[at - 1], points[at]]
    if (near === undefined || far === undefined) return null
    while (Math.abs(far - near) > 1) {
      const middle = Math.round((near + far) / 2)
      if (this.holds(middle) === holdsToday) near = middle
      else far = middle
    }
    return { near, far }
  }
}

function whereItHolds(search: Search): number | null {
  const { better } = search.positions
  const other = better === 1 ? -1 : 1
  return search.turn(better)?.far ?? search.turn(other)?.far ?? null
}

function whereItEnds(search: Search): number | null {
  const { better } = search.positions
  const worse = better === 1 ? -1 : 1
  return search.turn(worse)?.near ?? search.turn(better)?.near ?? null
}

/**
 * How far one lever has to move for a goal to hold, the rest of the plan as it is; at most 400 evaluations.
 * Source: docs/model.md, 'Goal seek'.
 */
export function seek(
  plan: Plan,
  lever: Lever,
  goal: Goal,
  benchmarks: readonly Benchmark[] = builtInBenchmarks,
): Answer {
  // Whether a changed plan would have to register is another question: the state of today's holds for all of them.
  const { state } = evaluate(plan, benchmarks).conclusion
  const held: Plan = { ...plan, vatRegistered: state === 'registered' }
  const search = new Search(held, lever, goal, benchmarks)
  const { positions } = search
  const { today } = positions
  if (search.figure(today) === null || (lever === 'units' && today === 0)) return { kind: 'notApplicable' }
  search.explore(1)
  search.explore(-1)
  if (search.holds(today)) {
    const limit = whereItEnds(search)
    return { kind: 'already', limit: limit === null ? null : leverValue(positions, limit) }
  }
  if (whereItHolds(search) === null) search.refine()
  const nearest = whereItHolds(search)
  if (nearest !== null) {
    const found = lever === 'units' && nearest > today ? search.leastTotal(nearest) : nearest
    return { kind: 'found', value: leverValue(positions, found), evaluation: search.evaluationAt(found) }
  }
  const best = search.best()
  const sign = goal.kind === 'cashNeeded' ? -1 : 1
  return { kind: 'unreachable', best: sign * search.score(best), bestValue: leverValue(positions, best) }
}
