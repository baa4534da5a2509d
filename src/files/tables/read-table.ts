import { parse } from 'papaparse'
import { maxColumns, maxRows } from '../limits'
import type { ProductTable } from '../opened'
import { FileRefused } from '../refusal'

/** A line that Excel writes before a table, to name what separates its cells: 'sep=;'. */
const separatorLine = /^\ufeff?sep=(.)\r?\n/i

/**
 * The rows of a table that was pasted or saved as text: separated by commas, semicolons or tabs, with quoted cells. Empty
 * rows stay, so that a row has the number that a spreadsheet shows. Throws where a row has far more cells than any list.
 */
export function readTable(text: string): ProductTable {
  const named = separatorLine.exec(text)
  const rest = (named ? text.slice(named[0].length) : text).replace(/^\ufeff/, '')
  const { data } = parse<string[]>(rest, {
    delimiter: named?.[1] ?? '',
    delimitersToGuess: ['\t', ';', ',', '،', '|'],
    // One more says whether there are more.
    preview: maxRows + 1,
  })
  if (data.some((row) => row.length > maxColumns)) throw new FileRefused('tooManyCells')
  const rows = data.map((row) => row.map((cell) => cell.trim()))
  const isCut = rows.length > maxRows && (rows[maxRows] ?? []).some((cell) => cell !== '')
  return { rows: rows.slice(0, maxRows), isCut }
}
