import { expect, it } from 'vitest'
import { sliderEnd, sliderKey, sliderValue } from './slider-values'

it('reaches twice an average month, or the next hundred above the highest', () => {
  expect(sliderEnd(Array(12).fill(100))).toBe(200)
  expect(sliderEnd([100, 210])).toBe(300)
  expect(sliderEnd([999])).toBe(1000)
  expect(sliderEnd([5000])).toBe(1000)
})

it('takes the height of the pointer in steps of five', () => {
  expect(sliderValue(0.5, 200)).toBe(100)
  expect(sliderValue(0.513, 200)).toBe(105)
  expect(sliderValue(-0.2, 200)).toBe(0)
  expect(sliderValue(1.4, 200)).toBe(200)
})

it('moves by keys, right up and left down in every language', () => {
  const from = (key: string) => sliderKey(key, 100, 200)
  expect(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].map(from)).toEqual([105, 105, 95, 95])
  expect(['PageUp', 'PageDown', 'Home', 'End'].map(from)).toEqual([125, 75, 0, 200])
  expect(from('a')).toBeUndefined()
  expect(sliderKey('ArrowUp', 200, 200)).toBe(205)
  expect(sliderKey('ArrowUp', 1000, 1000)).toBe(1000)
})
