import { expect, it } from 'vitest'
import { certainties, productCategories, sourcingTypes } from '../../options'
import { defaultFields } from '../../plan/evaluator-defaults'
import { limitOf } from '../../plan/field-at-path'
import { blankPlan, typicalPaymentMethods } from '../../plan/plan'
import { builtInBenchmarks } from '../benchmarks'
import { typicalValue, typicalValues } from './typical-values'

const anyStore = { category: '', sourcing: 'localWholesale' }

it.each([...new Set(typicalValues.map(({ field }) => field))])('gives %s values that the form takes', (field) => {
  const limits = limitOf(field)
  expect(limits).not.toBeNull()
  for (const { value } of typicalValues.filter((entry) => entry.field === field)) {
    expect(value).toBeGreaterThanOrEqual(limits?.min ?? Number.NaN)
    expect(value).toBeLessThanOrEqual(limits?.max ?? Number.NaN)
  }
})

it('has each value once', () => {
  const keys = typicalValues.map(({ field, category, sourcing }) => `${field} ${category} ${sourcing}`)
  expect(new Set(keys).size).toBe(keys.length)
})

it('calls nothing official or typical without saying who published it', () => {
  for (const { certainty, source } of typicalValues) {
    expect(certainties).toContain(certainty)
    if (certainty !== 'example') expect(source?.url).toMatch(/^https?:\/\//)
  }
})

it('says how sure every number is that a blank plan begins with', () => {
  const blank = blankPlan()
  for (const field of defaultFields) {
    if (blank[field] === 0) continue
    // A store that buys by wholesale waits a week; the blank plan, which names no sourcing to rely on, an import's ten.
    const sourcing = field === 'importLeadTimeMonths' ? 'import' : anyStore.sourcing
    expect([field, typicalValue(field, { ...anyStore, sourcing })?.value]).toEqual([field, blank[field]])
  }
})

it('knows the payment methods of a blank plan', () => {
  for (const method of typicalPaymentMethods()) {
    if (method.id === 'spotii') continue
    for (const part of ['share', 'percent', 'fixed', 'settlementDays'] as const)
      expect(typicalValue(`paymentMethods.${method.id}.${part}`, anyStore)?.value ?? 0).toBe(method[part])
  }
})

it('knows what delivery, storage and a new customer cost in every category', () => {
  for (const { categoryId: category, typicalCac } of builtInBenchmarks) {
    const store = { category, sourcing: 'import' }
    const isSent = !['education', 'services', 'events'].includes(category)
    expect(typicalValue('customerAcquisitionCost', store)?.value).toBe(typicalCac)
    for (const field of ['packagingPerOrder', 'shippingPerOrder', 'overheads.officeOrWarehouse.amount'])
      expect((typicalValue(field, store)?.value ?? Number.NaN) > 0).toBe(isSent)
  }
})

it('follows the sourcing before the category, and the category before the rest', () => {
  for (const category of productCategories)
    expect(typicalValue('inventoryTurnoverRate', { category, sourcing: 'printOnDemand' })?.value).toBe(365)
  expect(typicalValue('inventoryTurnoverRate', { category: 'food', sourcing: 'import' })?.value).toBe(12)
  expect(typicalValue('inventoryTurnoverRate', anyStore)?.value).toBe(6)
  const leads = sourcingTypes.map((sourcing) => typicalValue('importLeadTimeMonths', { category: '', sourcing })?.value)
  expect(leads).toEqual([0.25, 1, 2.5, 0])
})

it('knows nothing typical of what every store sets itself', () => {
  expect(typicalValue('contingencyMo', anyStore)).toBeUndefined()
})
