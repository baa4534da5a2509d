import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { orders as table, users } from '../../../db/schema'
import { textKey } from '../../../db/search'
import {
  type Language,
  type OrderSearch,
  orderSearches,
  orderSorts,
  orderStatuses,
  transferEnds,
} from '../../../src/domain/options'
import { customerChatHref } from '../../../src/domain/reference/whatsapp-link'
import { rowIdSchema } from '../../../src/domain/schemas/row-id'
import { orderNumber } from '../../../src/domain/site/product-price'
import { chat as ar } from '../../../src/i18n/ar/chat'
import { chat as en } from '../../../src/i18n/en/chat'
import { audit } from '../../infra/audit'
import { keyset, pageInput, type Sorting } from '../../infra/paging'
import { beginsWith } from '../../infra/search'
import { sendReceipt } from '../../payments/send-receipt'
import { sellerOf } from '../../payments/tax-documents'
import { tellEnded } from '../../payments/transfer-emails'
import { endTransfer } from '../../payments/transfers'
import { adminProcedure } from '../../procedures/access'
import type { Context } from '../../procedures/context'
import { changes, ordinary } from '../../procedures/needs'
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
  paymentMethod: table.paymentMethod,
  dueAt: table.dueAt,
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

const statusInput = z.strictObject({
  id: rowIdSchema,
  status: z.enum(transferEnds),
  /** Told to the buyer whose order is refused. */
  reason: z._default(z.string().check(z.trim(), z.maxLength(300)), ''),
})

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

  /**
   * Ends an order by bank transfer: the money came, it will not, or it went back. A purchase by card follows Stripe alone.
   * CONFLICT where the order is not in the state for that.
   */
  setStatus: adminProcedure({ ...changes, unbatched: true, cpuMs: 12, statements: 24 })
    .input(statusInput)
    .mutation(async ({ ctx, input: { id, status, reason } }) => {
      const { db, env, user, request } = ctx
      const before = await db.transaction(async (tx) => {
        const order = await endTransfer(tx, id, status, reason, sellerOf(env))
        await audit(tx, {
          ...{ actorId: user.id, ip: request.ip, action: 'order.status', targetType: 'order', targetId: id },
          before: { status: order.orderStatus },
          after: { status: status === 'confirmed' ? status : 'cancelled', ...(reason && { reason }) },
        })
        return order
      })
      if (status === 'confirmed') await sendReceipt(ctx, before.userId ?? '')
      if (status === 'refused') await tellEnded(ctx, { ...before, orderNotes: reason })
      return {}
    }),
})
