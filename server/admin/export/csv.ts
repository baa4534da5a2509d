/** What a cell of an exported list can hold. */
export type Cell = string | number | boolean | Date | null

/** A spreadsheet would take a text that begins so for a formula, and run it. */
const beginsFormula = /^[=+\-@\t\r]/

/** A text is always quoted, and one that would be a formula says first that it is a text. */
function textCell(text: string): string {
  const safe = beginsFormula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

function cell(value: Cell): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (value instanceof Date) return value.toISOString()
  return textCell(String(value))
}

/** A line of a CSV file, with the line end that the format asks for. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`

/** By this Excel knows that a file is UTF-8. */
export const byteOrderMark = '\ufeff'
