import { expect, it } from 'vitest'
import { dayAt, daysBefore } from '../../../db/days'
import { sumOf, weeksUntil } from './weeks'

it('takes seven whole days for a week, of which the last one ends today', () => {
  const weeks = weeksUntil('2026-03-02')
  expect(weeks).toHaveLength(12)
  expect(weeks.at(-1)).toEqual({ from: '2026-02-24', to: '2026-03-02' })
  expect(weeks.at(0)).toEqual({ from: '2025-12-09', to: '2025-12-15' })
  for (const [at, week] of weeks.slice(1).entries()) expect(daysBefore(week.from, 1)).toBe(weeks[at]?.to)
})

it('a day begins at midnight in Riyadh', () => {
  expect(dayAt(new Date('2026-11-21T20:59:59Z'))).toBe('2026-11-21')
  expect(dayAt(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22')
})

it('sums a name’s days, both ends included', () => {
  const row = (name: string, day: string, value: number) => ({ name, day, value })
  const rows = [
    row('a', '2026-01-01', 1),
    row('a', '2026-01-07', 2),
    row('a', '2026-01-08', 4),
    row('b', '2026-01-02', 8),
  ]
  expect(sumOf(rows, 'a', '2026-01-01', '2026-01-07')).toBe(3)
  expect(sumOf(rows, 'c', '2026-01-01', '2026-01-07')).toBe(0)
})
