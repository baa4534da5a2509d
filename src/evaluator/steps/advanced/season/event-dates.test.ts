import { expect, it } from 'vitest'
import { spansWithin } from '../../../../domain/model/season/season-events'
import { seasonEventIds } from '../../../../domain/options'
import { formatDays } from '../../../../i18n/format'

/** A range of days with plain spaces: some calendars write thin ones around the dash. */
const written = (...given: Parameters<typeof formatDays>) => formatDays(...given).replace(/\s/g, ' ')

it.each([
  [2026, '18 February – 19 March 2026', '1–30 Ramadan 1447 AH'],
  [2027, '8 February – 8 March 2027', '1–29 Ramadan 1448 AH'],
  [2028, '28 January – 25 February 2028', '1–29 Ramadan 1449 AH'],
  [2029, '16 January – 13 February 2029', '1–29 Ramadan 1450 AH'],
  [2030, '5 January – 3 February 2030', '1–30 Ramadan 1451 AH'],
])('writes Ramadan of %d in both calendars', (year, gregorian, hijri) => {
  const [span] = spansWithin('ramadan', year * 12, 12)
  if (!span) throw new Error('Every year has a Ramadan')
  expect(written(span, 'en', 'gregorian')).toBe(gregorian)
  expect(written(span, 'en', 'ummAlQura')).toBe(hijri)
  expect(written(span, 'ar', 'ummAlQura')).toMatch(/^1–(29|30) رمضان 14\d\d هـ$/)
})

it.each([2026, 2027, 2028, 2029, 2030])('writes both Eids of %d by their days in the Umm al-Qura calendar', (year) => {
  const days = (id: 'eidAlFitr' | 'eidAlAdha') =>
    spansWithin(id, year * 12, 12).map((span) => written(span, 'ar', 'ummAlQura').replace(/ 14\d\d هـ$/, ''))
  expect(days('eidAlFitr')).toEqual(['20 رمضان – 5 شوال'])
  expect(days('eidAlAdha')).toEqual(['1–12 ذو الحجة'])
})

it('has dates for every event in every year of the plan', () => {
  for (let year = 2025; year <= 2039; year += 1) {
    for (const id of seasonEventIds)
      expect([year, id, spansWithin(id, year * 12, 12).length > 0]).toEqual([year, id, true])
  }
})
