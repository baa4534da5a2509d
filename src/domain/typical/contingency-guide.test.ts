import { describe, expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { demoPlan } from '../plan/demo-plan'
import { blankPlan } from '../plan/plan'
import { contingencyAt, contingencyGuide } from './contingency-guide'

describe('contingencyGuide', () => {
  it('recommends 5 to 15 % of the other costs of a month', () => {
    const { otherCosts, low, high, sharePct } = contingencyGuide(evaluate(demoPlan()).monthly)
    expect(otherCosts).toBeCloseTo(30_453.57, 2)
    expect({ low, high }).toEqual({ low: 1523, high: 4568 })
    expect(sharePct).toBeCloseTo(5.25, 2)
  })

  it('does not move when it is followed', () => {
    const plan = demoPlan()
    const { low } = contingencyGuide(evaluate(plan).monthly)
    expect(contingencyGuide(evaluate({ ...plan, contingencyMo: low }).monthly).low).toBe(low)
  })

  it('has no share of nothing', () => {
    const { monthly } = evaluate({ ...blankPlan(), contingencyMo: 500 })
    expect(contingencyGuide(monthly)).toEqual({ otherCosts: 0, low: 0, high: 0, sharePct: null })
  })

  it('is never below nothing', () => {
    expect(contingencyGuide({ totalMonthlyCosts: 1, contingencyMo: 1.0000001 }).otherCosts).toBe(0)
  })

  it('rounds to whole amounts', () => {
    expect(contingencyAt(1010, 5)).toBe(51)
  })
})
