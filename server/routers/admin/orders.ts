import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { orders as table, users } from '../../../db/schema'
import { textKey } from '../../../db/search'
import { type Language, type OrderSearch, orderSearches, orderSorts, orderStatuses } from '../../../src/domain/options'
import { orderNumber } from '../../../src/domain/product-price'
import { customerChatHref } from '../../../src/domain/reference/whatsapp-link'
import { chat as ar } from '../../../src/i18n/ar/chat'
import { chat as en } from '../../../src/i18n/en/chat'
import { keyset, pageInput, type Sorting } from '../../infra/paging'
import { beginsWith } from '../../infra/search'
import { adminProcedure } from '../../procedures/access'
import type { Context } from '../../procedures/context'
import { ordinary } from '../../procedures/needs'
import { router } from '../../procedures/trpc'

const columns = {
  id: table.id,
  userId: table.userId,
  customerName: table.customerName,
  customerEmail: table.customerEmail,
  customerPhone: table.customerPhone,
  customerCountryCode: table.customerCountryCode,
  productName: table.productName,
  quantity: table.quantity,
  unitPrice: table.unitPrice,
  totalAmount: table.totalAmount,
  orderStatus: table.orderStatus,
  orderNotes: table.orderNotes,
  createdAt: table.createdAt,
}
type Order = Pick<typeof table.$inferSelect, keyof typeof columns>

const searchKeys: Record<OrderSearch, ReturnType<typeof textKey>> = {
  customer: textKey(table.customerName),
  email: textKey(table.customerEmail),
}

/** A search finds what begins with the text and sorts by it; `sort` is for the list without one. */
export const orderFilters = {
  sort: z.optional(z.enum(orderSorts)),
  status: z.optional(z.enum(orderStatuses)),
  searchBy: z.optional(z.enum(orderSearches)),
  search: z.optional(z.string().check(z.trim(), z.maxLength(254))),
}
const listInput = z.strictObject({ ...pageInput, ...orderFilters })

const words = { en, ar }

/** The message is in the customer's account language; in Arabic where the account is deleted. */
function withChat({ language, ...order }: Order & { language: Language | null }) {
  const values: Record<string, string> = { name: order.customerName, number: orderNumber(order.id) }
  const message = words[language ?? 'ar'].order.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
  return { ...order, chatHref: customerChatHref(order, message) }
}

/** One page of all orders. */
export async function orderPage(ctx: Pick<Context, 'db' | 'secretKey'>, input: z.output<typeof listInput>) {
  const { sort = '-created', status = null, searchBy = 'customer', search = '', cursor, limit } = input
  const by = searchKeys[searchBy]
  const sorting: Sorting = search
    ? { direction: 'asc', by, type: 'text' }
    : { direction: sort === '-created' ? 'desc' : 'asc' }
  const filters = { status, search: search && [searchBy, search] }
  const page = keyset({ secretKey: ctx.secretKey, list: 'orders', table, sorting, filters, cursor, limit })
  const matches = and(
    status === null ? undefined : eq(table.orderStatus, status),
    search ? beginsWith(by, search, page.after) : page.after,
  )
  const found = await ctx.db
    .select({ ...columns, language: users.preferredLanguage, key: page.key })
    .from(table)
    .leftJoin(users, eq(users.id, table.userId))
    .where(matches)
    .orderBy(...page.orderBy)
    .limit(page.limit)
  const { rows, nextCursor } = page.page(found)
  return { orders: rows.map(withChat), nextCursor }
}

export const orders = router({
  list: adminProcedure({ ...ordinary, cpuMs: 3.7, statements: 2 })
    .input(listInput)
    .query(({ ctx, input }) => orderPage(ctx, input)),
})
