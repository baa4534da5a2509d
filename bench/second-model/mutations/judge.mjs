// Whether a model gives other results than it should: in the worked examples, or than the second model on random plans.
import * as fc from 'fast-check'
import { evaluate } from '../../../src/domain/model/evaluate'
import { parsePlan } from '../../../src/domain/plan/parse-plan'
import { differences } from '../../../src/domain/testing/compare'
import { everythingPlan, usualPlan, wildPlan } from '../../../src/domain/testing/plan-arbitraries'
import examples from '../../../src/domain/testing/worked-examples.json'
import { evaluateAgain } from '../evaluate.mjs'
import { rounding } from '../rounding.mjs'

const numRuns = 1000

function differs(plan) {
  const expected = evaluateAgain(plan)
  return differences(evaluate(plan), expected, rounding(plan, expected)).length > 0
}

/** What notices; null when nothing does. */
export function noticedBy() {
  const given = ({ plan }) => evaluate(parsePlan(JSON.stringify(plan)).plan)
  if (examples.some((one) => differences(given(one), one.evaluation).length > 0)) return 'worked examples'
  for (const plans of [usualPlan, everythingPlan, wildPlan])
    if (fc.sample(plans, { numRuns, seed: 1 }).some(differs)) return 'second model'
  return null
}
