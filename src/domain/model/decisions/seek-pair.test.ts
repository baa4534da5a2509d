import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankPlan, type Plan } from '../../plan/plan'
import { builtInBenchmarks } from '../../reference/benchmarks'
import { everythingPlan } from '../../testing/plan-arbitraries'
import { simplePlan } from '../../testing/simple-plan'
import { evaluate } from '../evaluate'
import { withLever } from './levers'
import { type Goal, goalKinds, meetsGoal, seek } from './seek'
import { type PairAnswer, pairSearch } from './seek-pair'

/** The whole search at once. */
function seekPair(plan: Plan, goal: Goal): PairAnswer | null {
  const search = pairSearch(plan, goal, builtInBenchmarks)
  let step = search.next()
  while (!step.done) step = search.next()
  return step.value
}

describe('two levers together', () => {
  const plan = simplePlan({ contingencyMo: 1000 })

  it('reach what neither reaches alone, and move no further than they must', () => {
    const goal: Goal = { kind: 'income', value: 35_000 }
    expect(seek(plan, 'price', goal).kind).toBe('unreachable')
    expect(seek(plan, 'units', goal).kind).toBe('unreachable')
    const answer = seekPair(plan, goal)
    expect(answer?.moves.map(({ lever }) => lever)).toEqual(['price', 'units'])
    expect(answer?.evaluation.bottomLine.operatingIncome).toBeGreaterThanOrEqual(35_000)
  })

  it('may be out of reach, or mean nothing', () => {
    expect(seekPair(plan, { kind: 'income', value: 1e9 })).toBeNull()
    expect(seekPair(plan, { kind: 'ltvToCac', value: 3 })).toBeNull()
    expect(seekPair(blankPlan(), { kind: 'income', value: 3 })).toBeNull()
  })
})

it('meets the goal in the plan that the two moves make', () => {
  const goals = fc.record({ kind: fc.constantFrom(...goalKinds), value: fc.integer({ min: -1000, max: 20_000 }) })
  fc.assert(
    fc.property(everythingPlan, goals, (plan, goal) => {
      const answer = seekPair(plan, goal)
      if (answer === null) return
      const moved = answer.moves.reduce((done, { lever, value }) => withLever(done, lever, value), plan)
      expect(meetsGoal(evaluate(moved), goal)).toBe(true)
      expect(answer.evaluation).toEqual(evaluate(moved))
    }),
    { numRuns: 40 },
  )
})
