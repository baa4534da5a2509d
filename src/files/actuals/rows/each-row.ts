import { parse } from 'papaparse'
import { fileKind } from '../../bytes/file-kind'
import { textOf } from '../../bytes/text-of'
import { unpack } from '../../bytes/unpack'
import { maxColumns, salesFileBounds } from '../../limits'
import { FileRefused } from '../../refusal'
import { eachSheetRow } from './sheet-rows'
import type { TakeRow, TakeTable } from './take-row'

/** A line that Excel writes before a table, to name what separates its cells: 'sep=;'. */
const separatorLine = /^sep=(.)\r?\n/i

function eachTextRow(text: string, take: TakeRow): void {
  const [line = '', separator = ''] = separatorLine.exec(text) ?? []
  let row = line === '' ? 0 : 1
  parse<string[]>(text.slice(line.length), {
    delimiter: separator,
    delimitersToGuess: ['\t', ';', ',', '،', '|'],
    step({ data }) {
      row += 1
      take(data, row)
    },
  })
}

/** Holds rows to what a file of sales may have. */
function bounded(takeTable: TakeTable): TakeTable {
  let rows = 0
  let cells = 0
  return (table) => {
    const take = takeTable(table)
    return (row, number) => {
      rows += 1
      cells += row.length
      if (row.length > maxColumns || cells > salesFileBounds.cells) throw new FileRefused('tooManyCells')
      if (rows > salesFileBounds.rows) throw new FileRefused('tooManyRows')
      take(row, number)
    }
  }
}

/** Gives each row of each table of a file of sales: a workbook, or a text of separated cells. Throws why a file is refused. */
export async function eachRow(bytes: Uint8Array, takeTable: TakeTable): Promise<void> {
  if (bytes.length > salesFileBounds.bytes) throw new FileRefused('tooLarge')
  const kind = fileKind(bytes)
  if (kind === 'packed') await eachSheetRow(unpack(bytes, salesFileBounds.unpackedBytes), bounded(takeTable))
  else if (kind === 'text') eachTextRow(textOf(bytes), bounded(takeTable)({ name: '', from1904: false }))
  else throw new FileRefused(kind)
}
