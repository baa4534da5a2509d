import { expect, it } from 'vitest'
import { valueAtPath } from './value-at-path'

const plan = { products: [{ name: 'Oud candle' }], season: { months: [1, 2] }, storeName: 'Noor' }

it('reads the value at a dotted path or a list of keys', () => {
  expect(valueAtPath(plan, 'products.0.name')).toBe('Oud candle')
  expect(valueAtPath(plan, ['season', 'months', '1'])).toBe(2)
  expect(valueAtPath(plan, [])).toBe(plan)
})

it('finds nothing below a text, beyond a list, or on a prototype', () => {
  for (const path of [
    'storeName.0',
    'products.1.name',
    'products.length',
    'toString',
    'constructor.name',
    'none.at.all',
  ])
    expect(valueAtPath(plan, path), path).toBeUndefined()
  expect(valueAtPath(null, 'storeName')).toBeUndefined()
})
