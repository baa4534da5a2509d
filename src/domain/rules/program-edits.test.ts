import { describe, expect, it } from 'vitest'
import { createdPlan, noDefaults } from '../plan/evaluator-defaults'
import { originAt } from '../plan/origins'
import { newProduct, type Plan } from '../plan/plan'
import { isZeroGiven } from './given'
import { withFigures } from './program-edits'

const begun: Plan = { ...createdPlan(noDefaults), products: [newProduct('p', 'Oud candle')] }

describe('figures that a program sets', () => {
  it('stand in the plan as typed ones would, and are known as a program’s', () => {
    const { plan, refused } = withFigures(begun, {
      'products.0.unitPriceInclVAT': 149,
      'products.0.name': 'Amber',
      'overheads.branding.mode': 'oneTime',
      vatRegistered: false,
      shippingPerOrder: 0,
    })
    expect(refused).toEqual([])
    expect(plan.products[0]).toMatchObject({ unitPriceInclVAT: 149, name: 'Amber', unitsPerMonth: 100 })
    expect([plan.vatRegistered, plan.overheads.branding.mode]).toEqual([false, 'oneTime'])
    expect(originAt(plan, 'products.0.unitPriceInclVAT')).toBe('program')
    expect(isZeroGiven(plan, 'shippingPerOrder')).toBe(true)
  })

  it('answer the questions that they belong to', () => {
    expect(begun.unanswered).toContain('marketing')
    expect(withFigures(begun, { customerAcquisitionCost: 30 }).plan.unanswered).not.toContain('marketing')
  })

  it.each([
    ['vatPc', 15, 'unknownKey'],
    ['products', 1, 'unknownKey'],
    ['products.0.id', 'q', 'unknownKey'],
    ['products.7.unitPriceInclVAT', 1, 'unknownKey'],
    ['__proto__.a', 1, 'unknownKey'],
    ['vatPct', '15', 'number'],
    ['vatPct', Number.NaN, 'number'],
    ['vatPct', null, 'number'],
    ['vatPct', 101, 'fieldRange'],
    ['vatPct', -1, 'fieldRange'],
    ['paymentBasicFixed', 21, 'fieldRange'],
    ['products.0.unitsPerMonth', 6.5, 'whole'],
    ['products.0.name', 'a'.repeat(10_000), 'tooLong'],
    ['products', null, 'unknownKey'],
    ['vatRegistered', 1, 'invalid'],
    ['storeName', 7, 'invalid'],
    ['overheads.branding.mode', 'weekly', 'choice'],
  ])('are refused, all of them, where %s would be %j', (path, value, code) => {
    const { plan, refused } = withFigures(begun, { customerAcquisitionCost: 30, [path]: value })
    expect([plan, refused]).toEqual([begun, [{ path, code }]])
  })

  it('may leave open what may be without an answer, and are bounded in SAR alone', () => {
    const { plan } = withFigures(begun, { currency: 'USD', paymentBasicFixed: 21, ownerPayMo: null })
    expect([plan.paymentBasicFixed, plan.ownerPayMo]).toEqual([21, null])
    expect(withFigures(plan, { ownerPayMo: 4000 }).plan.ownerPayMo).toBe(4000)
  })
})
