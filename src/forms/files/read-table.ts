import { parse } from 'papaparse'
import { mostRows } from './limits'

/** A line that Excel writes before a table, to name what separates its cells: 'sep=;'. */
const separatorLine = /^\ufeff?sep=(.)\r?\n/i

/**
 * The rows of a table that was pasted or saved as text: separated by commas, semicolons or tabs, with quoted cells. Empty
 * rows stay, so that a row has the number that a spreadsheet shows.
 */
export function readTable(text: string): string[][] {
  const named = separatorLine.exec(text)
  const rest = (named ? text.slice(named[0].length) : text).replace(/^\ufeff/, '')
  const { data } = parse<string[]>(rest, {
    delimiter: named?.[1] ?? '',
    delimitersToGuess: ['\t', ';', ',', '،', '|'],
    preview: mostRows,
  })
  return data.map((row) => row.map((cell) => cell.trim()))
}
