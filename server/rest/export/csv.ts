import { quotedCell } from '../../../src/domain/text/csv'

/** What a cell of an exported list can hold. */
export type Cell = string | number | boolean | Date | null

/** A text is always quoted, and one that would be a formula says first that it is a text. */
function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return value.toISOString()
  return quotedCell(String(value))
}

/** A line of a CSV file, with the line end that the format asks for. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`
