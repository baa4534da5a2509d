import { describe, expect, it } from 'vitest'
import { certainties, productCategories, sourcingTypes } from '../options'
import { defaultFields } from '../plan/evaluator-defaults'
import { limitOf } from '../plan/field-at-path'
import { blankPlan, typicalPaymentMethods } from '../plan/plan'
import { builtInBenchmarks } from '../reference/benchmarks'
import { dutiesOf } from './duties'
import { presetValues } from './preset-values'
import { type FigureSource, figureSources, monthsBetween, monthsUntilStale, sourcesUnread } from './typical-sources'
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

const everyValue = [...typicalValues, ...presetValues]
const everySource = [...everyValue, ...dutiesOf(blankPlan(), null)].map(({ source }) => source)

it('calls nothing typical without a source, and official only what an authority or a law says', () => {
  for (const { field, certainty, source } of everyValue) {
    expect(certainties).toContain(certainty)
    if (certainty !== 'example') expect([field, source]).not.toEqual([field, null])
    if (certainty === 'official') expect([field, source?.byAuthority]).toEqual([field, true])
  }
})

const machineMade = /generated|unverified|indicative|api[- ]evangelist/i

describe.each(Object.entries<FigureSource>(figureSources))('the source %s', (_id, source) => {
  it('names its publisher in both languages and no list that a machine has written', () => {
    expect(source.publisher.en.length * source.publisher.ar.length).toBeGreaterThan(0)
    if (source.url !== null) expect(source.url).toMatch(/^https:\/\//)
    expect(JSON.stringify(source)).not.toMatch(machineMade)
  })

  it('was checked within the last twelve months', () => {
    const now = new Date().toISOString().slice(0, 7)
    expect(monthsBetween(source.checked, now)).toBeLessThan(monthsUntilStale)
  })

  it('is the source of a value or duty', () => {
    expect(everySource).toContain(source)
  })
})

it('lists the sources that are due for a check', () => {
  expect(sourcesUnread(10, '2027-08')).toEqual([])
  expect(sourcesUnread(10, '2027-09')).toEqual(Object.keys(figureSources))
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
    // A blank plan holds whole percents, statements of stores a hundredth less.
    for (const part of ['share', 'percent', 'fixed', 'settlementDays'] as const)
      expect(typicalValue(`paymentMethods.${method.id}.${part}`, anyStore)?.value ?? 0).toBeCloseTo(method[part], 1)
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
