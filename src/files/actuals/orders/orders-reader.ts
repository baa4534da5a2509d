import { orderNumber } from '../cells/cell-text'
import { UnreadableRow } from '../cells/unreadable'
import type { OrderColumn } from '../formats/format'
import type { RowReader } from '../rows/row-reader'
import type { Order } from './order'
import { completeOrder, type DraftOrder, lineOf, type OrderReading, readOrder } from './read-order'

/** Reads the rows of a file of orders. Where a row is a line, the first of an order says what is of the whole order. */
export class OrdersReader implements RowReader<OrderColumn> {
  readonly #reading: OrderReading
  readonly #take: (order: Order) => void
  readonly #drafts = new Map<string, DraftOrder>()

  constructor(reading: OrderReading, take: (order: Order) => void) {
    this.#reading = reading
    this.#take = take
  }

  row(cell: (column: OrderColumn) => string): void {
    if (this.#reading.format.row === 'order') {
      this.#take(completeOrder(readOrder(cell, this.#reading), this.#reading))
      return
    }
    const number = orderNumber(cell('number'))
    if (number === '') throw new UnreadableRow('noNumber')
    const draft = this.#drafts.get(number)
    if (draft) draft.lines.push(lineOf(cell))
    else this.#drafts.set(number, readOrder(cell, this.#reading))
  }

  end(): void {
    for (const draft of this.#drafts.values()) this.#take(completeOrder(draft, this.#reading))
    this.#drafts.clear()
  }
}
