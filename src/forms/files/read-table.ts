import { parse } from 'papaparse'
import { mostRows } from './limits'

/** A dash, a sign or a letter that Excel writes before the table itself: 'sep=;'. */
const separatorLine = /^sep=(.)\r?\n/i

/** The rows of a table that was pasted or saved as text: separated by commas, semicolons or tabs, with quoted cells. */
export function readTable(text: string): string[][] {
  const named = separatorLine.exec(text)
  const rest = (named ? text.slice(named[0].length) : text).replace(/^\ufeff/, '')
  const { data } = parse<string[]>(rest, {
    delimiter: named?.[1] ?? '',
    delimitersToGuess: ['\t', ';', ',', '،', '|'],
    skipEmptyLines: 'greedy',
    preview: mostRows + 1,
  })
  return data.map((row) => row.map((cell) => cell.trim()))
}
