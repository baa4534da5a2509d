import { describe, expect, it } from 'vitest'
import { evaluatedInState } from '../../domain/model/conclusion/in-state'
import type { Conclusion } from '../../domain/model/conclusion/types'
import { evaluate } from '../../domain/model/evaluate'
import type { Plan } from '../../domain/plan/plan'
import { builtInBenchmarks } from '../../domain/reference/benchmarks'
import { busyStores, workedPlans } from '../testing/example-plans'
import { moneyParts } from './money-parts'

describe('what the money needed is made of', () => {
  const partsOf = (plan: Plan) => {
    const evaluated = { plan, evaluation: evaluate(plan), benchmarks: builtInBenchmarks }
    return { evaluated, parts: moneyParts(evaluated) }
  }

  it('is working capital, pre-launch and one-time costs without cash by month, those that are written as 0 left out', () => {
    const { evaluated, parts } = partsOf({ ...(workedPlans[0] ?? expect.fail()), enableAdvancedAnalysis: true })
    const { preLaunchFixedCost, startupInvestment, workingCapital } =
      evaluatedInState(evaluated).advanced ?? expect.fail()
    const { needed } = evaluated.evaluation.conclusion
    const amount = needed?.kind === 'amount' ? needed.amount : expect.fail()
    expect(parts).toEqual(
      [
        { id: 'workingCapital', amount: workingCapital },
        { id: 'beforeDelivery', amount: preLaunchFixedCost },
        { id: 'oneTime', amount: startupInvestment },
      ].filter((part) => Math.abs(part.amount) >= 0.5),
    )
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBeCloseTo(amount)
  })

  it('is what is paid until the lowest month of cash, less what customers paid meanwhile', () => {
    const dates = busyStores.find(([name]) => name === 'dates gifts, zero CAC') ?? expect.fail()
    const { parts } = partsOf(dates[1])
    expect(parts.map(({ id, amount }) => [id, Math.sign(amount)])).toEqual([
      ['goods', 1],
      ['running', 1],
      ['vat', 1],
      ['received', -1],
    ])
  })

  it('is nothing where none is needed, or no amount would do', () => {
    const { evaluated } = partsOf(workedPlans[0] ?? expect.fail())
    const withNeeded = (needed: Conclusion['needed']) =>
      moneyParts({
        ...evaluated,
        evaluation: { ...evaluated.evaluation, conclusion: { ...evaluated.evaluation.conclusion, needed } },
      })
    expect(withNeeded(null)).toEqual([])
    expect(withNeeded({ kind: 'amount', amount: 0.4, byMonth: 0 })).toEqual([])
    expect(withNeeded({ kind: 'none', atStart: 900, months: 12, spent: 9 })).toEqual([])
  })
})
