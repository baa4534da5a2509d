import type { Language } from '../domain/options'

/** Latin digits and the Gregorian calendar in both languages: defaults differ between browsers, so both are pinned. */
const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-SA-u-nu-latn-ca-gregory' }

/** What stands between the parts of a list. */
const commas: Record<Language, string> = { en: ', ', ar: '، ' }

/** Keeps a minus before its digits inside right-to-left text (left-to-right mark). */
const keepOrder: Record<Language, string> = { en: '', ar: '\u200e' }

const numberFormats = new Map<string, Intl.NumberFormat>()

function numberFormat(min: number, max: number): Intl.NumberFormat {
  const key = `${min}-${max}`
  const known = numberFormats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat('en-US', { minimumFractionDigits: min, maximumFractionDigits: max })
  numberFormats.set(key, made)
  return made
}

/** What stands where a result has no meaning yet. */
export const noValue = '—'

/** Words that stand in sentences, where they begin a line. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The number whose plural form a word takes: a fraction from 3 on has that of its whole part, as Arabic has it. */
export const pluralOf = (value: number): number => (value < 3 ? value : Math.trunc(value))

export interface Digits {
  min?: number
  max?: number
}

/** A number with thousands commas, Latin digits and '−' before a negative one; '—' for null. */
export function formatNumber(value: number | null, language: Language, { min = 0, max = 2 }: Digits = {}): string {
  if (value === null || !Number.isFinite(value)) return noValue
  const digits = numberFormat(Math.min(min, max), max).format(Math.abs(value))
  const isZero = !/[1-9]/.test(digits)
  return value < 0 && !isZero ? `${keepOrder[language]}−${digits}` : digits
}

/** The word that stands for a currency: 'SAR' is 'ر.س' in Arabic, every other code stands for itself. */
export function currencyWord(currency: string, language: Language): string {
  const code = currency.trim()
  return language === 'ar' && code.toUpperCase() === 'SAR' ? 'ر.س' : code
}

/**
 * The mark of a negative number would make the whole amount read left to right and put an Arabic currency word on the
 * wrong side; a right-to-left mark before it keeps the amount's own direction.
 */
function leadingMark(number: string, word: string): string {
  return number.startsWith(keepOrder.ar) && /[\u0600-\u06ff]/.test(word) ? '\u200f' : ''
}

/** A number as it is written with so many decimals: which plural it takes depends on what is read. */
export const countAsShown = (value: number, decimals = 2) => Number(value.toFixed(decimals))

/** Money: 'SAR 1,234.50' in English, '1,234.50 ر.س' in Arabic. Two decimals unless told otherwise. */
export function formatMoney(value: number | null, language: Language, currency: string, digits?: Digits): string {
  const number = formatNumber(value, language, digits ?? { min: 2, max: 2 })
  if (number === noValue) return noValue
  const word = currencyWord(currency, language)
  if (word === '') return number
  if (language === 'ar') return `${leadingMark(number, word)}${number}\u00a0${word}`
  return number.startsWith('−') ? `−${word}\u00a0${number.slice(1)}` : `${word}\u00a0${number}`
}

/**
 * Keeps percent signs at the right of their digits, and '±' at their left, in right-to-left text, where the letters before
 * would decide: the marks that the locale data put around the sign.
 */
export function withPercentsInPlace(text: string, language: Language): string {
  return language === 'ar' ? text.replace(/(?<=\d)%/g, '\u200e%\u200e').replace(/±(?=\d)/g, '\u200e±') : text
}

/** A percentage of 0–100: '5.4%'. */
export function formatPercent(value: number | null, language: Language, digits: Digits = { min: 0, max: 1 }): string {
  const number = formatNumber(value, language, digits)
  return number === noValue ? noValue : withPercentsInPlace(`${number}%`, language)
}

/** Arabic names the month: '22/11/2026' is read from the right by half of its readers. */
const dateStyles = { en: 'medium', ar: 'long' } as const satisfies Record<Language, string>

const dateFormats = new Map<string, Intl.DateTimeFormat>()
const riyadh = 'Asia/Riyadh'

function dateFormat(language: Language, style: 'date' | 'time', timeZone?: string): Intl.DateTimeFormat {
  const key = `${language}-${style}-${timeZone}`
  const known = dateFormats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locales[language], {
    ...(style === 'date'
      ? { dateStyle: dateStyles[language] }
      : { timeStyle: 'short' as const, hourCycle: 'h23' as const }),
    ...(timeZone && { timeZone }),
  })
  dateFormats.set(key, made)
  return made
}

/** A day: '21 Nov 2026'; its number stays beside its month. */
export function formatDate(date: Date, language: Language, timeZone?: string): string {
  return dateFormat(language, 'date', timeZone).format(date).replace(' ', '\u00a0')
}

/** The same for a reader whose time zone is not known, as in an e-mail: the day that it is in Riyadh. */
export const formatRiyadhDate = (date: Date, language: Language) => formatDate(date, language, riyadh)

/** The day and the time there. */
export const formatRiyadhDateTime = (date: Date, language: Language) => formatDateTime(date, language, riyadh)

const shortDates = new Map<Language, Intl.DateTimeFormat>()

/** A day of a year that is known, from its date alone, '2026-11-21': '21 Nov', never over two lines. */
export function formatShortDay(day: string, language: Language): string {
  const format =
    shortDates.get(language) ??
    new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'short', timeZone: 'UTC' })
  shortDates.set(language, format)
  return format.format(new Date(day)).replace(' ', '\u00a0')
}

const monthNames = new Map<string, Intl.DateTimeFormat>()

function monthFormat(language: Language, style: 'long' | 'short', withYear: boolean): Intl.DateTimeFormat {
  const key = `${language}-${style}-${withYear}`
  const known = monthNames.get(key)
  if (known) return known
  const year = withYear ? { year: 'numeric' as const } : {}
  const made = new Intl.DateTimeFormat(locales[language], { month: style, ...year, timeZone: 'UTC' })
  monthNames.set(key, made)
  return made
}

/** A month of the year, 1 to 12: 'March'. */
export function formatMonthName(month: number, language: Language, style: 'long' | 'short' = 'long'): string {
  return monthFormat(language, style, false).format(Date.UTC(2026, month - 1, 1))
}

/** A month of a year: 'March 2027'. */
export function formatMonth(year: number, month: number, language: Language, style: 'long' | 'short' = 'long'): string {
  return monthFormat(language, style, true).format(Date.UTC(year, month - 1, 1))
}

const calendars = {
  gregorian: locales,
  ummAlQura: { en: 'en-GB-u-nu-latn-ca-islamic-umalqura', ar: 'ar-SA-u-nu-latn-ca-islamic-umalqura' },
} as const

const dayLength = 86_400_000
const daySpans = new Map<string, Intl.DateTimeFormat>()

/**
 * Days of one calendar, counted since 1970-01-01: '8 February – 8 March 2027', '1–29 Ramadan 1448 AH'. A browser without
 * the Umm al-Qura calendar would write another one, so there it is empty.
 */
export function formatDays(
  days: { from: number; to: number },
  language: Language,
  calendar: 'gregorian' | 'ummAlQura',
): string {
  const key = `${language}-${calendar}`
  const format =
    daySpans.get(key) ??
    new Intl.DateTimeFormat(calendars[calendar][language], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    })
  daySpans.set(key, format)
  if (calendar === 'ummAlQura' && format.resolvedOptions().calendar !== 'islamic-umalqura') return ''
  return format.formatRange(days.from * dayLength, days.to * dayLength)
}

/** A time of day: '14:02'. */
export function formatTime(date: Date, language: Language, timeZone?: string): string {
  return dateFormat(language, 'time', timeZone).format(date)
}

/** A day with its time. */
export function formatDateTime(date: Date, language: Language, timeZone?: string): string {
  return `${formatDate(date, language, timeZone)}${commas[language]}${formatTime(date, language, timeZone)}`
}

/** Figures one after the other, without a last 'and': '2, 5, 9'. */
export const formatFigures = (figures: readonly string[], language: Language) => figures.join(commas[language])

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** 'Created now' would be of this moment. */
const justNow = { en: 'just now', ar: 'الآن' }

/**
 * How long ago, in words: '2 hours ago'. `now` is given, so that the text can be tested. A device whose clock is slow sees
 * what has just happened as 'just now', not as something to come.
 */
export function formatRelative(date: Date, now: Date, language: Language): string {
  const seconds = Math.min(0, Math.round((date.getTime() - now.getTime()) / 1000))
  const format = new Intl.RelativeTimeFormat(locales[language], { numeric: 'auto' })
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit)
  }
  return justNow[language]
}

/** Where the clock of this device says that it is, as in 'Asia/Riyadh'. */
export function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** A country's name in the page's language. */
export function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([locales[language]], { type: 'region' }).of(code) ?? code
}

/** Several things in one phrase: 'a, b and c', or 'a, b or c'. */
export function formatList(items: readonly string[], language: Language, type: 'conjunction' | 'disjunction'): string {
  return new Intl.ListFormat(locales[language], { type }).format(items)
}
