import type { Plan } from '../../plan/plan'
import type { Benchmark } from '../../reference/benchmarks'
import { evaluate } from '../evaluate'
import type { Evaluation } from '../evaluation'
import { type Lever, levers, leverValue, type Positions, positionsOf, withLever } from './levers'
import { type Goal, goalFigure, meetsGoal, towards } from './seek'

/** Two levers that reach a goal together, each at its value. */
export interface PairAnswer {
  moves: readonly [Move, Move]
  evaluation: Evaluation
}

interface Move {
  lever: Lever
  value: number
}

/** A lever with the side on which the goal comes nearer, and by how much a tenth of today's value brings it. */
interface Pull {
  lever: Lever
  positions: Positions
  end: number
  effect: number
}

const tenth = 0.1

/** The points of each lever's side, today's value among them. */
const points = 21

const score = (plan: Plan, goal: Goal, benchmarks: readonly Benchmark[]) =>
  towards(goal, goalFigure(evaluate(plan, benchmarks), goal.kind))

function pullOf(plan: Plan, lever: Lever, goal: Goal, benchmarks: readonly Benchmark[]): Pull | null {
  const positions = positionsOf(plan, lever)
  const { today, least, most } = positions
  if (today === 0) return null
  const before = score(plan, goal, benchmarks)
  const sides = [
    { end: most, at: Math.min(most, Math.ceil(today * (1 + tenth))) },
    { end: least, at: Math.max(least, Math.floor(today * (1 - tenth))) },
  ].map(({ end, at }) => {
    return { end, effect: score(withLever(plan, lever, leverValue(positions, at)), goal, benchmarks) - before }
  })
  const [best] = sides.toSorted((a, b) => b.effect - a.effect)
  return best && best.effect > 0 ? { lever, positions, ...best } : null
}

/** Positions from today's to the end of the side, nearer together near today. */
function positionsOfSide({ positions: { today }, end }: Pull): number[] {
  return Array.from({ length: points }, (_, index) => {
    return index === 0 ? today : Math.round(today + (end - today) * (index / (points - 1)) ** 2)
  })
}

const relativeChange = ({ positions: { today } }: Pull, position: number) => Math.abs(position - today) / today

/** Every pair of positions, the least sum of relative changes first. */
function cells(first: Pull, second: Pull) {
  const seconds = positionsOfSide(second)
  return positionsOfSide(first)
    .flatMap((a) => {
      return seconds.map((b) => ({ a, b, change: relativeChange(first, a) + relativeChange(second, b) }))
    })
    .toSorted((one, other) => one.change - other.change)
}

/**
 * The two levers with the most effect that reach a goal together, with the least sum of relative changes on a grid of
 * 21 × 21 positions; null when they do not. Rests after each position, for a page that has other things to do.
 * Source: docs/model.md, 'Goal seek'.
 */
export function* pairSearch(
  plan: Plan,
  goal: Goal,
  benchmarks: readonly Benchmark[],
): Generator<undefined, PairAnswer | null> {
  const pulls = levers.flatMap((lever) => pullOf(plan, lever, goal, benchmarks) ?? [])
  const [first, second] = pulls.toSorted((a, b) => b.effect - a.effect)
  if (!first || !second) return null
  for (const { a, b } of cells(first, second)) {
    const moves = [moveOf(first, a), moveOf(second, b)] as const
    const moved = moves.reduce((done, { lever, value }) => withLever(done, lever, value), plan)
    const evaluation = evaluate(moved, benchmarks)
    if (meetsGoal(evaluation, goal)) return { moves, evaluation }
    yield
  }
  return null
}

function moveOf({ lever, positions }: Pull, position: number): Move {
  return { lever, value: leverValue(positions, position) }
}
