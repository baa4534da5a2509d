import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { demoPlan } from '../plan/demo-plan'
import { formulaDifferences } from '../testing/formula-values'
import { everythingPlan, wildPlan } from '../testing/plan-arbitraries'

it('works out every figure of an answer, and of every month of cash, as the written evaluation does', () => {
  const plans = [
    demoPlan(),
    ...fc.sample(everythingPlan, { numRuns: 30, seed: 3 }),
    ...fc.sample(wildPlan, { numRuns: 30, seed: 3 }),
  ]
  for (const plan of plans) expect(formulaDifferences(plan)).toEqual([])
})
