import { and, desc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { apiTokens as table } from '../../db/connect-schema'
import { newTokenSchema } from '../../src/domain/schemas/connect-schema'
import { rowIdSchema } from '../../src/domain/schemas/row-id'
import { tellOwner } from '../auth/notices'
import { makeToken } from '../auth/tokens'
import { lockAccount } from '../connect/lock-account'
import { audit } from '../infra/audit'
import { AppError } from '../infra/errors'
import { provenProcedure, signedInProcedure } from '../procedures/access'
import { changes, ordinary, secret } from '../procedures/needs'
import { router } from '../procedures/trpc'

/** Expired ones among them, until they are purged or revoked. */
const maxTokens = 20
const dayMs = 86_400_000

const columns = {
  id: table.id,
  name: table.name,
  scope: table.scope,
  createdAt: table.createdAt,
  expiresAt: table.expiresAt,
  lastUsedAt: table.lastUsedAt,
}

/** Access tokens of the signed-in user. Only a browser with a session manages them: no token makes another. */
export const tokens = router({
  list: signedInProcedure({ ...ordinary, cpuMs: 2.5, statements: 2 }).query(({ ctx }) =>
    ctx.db.select(columns).from(table).where(eq(table.userId, ctx.user.id)).orderBy(desc(table.id)).limit(maxTokens),
  ),

  /** The answer holds the token, which is never told again. */
  create: provenProcedure({ ...secret, cpuMs: 8.3, statements: 8 })
    .input(newTokenSchema)
    .mutation(async ({ ctx, input: { name, scope, days } }) => {
      const userId = ctx.user.id
      await ctx.limits.count([['connecting', userId]])
      const { token, tokenHash } = makeToken()
      const expiresAt = new Date(Date.now() + Number(days) * dayMs)
      const created = await ctx.db.transaction(async (tx) => {
        await lockAccount(tx, ctx)
        if ((await tx.$count(table, eq(table.userId, userId))) >= maxTokens) throw new AppError('TOO_MANY_TOKENS')
        const [made] = await tx.insert(table).values({ userId, name, scope, tokenHash, expiresAt }).returning(columns)
        if (!made) throw new AppError('INTERNAL')
        await ctx.secretOwners.note(tx, { hash: tokenHash, userId, endsAt: expiresAt })
        const target = { targetType: 'token', targetId: made.id } as const
        await audit(tx, { actorId: userId, ip: ctx.request.ip, action: 'token.create', ...target, after: { scope } })
        return { ...made, token }
      })
      await tellOwner(ctx, ctx.user, 'token')
      return created
    }),

  /** At once: the next call with it is refused. */
  revoke: signedInProcedure({ ...changes, cpuMs: 8.2, statements: 4 })
    .input(z.object({ id: rowIdSchema }))
    .mutation(({ ctx, input: { id } }) =>
      ctx.db.transaction(async (tx) => {
        const isOwned = and(eq(table.id, id), eq(table.userId, ctx.user.id))
        const [gone] = await tx.delete(table).where(isOwned).returning({ id: table.id, scope: table.scope })
        if (!gone) throw new AppError('NOT_FOUND')
        const target = { targetType: 'token', targetId: gone.id } as const
        const before = { scope: gone.scope }
        await audit(tx, { actorId: ctx.user.id, ip: ctx.request.ip, action: 'token.revoke', ...target, before })
        return { success: true } as const
      }),
    ),
})
