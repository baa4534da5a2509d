import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Plan } from '../../plan/plan'
import { builtInBenchmarks } from '../../reference/benchmarks'
import { everythingPlan } from '../../testing/plan-arbitraries'
import { inConcludedState } from '../conclusion/in-state'
import { evaluate } from '../evaluate'
import { levers, leverValue, positionsOf, withLever } from './levers'
import { type Goal, goalFigure, meetsGoal, seek } from './seek'

const gridPoints = 1000

/** Of so many points, one is looked at in the whole evaluation. */
const pointsToCompare = 100

/** The figure of a goal without all that it does not depend on: of a hundred thousand plans that takes a while. */
function figureAlone(plan: Plan, { kind }: Goal): number | null {
  if (kind === 'ltvToCac')
    return goalFigure(evaluate({ ...plan, cashPlan: { ...plan.cashPlan, enabled: false } }), kind)
  const { operatingIncome, operatingMarginPct } = evaluate(plan).bottomLine
  return kind === 'income' ? operatingIncome : operatingMarginPct
}

/** Today's usual aims: no loss, and a fair margin. */
const goals = fc.constantFrom<Goal>(
  { kind: 'income', value: 0 },
  { kind: 'income', value: 5000 },
  { kind: 'marginPct', value: 10 },
  { kind: 'ltvToCac', value: 3 },
)

it('finds nothing worse than a grid of 1,000 values', () => {
  fc.assert(
    fc.property(everythingPlan, fc.constantFrom(...levers), goals, (given, lever, goal) => {
      // The search keeps to the state of VAT that the plan is concluded in, wherever the lever moves.
      const plan = inConcludedState({ plan: given, evaluation: evaluate(given), benchmarks: builtInBenchmarks })
      const answer = seek(plan, lever, goal)
      if (answer.kind !== 'found' && answer.kind !== 'unreachable') return
      const positions = positionsOf(plan, lever)
      const { today, least, most, better } = positions
      const grid = Array.from({ length: gridPoints }, (_, index) => {
        return Math.round(least + ((most - least) * index) / (gridPoints - 1))
      })
      const holding = grid.filter((position, index) => {
        const moved = withLever(plan, lever, leverValue(positions, position))
        const figure = figureAlone(moved, goal)
        const holds = figure !== null && figure >= goal.value
        if (index % pointsToCompare === 0) {
          const evaluation = evaluate(moved)
          expect([figure, holds]).toEqual([goalFigure(evaluation, goal.kind), meetsGoal(evaluation, goal)])
        }
        return holds
      })
      if (answer.kind === 'unreachable') {
        expect(holding).toEqual([])
        return
      }
      const onBetterSide = holding.filter((position) => (position - today) * better > 0)
      const distances = (onBetterSide.length > 0 ? onBetterSide : holding).map((position) => Math.abs(position - today))
      const found = Math.abs(answer.value * positions.perOne - today)
      expect(found).toBeLessThanOrEqual(Math.min(...distances) + 0.5)
    }),
    { numRuns: 10 },
  )
})
