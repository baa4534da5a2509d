import { remembered } from './remembered'

/** How a file writes days with slashes. */
export type DayOrder = 'dayFirst' | 'monthFirst'

/** How the times of a file are read. */
export interface TimeReading {
  order: DayOrder
  /** Times that name no zone are of Riyadh, or of this distance from UTC, in minutes. */
  zoneMinutes: number
  /** Days of a sheet are counted from 1904 instead of 1900. */
  from1904: boolean
  /** Told of each day that cannot be of this order ('25/9' where months are first). */
  onOtherOrder?: () => void
}

/** Saudi Arabia has one zone and no summer time. */
export const riyadhMinutes = 180

const minute = 60_000
const day = 24 * 60 * minute

const yearFirst = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ,]+(.*))?$/
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ,]+(.*))?$/
const named = /^(?:(\d{1,2})[ -]([A-Za-z]{3,9})|([A-Za-z]{3,9}) (\d{1,2}),?)[ -](\d{4})(?:[T ,]+(.*))?$/
const clock =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([AaPp]\.?[Mm]\.?|[صم])?\s*(?:UTC|GMT)?\s*(Z|[+-]\d{2}:?\d{2})?$/
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function zoneIn(text: string): number {
  if (text === 'Z') return 0
  const sign = text.startsWith('-') ? -1 : 1
  return sign * (Number(text.slice(1, 3)) * 60 + Number(text.slice(-2)))
}

/** Milliseconds since midnight and the zone that a clock's text names; null for what is no time. */
function clockIn(text: string, zoneMinutes: number): { since: number; zoneMinutes: number } | null {
  if (text === '') return { since: 0, zoneMinutes }
  const found = clock.exec(text)
  if (!found) return null
  const [, hours = '', minutes = '', , half = '', zone] = found
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (/^[pم]/i.test(half) ? 12 : 0)
  if (hour > 24 || Number(minutes) > 59) return null
  const since = (hour * 60 + Number(minutes)) * minute
  return { since, zoneMinutes: zone ? zoneIn(zone) : /UTC|GMT/.test(text) ? 0 : zoneMinutes }
}

function momentOf(year: number, month: number, date: number, time: string, zoneMinutes: number): number | null {
  const midnight = Date.UTC(year, month - 1, date)
  const isDay = new Date(midnight).getUTCDate() === date && month >= 1 && month <= 12
  const found = isDay && year >= 2000 && year < 2100 ? clockIn(time.trim(), zoneMinutes) : null
  return found && midnight + found.since - found.zoneMinutes * minute
}

function slashed([, a = '', b = '', year = '', time = '']: RegExpExecArray, reading: TimeReading): number | null {
  const [first, second] = [Number(a), Number(b)]
  const isDayFirst = reading.order === 'dayFirst'
  if ((isDayFirst ? second : first) > 12) {
    if ((isDayFirst ? first : second) <= 12) reading.onOtherOrder?.()
    return null
  }
  const [month, date] = isDayFirst ? [second, first] : [first, second]
  return momentOf(Number(year), month, date, time, reading.zoneMinutes)
}

/** A sheet's day: days since the end of 1899 (or 1904), with the time as their fraction. */
function serial(text: string, { from1904, zoneMinutes }: TimeReading): number | null {
  const days = Number(text) + (from1904 ? 1462 : 0)
  if (days < 36_526 || days > 73_050) return null
  const local = Date.UTC(1899, 11, 30) + Math.round(days * 24 * 60) * minute
  return local - zoneMinutes * minute
}

/** The moment that a cell says, in milliseconds since 1970; null for what is no day of this century. */
export function momentIn(text: string, reading: TimeReading): number | null {
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return serial(text, reading)
  const first = yearFirst.exec(text)
  if (first) {
    const [, year, month, date, time = ''] = first
    return momentOf(Number(year), Number(month), Number(date), time, reading.zoneMinutes)
  }
  const last = yearLast.exec(text)
  if (last) return slashed(last, reading)
  const words = named.exec(text)
  if (!words) return null
  const [, d1, m1, m2, d2, year, time = ''] = words
  const month = months.indexOf((m1 ?? m2 ?? '').slice(0, 3).toLowerCase()) + 1
  return momentOf(Number(year), month, Number(d1 ?? d2), time, reading.zoneMinutes)
}

/** The text of a day by its number since 1970. */
const dayText = remembered((number: number) => new Date(number * day).toISOString().slice(0, 10))

/** The day of a moment in Riyadh: '2026-09-30'. */
export const riyadhDay = (moment: number): string => dayText(Math.floor((moment + riyadhMinutes * minute) / day))

/** The month of a day: '2026-09'. */
export const monthOf = (dayText: string): string => dayText.slice(0, 7)

/** The month that it is in Riyadh: of no later one anything can be known. */
export const presentMonth = (): string => monthOf(riyadhDay(Date.now()))

/** Days from one day to another, both as 'YYYY-MM-DD'. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / day)

/** The last day of a calendar month: '2026-09-30'. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
