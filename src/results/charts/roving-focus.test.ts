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
    expect(walked(key, from, 3)).toBe(to)
  })

  it('leads nowhere on a picture without points', () => {
    expect(walked('ArrowRight', null, 0)).toBeUndefined()
  })
})
