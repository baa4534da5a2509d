import { and, asc, eq, lt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { webhookDeliveries as table, webhooks } from '../../db/connect-schema'
import { maxWebhookFailures } from '../../src/domain/schemas/connect-schema'
import type { Sent } from './send'
import { lease, ownWebhook, reserveSlot, restAfter, type Turn } from './turns'

/** Minutes from one try to the next: five tries within an hour. */
const waits = [1, 5, 15, 35]
const maxTries = waits.length + 1

/** Finished deliveries that are kept of each webhook, for its owner to look at. */
const maxFinishedDeliveries = 20

const isWaiting = eq(table.state, 'waiting')

export const deliveriesOf = ({ userId, webhookId }: Turn) =>
  and(eq(table.userId, userId), eq(table.webhookId, webhookId))

/** A delivery as it is told: once it is over, no try follows the last, which was taken for lost at `nextTryAt` had it not answered. */
export const asTold = <One extends { state: string; nextTryAt: Date }>(
  one: One,
): Omit<One, 'nextTryAt'> & { nextTryAt: Date | null } => ({
  ...one,
  nextTryAt: one.state === 'waiting' ? one.nextTryAt : null,
})

export type Delivery = NonNullable<Awaited<ReturnType<typeof claimDelivery>>>

/**
 * Takes the next delivery of a webhook for one try; null when none is due, or its account has no place left. Nothing is
 * locked while it is sent: the try is counted before, and the row comes due again when no outcome of the try is stored.
 */
export function claimDelivery(db: Db, turn: Turn) {
  const { userId, webhookId } = turn
  return db.transaction(async (tx) => {
    const url = await reserveSlot(tx, turn)
    if (url === null) return null
    const next = tx
      .select({ id: table.id })
      .from(table)
      .where(and(deliveriesOf(turn), isWaiting, lte(table.nextTryAt, sql`now()`)))
      .orderBy(asc(table.nextTryAt))
      .limit(1)
      .for('update', { skipLocked: true })
    const { id, event, projectId, projectName, revision, savedAt, details, tries, createdAt } = table
    const [claimed] = await tx
      .update(table)
      .set({ tries: sql`${tries} + 1`, nextTryAt: lease })
      // Not `in`: for each row of the webhook the next one would be looked for again, and taken.
      .where(and(deliveriesOf(turn), eq(id, next)))
      .returning({ id, event, projectId, projectName, revision, savedAt, details, tries, createdAt })
    if (claimed) return { ...claimed, userId, webhookId, url }
    await tx.update(webhooks).set({ sendingUntil: null }).where(ownWebhook(turn))
    return null
  })
}

/** Drops what a webhook still had to be told: it is turned off. */
export async function dropWaiting(tx: Db, of: Turn): Promise<void> {
  await tx
    .update(table)
    .set({ state: 'failed', finishedAt: sql`now()` })
    .where(and(deliveriesOf(of), isWaiting))
}

/** The last ones stay, and all of the last minutes: by them the trigger knows when a project was last told of. */
async function trim(tx: Db, of: Turn): Promise<void> {
  const finished = and(deliveriesOf(of), ne(table.state, 'waiting'))
  const oldestRetained = tx
    .select({ createdAt: table.createdAt })
    .from(table)
    .where(finished)
    .orderBy(sql`${table.createdAt} desc`)
    .offset(maxFinishedDeliveries)
    .limit(1)
  const isOld = and(lte(table.createdAt, sql`(${oldestRetained})`), lt(table.dueAt, sql`now() - interval '2 minutes'`))
  await tx.delete(table).where(and(finished, isOld))
}

/** What a try that was the last one means to its webhook: given up it counts against it, too many in a row turn it off. */
function consequence(isOk: boolean, isGivenUp: boolean) {
  if (isOk) return { failures: 0 }
  const failures = sql`${webhooks.failures} + 1`
  return isGivenUp ? { failures, isActive: sql`${webhooks.isActive} and ${failures} < ${maxWebhookFailures}` } : {}
}

/**
 * Notes what a try came to, and frees the webhook for the next delivery, after a rest. A test counts neither for nor
 * against it.
 */
export function finishDelivery(db: Db, delivery: Delivery, sent: Sent & { tookMs: number }): Promise<void> {
  const { outcome, status, tookMs } = sent
  const { id, event, tries } = delivery
  const [isOk, isTest] = [outcome === 'ok', event === 'ping']
  const wait = isOk || isTest || tries >= maxTries ? undefined : waits[tries - 1]
  const next =
    wait === undefined
      ? { state: isOk ? ('delivered' as const) : ('failed' as const), finishedAt: sql`now()` }
      : { nextTryAt: sql`now() + make_interval(mins => ${wait})` }
  return db.transaction(async (tx) => {
    // The webhook before its deliveries, as all do: else two would wait for each other.
    const [webhook] = await tx
      .update(webhooks)
      .set({ sendingUntil: null, restsUntil: restAfter(tookMs), ...(!isTest && consequence(isOk, wait === undefined)) })
      .where(ownWebhook(delivery))
      .returning({ isActive: webhooks.isActive })
    if (!webhook) return
    await tx
      .update(table)
      .set({ outcome, status, ...next })
      .where(and(deliveriesOf(delivery), eq(table.id, id)))
    if (!webhook.isActive) await dropWaiting(tx, delivery)
    if (wait === undefined) await trim(tx, delivery)
  })
}
