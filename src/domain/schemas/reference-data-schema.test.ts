import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import {
  benchmarkSchema,
  defaultCostSchema,
  fieldTakes,
  overheadDefaultSchema,
  teamTemplateSchema,
  typedDefaultCostSchema,
} from './reference-data-schema'

/** The fields that a schema finds fault with, and what it says. */
function faults(schema: z.ZodMiniType, value: unknown) {
  const { error } = schema.safeParse(value)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

describe('a benchmark', () => {
  const margins = { minMargin: 20, typicalMargin: 35, maxMargin: 50 }
  const costs = { minCac: 15, typicalCac: 40, maxCac: 90 }
  const benchmark = { categoryId: 'fashion', ...margins, ...costs }

  it('is of Saudi Arabia, in riyals and active where nothing else is said', () => {
    expect(benchmarkSchema.parse(benchmark)).toEqual({
      ...benchmark,
      currency: 'SAR',
      region: 'Saudi Arabia',
      isActive: true,
    })
  })

  it.each([
    [{ minMargin: 36 }, { minMargin: 'aboveMiddle' }],
    [{ maxMargin: 34 }, { maxMargin: 'belowMiddle' }],
    [
      { minCac: 41, maxCac: 39 },
      { minCac: 'aboveMiddle', maxCac: 'belowMiddle' },
    ],
    [{ minMargin: 35, maxMargin: 35, minCac: 40, maxCac: 40 }, {}],
    [{ maxMargin: 101 }, { maxMargin: 'percent' }],
    [{ minCac: -1 }, { minCac: 'negative' }],
    [
      { typicalMargin: 35.5, minCac: 15.25 },
      { typicalMargin: 'whole', minCac: 'whole' },
    ],
    [{ maxCac: 1e16 }, { maxCac: 'tooBig' }],
    [{ categoryId: 'weapons' }, { categoryId: 'choice' }],
    [
      { categoryId: '', minCac: null, maxCac: 'x' },
      { categoryId: 'required', minCac: 'required', maxCac: 'number' },
    ],
    [
      { categoryId: undefined, minCac: undefined },
      { categoryId: 'required', minCac: 'required' },
    ],
  ])('with %j is refused with %j', (change, said) => {
    expect(faults(benchmarkSchema, { ...benchmark, ...change })).toEqual(said)
  })
})

describe('the value that a field begins with', () => {
  it.each([
    [{ fieldName: 'packagingPerOrder', defaultValue: 3 }, {}],
    [{ fieldName: 'packagingPerOrder', defaultValue: 3, minValue: 3, maxValue: 3 }, {}],
    [{ fieldName: 'packagingPerOrder', defaultValue: 3, minValue: 4 }, { minValue: 'aboveMiddle' }],
    [{ fieldName: 'packagingPerOrder', defaultValue: 3, maxValue: 2 }, { maxValue: 'belowMiddle' }],
    [{ fieldName: 'packagingPerOrder', defaultValue: -1 }, { defaultValue: 'fieldRange' }],
    [{ fieldName: 'products', defaultValue: 1 }, { fieldName: 'choice' }],
  ])('given as %j is refused with %j', (given, said) => {
    expect(faults(defaultCostSchema, given)).toEqual(said)
  })

  it('is one that the wizard takes from a hand', () => {
    expect([1, 2, 1.6, 0].map((units) => fieldTakes('avgUnitsPerOrder', units))).toEqual([true, true, true, false])
    expect([0, 15, 100, 101].map((percent) => fieldTakes('vatPct', percent))).toEqual([true, true, true, false])
  })
})

describe('the value of a fraction, stored and as an administrator types it', () => {
  it.each([
    [defaultCostSchema, { defaultValue: 0.05 }, {}],
    [defaultCostSchema, { defaultValue: 5 }, { defaultValue: 'fieldRange' }],
    [typedDefaultCostSchema, { defaultValue: 5, minValue: 0.5, maxValue: 10 }, {}],
    [typedDefaultCostSchema, { defaultValue: 51 }, { defaultValue: 'fieldRange' }],
  ])('%#', (schema, given, said) => {
    expect(faults(schema, { fieldName: 'expectedReturnRate', ...given })).toEqual(said)
  })
})

describe('a role', () => {
  it('costs a whole amount, 0 where none is given', () => {
    expect(teamTemplateSchema.parse({ roleName: 'Packer' }).suggestedMonthlyCost).toBe(0)
    const given = { roleName: 'Packer', suggestedMonthlyCost: 4500.5 }
    expect(faults(teamTemplateSchema, given)).toEqual({ suggestedMonthlyCost: 'whole' })
  })
})

describe('what an overhead begins with', () => {
  it.each([
    [{ defaultMode: 'oneTime', defaultMonths: 24 }, {}],
    [{ defaultMode: 'oneTime', defaultMonths: null }, {}],
    [{ defaultMode: 'monthly', defaultMonths: 24 }, { defaultMonths: 'oneTimeOnly' }],
    [{ defaultMonths: 24 }, { defaultMonths: 'oneTimeOnly' }],
    [{ defaultAmount: 99.5 }, { defaultAmount: 'whole' }],
    [{ defaultMode: 'oneTime', defaultMonths: 0 }, { defaultMonths: 'months' }],
    [{ defaultMode: 'oneTime', defaultMonths: 121 }, { defaultMonths: 'months' }],
    [{ defaultMode: 'oneTime', defaultMonths: 1.5 }, { defaultMonths: 'months' }],
  ])('given %j is refused with %j', (given, said) => {
    expect(faults(overheadDefaultSchema, { fieldName: 'accounting', ...given })).toEqual(said)
  })
})
