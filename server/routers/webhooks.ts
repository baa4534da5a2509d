import { and, desc, eq, ne, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Db } from '../../db/client'
import { webhooks as table, webhookDeliveries } from '../../db/connect-schema'
import { newWebhookSchema, resendSchema } from '../../src/domain/schemas/connect-schema'
import { rowIdSchema } from '../../src/domain/schemas/row-id'
import { callerKey } from '../auth/context'
import { mustBeProven } from '../auth/fresh-proof'
import { tellOwner } from '../auth/notices'
import { isLoopback } from '../connect/addresses'
import { asTold, deliveriesOf, dropWaiting } from '../connect/deliveries'
import { lockAccount } from '../connect/lock-account'
import { webhookSecret } from '../connect/signature'
import { type AuditEntry, audit } from '../infra/audit'
import { AppError } from '../infra/errors'
import { provenProcedure, signedInProcedure } from '../procedures/access'
import type { Context } from '../procedures/context'
import { changes, ordinary, secret } from '../procedures/needs'
import { router } from '../procedures/trpc'

const maxWebhooks = 5
const listedDeliveries = 10

const columns = {
  id: table.id,
  url: table.url,
  events: table.events,
  isActive: table.isActive,
  failures: table.failures,
  createdAt: table.createdAt,
}
const byId = z.object({ id: rowIdSchema })
const done = { success: true } as const

type Ctx = Context & { user: { id: string }; sessionId: string }

const allowanceOf = ({ user, bearer }: Ctx) => callerKey({ user, token: bearer })

const owned = (ctx: Ctx, id: string) => and(eq(table.id, id), eq(table.userId, ctx.user.id))

async function find(ctx: Ctx, id: string) {
  const [webhook] = await ctx.db.select(columns).from(table).where(owned(ctx, id))
  if (!webhook) throw new AppError('NOT_FOUND')
  return webhook
}

type Noted = Pick<AuditEntry, 'targetId' | 'before' | 'after'> & { action: `webhook.${'create' | 'delete' | 'status'}` }

/** Who adds, removes and switches a webhook, without where it leads: the log outlives the account. */
function note(ctx: Ctx, tx: Db, noted: Noted) {
  return audit(tx, { actorId: ctx.user.id, ip: ctx.request.ip, targetType: 'webhook', ...noted })
}

/** Turned on it has nothing to its account from before; what waits is dropped either way: it was never to be told. */
async function setActive(ctx: Ctx, tx: Db, id: string, isActive: boolean) {
  const [before] = await tx.select(columns).from(table).where(owned(ctx, id)).for('no key update')
  if (!before) throw new AppError('NOT_FOUND')
  const [changed = before] = await tx
    .update(table)
    .set({ isActive, failures: 0 })
    .where(owned(ctx, before.id))
    .returning(columns)
  if (before.isActive === isActive) return changed
  // A save that was on its way when it was turned off may have added to what waits.
  await dropWaiting(tx, { userId: ctx.user.id, webhookId: before.id })
  const change = { before: { isActive: before.isActive }, after: { isActive } }
  await note(ctx, tx, { action: 'webhook.status', targetId: before.id, ...change })
  return changed
}

/** An address as it is asked; only one that leads to the public internet. It is looked at again each time it is asked. */
async function publicUrl(ctx: Ctx, text: string): Promise<string> {
  if (!URL.canParse(text)) throw new AppError('BAD_INPUT', { issues: [{ path: 'url', code: 'webhookUrl' }] })
  const url = new URL(text)
  const addresses = await ctx.addressesOf(url.hostname)
  if (addresses.length > 0 && (url.protocol === 'https:' || addresses.every(isLoopback))) return url.href
  throw new AppError('BAD_INPUT', { issues: [{ path: 'url', code: 'webhookAddress' }] })
}

/** Addresses that are told what happens to the projects and the access of the signed-in user. */
export const webhooks = router({
  list: signedInProcedure({ ...ordinary, cpuMs: 2.4, statements: 2, programs: 'webhooks' }).query(({ ctx }) =>
    ctx.db.select(columns).from(table).where(eq(table.userId, ctx.user.id)).orderBy(desc(table.id)).limit(maxWebhooks),
  ),

  /** The answer holds the secret that deliveries are signed with, which is never told again. */
  create: provenProcedure({ ...secret, cpuMs: 7.8, statements: 7, programs: 'webhooks' })
    .input(newWebhookSchema)
    .mutation(async ({ ctx, input }) => {
      const userId = ctx.user.id
      await ctx.limits.count([['connecting', allowanceOf(ctx)]])
      const url = await publicUrl(ctx, input.url)
      const created = await ctx.db.transaction(async (tx) => {
        await lockAccount(tx, ctx)
        if ((await tx.$count(table, eq(table.userId, userId))) >= maxWebhooks) throw new AppError('TOO_MANY_WEBHOOKS')
        const [made] = await tx
          .insert(table)
          .values({ userId, url, events: [...new Set(input.events)] })
          .returning(columns)
        if (!made) throw new AppError('INTERNAL')
        await note(ctx, tx, { action: 'webhook.create', targetId: made.id })
        return { ...made, secret: webhookSecret(ctx.secretKey, made.id) }
      })
      await tellOwner(ctx, ctx.user, 'webhook')
      return created
    }),

  setActive: signedInProcedure({ ...changes, cpuMs: 8.4, statements: 8, programs: 'webhooks' })
    .input(z.object({ id: rowIdSchema, isActive: z.boolean() }))
    .mutation(async ({ ctx, input: { id, isActive } }) => {
      // Turning it off ends access, which is never refused.
      if (isActive) {
        mustBeProven(ctx)
        await ctx.limits.count([['connecting', allowanceOf(ctx)]])
      }
      return ctx.db.transaction(async (tx) => {
        await lockAccount(tx, ctx)
        return setActive(ctx, tx, id, isActive)
      })
    }),

  delete: signedInProcedure({ ...changes, cpuMs: 7.6, statements: 4, programs: 'webhooks' })
    .input(byId)
    .mutation(({ ctx, input: { id } }) =>
      ctx.db.transaction(async (tx) => {
        const [gone] = await tx.delete(table).where(owned(ctx, id)).returning({ id: table.id })
        if (!gone) throw new AppError('NOT_FOUND')
        await note(ctx, tx, { action: 'webhook.delete', targetId: gone.id })
        return done
      }),
    ),

  /** Sends a test within seconds: tried once, and never counted as a failure. */
  ping: signedInProcedure({ ...secret, cpuMs: 7.9, statements: 3, programs: 'webhooks' })
    .input(byId)
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.count([['webhookPing', allowanceOf(ctx)]])
      return ctx.db.transaction(async (tx) => {
        // It may be deleted meanwhile, or turned off.
        const [webhook] = await tx.select(columns).from(table).where(owned(ctx, input.id)).for('no key update')
        if (!webhook) throw new AppError('NOT_FOUND')
        if (!webhook.isActive) throw new AppError('WEBHOOK_OFF')
        await tx.insert(webhookDeliveries).values({ userId: ctx.user.id, webhookId: webhook.id, event: 'ping' })
        return done
      })
    }),

  /**
   * Tells once more what a delivery told, as a delivery of its own: where the receiver failed, or lost it. A newer message of the
   * project that is still waiting says all that it would.
   */
  sendAgain: signedInProcedure({ ...secret, cpuMs: 8, statements: 4, programs: 'webhooks' })
    .input(resendSchema)
    .mutation(async ({ ctx, input }) => {
      await ctx.limits.count([['webhookPing', allowanceOf(ctx)]])
      return ctx.db.transaction(async (tx) => {
        const [webhook] = await tx.select(columns).from(table).where(owned(ctx, input.id)).for('no key update')
        const of = { userId: ctx.user.id, webhookId: input.id }
        const { event, projectId, projectName, revision, details, state, id } = webhookDeliveries
        // When it happened, not when it is told.
        const savedAt = sql<Date>`coalesce(${webhookDeliveries.savedAt}, ${webhookDeliveries.createdAt})`.mapWith(
          webhookDeliveries.createdAt,
        )
        const isFinished = and(deliveriesOf(of), eq(id, input.deliveryId), ne(state, 'waiting'))
        const [last] = webhook
          ? await tx
              .select({ event, projectId, projectName, revision, savedAt, details })
              .from(webhookDeliveries)
              .where(isFinished)
          : []
        if (!webhook || !last) throw new AppError('NOT_FOUND')
        if (!webhook.isActive) throw new AppError('WEBHOOK_OFF')
        await tx
          .insert(webhookDeliveries)
          .values({ ...of, ...last })
          .onConflictDoNothing()
        return done
      })
    }),

  /** The last deliveries, and what became of them. */
  deliveries: signedInProcedure({ ...ordinary, cpuMs: 2.1, statements: 3, programs: 'webhooks' })
    .input(byId)
    .query(async ({ ctx, input }) => {
      const { id: webhookId } = await find(ctx, input.id)
      const { id, event, projectName, revision, state, tries, nextTryAt, outcome, status, createdAt } =
        webhookDeliveries
      const listed = await ctx.db
        .select({ id, event, projectName, revision, state, tries, nextTryAt, outcome, status, createdAt })
        .from(webhookDeliveries)
        .where(deliveriesOf({ userId: ctx.user.id, webhookId }))
        .orderBy(desc(createdAt), desc(id))
        .limit(listedDeliveries)
      return listed.map(asTold)
    }),
})
