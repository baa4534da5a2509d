import type { SeasonEventId } from '../../options'
import { dayNumber, dayNumberOf, firstDayOfMonth } from './civil-days'
import { hijriYears } from './hijri-months'
import { valueAt } from './series'

/** Days since 1970-01-01, first and last day included. */
export interface DaySpan {
  from: number
  to: number
}

const firstYear = 2025
const lastYear = 2045

/** The same days of every Gregorian year. */
function everyYear(month: number, from: number, to: number): DaySpan[] {
  const spans: DaySpan[] = []
  for (let year = firstYear; year <= lastYear; year += 1)
    spans.push({ from: dayNumber(year, month, from), to: dayNumber(year, month, to) })
  return spans
}

function everyHijriYear(span: (ramadan: number, shawwal: number, dhuAlHijja: number) => DaySpan): DaySpan[] {
  return hijriYears.map(([ramadan, shawwal, dhuAlHijja]) =>
    span(dayNumberOf(ramadan), dayNumberOf(shawwal), dayNumberOf(dhuAlHijja)),
  )
}

/** When each event takes place, 2025 to 2045. Source: docs/model.md, 'Demand by month'. */
export const eventSpans: Record<SeasonEventId, readonly DaySpan[]> = {
  ramadan: everyHijriYear((ramadan, shawwal) => ({ from: ramadan, to: shawwal - 1 })),
  eidAlFitr: everyHijriYear((ramadan, shawwal) => ({ from: ramadan + 19, to: shawwal + 4 })),
  eidAlAdha: everyHijriYear((_ramadan, _shawwal, dhuAlHijja) => ({ from: dhuAlHijja, to: dhuAlHijja + 11 })),
  foundingDay: everyYear(2, 20, 23),
  backToSchool: everyYear(8, 10, 31),
  nationalDay: everyYear(9, 18, 24),
  whiteFriday: everyYear(11, 20, 30),
  yearEnd: everyYear(12, 15, 31),
}

function shareOfDays(spans: readonly DaySpan[], monthNumber: number): number {
  const first = firstDayOfMonth(monthNumber)
  const next = firstDayOfMonth(monthNumber + 1)
  let days = 0
  for (const { from, to } of spans) days += Math.max(0, Math.min(next - 1, to) - Math.max(first, from) + 1)
  return days / (next - first)
}

/** The times at which an event touches some months; `start` counts months from the year 0. */
export function spansWithin(id: SeasonEventId, start: number, months: number): DaySpan[] {
  const first = firstDayOfMonth(start)
  const last = firstDayOfMonth(start + months) - 1
  return eventSpans[id].filter(({ from, to }) => to >= first && from <= last)
}

const firstMonth = firstYear * 12
const monthCount = (lastYear - firstYear + 1) * 12

/** The part of each month from 2025-01 on that falls into the event. */
function sharesByMonth(id: SeasonEventId): number[] {
  return Array.from({ length: monthCount }, (_, at) => shareOfDays(eventSpans[id], firstMonth + at))
}

const known = new Map<SeasonEventId, number[]>()

function allSharesOf(id: SeasonEventId): readonly number[] {
  const found = known.get(id) ?? sharesByMonth(id)
  known.set(id, found)
  return found
}

/** The part of each month's days, 0 to 1, that falls into an event; `start` counts months from the year 0. */
export function eventShares(id: SeasonEventId, start: number, months: number): number[] {
  return allSharesOf(id).slice(start - firstMonth, start - firstMonth + months)
}

interface TouchedMonth {
  /** From the first month that is known. */
  at: number
  share: number
}

const knownTouched = new Map<SeasonEventId, readonly TouchedMonth[]>()

/** The few months that an event falls into. */
function touchedMonths(id: SeasonEventId): readonly TouchedMonth[] {
  const found =
    knownTouched.get(id) ??
    allSharesOf(id)
      .map((share, at) => ({ at, share }))
      .filter(({ share }) => share > 0)
  knownTouched.set(id, found)
  return found
}

/** Adds to each month's level what an event raises it by, for the part of its days that the event takes. */
export function addEvent(levels: Float64Array, id: SeasonEventId, start: number, factor: number): void {
  const before = start - firstMonth
  for (const { at, share } of touchedMonths(id)) {
    if (at >= before + levels.length) return
    // Looking for a place below 0 would take many times as long.
    if (at >= before) levels[at - before] = valueAt(levels, at - before) + factor * share
  }
}
