import { FileRefused } from '../refusal'
import { type CellValue, cellsIn, contentsIn, relationsIn, sharedTextsIn } from './sheet-xml'

/** The files of a packed file. */
export interface PackedFiles {
  has: (name: string) => boolean
  text: (name: string) => string
}

/** A workbook's cells, read sheet by sheet as they are asked for. */
export interface Workbook {
  hasSheet: (sheet: string) => boolean
  cell: (sheet: string, address: string) => CellValue
  /** The cells that a name stands for, row by row; null where the workbook has no such name, or its cells are gone. */
  named: (name: string) => CellValue[][] | null
  /** Days are counted from 1904 instead of 1900. */
  from1904: boolean
}

const folder = 'xl/'

/** A relation's target is relative to the workbook, or begins at the root of the file. */
const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `${folder}${target}`)

const reference = /^(?:'((?:[^']|'')+)'|([^'!]+))!\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/

const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

function columnLetters(number: number): string {
  const rest = (number - 1) % 26
  const letter = String.fromCharCode(65 + rest)
  return number > 26 ? columnLetters((number - 1 - rest) / 26) + letter : letter
}

const largestRange = 1000

/** The addresses of a range, row by row; null for what is none, or far more than any list of ours. */
function addressesOf(text: string): { sheet: string; rows: string[][] } | null {
  const found = reference.exec(text)
  if (!found) return null
  const [, quoted, plain = '', column = '', row = '', lastColumn = column, lastRow = row] = found
  const [first, last] = [columnNumber(column), columnNumber(lastColumn)]
  const [top, bottom] = [Number(row), Number(lastRow)]
  if (last < first || bottom < top || (last - first + 1) * (bottom - top + 1) > largestRange) return null
  const rows = Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: last - first + 1 }, (_, along) => `${columnLetters(first + along)}${top + down}`),
  )
  return { sheet: quoted?.replaceAll("''", "'") ?? plain, rows }
}

/** The workbook in a packed file; what is packed but no workbook is refused. */
export function openWorkbook(files: PackedFiles): Workbook {
  if (!files.has('xl/workbook.xml') || !files.has('xl/_rels/workbook.xml.rels')) throw new FileRefused('packed')
  const { sheets, names, from1904 } = contentsIn(files.text('xl/workbook.xml'))
  const relations = relationsIn(files.text('xl/_rels/workbook.xml.rels'))
  const texts = files.has('xl/sharedStrings.xml') ? sharedTextsIn(files.text('xl/sharedStrings.xml')) : []
  const read = new Map<string, ReturnType<typeof cellsIn>>()

  function cellsOf(sheet: string): ReturnType<typeof cellsIn> {
    const known = read.get(sheet)
    if (known) return known
    const target = relations.get(sheets.get(sheet) ?? '')
    const cells = target === undefined ? new Map() : cellsIn(files.text(pathOf(target)), texts)
    read.set(sheet, cells)
    return cells
  }

  const cell = (sheet: string, address: string) => cellsOf(sheet).get(address) ?? null
  return {
    hasSheet: (sheet) => sheets.has(sheet),
    cell,
    named(name) {
      const range = addressesOf(names.get(name) ?? '')
      if (!range || !sheets.has(range.sheet)) return null
      return range.rows.map((row) => row.map((address) => cell(range.sheet, address)))
    },
    from1904,
  }
}
