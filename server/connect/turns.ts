import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { webhooks } from '../../db/connect-schema'

/** Deliveries that may be on their way for one account at a time, from all processes together. */
const placesAnAccount = 2

/** Far longer than a try takes: when the process that held it is gone, another one tries again. */
export const lease = sql`now() + interval '30 seconds'`

/** How many times as long as a delivery took its webhook is then left alone: it uses a fifth of one place at most. */
export const restFactor = 4

/** Until when a webhook gets no other delivery; the next one may follow at once where none took a whole millisecond. */
export const restAfter = (tookMs: number): SQL | null =>
  tookMs < 1 ? null : sql`now() + make_interval(secs => ${(restFactor * tookMs) / 1000}::float8)`

const isOver = (column: typeof webhooks.sendingUntil | typeof webhooks.restsUntil) =>
  or(isNull(column), lt(column, sql`now()`))
const isReady = and(eq(webhooks.isActive, true), isOver(webhooks.sendingUntil), isOver(webhooks.restsUntil))

export interface Turn {
  webhookId: string
  userId: string
}

/**
 * Whose turn it is: webhooks with a delivery that is due, at most as many of one account as it has places. Accounts with
 * the fewest deliveries on their way come first, then those that were served longest ago; how long a delivery has waited
 * gives none of them an advantage. The index is read from one webhook to the next, not row by row.
 */
export async function nextTurns(db: Db, limit: number): Promise<Turn[]> {
  const first = sql`select webhook_id, next_try_at from webhook_deliveries where state = 'waiting'`
  const inOrder = sql`order by webhook_id, next_try_at limit 1`
  const turns = sql`(with recursive heads as (
      (${first} ${inOrder})
      union all
      select next.webhook_id, next.next_try_at from heads
      cross join lateral (${first} and webhook_id > heads.webhook_id ${inOrder}) next
    ), due as (
      select id, user_id,
        row_number() over (partition by user_id order by served_at nulls first, heads.next_try_at) as place
      from heads join webhooks on webhooks.id = heads.webhook_id
      where heads.next_try_at <= now() and ${isReady}
    ), accounts as (
      select user_id, served.last_at, served.sending from (select distinct user_id from due) as one
      cross join lateral (
        select max(served_at) as last_at, count(*) filter (where sending_until > now()) as sending
        from webhooks where webhooks.user_id = one.user_id
      ) served
    )
    select id, user_id, place + sending as place, last_at from due join accounts using (user_id)
  ) as turns`
  return db
    .select({ webhookId: sql<string>`turns.id`, userId: sql<string>`turns.user_id` })
    .from(turns)
    .where(sql`turns.place <= ${placesAnAccount}`)
    .orderBy(sql`turns.place, turns.last_at nulls first`)
    .limit(limit)
}

/**
 * Takes one of the places of an account for a webhook, until the lease ends; gives its address, or null when it is being
 * sent to, rests, is off, or when the account has no place left. Processes that do so for one account take turns.
 */
export async function takePlace(tx: Db, { webhookId, userId }: Turn): Promise<string | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks of ${userId}`}, 0))`)
  const sending = sql`(select count(*) from webhooks as others
    where others.user_id = ${userId} and others.sending_until > now())`
  const [webhook] = await tx
    .update(webhooks)
    .set({ sendingUntil: lease, servedAt: sql`now()` })
    .where(and(eq(webhooks.id, webhookId), isReady, lt(sending, placesAnAccount)))
    .returning({ url: webhooks.url })
  return webhook?.url ?? null
}
