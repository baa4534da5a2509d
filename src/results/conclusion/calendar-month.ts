import { monthNumber } from '../../domain/model/season/start-month'
import type { Language } from '../../domain/options'
import { formatMonth } from '../../i18n/format'

/** The calendar month of a month of the plan, counted from 1: 'March 2027'; null while the first month is not known. */
export function calendarMonth(
  startMonth: string,
  month: number,
  language: Language,
  style: 'long' | 'short' = 'long',
): string | null {
  if (startMonth === '') return null
  const at = monthNumber(startMonth) + month - 1
  return formatMonth(Math.floor(at / 12), (at % 12) + 1, language, style)
}
