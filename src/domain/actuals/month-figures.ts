import { type ActualFigure, actualFigures } from './figures'
import {
  type ActualMonth,
  emptyFounderMonth,
  type FounderMonth,
  type OrderMethod,
  type OrdersMonth,
  type SoldProduct,
  soldKey,
} from './month'
import type { ActualSource } from './sources'

/** A figure of a month and what says it; the founder's word stands in the place of every file's. */
export interface KnownFigure {
  value: number
  sources: ActualSource[]
  /** No source says it, or not all of it: the whole, or a part, is counted from what sources say. */
  calculated?: 'whole' | 'part'
  /** The part of what it is about that its sources cover, where that is not all of it: 0 to 1. */
  covers?: number
}

/** What was sold of a product of the plan; sales are SAR with VAT before discounts on orders. */
interface SoldOfPlan {
  productId: string
  units: number
  value: number
}

/** How a month's orders were paid, as the files of orders have it. */
export interface PaidBy {
  method: OrderMethod
  orders: number
  value: number
}

/** What statements say that orders cost that were paid in some way, without VAT. They need not be all of them. */
interface SettledBy extends PaidBy {
  fees: number
}

/** A month as it was, all its sources together. What nothing says is not there. */
export interface MonthOfActuals {
  month: string
  figures: Partial<Record<ActualFigure, KnownFigure>>
  /** Null: nothing says what was sold. */
  products: SoldOfPlan[] | null
  methods: PaidBy[] | null
  settled: SettledBy[]
  /** The days that all files of orders cover, where they do not cover the month; null where they do or there is none. */
  part: { from: string; to: string } | 'noSharedDay' | null
  /** Orders of it are open still: its figures can change. */
  isProvisional: boolean
}

const ofMonth = (months: readonly ActualMonth[], month: string) => months.filter((one) => one.month === month)

/** The months of which anything is known, the latest first. */
export function monthsOf(months: readonly ActualMonth[]): string[] {
  return [...new Set(months.map(({ month }) => month))].toSorted().toReversed()
}

const saidIn = (months: readonly ActualMonth[]) => months.filter((one): one is FounderMonth => one.kind === 'founder')

/** What the founder says of a month. */
export const founderMonthOf = (months: readonly ActualMonth[], month: string): FounderMonth =>
  saidIn(months).find((one) => one.month === month) ?? emptyFounderMonth(month)

/** The matches of products in a month; those that it does not name are of the latest month that does. */
export function matchesIn(months: readonly ActualMonth[], month: string): FounderMonth['matches'] {
  const said = saidIn(months).toSorted((a, b) => a.month.localeCompare(b.month))
  return Object.assign({}, ...said.map(({ matches }) => matches), founderMonthOf(months, month).matches)
}

export type Matches = ReturnType<typeof matchesIn>

type Said = readonly [figure: ActualFigure, value: number | null | undefined]

/** The parts as which a bundle counts that is no product of the plan; null for everything else. */
export const countedParts = (one: SoldProduct, matches: Matches): SoldProduct[] | null =>
  one.parts && (matches[soldKey(one)] ?? '') === '' ? one.parts : null

/** What was sold as the plan has it. */
const soldOnes = (products: readonly SoldProduct[], matches: Matches): SoldProduct[] =>
  products.flatMap((one) => countedParts(one, matches) ?? [one])

function saidByOrders(one: OrdersMonth, matches: Matches): Said[] {
  const { byState, discounts, products, cod, customers } = one
  return [
    ['orders', one.placed - one.cancelled],
    ['cancelled', byState?.cancelled],
    ['delivered', byState?.delivered],
    ['refused', cod?.refused],
    ['returned', byState?.returned],
    ['open', byState?.open],
    ['units', products && soldOnes(products, matches).reduce((all, { units }) => all + units, 0)],
    ['basket', one.basket],
    ['discounts', discounts && discounts.store + discounts.coupon + discounts.offers + discounts.abandonedCart],
    ['shippingCharged', one.shipping],
    ['codCharges', one.codCharges],
    ['total', one.total],
    ['vat', one.vatStated],
    ['refunds', one.refunded],
    ['codOrders', cod?.orders],
    ['newCustomers', customers?.first],
    ['returningCustomers', customers?.returning],
  ]
}

function saidBy(one: ActualMonth, matches: Matches): Said[] {
  if (one.kind === 'orders') return saidByOrders(one, matches)
  if (one.kind === 'settlement') return [['paymentFees', one.methods.reduce((all, { fees }) => all + fees, 0)]]
  if (one.kind === 'advertising') return [['advertising', one.spend]]
  return []
}

/** Whether a part of what was sold is typed of each product that is typed at all; 0 is not typed. */
const isTypedOfAll = ({ products }: FounderMonth, part: 'units' | 'value') =>
  Object.values(products).every((sold) => sold[part] !== 0)

/** What is typed by product is all that was sold, unless its sum is typed as well. */
function typedByProduct(founder: FounderMonth): [ActualFigure, number][] {
  const sold = Object.values(founder.products)
  if (sold.length === 0) return []
  const wholeOf = (figure: ActualFigure, part: 'units' | 'value'): [ActualFigure, number][] =>
    isTypedOfAll(founder, part) ? [[figure, sold.reduce((all, one) => all + one[part], 0)]] : []
  return [...wholeOf('units', 'units'), ...wholeOf('basket', 'value')]
}

function figuresOf(
  sources: readonly ActualMonth[],
  founder: FounderMonth,
  matches: Matches,
): MonthOfActuals['figures'] {
  const known: MonthOfActuals['figures'] = {}
  for (const one of sources)
    for (const [figure, value] of saidBy(one, matches)) {
      if (value === null || value === undefined) continue
      const before = known[figure]
      known[figure] = { value: (before?.value ?? 0) + value, sources: [...(before?.sources ?? []), one.source] }
    }
  for (const [figure, value] of typedByProduct(founder)) known[figure] = { value, sources: ['founder'] }
  for (const figure of actualFigures) {
    const typed = founder.figures[figure]
    if (typed !== undefined) known[figure] = { value: typed, sources: ['founder'] }
  }
  return known
}

/** The VAT of files that state none is what their totals contain. */
function addVat(figures: MonthOfActuals['figures'], orders: readonly OrdersMonth[]): void {
  const silent = orders.filter(({ vatStated }) => vatStated === null)
  const { vat } = figures
  if (silent.length === 0 || vat?.sources.includes('founder')) return
  const value = silent.reduce((all, { vatComputed }) => all + vatComputed, vat?.value ?? 0)
  const sources = vat?.sources ?? silent.map(({ source }) => source)
  figures.vat = { value, sources, calculated: vat ? 'part' : 'whole' }
}

/** Orders come to their parts, where all of these are known. */
function addTotal(figures: MonthOfActuals['figures']): void {
  const { total, basket, discounts, shippingCharged, codCharges } = figures
  if (total || !basket || !discounts || !shippingCharged || !codCharges) return
  const sources = [...new Set([basket, discounts, shippingCharged, codCharges].flatMap((part) => part.sources))]
  const value = basket.value - discounts.value + shippingCharged.value + codCharges.value
  figures.total = { value, sources, calculated: 'whole' }
}

/**
 * What files without a column for them leave of orders' totals beside the goods: something more is delivery, something less a
 * discount, and nothing is neither. The plan's own figures in their place would make other sales than those that are known.
 */
function fillParts(figures: MonthOfActuals['figures']): void {
  const { total, basket, discounts, shippingCharged, codCharges } = figures
  if (!total || !basket) return
  const known = basket.value - (discounts?.value ?? 0) + (shippingCharged?.value ?? 0) + (codCharges?.value ?? 0)
  const rest = total.value - known
  const { sources } = total
  const more = Math.max(0, rest)
  if (!discounts) figures.discounts = { value: Math.max(0, -rest), sources }
  if (!shippingCharged) figures.shippingCharged = { value: more, sources }
  if (!codCharges) figures.codCharges = { value: shippingCharged ? more : 0, sources }
}

function productsOf(orders: readonly OrdersMonth[], founder: FounderMonth, matches: Matches): SoldOfPlan[] | null {
  const typed = Object.entries(founder.products).map(([productId, sold]) => ({ productId, ...sold }))
  if (typed.length > 0) return isTypedOfAll(founder, 'units') ? typed : null
  if (!orders.some(({ products }) => products)) return null
  const sold = new Map<string, SoldOfPlan>()
  for (const one of orders.flatMap(({ products }) => soldOnes(products ?? [], matches))) {
    const productId = matches[soldKey(one)] ?? ''
    if (productId === '') continue
    const before = sold.get(productId) ?? { productId, units: 0, value: 0 }
    sold.set(productId, { productId, units: before.units + one.units, value: before.value + one.value })
  }
  return [...sold.values()]
}

/** Parts that are told of the same method, together. */
function byMethod<T extends PaidBy>(parts: readonly T[], add: (a: T, b: T) => T): T[] {
  const all = new Map<OrderMethod, T>()
  for (const one of parts) {
    const before = all.get(one.method)
    all.set(one.method, before ? add(before, one) : one)
  }
  return [...all.values()]
}

const addPaid = (a: PaidBy, { orders, value }: PaidBy) => ({ ...a, orders: a.orders + orders, value: a.value + value })

function methodsOf(orders: readonly OrdersMonth[]): PaidBy[] | null {
  if (!orders.some(({ methods }) => methods)) return null
  return byMethod(
    orders.flatMap(({ methods }) => methods ?? []),
    addPaid,
  )
}

function settledOf(sources: readonly ActualMonth[]): SettledBy[] {
  const parts = sources.flatMap((one) => (one.kind === 'settlement' ? one.methods : []))
  return byMethod(
    parts.map(({ method, orders, value, fees }) => ({ method, orders, value, fees })),
    (a, b) => ({ ...addPaid(a, b), fees: a.fees + b.fees }),
  )
}

const sumOf = (parts: readonly PaidBy[]) => parts.reduce((all, { value }) => all + value, 0)

/** Nearly all is all: refunds and days at the ends of the month are counted otherwise by everyone. */
const nearlyAll = 0.95

/** Statements that are missing make fees look small: the part of what was paid that they are about, null for all of it. */
function coveredPart(methods: readonly PaidBy[], settled: readonly SettledBy[]): number | null {
  const covers = sumOf(settled) / sumOf(methods)
  return covers < nearlyAll ? covers : null
}

function partOf(orders: readonly OrdersMonth[]): MonthOfActuals['part'] {
  const cut = orders.filter(({ isCut }) => isCut)
  const from = cut
    .map((one) => one.from)
    .toSorted()
    .at(-1)
  const [to] = cut.map((one) => one.to).toSorted()
  if (from === undefined || to === undefined) return null
  return from > to ? 'noSharedDay' : { from, to }
}

/** What all sources say of a month. */
export function monthOfActuals(months: readonly ActualMonth[], month: string): MonthOfActuals {
  const sources = ofMonth(months, month)
  const founder = founderMonthOf(months, month)
  const orders = sources.filter((one): one is OrdersMonth => one.kind === 'orders')
  const matches = matchesIn(months, month)
  const figures = figuresOf(sources, founder, matches)
  fillParts(figures)
  addTotal(figures)
  addVat(figures, orders)
  const methods = methodsOf(orders)
  const settled = settledOf(sources)
  const covers = coveredPart(methods ?? [], settled)
  const { paymentFees } = figures
  if (paymentFees && covers !== null && !paymentFees.sources.includes('founder')) paymentFees.covers = covers
  return {
    month,
    figures,
    products: productsOf(orders, founder, matches),
    methods,
    settled,
    part: partOf(orders),
    isProvisional: (figures.open?.value ?? 0) > 0,
  }
}
