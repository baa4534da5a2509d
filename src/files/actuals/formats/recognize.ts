import { comparable } from '../../tables/columns'
import { cellText } from '../cells/cell-text'
import type { Format } from './format'

/** The signs of a currency after a header's words: 'Amount spent (SAR)', 'الرسوم (ر.س)'. */
const currencySign = / (sar|aed|usd|eur|gbp|kwd|qar|bhd|omr|egp|sr|ريال|ر س|ريال سعودي)$/
const riyal: ReadonlySet<string> = new Set(['sar', 'sr', 'ريال', 'ر س', 'ريال سعودي'])

interface Header {
  words: string
  /** The currency that it names; '' where it names none, 'SAR' for the riyal in each of its writings. */
  currency: string
}

function headerOf(cell: string): Header {
  const words = comparable(cellText(cell))
  const sign = currencySign.exec(words)?.[1]
  if (sign === undefined) return { words, currency: '' }
  return { words: words.replace(currencySign, ''), currency: riyal.has(sign) ? 'SAR' : sign.toUpperCase() }
}

/** A header as formats name it: without the sign of a currency. */
export const headerWords = (cell: string): string => headerOf(cell).words

/** The places of a format's columns in a table. */
export interface Recognized<F extends Format = Format> {
  format: F
  places: ReadonlyMap<string, number>
  /** The currency that headers of amounts name; '' where they name none. */
  currency: string
}

function placesIn(format: Format, headers: readonly Header[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const [column, names] of Object.entries(format.columns)) {
    const place = names.map((name) => headers.findIndex(({ words }) => words === name)).find((at) => at !== -1)
    if (place !== undefined) places.set(column, place)
  }
  return places
}

/** So many rows are looked at for a header: statements begin with a summary. */
export const headerRows = 40

/** The format whose header a row is: of those whose required columns are all there, the one with the most columns. */
export function recognize(cells: readonly string[], formats: readonly Format[]): Recognized | null {
  const headers = cells.map(headerOf)
  let best: Recognized | null = null
  for (const format of formats) {
    const places = placesIn(format, headers)
    if (!format.required.every((column) => places.has(column))) continue
    const currency = headers.map((header) => header.currency).find((code) => code !== '') ?? ''
    if (best === null || places.size > best.places.size) best = { format, places, currency }
  }
  return best
}
