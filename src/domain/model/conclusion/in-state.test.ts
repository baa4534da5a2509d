import { describe, expect, it } from 'vitest'
import { demoPlan } from '../../plan/demo-plan'
import type { Plan } from '../../plan/plan'
import { builtInBenchmarks } from '../../reference/benchmarks'
import { simplePlan } from '../../testing/simple-plan'
import { evaluate } from '../evaluate'
import { cashPlanAhead, evaluatedInState, inConcludedState, projectionWithoutGrowth } from './in-state'

const evaluated = (plan: Plan) => ({ plan, evaluation: evaluate(plan), benchmarks: builtInBenchmarks })

/** Sells for more than 375 000 a year, without being registered. */
const bound = simplePlan({ vatPct: 15, vatRegistered: false, enableAdvancedAnalysis: true }, { unitsPerMonth: 400 })

describe('the plan in the state in which it is concluded', () => {
  it('is the plan itself where it keeps its state', () => {
    const sample = evaluated(demoPlan())
    expect(inConcludedState(sample)).toBe(sample.plan)
    expect(evaluatedInState(sample)).toBe(sample.evaluation)
  })

  it('is registered where its sales oblige it to', () => {
    const given = evaluated(bound)
    expect(given.evaluation.conclusion.state).toBe('registered')
    expect(inConcludedState(given)).toEqual({ ...bound, vatRegistered: true })
    expect(evaluatedInState(given).bottomLine.operatingIncome).toBe(given.evaluation.conclusion.income)
  })
})

describe('cash by month without growth', () => {
  it('covers a year, or what it takes until the money is back', () => {
    const growing = evaluated({ ...demoPlan(), enableAdvancedAnalysis: true, monthlyGrowthRate: 9 })
    const months = projectionWithoutGrowth(growing) ?? []
    const { back } = growing.evaluation.conclusion
    expect(months.at(-1)?.month).toBe(back?.kind === 'month' ? Math.max(12, back.month) : 12)
    expect(projectionWithoutGrowth(growing, 8)?.at(-1)?.month).toBe(8)
  })

  it('is there with the advanced analysis alone', () => {
    expect(projectionWithoutGrowth(evaluated(simplePlan({ enableAdvancedAnalysis: false })))).toBeNull()
  })
})

it('the cash plan looks as far ahead as the conclusion, where it is on', () => {
  expect(cashPlanAhead(evaluated(simplePlan()))).toBeNull()
  const sample = demoPlan()
  const planned = cashPlanAhead(evaluated({ ...sample, cashPlan: { ...sample.cashPlan, enabled: true, months: 6 } }))
  expect(planned?.months.at(-1)?.month).toBe(36)
})
