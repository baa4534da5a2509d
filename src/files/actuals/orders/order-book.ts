import { isSameAmount } from '../cells/amount'
import type { Order } from './order'

/** What two files say differently of one order that neither changed since. */
export interface Contradiction {
  number: string
  figure: 'total' | 'refunded' | 'state'
  /** Both as they are shown: amounts in SAR, or statuses. */
  said: readonly [string, string]
}

const said = { total: (o: Order) => o.total.toFixed(2), refunded: (o: Order) => o.refunded.toFixed(2) }

function contradictionsOf(known: Order, other: Order): Contradiction[] {
  const { number } = other
  const amounts = (['total', 'refunded'] as const).filter((figure) => !isSameAmount(known[figure], other[figure]))
  const found: Contradiction[] = amounts.map((figure) => ({
    number,
    figure,
    said: [said[figure](known), said[figure](other)],
  }))
  if (known.status !== other.status) found.push({ number, figure: 'state', said: [known.status, other.status] })
  return found
}

/** Orders by their numbers. The same order of a later file replaces what it was; the same file twice changes nothing. */
export class OrderBook {
  readonly #orders = new Map<string, Order>()
  readonly contradictions: Contradiction[] = []

  add(order: Order): void {
    const known = this.#orders.get(order.number)
    const isLater = known && (order.updatedAt ?? 0) > (known.updatedAt ?? 0)
    const isEarlier = known && (order.updatedAt ?? 0) < (known.updatedAt ?? 0)
    if (known && !isLater && !isEarlier) this.contradictions.push(...contradictionsOf(known, order))
    if (!isEarlier) this.#orders.set(order.number, order)
  }

  get(number: string): Order | undefined {
    return this.#orders.get(number)
  }

  get size(): number {
    return this.#orders.size
  }

  get orders(): Order[] {
    return [...this.#orders.values()]
  }
}
