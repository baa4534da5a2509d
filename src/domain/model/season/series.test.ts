import { expect, it } from 'vitest'
import { valueAt } from './series'

it('has a figure for each month, and 0 outside', () => {
  expect([valueAt([3, 4], 1), valueAt([3, 4], 2), valueAt([3, 4], -1)]).toEqual([4, 0, 0])
})
