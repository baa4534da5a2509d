import {
  maxSoldProducts,
  type OrderState,
  type OrdersMonth,
  type SoldProduct,
  soldKey,
} from '../../../domain/actuals/month'
import type { OrdersSource } from '../../../domain/actuals/sources'
import { isTooLong } from '../../../domain/plan/plan-bounds'
import { toHalala, vatShare } from '../cells/amount'
import { daysBetween, lastDayOf, monthOf, riyadhDay } from '../cells/time'
import type { OrderColumn } from '../formats/format'
import type { Discounts, Order } from '../orders/order'
import { type Bundled, cut, partsOf, withParts } from './bundle-parts'

const sum = <T>(list: readonly T[], amount: (one: T) => number) =>
  toHalala(list.reduce((total, one) => total + amount(one), 0))

function countBy<K, T>(list: readonly T[], key: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const one of list) {
    const of = key(one)
    const group = groups.get(of)
    if (group) group.push(one)
    else groups.set(of, [one])
  }
  return groups
}

/** A month's row has room for so many bytes of products beside its other figures. */
const productBytes = 24_000

/** What sold most, one by one, and all that sold less as one without a name. */
function bestSellers(products: readonly SoldProduct[]): SoldProduct[] {
  let count = Math.min(products.length, maxSoldProducts - 1)
  while (isTooLong(JSON.stringify(products.slice(0, count)), productBytes)) count = Math.floor(count * 0.8)
  const rest = products.slice(count)
  if (rest.length === 0) return [...products]
  const others = { sku: '', name: '', units: sum(rest, ({ units }) => units), value: sum(rest, ({ value }) => value) }
  return [...products.slice(0, count), others]
}

function productsOf(orders: readonly Order[]): SoldProduct[] {
  const lines = countBy(
    orders.flatMap((order) => order.lines.map(cut)),
    soldKey,
  )
  const products = [...lines.values()].flatMap((group): Bundled[] => {
    const [first] = group
    if (!first) return []
    const { sku, name } = first
    const parts = partsOf(group)
    return [{ sku, name, units: sum(group, ({ units }) => units), value: sum(group, ({ value }) => value), parts }]
  })
  return bestSellers(withParts(products).toSorted((a, b) => b.value - a.value))
}

/** Which orders are their customer's first: the store's own word, or the first of these files. */
function firstOrders(orders: readonly Order[]): ReadonlySet<Order> {
  const seen = new Set<number>()
  const first = new Set<Order>()
  for (const order of orders.toSorted((a, b) => a.placedAt - b.placedAt)) {
    const isNew = order.customer !== null && !seen.has(order.customer)
    if (order.customer !== null) seen.add(order.customer)
    if (order.isFirst ?? isNew) first.add(order)
  }
  return first
}

/** The days that orders are known of. */
interface Cover {
  first: string
  last: string
  /** The most days between two orders. A month that begins or ends with a longer silence is cut off. */
  longestGap: number
}

function coverOf(orders: readonly Order[]): Cover {
  const days = [...new Set(orders.map(({ placedAt }) => riyadhDay(placedAt)))].toSorted()
  const gaps = days.map((day, at) => daysBetween(days[at - 1] ?? day, day))
  return { first: days[0] ?? '', last: days.at(-1) ?? '', longestGap: gaps.reduce((a, b) => Math.max(a, b), 1) }
}

function coverOfMonth(month: string, { first, last, longestGap }: Cover) {
  const [start, end] = [`${month}-01`, lastDayOf(month)]
  const isLate = first > start && daysBetween(start, first) >= longestGap
  const isEarly = last < end && daysBetween(last, end) > longestGap
  return { from: isLate ? first : start, to: isEarly ? last : end, isCut: isLate || isEarly }
}

const discountsOf = (orders: readonly Order[]): Discounts => ({
  store: sum(orders, ({ discounts }) => discounts.store),
  coupon: sum(orders, ({ discounts }) => discounts.coupon),
  offers: sum(orders, ({ discounts }) => discounts.offers),
  abandonedCart: sum(orders, ({ discounts }) => discounts.abandonedCart),
})

/** Whether a file has any of these columns. */
type Has = (...columns: OrderColumn[]) => boolean

function countsOf(orders: readonly Order[], has: Has) {
  const states: Record<OrderState, number> = { open: 0, delivered: 0, cancelled: 0, refused: 0, returned: 0 }
  for (const { state } of orders) states[state ?? 'open'] += 1
  const cod = orders.filter(({ method, state }) => method === 'cod' && state !== 'cancelled')
  const refused = cod.filter(({ state }) => state === 'refused')
  const refusedTotal = sum(refused, ({ total }) => total)
  return {
    placed: orders.length,
    byState: has('status') ? states : null,
    cancelled: states.cancelled,
    unknownStatus: orders.filter(({ state }) => state === null).length,
    cod: hasMethod(has) ? { orders: cod.length, refused: refused.length, refusedTotal } : null,
  }
}

const hasMethod = (has: Has) => has('method', 'methodDetails')

function amountsOf(sales: readonly Order[], has: Has) {
  const isStated = sales.some(({ vatStated }) => vatStated !== null)
  const total = sum(sales, (order) => order.total)
  return {
    basket: sum(sales, ({ basket }) => basket),
    discounts: has('discount', 'couponDiscount', 'offerDiscount', 'cartDiscount') ? discountsOf(sales) : null,
    shipping: has('shipping') ? sum(sales, ({ shipping }) => shipping) : null,
    codCharges: has('codCharge') ? sum(sales, ({ codCharge }) => codCharge) : null,
    total,
    refunded: has('refunded', 'net') ? sum(sales, ({ refunded }) => refunded) : null,
    // Of two files one may have no column for it: the sum of what is stated alone would be too low for all of them.
    vatStated: isStated ? sum(sales, (order) => order.vatStated ?? order.total * vatShare) : null,
    vatComputed: toHalala(total * vatShare),
  }
}

/** So many days before a month tell its new customers from those who return; fewer would make nearly all of them new. */
const daysOfMemory = 90

/** Null where neither the store nor earlier orders tell who is new. */
function customersOf(sales: readonly Order[], first: ReadonlySet<Order>, memory: number): OrdersMonth['customers'] {
  const known = sales.filter(
    ({ customer, isFirst }) => isFirst !== null || (customer !== null && memory >= daysOfMemory),
  )
  if (known.length === 0) return null
  const firstOnes = known.filter((order) => first.has(order)).length
  return { first: firstOnes, returning: known.length - firstOnes }
}

/** The figures of each month of orders, by the day in Riyadh on which they were placed. A file says its days by its orders alone. */
export function ordersMonths(
  source: OrdersSource,
  orders: readonly Order[],
  columns: ReadonlySet<OrderColumn>,
  cover = coverOf(orders),
): OrdersMonth[] {
  const has: Has = (...wanted) => wanted.some((column) => columns.has(column))
  const first = firstOrders(orders.filter(({ state }) => state !== 'cancelled'))
  const months = countBy(orders, ({ placedAt }) => monthOf(riyadhDay(placedAt)))
  return [...months]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, placed]): OrdersMonth => {
      const sales = placed.filter(({ state }) => state !== 'cancelled')
      const methods = [...countBy(sales, ({ method }) => method)].map(([method, paid]) => ({
        method,
        orders: paid.length,
        value: sum(paid, ({ total }) => total),
      }))
      return {
        kind: 'orders',
        source,
        month,
        ...coverOfMonth(month, cover),
        ...countsOf(placed, has),
        ...amountsOf(sales, has),
        products: has('linesJson', 'linesText', 'lineName', 'lineSku') ? productsOf(sales) : null,
        methods: hasMethod(has) ? methods.toSorted((a, b) => b.value - a.value) : null,
        customers: customersOf(sales, first, daysBetween(cover.first, `${month}-01`)),
      }
    })
}
