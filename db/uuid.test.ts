import { expect, it } from 'vitest'
import { uuidv7 } from './uuid'

it('generates unique ids of version 7 that sort by creation', () => {
  const ids = Array.from({ length: 20_000 }, uuidv7)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
})
