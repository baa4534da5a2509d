import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { demoPlan } from './demo-plan'
import { evaluate } from './evaluate'
import type { Plan } from './plan'
import { differences } from './testing/compare'
import { usualPlan, wildPlan } from './testing/plan-arbitraries'
import { referenceEvaluation } from './testing/reference-model'

type Reference = ReturnType<typeof referenceEvaluation>

/**
 * What rounding may leave where large figures cancel: a part of the largest money in the plan, which differs between
 * two orders of adding it up.
 */
function rounding({ monthly, advanced }: Reference): number {
  const { grossSalesInclVAT, totalMonthlyCosts } = monthly
  const tiedUp = Math.abs(advanced?.supplierCashGap ?? 0) + Math.abs(advanced?.customerCashGap ?? 0)
  return 1e-13 * (grossSalesInclVAT + totalMonthlyCosts + tiedUp + (advanced?.startupInvestment ?? 0))
}

function disagreements(plan: Plan, noise: (expected: Reference) => number): string[] {
  const expected = referenceEvaluation(plan)
  return differences(evaluate(plan), expected, noise(expected))
}

it('agrees with the second model on the demo plan', () => {
  expect(disagreements(demoPlan(), () => 0)).toEqual([])
})

it('agrees with the second model on plans as founders type them', () => {
  fc.assert(
    fc.property(usualPlan, (plan) => {
      expect(disagreements(plan, () => 0)).toEqual([])
    }),
    { numRuns: 1500 },
  )
})

it('agrees with the second model on numbers of any size', () => {
  fc.assert(
    fc.property(wildPlan, (plan) => {
      expect(disagreements(plan, rounding)).toEqual([])
    }),
    { numRuns: 1500 },
  )
})
