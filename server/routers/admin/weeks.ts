import { daysBefore } from '../../../db/days'

/** How many weeks the charts of the dashboard show. */
export const shownWeeks = 12

interface DayCount {
  name: string
  day: string
  value: number
}

/** What the days counted from `from` to `to`, both included. */
export function sumOf(rows: readonly DayCount[], name: string, from: string, to: string): number {
  const within = rows.filter((row) => row.name === name && row.day >= from && row.day <= to)
  return within.reduce((sum, { value }) => sum + value, 0)
}

/** Weeks of seven whole days, the oldest first; the last one ends with `today`. */
export function weeksUntil(today: string): { from: string; to: string }[] {
  return Array.from({ length: shownWeeks }, (_, at) => {
    const to = daysBefore(today, 7 * (shownWeeks - 1 - at))
    return { from: daysBefore(to, 6), to }
  })
}
