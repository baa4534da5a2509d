import { expect, it } from 'vitest'
import { fieldAt } from './field-at-path'
import { fieldPaths, nearestField } from './nearest-field'

it('lists a path of each field, and each leads to its field', () => {
  expect(fieldPaths).toEqual(expect.arrayContaining(['vatPct', 'products.0.unitPriceInclVAT', 'season.months.0']))
  for (const path of fieldPaths) expect([path, fieldAt(path)]).toEqual([path, expect.anything()])
})

it.each([
  ['vatPercent', 'vatPct'],
  ['products.3.unitPriceIncVat', 'products.0.unitPriceInclVAT'],
  ['unitPriceInclVAT', 'products.0.unitPriceInclVAT'],
  ['vatpct', 'vatPct'],
  ['overheads.ecommercePlatfrom.amount', 'overheads.ecommercePlatform.amount'],
])('suggests for %s the field %s', (path, nearest) => {
  expect(nearestField(path)).toBe(nearest)
})

it.each(['', '.', '…', 'x'.repeat(5000), '__proto__.x', 'constructor.prototype'])(
  'suggests nothing for %.30s, which is like no field',
  (path) => {
    expect(nearestField(path)).toBeNull()
  },
)

it('suggests nothing for the field of an element that its list does not have', () => {
  for (const path of ['team.0.monthlyCost', 'team.7.monthlyCost', 'season.months.12'])
    expect(nearestField(path)).toBeNull()
})
