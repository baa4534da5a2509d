import { expect, it } from 'vitest'
import { seasonEventIds } from '../../options'
import { dayNumber, dayNumberOf } from './civil-days'
import { hijriYears } from './hijri-months'
import { eventShares, eventSpans, spansWithin } from './season-events'

const dayLength = 86_400_000
const calendar = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

function hijri(day: number) {
  const parts = Object.fromEntries(
    calendar.formatToParts(day * dayLength).map(({ type, value }) => [type, Number(value)]),
  )
  return [parts.year ?? parts.relatedYear, parts.month, parts.day]
}

it('has the months of the host’s Umm al-Qura calendar', () => {
  hijriYears.forEach((months, index) => {
    const year = 1446 + index
    expect(months.map((date) => hijri(dayNumberOf(date)))).toEqual([
      [year, 9, 1],
      [year, 10, 1],
      [year, 12, 1],
    ])
  })
  expect(hijriYears).toHaveLength(22)
})

it('counts days as the Gregorian calendar does', () => {
  for (const date of ['1970-01-01', '2024-02-29', '2027-03-01', '2044-12-31', '2100-03-01']) {
    expect(dayNumberOf(date) * dayLength).toBe(Date.parse(date))
  }
  expect(dayNumber(1969, 12, 31)).toBe(-1)
})

it.each([
  ['ramadan', 2027, '2027-02-08', '2027-03-08'],
  ['eidAlFitr', 2027, '2027-02-27', '2027-03-13'],
  ['eidAlAdha', 2027, '2027-05-07', '2027-05-18'],
  ['nationalDay', 2028, '2028-09-18', '2028-09-24'],
  ['yearEnd', 2030, '2030-12-15', '2030-12-31'],
] as const)('%s of %d is from %s to %s', (id, _year, from, to) => {
  expect(eventSpans[id]).toContainEqual({ from: dayNumberOf(from), to: dayNumberOf(to) })
})

it('finds the times of an event in a year of the plan', () => {
  const ramadans = [
    { from: dayNumberOf('2030-01-05'), to: dayNumberOf('2030-02-03') },
    { from: dayNumberOf('2030-12-26'), to: dayNumberOf('2031-01-23') },
  ]
  expect(spansWithin('ramadan', 2030 * 12, 12)).toEqual(ramadans)
  expect(spansWithin('ramadan', 2030 * 12 + 1, 10)).toEqual(ramadans.slice(0, 1))
  expect(spansWithin('nationalDay', 2030 * 12 + 9, 11)).toEqual([])
})

it('gives each month the part of its days that an event takes', () => {
  const shares = eventShares('ramadan', 2027 * 12, 12)
  expect(shares.slice(0, 4)).toEqual([0, 21 / 28, 8 / 31, 0])
  for (const id of seasonEventIds) {
    const all = eventShares(id, 2025 * 12, 240)
    expect(all).toHaveLength(240)
    expect(all.every((share) => share >= 0 && share <= 1)).toBe(true)
  }
})
