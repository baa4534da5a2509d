import { expect, it } from 'vitest'
import { simulateSchema, tornadoSchema } from './compute-schema'

const accepts = (low: number, mode: number, high: number) => {
  const spreads = { units: { low, mode, high } }
  return simulateSchema.safeParse({ projectData: '{}', spreads }).success
}

it('a spread and a range go upwards', () => {
  expect([accepts(-10, 0, 10), accepts(1, 0, 10), accepts(-10, 11, 10)]).toEqual([true, false, false])
  const ranges = { price: { low: 5, high: -5 } }
  expect(tornadoSchema.safeParse({ projectData: '{}', ranges }).success).toBe(false)
})
