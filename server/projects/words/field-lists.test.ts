import { describe, expect, it } from 'vitest'
import { maxNumber } from '../../../src/domain/numbers'
import { productCategories } from '../../../src/domain/options'
import { fieldAt } from '../../../src/domain/plan/field-at-path'
import { fieldPaths } from '../../../src/domain/plan/nearest-field'
import { typicalValues } from '../../../src/domain/typical/typical-values'
import { fields as fieldsAr } from '../../../src/i18n/ar/evaluator/fields'
import { fields as fieldsEn } from '../../../src/i18n/en/evaluator/fields'
import { settableFields, settableKinds, typicalFor } from './field-lists'

describe('the fields that a program may set', () => {
  const { fields } = settableFields()
  const row = (path: string) => fields.find((field) => field.path === path) ?? expect.fail(path)

  it('have their limits, unit and name in both languages', () => {
    expect(row('vatPct')).toEqual({
      ...{ path: 'vatPct', name: { en: fieldsEn.vatPct, ar: fieldsAr.vatPct }, kind: 'percent', unit: 'percent' },
      ...{ min: 0, max: 100, isWhole: false, default: 15, choices: null },
    })
  })

  it('have no largest number where any is taken', () => {
    expect(fieldAt('customerAcquisitionCost')).toMatchObject({ max: maxNumber })
    expect(row('customerAcquisitionCost')).toMatchObject({ kind: 'amount', min: 0, max: null })
  })

  it('say which are whole, which may be empty, and what can be chosen', () => {
    expect(row('ownerPayMo')).toMatchObject({ kind: 'optional', unit: 'money', min: 0, choices: null })
    expect(row('productCategory').choices).toEqual(expect.arrayContaining([...productCategories]))
    expect(row('productCategory')).toMatchObject({ kind: 'choice', unit: null, min: null, max: null, isWhole: false })
    expect(row('vatRegistered')).toMatchObject({ kind: 'switch', default: true, choices: null })
    expect(row('storeName')).toMatchObject({ kind: 'text', default: '', min: null, max: null })
    expect(row(fieldPaths.find((path) => path.endsWith('unitsPerMonth')) ?? '').isWhole).toBe(true)
  })

  it('are single values: no list, and each path once', () => {
    const paths = fields.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(new Set(fields.map(({ kind }) => kind))).toEqual(new Set(settableKinds))
    expect(paths).not.toContain('products')
    expect(fields.filter((field) => typeof field.default === 'object' && field.default !== null)).toEqual([])
    expect(settableFields().fields).toBe(fields)
  })
})

describe('typical values', () => {
  it('are all of them where no kind of store is named', () => {
    const { values } = typicalFor({})
    expect(values).toHaveLength(typicalValues.length)
    for (const [at, { field, category = null, sourcing = null, value, source, date }] of typicalValues.entries()) {
      const { name: _, ...publisher } = { name: '', ...source?.publisher }
      expect(values[at]).toMatchObject({ field, category, sourcing, value, date })
      if (source) expect(values[at]?.source).toEqual({ publisher, url: source.url, checked: source.checked })
      else expect(values[at]?.source).toBe(source)
    }
  })

  it('are one of each field for a kind of store: of how it buys, else of its category, else of all', () => {
    const category = productCategories.find((one) => typicalValues.some((value) => value.category === one))
    const sourcing = typicalValues.find((value) => value.sourcing !== undefined)?.sourcing
    for (const kind of [{ category }, { sourcing }, { category, sourcing }]) {
      const { values } = typicalFor(kind)
      const fields = values.map(({ field }) => field)
      expect(new Set(fields).size).toBe(fields.length)
      for (const value of values) {
        const own = typicalValues.filter(({ field }) => field === value.field)
        if (sourcing && kind.sourcing && own.some((one) => one.sourcing === sourcing))
          expect(value.sourcing).toBe(sourcing)
        else if (kind.category && own.some((one) => one.sourcing === undefined && one.category === kind.category))
          expect(value.category).toBe(kind.category)
        else expect([value.category, value.sourcing]).toEqual([null, null])
      }
    }
    expect(typicalFor({ category }).values.some((value) => value.category === category)).toBe(true)
    expect(typicalFor({ sourcing }).values.some((value) => value.sourcing === sourcing)).toBe(true)
  })
})
