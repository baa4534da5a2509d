import { NumberParser } from '@internationalized/number'

/** What a typed text says: a number, nothing, or why it is no number. */
export type NumberReading =
  | { kind: 'number'; value: number }
  | { kind: 'empty' }
  | { kind: 'problem'; problem: 'notANumber' | 'notWhole' }
  | { kind: 'problem'; problem: 'decimalComma'; example: string }

const parser = new NumberParser('en-US', { style: 'decimal' })

/** Arabic-Indic and Persian digits, the Arabic decimal and thousands signs, full-width digits and every minus. */
function toLatin(text: string): string {
  return (
    text
      .replace(/[٠-٩۰-۹０-９]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
      .replace(/٫/g, '.')
      // Keyboards without ٫ have the comma of Arabic texts in its place; before three digits it may tell thousands apart.
      .replace(/^([^،]*\d)،(?=\d{1,2}(?:\D|$))/, '$1.')
      .replace(/[٬،]/g, ',')
      .replace(/[−–﹣－]/g, '-')
      .replace(/[\u200e\u200f\u061c\u2066-\u2069\u202a-\u202e\ufeff]/g, '')
  )
}

/** Leaves the text between a currency word and a unit: 'SAR 1,234.50' → '1,234.50', '12 %' → '12'. */
function withoutUnit(text: string): string {
  return text
    .replace(/(?<=\d)\s*(?:%|٪|﷼|\u20c1|[^\d\s.,'-][^\d]*)$/u, '')
    .replace(/^(-?)\s*[^\d.,\s'-][^\d-]*?(?=-?\s*[.,]?\d)/u, '$1')
}

const grouped = /^-?(?:\d+|\d[\d,' ]*\d)?(?:\.\d*)?$/

/** Most of what is typed: a keystroke should not pay for rare notations. */
const plain = /^\d{1,15}(?:\.\d{1,15})?$/

/**
 * Reads a number in every digit family, with thousands separators, a currency word or a percent sign around it.
 * A comma that can only be meant as a decimal sign ('12,5', '1.234,5') is refused with a hint: guessing would be off by ten times.
 */
export function readNumber(text: string): NumberReading {
  if (plain.test(text)) return { kind: 'number', value: Number(text) }
  const latin = withoutUnit(toLatin(text).trim()).trim()
  if (latin === '') return toLatin(text).trim() === '' ? { kind: 'empty' } : { kind: 'problem', problem: 'notANumber' }
  const spaced = latin.replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d)/g, '').replace(/^-\s+/, '-')
  if (/^-?\d+,\d{0,2}$/.test(spaced)) {
    return { kind: 'problem', problem: 'decimalComma', example: spaced.replace(',', '.').replace(/\.$/, '') }
  }
  if (/^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(spaced)) {
    return { kind: 'problem', problem: 'decimalComma', example: spaced.replaceAll('.', '').replace(',', '.') }
  }
  if (!grouped.test(spaced) || !/\d/.test(spaced)) return { kind: 'problem', problem: 'notANumber' }
  const value = parser.parse(spaced.replace(/,/g, ''))
  return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'problem', problem: 'notANumber' }
}

/** Reads a number that must be whole. */
export function readWhole(text: string): NumberReading {
  const reading = readNumber(text)
  const isFraction = reading.kind === 'number' && !Number.isInteger(reading.value)
  return isFraction ? { kind: 'problem', problem: 'notWhole' } : reading
}

/** A number in plain Latin digits without grouping. */
export function plainNumber(value: number): string {
  if (!Number.isFinite(value)) return ''
  if (Math.abs(value) >= 1e21) return BigInt(value).toString()
  const text = String(value)
  return text.includes('e') ? value.toFixed(12).replace(/\.?0+$/, '') : text
}

/** A number as a box shows it until it is typed in: thousands are told apart, every digit that was typed is there. */
export function groupedNumber(value: number): string {
  const [whole = '', ...fraction] = plainNumber(value).split('.')
  return [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), ...fraction].join('.')
}
