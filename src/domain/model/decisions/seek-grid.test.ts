import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { everythingPlan } from '../../testing/plan-arbitraries'
import { evaluate } from '../evaluate'
import { levers, leverValue, positionsOf, withLever } from './levers'
import { type Goal, meetsGoal, seek } from './seek'

const gridPoints = 2000

/** Today's usual aims: no loss, and a fair margin. */
const goals = fc.constantFrom<Goal>(
  { kind: 'income', value: 0 },
  { kind: 'income', value: 5000 },
  { kind: 'marginPct', value: 10 },
  { kind: 'ltvToCac', value: 3 },
)

it('finds nothing worse than a grid of 2,000 values', () => {
  fc.assert(
    fc.property(everythingPlan, fc.constantFrom(...levers), goals, (plan, lever, goal) => {
      const answer = seek(plan, lever, goal)
      if (answer.kind !== 'found' && answer.kind !== 'unreachable') return
      const positions = positionsOf(plan, lever)
      const { today, least, most, better } = positions
      const grid = Array.from({ length: gridPoints }, (_, index) => {
        return Math.round(least + ((most - least) * index) / (gridPoints - 1))
      })
      const holding = grid.filter((position) => {
        return meetsGoal(evaluate(withLever(plan, lever, leverValue(positions, position))), goal)
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
    { numRuns: 50 },
  )
}, 60_000)
