import { expect, it } from 'vitest'
import { stepped } from './number-step'

const rate = { step: 0.001, min: -0.5, max: 2 }

it('moves by its step without floating-point noise', () => {
  expect(stepped(0.05, 1, rate)).toBe(0.051)
  expect(stepped(0.3, -1, { step: 0.1, min: 0, max: 6 })).toBe(0.2)
  expect(stepped(12, 1, { step: 1, min: 6, max: 36 })).toBe(13)
})

it('stops at the ends of its range and comes back into it', () => {
  expect(stepped(2, 1, rate)).toBe(2)
  expect(stepped(-0.5, -1, rate)).toBe(-0.5)
  expect(stepped(40, -1, { step: 1, min: 6, max: 36 })).toBe(36)
})
