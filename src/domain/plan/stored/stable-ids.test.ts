import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextId, withUniqueIds } from './stable-ids'

const list = fc.array(fc.record({ id: fc.constantFrom('', 'a', 'b', 'x-1', 'x-2', 'x-3', 'x-5'), n: fc.nat() }))

it('makes ids unique, keeps the first of each, and changes nothing the second time', () => {
  fc.assert(
    fc.property(list, (given) => {
      const unique = withUniqueIds(given, 'x')
      expect(new Set(unique.map(({ id }) => id)).size).toBe(given.length)
      expect(unique.map(({ n }) => n)).toEqual(given.map(({ n }) => n))
      expect(unique.every(({ id }) => id !== '')).toBe(true)
      given.forEach(({ id }, index) => {
        if (id !== '' && given.findIndex((other) => other.id === id) === index) expect(unique[index]?.id).toBe(id)
      })
      expect(withUniqueIds(unique, 'x')).toEqual(unique)
    }),
  )
})

it('finds an id for a new element', () => {
  expect(nextId([], 'product')).toBe('product-1')
  expect(nextId([{ id: 'a' }, { id: 'product-3' }], 'product')).toBe('product-4')
  expect(nextId([{ id: 'a' }], 'product')).toBe('product-2')
})
