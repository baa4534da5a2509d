import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import { auditLog as table, users } from '../../../db/schema'
import { rowIdSchema } from '../../../src/domain/schemas/row-id'
import { auditActions } from '../../../src/domain/site/audit'
import { keyset, pageInput } from '../../infra/paging'
import { adminProcedure } from '../../procedures/access'
import { ordinary } from '../../procedures/needs'
import { router } from '../../procedures/trpc'

const actors = alias(users, 'actors')
const targets = alias(users, 'targets')

// People as they are called today; null where the account is gone, or the target is not a person.
const actor = { firstName: actors.firstName, lastName: actors.lastName, email: actors.email }
const target = { firstName: targets.firstName, lastName: targets.lastName, email: targets.email }

const listInput = z.strictObject({
  ...pageInput,
  action: z.optional(z.enum(auditActions)),
  actorId: z.optional(rowIdSchema),
  targetId: z.optional(z.string().check(z.maxLength(200), z.toLowerCase())),
})

/** Readable by every administrator, and written by the changes themselves: no procedure here writes. */
export const audit = router({
  list: adminProcedure({ ...ordinary, cpuMs: 3.1, statements: 2 })
    .input(z._default(listInput, {}))
    .query(async ({ ctx, input }) => {
      const { cursor, limit, direction: _, ...filters } = input
      const { secretKey } = ctx
      const page = keyset({ secretKey, list: 'audit', table, sorting: { direction: 'desc' }, filters, cursor, limit })
      const { action, actorId, targetId } = filters
      const found = await ctx.db
        .select({
          id: table.id,
          actorId: table.actorId,
          action: table.action,
          targetType: table.targetType,
          targetId: table.targetId,
          before: sql<Record<string, unknown> | null>`${table.before}`,
          after: sql<Record<string, unknown> | null>`${table.after}`,
          ip: table.ip,
          createdAt: table.createdAt,
          actor,
          target,
          key: page.key,
        })
        .from(table)
        .leftJoin(actors, eq(actors.id, table.actorId))
        .leftJoin(targets, sql`${targets.id} = case ${table.targetType} when 'user' then ${table.targetId}::uuid end`)
        .where(
          and(
            action && eq(table.action, action),
            actorId === undefined ? undefined : eq(table.actorId, actorId),
            targetId === undefined ? undefined : eq(table.targetId, targetId),
            page.after,
          ),
        )
        .orderBy(...page.orderBy)
        .limit(page.limit)
      const { rows, nextCursor } = page.page(found)
      return { entries: rows, nextCursor }
    }),
})
