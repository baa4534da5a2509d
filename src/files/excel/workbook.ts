import { FileRefused } from '../refusal'
import { type CellContent, type Cells, cellsIn, contentsIn, relationsIn, sharedTextsIn } from './sheet-xml'

/** The files of a packed file. */
export interface PackedFiles {
  has: (name: string) => boolean
  text: (name: string) => string
}

export interface NamedCell {
  sheet: string
  /** 'B7'. */
  address: string
  content: CellContent
}

/** A workbook's cells, read sheet by sheet as they are asked for. */
export interface Workbook {
  hasSheet: (sheet: string) => boolean
  /** Null where it has none. */
  firstSheet: string | null
  cell: (sheet: string, address: string) => CellContent
  cells: (sheet: string) => Cells
  /** The cells that a name stands for, row by row; null where the workbook has no such name, or its cells are gone. */
  named: (name: string) => NamedCell[][] | null
  /** Days are counted from 1904 instead of 1900. */
  from1904: boolean
}

const folder = 'xl/'

/** The most markup that is read of a workbook; the largest of ours has an eighth of it. What is read is held in memory as a tree. */
const maxMarks = 500_000

/** Files whose markup is counted before it is read. */
function countedFiles(files: PackedFiles): PackedFiles {
  let marks = 0
  return {
    has: files.has,
    text(name) {
      const text = files.text(name)
      // Each element begins with the one, each attribute has the other.
      for (const sign of ['<', '="']) {
        for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) marks += 1
      }
      if (marks > maxMarks) throw new FileRefused('tooManyCells')
      return text
    },
  }
}

/** A relation's target is relative to the workbook, or begins at the root of the file. */
const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `${folder}${target}`)

const reference = /^(?:'((?:[^']|'')+)'|([^'!]+))!\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/

export const columnNumber = (letters: string) =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)

function columnLetters(number: number): string {
  const rest = (number - 1) % 26
  const letter = String.fromCharCode(65 + rest)
  return number > 26 ? columnLetters((number - 1 - rest) / 26) + letter : letter
}

const maxRange = 1000

/** The addresses of a range, row by row; null for what is none, or far more than any list of ours. */
function addressesOf(text: string): { sheet: string; rows: string[][] } | null {
  const found = reference.exec(text)
  if (!found) return null
  const [, quoted, plain = '', column = '', row = '', lastColumn = column, lastRow = row] = found
  const [first, last] = [columnNumber(column), columnNumber(lastColumn)]
  const [top, bottom] = [Number(row), Number(lastRow)]
  if (last < first || bottom < top || (last - first + 1) * (bottom - top + 1) > maxRange) return null
  const rows = Array.from({ length: bottom - top + 1 }, (_, down) =>
    Array.from({ length: last - first + 1 }, (_, along) => `${columnLetters(first + along)}${top + down}`),
  )
  return { sheet: quoted?.replaceAll("''", "'") ?? plain, rows }
}

function partsOf(files: PackedFiles) {
  if (!files.has('xl/workbook.xml') || !files.has('xl/_rels/workbook.xml.rels')) throw new FileRefused('packed')
  const contents = contentsIn(files.text('xl/workbook.xml'))
  return { ...contents, relations: relationsIn(files.text('xl/_rels/workbook.xml.rels')) }
}

/** The sheets of a workbook in their order with the files that they are in, of which none is read yet. */
export function sheetFiles(packed: PackedFiles): { sheets: { name: string; path: string }[]; from1904: boolean } {
  const { sheets, relations, from1904 } = partsOf(countedFiles(packed))
  const found = [...sheets].map(([name, relation]) => ({ name, path: pathOf(relations.get(relation) ?? '') }))
  return { sheets: found.filter(({ path }) => packed.has(path)), from1904 }
}

/** The workbook in a packed file; what is packed but no workbook is refused. */
export function openWorkbook(packed: PackedFiles): Workbook {
  const files = countedFiles(packed)
  const { sheets, names, from1904, relations } = partsOf(files)
  const texts = files.has('xl/sharedStrings.xml') ? sharedTextsIn(files.text('xl/sharedStrings.xml')) : []
  // Many sheets may say that they are in one file.
  const read = new Map<string, Cells>()

  function cells(sheet: string): Cells {
    const target = relations.get(sheets.get(sheet) ?? '') ?? ''
    const known = read.get(target)
    if (known) return known
    const found = target === '' ? new Map() : cellsIn(files.text(pathOf(target)), texts)
    read.set(target, found)
    return found
  }

  const cell = (sheet: string, address: string) => cells(sheet).get(address) ?? null
  return {
    hasSheet: (sheet) => sheets.has(sheet),
    firstSheet: [...sheets.keys()][0] ?? null,
    cell,
    cells,
    named(name) {
      const range = addressesOf(names.get(name) ?? '')
      if (!range || !sheets.has(range.sheet)) return null
      const { sheet, rows } = range
      return rows.map((row) => row.map((address) => ({ sheet, address, content: cell(sheet, address) })))
    },
    from1904,
  }
}
