import { maxColumns, maxRows } from '../limits'
import type { ProductTable } from '../opened'
import { FileRefused } from '../refusal'
import { type CellContent, isFault } from './sheet-xml'
import { columnNumber, type Workbook } from './workbook'

const address = /^([A-Z]{1,3})(\d{1,7})$/

/** A cell as a table that was saved as text has it; a number as programs write it. */
const textOf = (content: CellContent) => (content === null || isFault(content) ? '' : String(content).trim())

/** The rows of the first sheet of a workbook, each with the number that a spreadsheet shows. */
export function tableIn(workbook: Workbook): ProductTable {
  const rows: string[][] = []
  let isCut = false
  for (const [place, content] of workbook.cells(workbook.firstSheet ?? '')) {
    const [, letters = '', digits = ''] = address.exec(place) ?? []
    const [column, row] = [columnNumber(letters) - 1, Number(digits) - 1]
    const text = textOf(content)
    if (text === '' || row < 0) continue
    if (column >= maxColumns) throw new FileRefused('tooManyCells')
    if (row >= maxRows) {
      isCut = true
      continue
    }
    while (rows.length <= row) rows.push([])
    const cells = rows[row] ?? []
    while (cells.length < column) cells.push('')
    cells[column] = text
  }
  return { rows, isCut }
}
