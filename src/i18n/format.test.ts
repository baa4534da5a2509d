import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatRelative,
  formatRiyadhDate,
  formatRiyadhDateTime,
  pluralOf,
  withPercentsInPlace,
} from './format'

const isolated = (text: string) => text.replaceAll('\u200e', '<').replaceAll('\u00a0', ' ')

it('writes numbers with Latin digits, thousands commas and a real minus', () => {
  expect(formatNumber(1234.567, 'en')).toBe('1,234.57')
  expect(formatNumber(-1234.5, 'en', { min: 2 })).toBe('−1,234.50')
  expect(isolated(formatNumber(-0.5, 'ar'))).toBe('<−0.5')
  expect(formatNumber(-0.001, 'en')).toBe('0')
  expect(formatNumber(null, 'ar')).toBe('—')
})

it.each([
  [5, 'few'],
  [5.9, 'few'],
  [12.5, 'many'],
  [0.25, 'other'],
])('gives %d the Arabic form %s', (value, form) => {
  expect(new Intl.PluralRules('ar').select(pluralOf(value))).toBe(form)
})

it('writes money as each language does', () => {
  expect(isolated(formatMoney(-1837.5, 'en', 'SAR'))).toBe('−SAR 1,837.50')
  expect(isolated(formatMoney(1837.5, 'ar', ' sar '))).toBe('1,837.50 ر.س')
  expect(isolated(formatMoney(20, 'ar', 'USD', { max: 0 }))).toBe('20 USD')
  expect(formatMoney(20, 'en', '', { max: 0 })).toBe('20')
  expect(isolated(formatMoney(-5, 'ar', 'SAR')).replace('\u200f', '>')).toBe('><−5.00 ر.س')
  expect(isolated(formatMoney(-5, 'ar', 'USD'))).toBe('<−5.00 USD')
})

it('keeps percent signs at the right of their digits in Arabic', () => {
  expect(formatPercent(5.44, 'en')).toBe('5.4%')
  expect(isolated(formatPercent(-5.44, 'ar'))).toBe('<−5.4<%<')
  expect(isolated(withPercentsInPlace('من 20 إلى 30%، أو 5%', 'ar'))).toBe('من 20 إلى 30<%<، أو 5<%<')
  expect(isolated(withPercentsInPlace('نطاق ±30%', 'ar'))).toBe('نطاق <±30<%<')
  expect(withPercentsInPlace('20 to 30%', 'en')).toBe('20 to 30%')
})

describe('dates', () => {
  it('names a month of the calendar', () => {
    expect(formatMonth(2027, 3, 'en')).toBe('March 2027')
    expect(formatMonth(2027, 3, 'en', 'short')).toBe('Mar 2027')
    expect(formatMonth(2027, 3, 'ar')).toBe('مارس 2027')
  })

  const moment = new Date(2026, 10, 22, 0, 5)

  it('name the month in Arabic, and midnight is 00', () => {
    expect(formatDate(moment, 'ar')).toBe('22\u00a0نوفمبر 2026')
    expect(formatDateTime(moment, 'ar')).toBe('22\u00a0نوفمبر 2026، 00:05')
    expect(formatDateTime(moment, 'en')).toBe('22\u00a0Nov 2026, 00:05')
  })

  it('in Riyadh do not depend on the time zone of the machine', () => {
    const late = new Date('2026-11-21T21:30:00Z')
    expect(formatRiyadhDate(late, 'ar')).toBe('22\u00a0نوفمبر 2026')
    expect(formatRiyadhDateTime(late, 'ar')).toBe('22\u00a0نوفمبر 2026، 00:30')
    expect(formatRiyadhDateTime(late, 'en')).toBe('22\u00a0Nov 2026, 00:30')
  })
})

it('what happened in the future of a slow clock happened now', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  expect(formatRelative(after(-7200), now, 'en')).toBe('2 hours ago')
  expect(formatRelative(after(6 * 31_536_000), now, 'en')).toBe('just now')
  expect(formatRelative(after(90), now, 'ar')).toBe(formatRelative(now, now, 'ar'))
})
