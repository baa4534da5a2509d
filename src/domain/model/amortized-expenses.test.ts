import { describe, expect, it } from 'vitest'
import { demoPlan } from '../plan/demo-plan'
import { blankCustomOverhead, blankPlan } from '../plan/plan'
import { spreadExpenses } from './amortized-expenses'
import { evaluate } from './evaluate'

describe('spreadExpenses', () => {
  it('lists what is paid once or once a year', () => {
    expect(spreadExpenses(demoPlan())).toEqual({
      expenses: [
        { path: 'overheads.domain', mode: 'annual', amount: 60, months: 12, monthly: 5 },
        { path: 'overheads.governmentLicences', mode: 'annual', amount: 1200, months: 12, monthly: 100 },
        { path: 'overheads.branding', mode: 'oneTime', amount: 3000, months: 24, monthly: 125 },
      ],
      annual: 1260,
      oneTime: 3000,
      monthly: 230,
    })
  })

  it('holds the expenses that a founder added, each at its place', () => {
    const plan = {
      ...blankPlan(),
      customOverheadsTech: [
        { ...blankCustomOverhead('a'), amount: 50 },
        { ...blankCustomOverhead('b'), amount: 600, mode: 'oneTime' as const, months: 24, chargesVat: true },
      ],
      customOverheadsOps: [{ ...blankCustomOverhead('c'), amount: 2400, mode: 'annual' as const }],
    }
    const { expenses, monthly } = spreadExpenses(plan)
    expect(expenses).toEqual([
      { path: 'customOverheadsTech.1', mode: 'oneTime', amount: 600, months: 24, monthly: 25 },
      { path: 'customOverheadsOps.0', mode: 'annual', amount: 2400, months: 12, monthly: 200 },
    ])
    const { overheadsTechMo, overheadsOpsMo } = evaluate(plan).monthly
    expect(monthly).toBe(overheadsTechMo + overheadsOpsMo - 50)
  })

  it('leaves out what costs nothing', () => {
    const plan = blankPlan()
    plan.overheads.domain = { amount: 0, mode: 'annual', months: 12, chargesVat: true }
    expect(spreadExpenses(plan)).toEqual({ expenses: [], annual: 0, oneTime: 0, monthly: 0 })
  })
})
