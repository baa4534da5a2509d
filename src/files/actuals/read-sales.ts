import type { FileRefusal } from '../../domain/error-codes'
import { FileRefused } from '../refusal'
import { comparable } from '../tables/columns'
import { monthOf, riyadhDay, riyadhMinutes, type TimeReading } from './cells/time'
import type { Format, FormatId, OrdersFormatId } from './formats/format'
import { orderFormats } from './formats/order-formats'
import { type OrdersMonth, ordersMonths } from './months/orders-month'
import type { Order, OrderState } from './orders/order'
import { type Contradiction, OrderBook } from './orders/order-book'
import { OrdersReader } from './orders/orders-reader'
import { eachRow } from './rows/each-row'
import type { RowReader } from './rows/row-reader'
import { TableReader, type Unreadable } from './rows/table-reader'

/** What reading files of sales needs beside them. */
export interface SalesOptions {
  /** Drawn for this reading; customers are told apart under it. */
  salt: string
  /** What was answered about statuses of the merchant's own making, by the status as files write it. */
  statuses: Readonly<Record<string, OrderState>>
  /** Formats that were mapped by hand. */
  mapped: readonly Format[]
  /** Told how many rows were read of the file so far, now and then. */
  onProgress?: (rows: number) => void
}

/** What a file was found to be. */
export interface FileReport {
  name: string
  /** Null for a file that is not taken. */
  format: FormatId | null
  months: string[]
  rows: number
  unreadable: Unreadable
  /** The same file was read before. */
  isRepeated: boolean
  refusal: FileRefusal | null
  /** The headers of a table of no known format, to be mapped by hand. */
  headers: string[] | null
}

/** What leaves the reading of files: figures by month, and what is asked. Nothing of a customer is in it. */
export interface SalesReading {
  files: FileReport[]
  orders: OrdersMonth[]
  contradictions: Contradiction[]
  /** Statuses that are not known, with the orders that have them, most first. */
  statuses: { status: string; orders: number }[]
}

/** Progress is told after so many rows. */
const progressRows = 2000

/** What one file holds, before anything of it is taken. */
interface Held {
  orders: { source: OrdersFormatId; order: Order }[]
}

const noFile = { format: null, months: [], rows: 0, unreadable: {}, isRepeated: false, refusal: null, headers: null }

/** Tells files of the same bytes; not kept, so it need not hold against anyone who tries. */
function fingerprint(bytes: Uint8Array): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < bytes.length; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 16777619)
  return `${bytes.length} ${hash >>> 0}`
}

function merged(all: readonly Unreadable[]): Unreadable {
  const whole: Unreadable = {}
  for (const one of all)
    for (const [reason, { count, rows }] of Object.entries(one) as [
      keyof Unreadable,
      { count: number; rows: number[] },
    ][]) {
      const known = whole[reason]
      whole[reason] = { count: (known?.count ?? 0) + count, rows: [...(known?.rows ?? []), ...rows] }
    }
  return whole
}

/** Reads files of sales one after the other and puts their months together. Nothing is kept of a file that is refused. */
export class SalesReader {
  readonly #options: SalesOptions
  readonly #statuses: ReadonlyMap<string, OrderState>
  readonly #formats: readonly Format[]
  readonly #books = new Map<OrdersFormatId, OrderBook>()
  readonly #files: FileReport[] = []
  readonly #seen = new Set<string>()

  constructor(options: SalesOptions) {
    this.#options = options
    this.#statuses = new Map(Object.entries(options.statuses).map(([text, state]) => [comparable(text), state]))
    this.#formats = [...orderFormats, ...options.mapped]
  }

  /** Nothing that a file can hold makes it throw. */
  read(name: string, bytes: Uint8Array): void {
    this.#files.push({ ...noFile, name, ...this.#reportOf(bytes) })
  }

  #reportOf(bytes: Uint8Array): Partial<FileReport> {
    try {
      if (bytes.length === 0) throw new FileRefused('empty')
      const print = fingerprint(bytes)
      const isRepeated = this.#seen.has(print)
      this.#seen.add(print)
      return { ...this.#taken(bytes), isRepeated }
    } catch (error) {
      return { refusal: error instanceof FileRefused ? error.refusal : 'unreadable' }
    }
  }

  #taken(bytes: Uint8Array): Partial<FileReport> {
    let read = this.#readTables(bytes, false)
    if (read.otherOrder > 0) {
      const other = this.#readTables(bytes, true)
      if (other.otherOrder < read.otherOrder) read = other
    }
    const { held, tables } = read
    const known = tables.filter(({ recognized }) => recognized !== null)
    const format = known[0]?.recognized?.format.id ?? null
    if (format === null) {
      const headers = tables.flatMap(({ unknownHeaders }) => unknownHeaders ?? [])
      return headers.length > 0 ? { headers } : { refusal: 'notSales' }
    }
    for (const { source, order } of held.orders) this.#book(source).add(order)
    const days = held.orders.map(({ order }) => riyadhDay(order.placedAt))
    return {
      format,
      months: [...new Set(days.map(monthOf))].toSorted(),
      rows: known.reduce((sum, { rows }) => sum + rows, 0),
      unreadable: merged(known.map(({ unreadable }) => unreadable)),
    }
  }

  /** Reads each table. Days with slashes are read in the order of the format, or in the other where that is asked for. */
  #readTables(bytes: Uint8Array, isOtherOrder: boolean): { held: Held; tables: TableReader[]; otherOrder: number } {
    const held: Held = { orders: [] }
    const tables: TableReader[] = []
    let rows = 0
    let otherOrder = 0
    eachRow(bytes, ({ from1904 }) => {
      tables.at(-1)?.end()
      const table = new TableReader(this.#formats, ({ format }) => {
        const order = (format.order === 'dayFirst') === isOtherOrder ? 'monthFirst' : 'dayFirst'
        const onOtherOrder = () => {
          otherOrder += 1
        }
        const zoneMinutes = format.zoneMinutes ?? riyadhMinutes
        return this.#readerOf(format, { order, zoneMinutes, from1904, onOtherOrder }, held)
      })
      tables.push(table)
      return (cells, number) => {
        rows += 1
        if (rows % progressRows === 0) this.#options.onProgress?.(rows)
        table.row(cells, number)
      }
    })
    tables.at(-1)?.end()
    return { held, tables, otherOrder }
  }

  #readerOf(format: Format, times: TimeReading, held: Held): RowReader {
    if (format.kind !== 'orders') return { row: () => undefined, end: () => undefined }
    const reading = { format, times, salt: this.#options.salt, statuses: this.#statuses }
    return new OrdersReader(reading, (order) => held.orders.push({ source: format.id, order }))
  }

  #book(source: OrdersFormatId): OrderBook {
    const book = this.#books.get(source) ?? new OrderBook()
    this.#books.set(source, book)
    return book
  }

  /** What all files that were read come to. */
  reading(): SalesReading {
    const books = [...this.#books]
    const unknown = new Map<string, number>()
    for (const [, book] of books)
      for (const { state, status } of book.orders)
        if (state === null) unknown.set(status, (unknown.get(status) ?? 0) + 1)
    return {
      files: this.#files,
      orders: books.flatMap(([source, book]) => ordersMonths(source, book.orders)),
      contradictions: books.flatMap(([, book]) => book.contradictions),
      statuses: [...unknown].map(([status, orders]) => ({ status, orders })).toSorted((a, b) => b.orders - a.orders),
    }
  }
}
