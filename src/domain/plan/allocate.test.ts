import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { allocate } from './allocate'

it('shares a whole out by weight, the rest to the largest', () => {
  expect(allocate(10, [1, 1, 1])).toEqual([4, 3, 3])
  expect(allocate(11, [1, 1, 1])).toEqual([3, 4, 4])
  expect(allocate(3, [1, 1])).toEqual([1, 2])
  expect(allocate(10, [0, 0])).toEqual([5, 5])
  expect(allocate(7, [50, 30, 20])).toEqual([4, 2, 1])
  expect(allocate(2, [1, 1, 1, 1])).toEqual([0, 0, 1, 1])
  expect(allocate(10, [33, 34, 33])).toEqual([3, 4, 3])
  expect(allocate(2, [5, 6, 5])).toEqual([1, 0, 1])
  expect(allocate(0, [3, 1])).toEqual([0, 0])
  expect(allocate(5, [])).toEqual([])
})

it('keeps the whole, and each part within one of its share', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.array(fc.nat(1000), { minLength: 1, maxLength: 3 }), (total, weights) => {
      const parts = allocate(total, weights)
      const sum = weights.reduce((whole, weight) => whole + weight, 0)
      expect(parts.reduce((whole, part) => whole + part, 0)).toBe(total)
      parts.forEach((part, index) => {
        const exact = sum > 0 ? (total * (weights[index] ?? 0)) / sum : total / weights.length
        expect(Math.abs(part - exact)).toBeLessThanOrEqual(1.5)
        expect(part).toBeGreaterThanOrEqual(0)
      })
    }),
  )
})
