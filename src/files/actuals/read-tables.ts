import type { OrdersSource, SettlementSource } from '../../domain/actuals/sources'
import { type AdvertisingLine, AdvertisingReader } from './advertising/advertising-reader'
import { riyadhMinutes, type TimeReading } from './cells/time'
import { amazonColumns, type Format, type OrderColumn, orderColumns } from './formats/format'
import type { Recognized } from './formats/recognize'
import type { Order } from './orders/order'
import { OrdersReader } from './orders/orders-reader'
import type { StatusAnswers } from './orders/status'
import { eachRow } from './rows/each-row'
import type { RowReader } from './rows/row-reader'
import { TableReader } from './rows/table-reader'
import { AmazonReader } from './settlements/amazon-reader'
import type { Statement } from './settlements/settlement-line'
import { StatementReader } from './settlements/statement-reader'

interface TablesReading {
  formats: readonly Format[]
  statuses: StatusAnswers
  salt: string
  isVatRegistered: boolean
  onProgress?: (rows: number) => void
}

/** What one file holds, before anything of it is taken. */
export interface FileContents {
  tables: TableReader[]
  orders: { source: OrdersSource; order: Order }[]
  /** The columns that the orders of a source have: what has none is not known, and no zero. */
  columns: { source: OrdersSource; columns: readonly OrderColumn[] }[]
  statements: (Statement & { source: SettlementSource })[]
  advertising: AdvertisingLine[]
  /** Days that cannot be of the order in which they were read. */
  otherOrder: number
}

/** Progress is told after so many rows. */
const progressRows = 2000

function readerOf(
  { format, places, currency }: Recognized,
  above: readonly (readonly string[])[],
  { times, reading, into }: { times: TimeReading; reading: TablesReading; into: FileContents },
): RowReader {
  if (format.kind === 'orders') {
    const { id: source } = format
    into.columns.push({ source, columns: orderColumns.filter((column) => places.has(column)) })
    const saysVat = places.has('vat')
    return new OrdersReader({ ...reading, format, times, saysVat }, (order) => into.orders.push({ source, order }))
  }
  if (format.kind === 'advertising')
    return new AdvertisingReader(format.id, { times, currency, above }, (line) => into.advertising.push(line))
  const statement = { source: format.id, lines: [], total: null }
  into.statements.push(statement)
  if (format.id !== 'amazon') return new StatementReader(format, times, statement)
  into.columns.push({ source: 'amazonOrders', columns: amazonColumns })
  return new AmazonReader(times, statement, (order) => into.orders.push({ source: 'amazonOrders', order }))
}

/** Reads each table; days with slashes in the order of their format, or in the other. */
async function readInOrder(bytes: Uint8Array, reading: TablesReading, isOtherOrder: boolean): Promise<FileContents> {
  const into: FileContents = { tables: [], orders: [], columns: [], statements: [], advertising: [], otherOrder: 0 }
  let rows = 0
  await eachRow(bytes, ({ from1904 }) => {
    into.tables.at(-1)?.end()
    const table = new TableReader(reading.formats, (recognized, above) => {
      const { order, zoneMinutes = riyadhMinutes } = recognized.format
      const times: TimeReading = {
        order: (order === 'dayFirst') === isOtherOrder ? 'monthFirst' : 'dayFirst',
        zoneMinutes,
        from1904,
        onOtherOrder: () => {
          into.otherOrder += 1
        },
      }
      return readerOf(recognized, above, { times, reading, into })
    })
    into.tables.push(table)
    return (cells, number) => {
      rows += 1
      if (rows % progressRows === 0) reading.onProgress?.(rows)
      table.row(cells, number)
    }
  })
  into.tables.at(-1)?.end()
  return into
}

/** What the tables of a file hold. A file whose days cannot be of its format's order was saved by a program with the other. */
export async function readTables(bytes: Uint8Array, reading: TablesReading): Promise<FileContents> {
  const usual = await readInOrder(bytes, reading, false)
  if (usual.otherOrder === 0) return usual
  const other = await readInOrder(bytes, reading, true)
  return other.otherOrder < usual.otherOrder ? other : usual
}
