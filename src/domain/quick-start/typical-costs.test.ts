import { describe, expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { demoPlan } from '../plan/demo-plan'
import { createdPlan, noDefaults } from '../plan/evaluator-defaults'
import { blankTeamMember, type Plan } from '../plan/plan'
import { missingAnswers } from '../rules/unanswered'
import { begunPlan, withCategory } from './begun-plan'
import {
  canTakeTypical,
  isTypicalMonth,
  monthlyCosts,
  typicalOf,
  withMonthlyCosts,
  withTypicalCosts,
} from './typical-costs'

const begun = (category: Plan['productCategory'] = 'beauty') =>
  withCategory(begunPlan(createdPlan(noDefaults)), category)
const questions = (plan: Plan) => missingAnswers(plan).map(({ question }) => question)

describe('withTypicalCosts', () => {
  it('answers everything but what only its founder knows, with the values of the category', () => {
    const plan = withTypicalCosts(begun())
    expect(questions(plan)).toEqual(['productCost', 'vatRegistration', 'ownerPay'])
    expect(plan.shippingPerOrder).toBe(typicalOf(plan, 'shippingPerOrder')?.value)
    expect(plan.customerAcquisitionCost).toBe(70)
    expect(plan.overheads.ecommercePlatform.amount).toBeGreaterThan(0)
    expect(canTakeTypical(plan)).toBe(false)
    expect(withTypicalCosts(begun('fashion')).customerAcquisitionCost).toBe(85)
  })

  it('writes no amounts in riyals into a plan of another currency', () => {
    const plan = { ...begun(), currency: 'USD' }
    expect(withTypicalCosts(plan).shippingPerOrder).toBe(plan.shippingPerOrder)
  })

  it('leaves what was typed, and what an administrator has set', () => {
    const defaults = { ...noDefaults, defaultCosts: [{ fieldName: 'packagingPerOrder', defaultValue: 9 }] } as const
    const plan = withTypicalCosts({ ...begunPlan(createdPlan(defaults)), customerAcquisitionCost: 30 })
    expect(plan.packagingPerOrder).toBe(9)
    expect(plan.customerAcquisitionCost).toBe(30)
    const answered = { ...begun(), unanswered: ['marketing'] }
    expect(withTypicalCosts(answered)).toMatchObject({ shippingPerOrder: 0, customerAcquisitionCost: 70 })
    expect(withTypicalCosts(answered).overheads).toBe(answered.overheads)
  })

  it('leaves a 0 that was typed', () => {
    const plan = withTypicalCosts(begun(), new Set(['packagingPerOrder']))
    expect(plan).toMatchObject({ packagingPerOrder: 0, customerAcquisitionCost: 70 })
    expect(plan.shippingPerOrder).toBeGreaterThan(0)
  })

  it('fills the amount of delivery that is not there yet', () => {
    const plan = withTypicalCosts({ ...begun(), shippingPerOrder: 31 })
    expect(plan.shippingPerOrder).toBe(31)
    expect(plan.packagingPerOrder).toBe(typicalOf(plan, 'packagingPerOrder')?.value)
  })

  it('has nothing to offer in another currency', () => {
    const plan = { ...begun(), currency: 'AED' }
    expect(withTypicalCosts(plan)).toBe(plan)
    expect(canTakeTypical(plan)).toBe(false)
    expect(typicalOf(plan, 'shippingPerOrder')).toBeUndefined()
  })
})

describe('monthly costs in one amount', () => {
  it('are all fixed costs without marketing', () => {
    const { totalFixedCost, marketingMo } = evaluate(demoPlan()).monthly
    expect(monthlyCosts(demoPlan())).toBeCloseTo(totalFixedCost - marketingMo, 2)
  })

  it('take the place of typical overheads', () => {
    const plan = withMonthlyCosts(withTypicalCosts(begun()), 5000)
    expect(monthlyCosts(plan)).toBe(5000)
    expect(plan.overheads.ecommercePlatform.amount).toBe(0)
    expect(plan.overheads.otherOps.amount).toBe(5000)
  })

  it('include what was typed elsewhere', () => {
    const team = [{ ...blankTeamMember('one'), role: 'Assistant', monthlyCost: 3000 }]
    const plan = withMonthlyCosts({ ...begun(), team }, 5000)
    expect(plan.overheads.otherOps.amount).toBe(2000)
    expect(monthlyCosts(plan)).toBe(5000)
    expect(withMonthlyCosts(plan, 1000).overheads.otherOps.amount).toBe(0)
  })

  it('are an example only while they are the typical overheads, and nothing else', () => {
    const typical = withTypicalCosts(begun())
    expect(isTypicalMonth(typical)).toBe(true)
    expect(isTypicalMonth(begun())).toBe(false)
    expect(isTypicalMonth(withMonthlyCosts(typical, 0))).toBe(false)
    expect(isTypicalMonth(withMonthlyCosts(typical, 5000))).toBe(false)
    expect(isTypicalMonth({ ...typical, contingencyMo: 100 })).toBe(false)
    const { ecommercePlatform } = typical.overheads
    const own = { ...ecommercePlatform, amount: ecommercePlatform.amount + 1 }
    const once = { ...ecommercePlatform, mode: 'oneTime' as const }
    for (const item of [own, once])
      expect(isTypicalMonth({ ...typical, overheads: { ...typical.overheads, ecommercePlatform: item } })).toBe(false)
    expect(isTypicalMonth({ ...typical, currency: 'AED' })).toBe(false)
  })

  it('stand without VAT where it is not reclaimed, as they are typed', () => {
    const typical = withTypicalCosts({ ...begun(), vatRegistered: false })
    expect(monthlyCosts(typical)).toBe(monthlyCosts(withTypicalCosts(begun())))
    expect(isTypicalMonth(typical)).toBe(true)
    const team = [{ ...blankTeamMember('one'), role: 'Assistant', monthlyCost: 3000 }]
    expect(monthlyCosts(withMonthlyCosts({ ...typical, team }, 5000))).toBe(5000)
  })

  it('stand as they were typed, a wrong one too', () => {
    expect(monthlyCosts(withMonthlyCosts(begun(), -5))).toBe(-5)
    expect(monthlyCosts(begun())).toBe(0)
  })
})
