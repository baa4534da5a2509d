import { expect, it } from 'vitest'
import { breakEvenDay, isBreakEvenDay } from './break-even-day'

it('a part of the month is a whole day, the first at least', () => {
  expect([0, 0.01, 0.5, 0.77, 1].map(breakEvenDay)).toEqual([1, 1, 15, 24, 30])
  expect(breakEvenDay(0.1 + 0.2)).toBe(9)
})

it('the break-even month is a day, before returns and after them', () => {
  const names = ['monthsToBreakEven', 'bottomLine.monthsToBreakEven', 'paybackMonths'] as const
  expect(names.map(isBreakEvenDay)).toEqual([true, true, false])
})
