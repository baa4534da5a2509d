import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { incomeOf } from '../model/generated/outcome.gen'
import { everythingPlan } from '../testing/plan-arbitraries'
import { simplePlan } from '../testing/simple-plan'
import { monthOfSales, planOfMonth } from './planned-month'

describe('the plan of a month', () => {
  it('is an ordinary one where the plan does not say when it begins, or begins later', () => {
    const plan = simplePlan({ startMonth: '2026-10' })
    expect(monthOfSales(plan, '2026-09')).toBeNull()
    expect(monthOfSales(simplePlan(), '2026-09')).toBeNull()
    fc.assert(
      fc.property(everythingPlan, (plan) => {
        const ordinary = { ...plan, startMonth: '' }
        expect(incomeOf(planOfMonth(ordinary, '2026-09'))).toBeCloseTo(incomeOf(ordinary), 5)
      }),
    )
  })

  it('has the demand of its month, and one-time costs until they are spread out', () => {
    const plan = simplePlan({ startMonth: '2026-09', rampMonths: 4 }, { unitsPerMonth: 100 })
    plan.overheads.branding = { amount: 200, mode: 'oneTime', months: 2, chargesVat: false }
    const leaves = (month: string) => evaluate(planOfMonth(plan, month)).monthly
    expect(leaves('2026-09')).toMatchObject({ totalUnits: 20, operatingIncome: 20 * 60 - 100 })
    expect(leaves('2026-10')).toMatchObject({ totalUnits: 40, operatingIncome: 40 * 60 - 100 })
    expect(leaves('2026-11')).toMatchObject({ totalUnits: 60, operatingIncome: 60 * 60 })
    expect(leaves('2040-01').totalUnits).toBe(100)
  })
})
