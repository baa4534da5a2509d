import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { evaluate } from '../../src/domain/model/evaluate'
import { demoPlan } from '../../src/domain/plan/demo-plan'
import { differences } from '../../src/domain/testing/compare'
import { everythingPlan, usualPlan, wildPlan } from '../../src/domain/testing/plan-arbitraries'
import { evaluateAgain } from './evaluate.mjs'

/**
 * What rounding may leave where large figures cancel: a part of the largest money in the plan, which differs between
 * two orders of adding it up.
 */
function rounding(plan, { monthly, advanced, cashPlan }) {
  const { grossSalesInclVAT, totalMonthlyCosts } = monthly
  const tiedUp = Math.abs(advanced?.supplierCashGap ?? 0) + Math.abs(advanced?.customerCashGap ?? 0)
  const startup = advanced?.startupInvestment ?? 0
  const paid = Math.max(0, ...(cashPlan?.months ?? []).map((month) => month.supplierPayments + month.receipts))
  // Demand of the last month: what grows by the month cancels at its own size.
  const growth = Math.min(2, Math.max(0, plan.monthlyGrowthRate))
  return 1e-8 + 1e-11 * (1 + growth) ** 36 * (grossSalesInclVAT + totalMonthlyCosts + tiedUp + startup + paid)
}

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
  ['with numbers of any size', wildPlan],
])(
  'agrees with the second model on plans %s',
  (_, plans) => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(disagreements(plan, rounding)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  },
  60_000,
)
