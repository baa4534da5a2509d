import { describe, expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { demoPlan } from '../plan/demo-plan'
import { blankPlan, blankProduct } from '../plan/plan'
import { changedVerdict, isJudgedByMargin } from './changed-verdict'

const demo = demoPlan()
const soldIn = (times: number) => ({
  ...demo,
  products: demo.products.map((one) => ({ ...one, unitsPerMonth: one.unitsPerMonth * times })),
})

describe('a verdict that the model gave before', () => {
  it('changes where customers cost next to nothing', () => {
    const free = { ...soldIn(20), customerAcquisitionCost: 0, influencersMo: 0, paidAdsMo: 0 }
    expect(changedVerdict(evaluate(free))).toEqual({ before: 'strong', now: 'moderate' })
  })

  it('stays where the margin alone leads to the same', () => {
    expect(changedVerdict(evaluate(soldIn(20)))).toBeNull()
    expect(changedVerdict(evaluate({ ...demo, contingencyMo: 1e6 }))).toBeNull()
  })

  it('was moderate with a thin margin, and with no sales and no costs', () => {
    const { verdict } = evaluate(demo).conclusion
    expect([verdict, changedVerdict(evaluate(demo))]).toEqual(['moderate', null])
    const free = { ...blankPlan(), products: [{ ...blankProduct('one'), unitsPerMonth: 5 }], paymentBasicFixed: 0 }
    expect(evaluate(free).bottomLine.operatingMarginPct).toBeNull()
    expect(changedVerdict(evaluate(free))).toBeNull()
  })

  it('is none without units', () => {
    expect(changedVerdict(evaluate(soldIn(0)))).toBeNull()
  })

  it('was given to plans that were written before', () => {
    const { ownerPayMo: _, ...before } = demo
    expect([before, demo, { storeName: 'Noor' }, null].map(isJudgedByMargin)).toEqual([true, false, false, false])
  })
})
