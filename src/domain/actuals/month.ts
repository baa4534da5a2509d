import * as z from 'zod/mini'
import { paymentMethodIds } from '../options'
import { isTooLong } from '../plan/plan-bounds'
import { actualFigures } from './figures'
import { advertisingSources, ordersSources, settlementSources } from './sources'

/** The most months of a project, and the most that one of their rows may take as JSON, in bytes. */
export const maxActualMonths = 120
export const maxActualBytes = 32_768
/** The most products of a month; what sold least beyond them is one. */
export const maxSoldProducts = 200
/** The most different parts of a bundle that are told apart. */
export const maxBundleParts = 20

/** What became of an order. */
export const orderStates = ['open', 'delivered', 'cancelled', 'refused', 'returned'] as const
export type OrderState = (typeof orderStates)[number]

/** How an order was paid: a method of the plan, a bank transfer, or one that is not known. */
const orderMethods = [...paymentMethodIds, 'bank', 'other'] as const
export type OrderMethod = (typeof orderMethods)[number]

/** A calendar month: '2026-09'. */
export const monthSchema = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'invalidMonth'))
const day = z.string().check(z.regex(/^20\d\d-\d\d-\d\d$/))
const amount = z.number().check(z.gte(-1e12), z.lte(1e12))
const count = z.int().check(z.gte(0), z.lte(1e9))
/** Units may be parts of a piece: what is sold by weight. */
const units = z.number().check(z.gte(-1e9), z.lte(1e9))

const soldAlone = {
  sku: z.string().check(z.maxLength(100)),
  name: z.string().check(z.maxLength(150)),
  units,
  value: amount,
}

const soldProduct = z.strictObject({
  ...soldAlone,
  /** What was in a bundle: the units of each part, and its share of what the bundle came to. */
  parts: z.optional(z.array(z.strictObject(soldAlone)).check(z.minLength(1), z.maxLength(maxBundleParts))),
})
/** Units and sales of a product in a month, in SAR with VAT, before discounts on orders. Cancelled orders are left out. */
export type SoldProduct = z.infer<typeof soldProduct>

const ordersMonth = z.strictObject({
  kind: z.literal('orders'),
  source: z.enum(ordersSources),
  month: monthSchema,
  /** The days of the month that the files cover: '2026-09-04'. */
  from: day,
  to: day,
  /** The files begin after the month or end before it. */
  isCut: z.boolean(),
  placed: count,
  /** Null where no file has a column for it, as everything below that may be null. */
  byState: z.nullable(
    z.strictObject({ open: count, delivered: count, cancelled: count, refused: count, returned: count }),
  ),
  cancelled: count,
  /** Orders whose status is not known; they count as open. */
  unknownStatus: count,
  /** Cash on delivery: orders that are not cancelled, those that were refused, and what these came to (in rows kept before, not known). */
  cod: z.nullable(z.strictObject({ orders: count, refused: count, refusedTotal: z.optional(amount) })),
  basket: amount,
  discounts: z.nullable(z.strictObject({ store: amount, coupon: amount, offers: amount, abandonedCart: amount })),
  shipping: z.nullable(amount),
  codCharges: z.nullable(amount),
  total: amount,
  refunded: z.nullable(amount),
  /** VAT as files state it, at 15 % of the orders of which none does; null where no order states it. And what the total contains at 15 %. */
  vatStated: z.nullable(amount),
  vatComputed: amount,
  products: z.nullable(z.array(soldProduct).check(z.maxLength(maxSoldProducts))),
  methods: z.nullable(
    z
      .array(z.strictObject({ method: z.enum(orderMethods), orders: count, value: amount }))
      .check(z.maxLength(orderMethods.length)),
  ),
  /**
   * Orders of new and of returning customers: by the store's own count, or by the files where they hold 90 days before the month.
   * Null where neither tells.
   */
  customers: z.nullable(z.strictObject({ first: count, returning: count })),
})
/** What the orders of a month came to, in SAR with VAT. What is cancelled is counted and left out of every amount. */
export type OrdersMonth = z.infer<typeof ordersMonth>

const settledMethod = z.strictObject({
  method: z.enum(orderMethods),
  orders: count,
  value: amount,
  refunds: amount,
  /** Before VAT, and its VAT. */
  fees: amount,
  feesVat: amount,
  transferred: amount,
  /** From the order to the bank, weighted by amounts; null where no file says both days. */
  daysToBank: z.nullable(z.number().check(z.gte(-400), z.lte(400))),
})
/** What a provider settled of a month's sales by one method, in SAR. */
export type SettledMethod = z.infer<typeof settledMethod>

const settlementMonth = z.strictObject({
  kind: z.literal('settlement'),
  source: z.enum(settlementSources),
  month: monthSchema,
  methods: z.array(settledMethod).check(z.minLength(1), z.maxLength(orderMethods.length)),
})
/** What a provider settled of a month's sales, by method. */
export type SettlementMonth = z.infer<typeof settlementMonth>

const advertisingMonth = z.strictObject({
  kind: z.literal('advertising'),
  source: z.enum(advertisingSources),
  month: monthSchema,
  spend: amount,
  purchases: z.nullable(count),
  value: z.nullable(amount),
})
/** What a platform took and says that it brought in a month, in SAR. Null: no report has a column for it. */
export type AdvertisingMonth = z.infer<typeof advertisingMonth>

const productId = z.string().check(z.minLength(1), z.maxLength(100))
const matchKey = z.string().check(z.maxLength(260))

const founderMonth = z.strictObject({
  kind: z.literal('founder'),
  source: z.literal('founder'),
  month: monthSchema,
  /** Figures typed in the place of what files say, or where none says it. */
  figures: z.partialRecord(z.enum(actualFigures), z.optional(amount)),
  /** Units and sales of the plan's products, by their ids, where they are typed. */
  products: z
    .record(productId, z.strictObject({ units, value: amount }))
    .check(z.refine((all) => Object.keys(all).length <= maxSoldProducts, 'tooBig')),
  /** Which product of the plan a sold one is, by `soldKey`; '' is none of them: of a bundle its parts are then looked for. */
  matches: z
    .record(matchKey, z.string().check(z.maxLength(100)))
    .check(z.refine((all) => Object.keys(all).length <= maxSoldProducts, 'tooBig')),
})
/** What the founder says of a month: typed figures, and which products are which. */
export type FounderMonth = z.infer<typeof founderMonth>

/** What one source says of one month. It names no customer, no order and no day of one. */
export const actualMonthSchema = z
  .discriminatedUnion('kind', [ordersMonth, settlementMonth, advertisingMonth, founderMonth])
  .check(z.refine((month) => !isTooLong(JSON.stringify(month), maxActualBytes), 'tooBig'))
export type ActualMonth = z.infer<typeof actualMonthSchema>

/** A sold product's name among matches: its SKU, else its name. */
export const soldKey = ({ sku, name }: Pick<SoldProduct, 'sku' | 'name'>) =>
  sku === '' ? `name ${name}` : `sku ${sku}`

/** A founder's month of which nothing was said yet. */
export const emptyFounderMonth = (month: string): FounderMonth => ({
  kind: 'founder',
  source: 'founder',
  month,
  figures: {},
  products: {},
  matches: {},
})

const keyOf = ({ month, source }: ActualMonth) => `${month} ${source}`

/** Rows with others in the place of those of the same month and source. */
export function withRows(rows: readonly ActualMonth[], put: readonly ActualMonth[]): ActualMonth[] {
  return [...new Map([...rows, ...put].map((row) => [keyOf(row), row])).values()]
}
