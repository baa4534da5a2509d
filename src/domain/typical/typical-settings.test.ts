import { describe, expect, it } from 'vitest'
import { productCategories } from '../options'
import { createdPlan } from '../plan/evaluator-defaults'
import { withOriginsSettled } from '../plan/origins'
import { parsePlan } from '../plan/parse-plan'
import { blankPlan, type Plan } from '../plan/plan'
import { stepsDone } from '../rules/steps'
import { isTypical, typicalSettings, withTypicalSettings } from './typical-settings'

const written = (changes: Partial<Plan>) => withTypicalSettings({ ...blankPlan(), ...changes })
const typed = (plan: Plan, changes: Partial<Plan>) =>
  withOriginsSettled(plan, { ...plan, ...changes }, { place: '', isEmptied: false })
const settings = (plan: Plan) => typicalSettings.map((field) => plan[field])

describe('withTypicalSettings', () => {
  it.each([
    ['localWholesale', 0.25, 6, 25],
    ['localManufacturing', 1, 6, 25],
    ['import', 2.5, 6, 25],
    ['printOnDemand', 0, 365, 0],
  ] as const)('writes what %s takes', (sourcingType, lead, turns, holding) => {
    expect(settings(written({ sourcingType }))).toEqual([lead, turns, holding, 0.3, 0.05])
  })

  it.each([
    ['food', 2, 12, 0.02],
    ['beauty', 1, 6, 0.05],
    ['fashion', 0.6, 5, 0.2],
    ['home', 0.5, 4, 0.06],
    ['books', 0.3, 4, 0.05],
    ['toys', 0.3, 6, 0.05],
    ['', 0.3, 6, 0.05],
  ] as const)('writes what customers and stock of %s do', (productCategory, repeat, turns, returns) => {
    expect(settings(written({ productCategory }))).toEqual([0.25, turns, 25, repeat, returns])
  })

  it.each(productCategories)('keeps 365 turns of printing on demand in %s', (productCategory) => {
    expect(written({ productCategory, sourcingType: 'printOnDemand' }).inventoryTurnoverRate).toBe(365)
  })

  it('leaves what was typed', () => {
    const plan = written({ sourcingType: 'import', productCategory: 'food', inventoryTurnoverRate: 9 })
    expect(settings(plan)).toEqual([2.5, 9, 25, 2, 0.02])
  })

  it('follows the sourcing while nothing was typed', () => {
    const onDemand = written({ sourcingType: 'printOnDemand', productCategory: 'food' })
    const sewn = withTypicalSettings({ ...onDemand, sourcingType: 'localManufacturing' })
    expect(settings(sewn)).toEqual([1, 12, 25, 2, 0.02])
  })

  it('does not write again over the value that a plan was created with, once it was typed', () => {
    const plan = typed(written({}), { importLeadTimeMonths: 2.5 })
    expect(withTypicalSettings(plan)).toBe(plan)
  })

  it('leaves what an administrator gave to new plans', () => {
    const defaults = {
      defaultCosts: [{ fieldName: 'importLeadTimeMonths', defaultValue: 3 } as const],
      overheadDefaults: [],
    }
    expect(settings(withTypicalSettings(createdPlan(defaults)))).toEqual([3, 6, 25, 0.3, 0.05])
  })

  it('has no typical value for what no category decides', () => {
    expect(isTypical(written({}), 'vatPct')).toBe(false)
  })

  it('is the same plan when there is nothing to write', () => {
    const plan = written({})
    expect(withTypicalSettings(plan)).toBe(plan)
  })

  it('counts as nothing that was set, and is read back as it was stored', () => {
    const plan = written({ sourcingType: 'printOnDemand' })
    expect(stepsDone(plan).has('advanced')).toBe(false)
    expect(stepsDone(typed(plan, { inventoryTurnoverRate: 12 })).has('advanced')).toBe(true)
    expect(parsePlan(JSON.stringify(plan)).plan).toEqual(plan)
  })
})

describe('isTypical', () => {
  it('holds until another value is typed', () => {
    const plan = written({ productCategory: 'beauty' })
    expect(typicalSettings.filter((field) => isTypical(plan, field))).toEqual([...typicalSettings])
    expect(isTypical(typed(plan, { repeatOrderRate: 1.5 }), 'repeatOrderRate')).toBe(false)
  })

  it('holds for what was written for another category', () => {
    const plan = { ...written({ productCategory: 'beauty' }), productCategory: 'food' } as const
    expect(isTypical(plan, 'repeatOrderRate')).toBe(true)
    expect(isTypical({ ...plan, origins: undefined }, 'repeatOrderRate')).toBe(false)
  })
})
