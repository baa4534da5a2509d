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
  ['overheads.ecommercePlatfrom.amount', 'overheads.ecommercePlatform.amount'],
])('suggests for %s the field %s', (path, nearest) => {
  expect(nearestField(path)).toBe(nearest)
})

it('suggests something for any text', () => {
  for (const path of ['', '.', '…', 'x'.repeat(5000)]) expect(fieldPaths).toContain(nearestField(path))
})
