import { expect, it } from 'vitest'
import { demoPlan } from '../plan/demo-plan'
import { maxNames } from '../plan/plan-bounds'
import { isYesGiven, isZeroGiven, withoutLostZeros, withTyped, withYes } from './given'

const plan = demoPlan()
const path = 'products.1.insurance'

it('a 0 that was given stays with its product wherever that moves, and goes with it', () => {
  const given = withTyped(plan, path, true)
  expect(isZeroGiven(given, path)).toBe(true)
  expect(isZeroGiven(given, 'products.0.insurance')).toBe(false)
  const moved = { ...given, products: given.products.slice(1) }
  expect(isZeroGiven(moved, 'products.0.insurance')).toBe(true)
  expect(withoutLostZeros(given, moved)).toBe(moved)
  expect(withoutLostZeros(moved, { ...moved, products: [] }).given).toEqual([])
  expect(withTyped(given, path, false).given).toEqual([])
  expect(withTyped(plan, path, false)).toBe(plan)
})

it('a Yes is given until No, and outlives any edit', () => {
  const yes = withYes(plan, 'soldBefore', true)
  expect([isYesGiven(plan, 'soldBefore'), isYesGiven(yes, 'soldBefore')]).toEqual([false, true])
  expect(withoutLostZeros(yes, { ...yes, products: [] }).given).toEqual(['soldBefore'])
  expect(withYes(yes, 'soldBefore', false).given).toEqual([])
})

it('holds no more than a stored plan may', () => {
  const full = { ...plan, given: Array.from({ length: maxNames }, (_, at) => `${at}`) }
  expect(withYes(full, 'soldBefore', true).given).toEqual([...full.given.slice(1), 'soldBefore'])
})
