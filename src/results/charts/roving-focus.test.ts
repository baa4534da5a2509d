import { describe, expect, it } from 'vitest'
import { walked } from './roving-focus'

describe('walking the points of a picture', () => {
  it.each([
    ['ArrowRight', null, 0],
    ['ArrowRight', 0, 1],
    ['ArrowDown', 1, 2],
    ['ArrowRight', 2, 2],
    ['ArrowLeft', null, 2],
    ['ArrowLeft', 1, 0],
    ['ArrowUp', 0, 0],
    ['Home', 2, 0],
    ['End', null, 2],
    ['Tab', 1, undefined],
  ] as const)('%s leads from %s to %s', (key, from, to) => {
    expect(walked(key, from, { count: 3, isMirrored: false })).toBe(to)
  })

  it('follows the eye on a picture that runs from right to left', () => {
    const points = { count: 3, isMirrored: true }
    expect(walked('ArrowLeft', 0, points)).toBe(1)
    expect(walked('ArrowRight', 1, points)).toBe(0)
    expect(walked('ArrowDown', 1, points)).toBe(2)
  })

  it('leads nowhere on a picture without points', () => {
    expect(walked('ArrowRight', null, { count: 0, isMirrored: false })).toBeUndefined()
  })
})
