import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { evaluate } from '../../src/domain/model/evaluate'
import { demoPlan } from '../../src/domain/plan/demo-plan'
import { differences } from '../../src/domain/testing/compare'
import { everythingPlan, usualPlan, wildPlan } from '../../src/domain/testing/plan-arbitraries'
import { evaluateAgain } from './evaluate.mjs'
import { rounding } from './rounding.mjs'
import { thirdEditionPlan } from './third-edition-plans.mjs'

function disagreements(plan, noise) {
  const expected = evaluateAgain(plan)
  return differences(evaluate(plan), expected, noise(plan, expected))
}

it('agrees with the second model on the demo plan', () => {
  expect(disagreements(demoPlan(), () => 0)).toEqual([])
})

it.each([
  ['as founders type them', usualPlan],
  ['with VAT, refusals, a season and a cash plan', everythingPlan],
  ['of every conclusion', thirdEditionPlan],
  ['with numbers of any size', wildPlan],
])(
  'agrees with the second model on plans %s',
  (_, plans) => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(disagreements(plan, rounding)).toEqual([])
      }),
    )
  },
  60_000,
)
