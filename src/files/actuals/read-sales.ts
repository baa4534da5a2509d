import type { AdvertisingMonth, OrderState, OrdersMonth, SettlementMonth } from '../../domain/actuals/month'
import type { OrdersSource, SettlementSource } from '../../domain/actuals/sources'
import type { FileRefusal } from '../../domain/error-codes'
import { FileRefused } from '../refusal'
import { comparable } from '../tables/columns'
import type { AdvertisingLine } from './advertising/advertising-reader'
import { isSameAmount } from './cells/amount'
import { monthOf, riyadhDay } from './cells/time'
import { advertisingFormats } from './formats/advertising-formats'
import type { Format, FormatId, OrderColumn } from './formats/format'
import { orderFormats } from './formats/order-formats'
import { settlementFormats } from './formats/settlement-formats'
import { advertisingMonths } from './months/advertising-months'
import { ordersMonths } from './months/orders-month'
import { settlementMonths } from './months/settlement-months'
import type { Order } from './orders/order'
import { type Contradiction, OrderBook } from './orders/order-book'
import type { StatusAnswers } from './orders/status'
import { type FileContents, readTables } from './read-tables'
import { type Unreadable, unreadableIn } from './rows/table-reader'
import { LineBook } from './settlements/line-book'
import type { SettlementLine } from './settlements/settlement-line'
import { checkStatement, type StatementCheck } from './settlements/statement-check'

/** What reading files of sales needs beside them. */
export interface SalesOptions {
  /** Drawn for this reading; customers are told apart under it. */
  salt: string
  /** The store charges VAT: amounts of a file that has them without it lack 15 %. */
  isVatRegistered: boolean
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
  settlements: SettlementMonth[]
  /** Rows of statements whose month is not known without the file of their orders. */
  undated: number
  advertising: AdvertisingMonth[]
  checks: StatementCheck[]
  /** What files say differently of the same order. At most 200 are named. */
  contradictions: Contradiction[]
  /** Statuses of the merchant's own making with the orders that have them, most first: those that nothing was answered about, then the others. */
  statuses: { status: string; orders: number; state: OrderState | null }[]
}

const noFile = { format: null, months: [], rows: 0, unreadable: {}, isRepeated: false, refusal: null, headers: null }

/** Tells files of the same bytes; not kept, so it need not hold against anyone who tries. */
function fingerprint(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let hash = 0x811c9dc5
  let at = 0
  for (; at + 4 <= bytes.length; at += 4) hash = Math.imul(hash ^ view.getUint32(at), 16777619)
  for (; at < bytes.length; at += 1) hash = Math.imul(hash ^ view.getUint8(at), 16777619)
  return `${bytes.length} ${hash >>> 0}`
}

function merged(all: readonly Unreadable[]): Unreadable {
  const whole: Unreadable = {}
  for (const { reason, count, rows } of all.flatMap((one) => unreadableIn(one))) {
    const known = whole[reason]
    whole[reason] = { count: (known?.count ?? 0) + count, rows: [...(known?.rows ?? []), ...rows] }
  }
  return whole
}

/** The book of a source, made when it is first asked for. */
function bookOf<Source, Book>(books: Map<Source, Book>, source: Source, make: () => Book): Book {
  const book = books.get(source) ?? make()
  books.set(source, book)
  return book
}

const lineKey = ({ number, kind, day, amount, transferred }: SettlementLine) =>
  `${number} ${kind} ${day} ${amount} ${transferred}`
const spendKey = ({ source, campaign, month, spend }: AdvertisingLine) =>
  `${source} ${campaign} ${month} ${spend.toFixed(2)}`

const maxContradictions = 200

/** Reads files of sales one after the other and puts their months together. Nothing is kept of a file that is refused. */
export class SalesReader {
  readonly #options: SalesOptions
  readonly #statuses: StatusAnswers
  readonly #formats: readonly Format[]
  readonly #orders = new Map<OrdersSource, OrderBook>()
  readonly #columns = new Map<OrdersSource, Set<OrderColumn>>()
  readonly #settlements = new Map<SettlementSource, LineBook<SettlementLine>>()
  readonly #advertising = new LineBook(spendKey)
  readonly #checks: StatementCheck[] = []
  readonly #files: FileReport[] = []
  readonly #seen = new Set<string>()

  constructor(options: SalesOptions) {
    this.#options = options
    this.#statuses = new Map(Object.entries(options.statuses).map(([text, state]) => [comparable(text), state]))
    this.#formats = [...options.mapped, ...orderFormats, ...settlementFormats, ...advertisingFormats]
  }

  /** Nothing that a file can hold makes it throw. */
  async read(name: string, bytes: Uint8Array): Promise<void> {
    this.#files.push({ ...noFile, name, ...(await this.#reportOf(name, bytes)) })
  }

  /** Counts a file that is not read among the others. */
  refuse(name: string, refusal: FileRefusal): void {
    this.#files.push({ ...noFile, name, refusal })
  }

  async #reportOf(name: string, bytes: Uint8Array): Promise<Partial<FileReport>> {
    try {
      if (bytes.length === 0) throw new FileRefused('empty')
      const print = fingerprint(bytes)
      const isRepeated = this.#seen.has(print)
      const contents = await readTables(bytes, { ...this.#options, formats: this.#formats, statuses: this.#statuses })
      const report = this.#reportOn(contents)
      if (report.format) this.#seen.add(print)
      if (report.format && !isRepeated) this.#take(name, contents)
      return { ...report, isRepeated }
    } catch (error) {
      return { refusal: error instanceof FileRefused ? error.refusal : 'unreadable' }
    }
  }

  #reportOn({ orders, statements, advertising, tables }: FileContents): Partial<FileReport> {
    const known = tables.filter(({ recognized }) => recognized !== null)
    const format = known[0]?.recognized?.format.id
    if (format === undefined) {
      const headers = tables.flatMap(({ unknownHeaders }) => unknownHeaders ?? [])
      return headers.length > 0 ? { headers } : { refusal: 'notSales' }
    }
    const months = [
      ...orders.map(({ order }) => monthOf(riyadhDay(order.placedAt))),
      ...statements.flatMap(({ lines }) => lines.flatMap(({ day }) => (day === null ? [] : [monthOf(day)]))),
      ...advertising.map(({ month }) => month),
    ]
    return {
      format,
      months: [...new Set(months)].toSorted(),
      rows: known.reduce((sum, { rows }) => sum + rows, 0),
      unreadable: merged(known.map(({ unreadable }) => unreadable)),
    }
  }

  #take(name: string, { orders, columns, statements, advertising }: FileContents): void {
    for (const { source, columns: found } of columns)
      for (const column of found) bookOf(this.#columns, source, () => new Set<OrderColumn>()).add(column)
    for (const { source, order } of orders) bookOf(this.#orders, source, () => new OrderBook()).add(order)
    for (const statement of statements) {
      if (statement.lines.length === 0) continue
      const { source, lines } = statement
      bookOf(this.#settlements, source, () => new LineBook(lineKey)).addFile(lines)
      this.#checks.push(checkStatement(source, name, statement))
    }
    this.#advertising.addFile(advertising)
  }

  /** What all files that were read come to. */
  reading(): SalesReading {
    const books = [...this.#orders]
    const orderOf = (number: string) => books.findLast(([, book]) => book.get(number))?.[1].get(number)
    const settled = [...this.#settlements].map(([source, { lines }]) => settlementMonths(source, lines, orderOf))
    return {
      files: this.#files,
      orders: books.flatMap(([source, book]) =>
        ordersMonths(source, book.orders, this.#columns.get(source) ?? new Set()),
      ),
      settlements: settled.flatMap(({ months }) => months),
      undated: settled.reduce((sum, { undated }) => sum + undated, 0),
      advertising: advertisingMonths(this.#advertising.lines),
      checks: this.#checks,
      contradictions: [...books.flatMap(([, book]) => book.contradictions), ...this.#wrongSales(orderOf)].slice(
        0,
        maxContradictions,
      ),
      statuses: ownStatuses(
        books.flatMap(([, book]) => book.orders),
        this.#statuses,
      ),
    }
  }

  /** Sales that a statement gives another amount than the file of orders. */
  #wrongSales(orderOf: (number: string) => Order | undefined): Contradiction[] {
    return [...this.#settlements.values()].flatMap(({ lines }) =>
      lines.flatMap(({ number, kind, amount }): Contradiction[] => {
        const order = kind === 'sale' ? orderOf(number) : undefined
        if (!order || isSameAmount(order.total, amount) || isSameAmount(order.total - order.refunded, amount)) return []
        return [{ number, figure: 'total', said: [order.total.toFixed(2), amount.toFixed(2)] }]
      }),
    )
  }
}

function ownStatuses(orders: readonly Order[], answers: StatusAnswers): SalesReading['statuses'] {
  const counts = (list: readonly Order[]) => {
    const found = new Map<string, number>()
    for (const { status } of list) found.set(status, (found.get(status) ?? 0) + 1)
    return [...found].toSorted(([, a], [, b]) => b - a)
  }
  const unknown = counts(orders.filter(({ state }) => state === null))
  const known = counts(orders.filter(({ state }) => state !== null))
  return [
    ...unknown.map(([status, count]) => ({ status, orders: count, state: null })),
    ...known.flatMap(([status, count]) => {
      const state = answers.get(comparable(status))
      return state ? [{ status, orders: count, state }] : []
    }),
  ]
}
