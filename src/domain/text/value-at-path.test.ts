import { expect, it } from 'vitest'
import { valueAtPath, withValueAt } from './value-at-path'

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

it('a value is put at a path that is there, and nowhere else', () => {
  const root = { list: [{ name: 'a' }, { name: 'b' }], text: 'c' }
  const changed = withValueAt(root, ['list', '1', 'name'], 'd')
  expect(changed).toEqual({ ...root, list: [{ name: 'a' }, { name: 'd' }] })
  expect(withValueAt(root, ['text', 'length'], 3)).toEqual(root)
  expect(withValueAt({ none: null }, ['none', 'name'], 'd')).toEqual({ none: null })
})
