import { valueAt } from '../model/season/series'
import { quotient } from '../numbers'
import type { PaymentMethodId } from '../options'
import { allocate } from '../plan/allocate'
import { withOrigin } from '../plan/origins'
import {
  blankPaymentMethod,
  blankProduct,
  maxProducts,
  type Plan,
  type Product,
  typicalPaymentMethods,
} from '../plan/plan'
import { type ActualMonth, emptyFounderMonth, type FounderMonth, type OrdersMonth, soldKey } from './month'

/** The most months that a first plan rests on: what is older says less of what comes. */
const maxMonths = 3

const averageDays = 365 / 12

/** What months of orders come to together. */
interface Sold {
  /** How many months that is; a part of one where there is no whole. */
  months: number
  orders: number
  units: number
  basket: number
  discounts: number
  shipping: number | null
  codCharges: number | null
  /** Paid at the door, and refused there. */
  cod: readonly [orders: number, refused: number] | null
  /** Orders of new customers, and of those who return. */
  customers: readonly [first: number, returning: number] | null
  methods: ReadonlyMap<PaymentMethodId, number>
  products: { name: string; units: number; value: number }[]
}

const daysOf = ({ from, to }: OrdersMonth) => Number(to.slice(8)) - Number(from.slice(8)) + 1

/** The latest whole months; where there is none the latest part of one. */
function monthsFor(rows: readonly ActualMonth[]): { orders: OrdersMonth[]; months: number } {
  const counted = rows.filter((row): row is OrdersMonth => row.kind === 'orders' && row.placed > row.cancelled)
  // Months of files without products would halve those of the others.
  const withProducts = counted.filter(({ products }) => products !== null)
  const all = withProducts.length > 0 ? withProducts : counted
  const names = [...new Set(all.map(({ month }) => month))].toSorted().toReversed()
  const rowsOf = (month: string) => all.filter((row) => row.month === month)
  const whole = names.filter((month) => rowsOf(month).every(({ isCut }) => !isCut)).slice(0, maxMonths)
  if (whole.length > 0) return { orders: whole.flatMap(rowsOf), months: whole.length }
  const part = names.slice(0, 1).flatMap(rowsOf)
  return { orders: part, months: Math.max(0, ...part.map(daysOf)) / averageDays }
}

const total = (orders: readonly OrdersMonth[], amount: (one: OrdersMonth) => number) =>
  orders.reduce((all, one) => all + amount(one), 0)

/** The sum of what is known; null where nothing is. */
function sum(orders: readonly OrdersMonth[], amount: (one: OrdersMonth) => number | null): number | null {
  const known = orders.flatMap((one) => amount(one) ?? [])
  return known.length === 0 ? null : known.reduce((all, one) => all + one, 0)
}

/** Two counts of months, each together; null where no month tells them. */
function pairIn<T extends object>(
  parts: readonly (T | null)[],
  first: (part: T) => number,
  second: (part: T) => number,
): readonly [number, number] | null {
  const known = parts.filter((part) => part !== null)
  if (known.length === 0) return null
  return known.reduce<readonly [number, number]>(([a, b], part) => [a + first(part), b + second(part)], [0, 0])
}

function productsIn(orders: readonly OrdersMonth[]): Sold['products'] {
  const sold = new Map<string, Sold['products'][number]>()
  for (const one of orders.flatMap(({ products }) => products ?? [])) {
    const name = one.name.trim() || one.sku
    if (name === '' || one.units <= 0 || one.value <= 0) continue
    const before = sold.get(soldKey(one)) ?? { name, units: 0, value: 0 }
    sold.set(soldKey(one), { name, units: before.units + one.units, value: before.value + one.value })
  }
  return [...sold.values()].toSorted((a, b) => b.value - a.value).slice(0, maxProducts)
}

function methodsIn(orders: readonly OrdersMonth[]): Sold['methods'] {
  const counts = new Map<PaymentMethodId, number>()
  for (const { method, orders: count } of orders.flatMap(({ methods }) => methods ?? []))
    if (method !== 'bank' && method !== 'other') counts.set(method, (counts.get(method) ?? 0) + count)
  return counts
}

function soldIn(rows: readonly ActualMonth[]): Sold | null {
  const { orders, months } = monthsFor(rows)
  if (orders.length === 0) return null
  const count = total(orders, ({ placed, cancelled }) => placed - cancelled)
  const products = productsIn(orders)
  return {
    months,
    orders: count,
    units: products.reduce((all, { units }) => all + units, 0) || count,
    basket: total(orders, ({ basket }) => basket),
    discounts: total(orders, ({ discounts: d }) => (d ? d.store + d.coupon + d.offers + d.abandonedCart : 0)),
    shipping: sum(orders, ({ shipping }) => shipping),
    codCharges: sum(orders, ({ codCharges }) => codCharges),
    cod: pairIn(
      orders.map(({ cod }) => cod),
      (cod) => cod.orders,
      (cod) => cod.refused,
    ),
    customers: pairIn(
      orders.map(({ customers }) => customers),
      ({ first }) => first,
      ({ returning }) => returning,
    ),
    methods: methodsIn(orders),
    products,
  }
}

const round = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals

/** What files called products, each at the price that was paid on average, discounts taken off. */
function productsOf(plan: Plan, { products, months, orders, basket, discounts }: Sold): Product[] {
  const paidPart = basket > 0 ? 1 - Math.min(1, discounts / basket) : 1
  const category = plan.productCategory === '' ? 'other' : plan.productCategory
  const sold = products.length > 0 ? products : [{ name: plan.productName, units: orders, value: basket }]
  return sold.map(({ name, units, value }, at) => ({
    ...blankProduct(`product-${at + 1}`),
    name: name.slice(0, 150),
    category,
    unitPriceInclVAT: Math.max(0.01, round((value / units) * paidPart, 2)),
    unitsPerMonth: Math.max(1, Math.round(units / months)),
  }))
}

/** Shares of all orders by method, in tenths of a percent; methods that nobody used have none. */
function methodsOf({ methods }: Sold): Plan['paymentMethods'] {
  const known = typicalPaymentMethods()
  const ids = [...new Set<string>([...known.map(({ id }) => id), ...methods.keys()])]
  const counts = new Map<string, number>(methods)
  const tenths = allocate(
    1000,
    ids.map((id) => counts.get(id) ?? 0),
  )
  return ids.map((id, at) => {
    const method = known.find((one) => one.id === id) ?? { ...blankPaymentMethod('emkan'), id }
    return { ...method, share: valueAt(tenths, at) / 10 }
  })
}

function codOf({ cod, orders, codCharges }: Sold): Partial<Plan> {
  if (cod === null) return {}
  const [atDoor, refused] = cod
  const codSharePct = round((atDoor / orders) * 100, 1)
  if (atDoor === 0) return { codSharePct }
  const charge = codCharges === null ? {} : { codChargeInclVAT: round(codCharges / atDoor, 2) }
  return { codSharePct, codRefusalPct: round((refused / atDoor) * 100, 1), ...charge }
}

function newCustomersOf({ customers }: Sold): Partial<Plan> {
  if (customers === null) return {}
  const [first, returning] = customers
  const share = quotient(first, first + returning)
  return share === null ? {} : { firstOrderSharePct: round(share * 100, 1) }
}

/** The plan with what was sold in the place of its products, and what else is known of it. */
function planSelling(plan: Plan, sold: Sold, known: Partial<Plan>, origin: 'file' | 'typed'): Plan {
  const { methods } = sold
  const products = productsOf(plan, sold)
  const paymentMethods = methods.size > 0 ? methodsOf(sold) : []
  const gone = new Set(plan.products.map(({ id }) => id))
  const next: Plan = {
    ...plan,
    ...known,
    ...(methods.size > 0 ? { paymentMode: 'advanced', paymentMethods } : {}),
    products,
    unanswered: plan.unanswered.filter((entry) => !gone.has(entry)),
    salesMixEnabled: false,
    volumeInputMode: 'units',
  }
  const paths = [
    ...Object.keys(known),
    ...products.flatMap((_, at) => [`products.${at}.unitPriceInclVAT`, `products.${at}.unitsPerMonth`]),
    ...paymentMethods.map((_, at) => `paymentMethods.${at}.share`),
  ]
  return withOrigin(next, paths, origin)
}

const unitsPerOrder = ({ units, orders }: Sold) => Math.max(1, round(units / orders, 2))

/**
 * A plan that sells what files say was sold: products with their prices and units a month, units per order, cash on delivery,
 * payment methods, delivery charged. The products that it had are replaced; costs are left to be answered. Null where no file tells of
 * orders. Source: docs/model.md, 'Actual months'.
 */
export function planFromOrders(plan: Plan, rows: readonly ActualMonth[]): Plan | null {
  const sold = soldIn(rows)
  if (sold === null) return null
  const { shipping, orders } = sold
  const known: Partial<Plan> = {
    avgUnitsPerOrder: unitsPerOrder(sold),
    firstOrderDiscountPct: 0,
    ...codOf(sold),
    ...(shipping === null ? {} : { customerShippingChargeInclVAT: round(shipping / orders, 2) }),
    ...newCustomersOf(sold),
  }
  return planSelling(plan, sold, known, 'file')
}

/** What a founder types of a month that has no file: what sells in chats. */
export interface TypedMonth {
  /** '2026-09'. */
  month: string
  /** 0 where it is not known. */
  orders: number
  /** Sales are SAR with VAT, as customers paid. */
  products: readonly { name: string; units: number; value: number }[]
}

/** Whether something of a product was typed, but not both its units and its sales. */
export const isHalfTyped = ({ name, units, value }: TypedMonth['products'][number]): boolean =>
  (name.trim() !== '' || units !== 0 || value !== 0) && !(units > 0 && value > 0)

/**
 * The plan that sells what was sold in a typed month, and that month beside it; products without units or sales are left out. Null
 * where none is left. Source: docs/model.md, 'Actual months'.
 */
export function planFromTyped(plan: Plan, typed: TypedMonth): { plan: Plan; month: FounderMonth } | null {
  const products = typed.products.filter(({ units, value }) => units > 0 && value > 0).slice(0, maxProducts)
  if (products.length === 0) return null
  const units = products.reduce((all, one) => all + one.units, 0)
  const sold: Sold = {
    months: 1,
    orders: typed.orders > 0 ? typed.orders : units,
    units,
    basket: products.reduce((all, { value }) => all + value, 0),
    discounts: 0,
    shipping: null,
    codCharges: null,
    cod: null,
    customers: null,
    methods: new Map(),
    products: products.map((one) => ({ ...one, name: one.name.trim() })),
  }
  const known = { firstOrderDiscountPct: 0, ...(typed.orders > 0 ? { avgUnitsPerOrder: unitsPerOrder(sold) } : {}) }
  const next = planSelling(plan, sold, known, 'typed')
  const founder: FounderMonth = {
    ...emptyFounderMonth(typed.month),
    figures: typed.orders > 0 ? { orders: typed.orders } : {},
    products: Object.fromEntries(
      next.products.flatMap(({ id }, at) =>
        products.slice(at, at + 1).map(({ units, value }) => [id, { units, value }]),
      ),
    ),
  }
  return { plan: next, month: founder }
}
