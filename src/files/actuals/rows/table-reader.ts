import { cellText } from '../cells/cell-text'
import { type UnreadableReason, UnreadableRow, unreadableReasons } from '../cells/unreadable'
import type { Format } from '../formats/format'
import { headerRows, type Recognized, recognize } from '../formats/recognize'
import type { RowReader } from './row-reader'

/** Rows that could not be counted, by why: how many, and the numbers of the first of them. */
export type Unreadable = Partial<Record<UnreadableReason, { count: number; rows: number[] }>>

/** The reasons for which rows of a file were not counted. */
export function unreadableIn(unreadable: Unreadable): { reason: UnreadableReason; count: number; rows: number[] }[] {
  return unreadableReasons.flatMap((reason) => {
    const found = unreadable[reason]
    return found ? [{ reason, ...found }] : []
  })
}

const shownRows = 20

/** Cells that headers do not have: figures, days, telephones and mails. */
const isValue = (cell: string) => /\d{3}|^[\d.,٠-٩\s:/-]+$|@/.test(cell) || cell.length > 60

/** Reads one table: finds its header, then gives each row below to the reader of its format. */
export class TableReader {
  readonly #formats: readonly Format[]
  readonly #readerOf: (recognized: Recognized, above: readonly string[][]) => RowReader
  readonly #seen: string[][] = []
  #reader: RowReader | null = null
  #places: ReadonlyMap<string, number> = new Map()
  #cells: readonly string[] = []
  recognized: Recognized | null = null
  rows = 0
  readonly unreadable: Unreadable = {}

  constructor(formats: readonly Format[], readerOf: (recognized: Recognized, above: readonly string[][]) => RowReader) {
    this.#formats = formats
    this.#readerOf = readerOf
  }

  row(cells: readonly string[], number: number): void {
    if (this.#reader) this.#read(this.#reader, cells, number)
    else if (this.#seen.length < headerRows) this.#lookForHeader(cells)
  }

  end(): void {
    this.#reader?.end()
  }

  /** The headers of a table of no known format: the row with most texts and no figure. Null where there is none. */
  get unknownHeaders(): string[] | null {
    if (this.recognized) return null
    const texts = (cells: string[]) => cells.map(cellText).filter((cell) => cell !== '')
    const candidates = this.#seen.filter((cells) => texts(cells).length > 1 && !texts(cells).some(isValue))
    // Headers are followed by rows that hold figures; a list of names alone has none to show.
    const [best] = candidates.toSorted((a, b) => texts(b).length - texts(a).length)
    const below = best ? this.#seen.slice(this.#seen.indexOf(best) + 1) : []
    return best && below.length > 0 && below.every((cells) => texts(cells).length === 0 || cells.some(isValue))
      ? texts(best)
      : null
  }

  #lookForHeader(cells: readonly string[]): void {
    const recognized = recognize(cells, this.#formats)
    this.#seen.push([...cells])
    if (!recognized) return
    this.recognized = recognized
    this.#places = recognized.places
    this.#reader = this.#readerOf(recognized, this.#seen.slice(0, -1))
    this.#seen.length = 0
  }

  readonly #cell = (column: string): string => {
    if (column === 'label') return cellText(this.#cells.find((cell) => cell !== ''))
    const place = this.#places.get(column)
    return place === undefined ? '' : cellText(this.#cells[place])
  }

  #read(reader: RowReader, cells: readonly string[], number: number): void {
    if (cells.every((cell) => cell === '')) return
    this.#cells = cells
    this.rows += 1
    try {
      reader.row(this.#cell)
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error
      const found = this.unreadable[error.reason] ?? { count: 0, rows: [] }
      this.unreadable[error.reason] = found
      found.count += 1
      if (found.rows.length < shownRows) found.rows.push(number)
    }
  }
}
