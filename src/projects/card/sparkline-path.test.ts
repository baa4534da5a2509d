import { expect, it } from 'vitest'
import { sparkline } from './sparkline-path'

const box = { width: 104, height: 24, pad: 2 }

it('draws figures from end to end, with zero in sight and the lowest named', () => {
  expect(sparkline([-10, -20, 0, 20], box)).toEqual({
    curve: 'M2 17L35.33 22L68.67 12L102 2',
    zero: 12,
    lowest: { x: 35.33, y: 22 },
  })
  expect(sparkline([5, 10], box)).toEqual({ curve: 'M2 12L102 2', zero: 22, lowest: { x: 2, y: 12 } })
})

it('draws nothing at all as a line in the middle, and needs two figures', () => {
  expect(sparkline([0, 0], box)).toMatchObject({ curve: 'M2 12L102 12', zero: 12 })
  expect([sparkline([], box), sparkline([7], box)]).toEqual([null, null])
})
