import { describe, expect, it } from 'vitest'
import { costQuestions } from '../questions'
import { currentStep, projectStatus, stepsDone } from '../rules/steps'
import { createdPlan, defaultFields, type EvaluatorDefaults, noDefaults } from './evaluator-defaults'
import { originAt, withOriginsSettled } from './origins'
import { parsePlan } from './parse-plan'
import { blankPlan, type Plan } from './plan'

const defaults: EvaluatorDefaults = {
  defaultCosts: [
    { fieldName: 'packagingPerOrder', defaultValue: 5 },
    { fieldName: 'supplierPaymentTermsDays', defaultValue: 45 },
    { fieldName: 'packagingPerOrder', defaultValue: 7 },
  ],
  overheadDefaults: [
    { fieldName: 'accounting', defaultAmount: 200, defaultMode: 'annual', defaultMonths: null },
    { fieldName: 'branding', defaultAmount: 24_000, defaultMode: 'oneTime', defaultMonths: 24 },
  ],
}

it('can be given for every number at the plan’s top, and for nothing else', () => {
  const numbers = Object.entries(blankPlan()).flatMap(([name, value]) => (typeof value === 'number' ? [name] : []))
  expect([...defaultFields].sort()).toEqual(numbers.sort())
})

describe('a plan as it is created', () => {
  it('is the blank plan of a store without old customers, its costs unanswered, while nothing is given', () => {
    expect(createdPlan(noDefaults)).toEqual({
      ...blankPlan(),
      firstOrderSharePct: 100,
      unanswered: [...costQuestions],
      origins: { firstOrderSharePct: 'typical' },
    })
    expect(blankPlan().firstOrderSharePct).toBe(0)
    expect([...stepsDone(createdPlan(noDefaults))]).toEqual([])
  })

  it('takes an administrator’s share of new customers before its own', () => {
    const share = { fieldName: 'firstOrderSharePct', defaultValue: 70 } as const
    expect(createdPlan({ ...noDefaults, defaultCosts: [share] }).firstOrderSharePct).toBe(70)
  })

  it('holds what is given, the later of two, and leaves all else alone', () => {
    const { origins: _, ...plan } = createdPlan(defaults)
    const { overheads, ...rest } = { ...blankPlan(), firstOrderSharePct: 100, unanswered: [...costQuestions] }
    expect(plan).toEqual({
      ...rest,
      packagingPerOrder: 7,
      supplierPaymentTermsDays: 45,
      overheads: {
        ...overheads,
        accounting: { amount: 200, mode: 'annual', months: 12, chargesVat: true },
        branding: { amount: 24_000, mode: 'oneTime', months: 24, chargesVat: true },
      },
    })
  })

  it('knows which figures are the administrator’s', () => {
    const plan = createdPlan(defaults)
    expect(originAt(plan, 'packagingPerOrder')).toBe('administrator')
    expect(originAt(plan, 'overheads.branding.amount')).toBe('administrator')
    expect(originAt(plan, 'shippingPerOrder')).toBe('default')
  })

  it('comes back from its text as it was', () => {
    const plan = createdPlan(defaults)
    expect(parsePlan(JSON.stringify(plan)).plan).toEqual(plan)
  })
})

describe('what is set', () => {
  it('is not what a plan was created with', () => {
    const plan = createdPlan(defaults)
    const done = stepsDone(plan)
    expect([...done]).toEqual([])
    expect([currentStep(done), projectStatus(done)]).toEqual(['setup', 'not-started'])
  })

  it('is what was typed since, the built-in value and what the administrator gave included', () => {
    const plan = { ...createdPlan(defaults), unanswered: [] }
    const typed = (place: keyof Plan, value: number) => {
      const edit = { place, isEmptied: false }
      return [...stepsDone(withOriginsSettled(plan, { ...plan, [place]: value }, edit))]
    }
    expect(typed('supplierPaymentTermsDays', 30)).toEqual(['advanced'])
    expect(typed('supplierPaymentTermsDays', 45)).toEqual(['advanced'])
    expect(typed('packagingPerOrder', 8)).toEqual(['costs'])
    expect(typed('packagingPerOrder', 0)).toEqual([])
  })
})
