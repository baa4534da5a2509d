import { and, asc, eq, inArray, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { webhookDeliveries as table, webhooks } from '../../db/connect-schema'
import type { Sent } from './send'

/** Minutes from one try to the next: five tries within an hour. */
const waits = [1, 5, 15, 35]
const mostTries = waits.length + 1

/** Deliveries in a row that were given up, after which a webhook is turned off. */
const mostFailures = 20

/** Finished deliveries that are kept of each webhook, for its owner to look at. */
const keptDeliveries = 20

/** Far longer than a try takes: when the process that held it is gone, another one tries again. */
const lease = sql`now() + interval '30 seconds'`

/** From how many milliseconds on a receiver is slow, and how many times as long it is then left alone. */
const slowMs = 500
const restFactor = 4

/**
 * Until when a webhook gets no other delivery. One process sends to a few webhooks at once: receivers that keep it
 * waiting would otherwise take every place until all that is queued for them was tried.
 */
const restAfter = (tookMs: number) =>
  tookMs < slowMs ? null : sql`now() + make_interval(secs => ${(restFactor * tookMs) / 1000}::float8)`

const isWaiting = eq(table.state, 'waiting')
const isFree = or(isNull(webhooks.sendingUntil), lt(webhooks.sendingUntil, sql`now()`))

/**
 * Webhooks with a delivery that is due, those that have waited longest first, and each once: many deliveries of one do
 * not keep the others waiting. The index is read from one webhook to the next, not row by row.
 */
export async function dueWebhooks(db: Db, most: number): Promise<string[]> {
  const first = sql`select webhook_id, next_try_at from webhook_deliveries where state = 'waiting'`
  const inOrder = sql`order by webhook_id, next_try_at limit 1`
  const heads = sql`(with recursive heads as (
      (${first} ${inOrder})
      union all
      select next.webhook_id, next.next_try_at from heads
      cross join lateral (${first} and webhook_id > heads.webhook_id ${inOrder}) next
    ) select webhook_id, next_try_at from heads where next_try_at <= now()) as heads`
  const rows = await db
    .select({ id: webhooks.id })
    .from(heads)
    .innerJoin(webhooks, eq(webhooks.id, sql`heads.webhook_id`))
    .where(and(eq(webhooks.isActive, true), isFree))
    .orderBy(sql`heads.next_try_at`)
    .limit(most)
  return rows.map(({ id }) => id)
}

export type Delivery = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>

/**
 * Takes the next delivery of a webhook for one try; null when none is due, or another process is sending to it. Nothing is
 * locked while it is sent: the try is counted before, and the row comes due again when no outcome of the try is stored.
 */
export function claimDelivery(db: Db, webhookId: string) {
  return db.transaction(async (tx) => {
    const isFreeOne = and(eq(webhooks.id, webhookId), eq(webhooks.isActive, true), isFree)
    const [webhook] = await tx.update(webhooks).set({ sendingUntil: lease }).where(isFreeOne).returning({
      url: webhooks.url,
    })
    if (!webhook) return null
    const next = tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.webhookId, webhookId), isWaiting, lte(table.nextTryAt, sql`now()`)))
      .orderBy(asc(table.nextTryAt))
      .limit(1)
      .for('update', { skipLocked: true })
    const { id, event, projectId, projectName, revision, savedAt, tries } = table
    const [claimed] = await tx
      .update(table)
      .set({ tries: sql`${tries} + 1`, nextTryAt: lease })
      .where(inArray(id, next))
      .returning({ id, event, projectId, projectName, revision, savedAt, tries })
    if (claimed) return { ...claimed, webhookId, url: webhook.url }
    await tx.update(webhooks).set({ sendingUntil: null }).where(eq(webhooks.id, webhookId))
    return null
  })
}

/** Drops what a webhook still had to be told: it is turned off. */
export async function dropWaiting(tx: Db, webhookId: string): Promise<void> {
  await tx
    .update(table)
    .set({ state: 'failed', finishedAt: sql`now()` })
    .where(and(eq(table.webhookId, webhookId), isWaiting))
}

/** The last ones stay, and all of the last minutes: by them the trigger knows when a project was last told of. */
async function trim(tx: Db, webhookId: string): Promise<void> {
  const finished = and(eq(table.webhookId, webhookId), ne(table.state, 'waiting'))
  const kept = tx
    .select({ createdAt: table.createdAt })
    .from(table)
    .where(finished)
    .orderBy(sql`${table.createdAt} desc`)
    .offset(keptDeliveries)
    .limit(1)
  const isOld = and(lte(table.createdAt, sql`(${kept})`), lt(table.dueAt, sql`now() - interval '2 minutes'`))
  await tx.delete(table).where(and(finished, isOld))
}

/** What a try that was the last one means to its webhook: given up it counts against it, too many in a row turn it off. */
function consequence(isOk: boolean, isGivenUp: boolean) {
  if (isOk) return { failures: 0 }
  const failures = sql`${webhooks.failures} + 1`
  return isGivenUp ? { failures, isActive: sql`${webhooks.isActive} and ${failures} < ${mostFailures}` } : {}
}

/**
 * Notes what a try came to, and frees the webhook for the next delivery, a slow one after a rest. A test counts neither for
 * nor against it.
 */
export function finishDelivery(db: Db, delivery: Delivery, sent: Sent & { tookMs: number }): Promise<void> {
  const { outcome, status, tookMs } = sent
  const { id, webhookId, event, tries } = delivery
  const [isOk, isTest] = [outcome === 'ok', event === 'ping']
  const wait = isOk || isTest || tries >= mostTries ? undefined : waits[tries - 1]
  const next =
    wait === undefined
      ? { state: isOk ? ('delivered' as const) : ('failed' as const), finishedAt: sql`now()` }
      : { nextTryAt: sql`now() + make_interval(mins => ${wait})` }
  return db.transaction(async (tx) => {
    // The webhook before its deliveries, as all do: else two would wait for each other.
    const [webhook] = await tx
      .update(webhooks)
      .set({ sendingUntil: restAfter(tookMs), ...(!isTest && consequence(isOk, wait === undefined)) })
      .where(eq(webhooks.id, webhookId))
      .returning({ isActive: webhooks.isActive })
    if (!webhook) return
    await tx
      .update(table)
      .set({ outcome, status, ...next })
      .where(eq(table.id, id))
    if (!webhook.isActive) await dropWaiting(tx, webhookId)
    if (wait === undefined) await trim(tx, webhookId)
  })
}
