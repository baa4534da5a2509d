import { setTimeout } from 'node:timers/promises'
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

/** A webhook of an account. */
export interface Turn {
  userId: string
  webhookId: string
}

export const ownWebhook = ({ userId, webhookId }: Turn) => and(eq(webhooks.userId, userId), eq(webhooks.id, webhookId))

/** Webhooks with something to be told that a look goes through: however many wait, it takes as long. Twice as many follow a look in vain. */
const firstWindow = 200

interface Looked {
  turns: Turn[]
  last: Turn | null
}

/**
 * Whose turn it is among the webhooks after `from` that have a delivery waiting: those with one that is due, at most as many
 * of one account as it has places. Accounts with the fewest deliveries on their way come first, then those that were served
 * longest ago; how long a delivery has waited gives none of them an advantage. The index is read from one webhook to the
 * next, not row by row. `last` is where the next look goes on; null where this one came to the end.
 */
async function look(db: Db, limit: number, from: Turn | null, window: number): Promise<Looked> {
  const first = sql`select user_id, webhook_id, next_try_at from webhook_deliveries where state = 'waiting'`
  const inOrder = sql`order by user_id, webhook_id, next_try_at limit 1`
  const start = from ? sql`and (user_id, webhook_id) > (${from.userId}::uuid, ${from.webhookId}::uuid)` : sql``
  const turns = sql`(with recursive heads as (
      (select one.*, 1 as nth from (${first} ${start} ${inOrder}) one)
      union all
      select next.user_id, next.webhook_id, next.next_try_at, nth + 1 from heads
      cross join lateral (${first} and (user_id, webhook_id) > (heads.user_id, heads.webhook_id) ${inOrder}) next
      where nth < ${window}
    ), due as (
      select id, webhooks.user_id,
        row_number() over (partition by webhooks.user_id order by served_at nulls first, heads.next_try_at) as place
      from heads join webhooks on webhooks.user_id = heads.user_id and webhooks.id = heads.webhook_id
      where heads.next_try_at <= now() and ${isReady}
    ), accounts as (
      select user_id, served.last_at, served.sending from (select distinct user_id from due) as one
      cross join lateral (
        select max(served_at) as last_at, count(*) filter (where sending_until > now()) as sending
        from webhooks where webhooks.user_id = one.user_id
      ) served
    ), chosen as (
      select id, user_id, place + sending as place, last_at from due join accounts using (user_id)
      where place + sending <= ${placesAnAccount} order by 3, 4 nulls first limit ${limit}
    )
    select id, user_id, false as is_last from chosen
    union all select webhook_id, user_id, true from heads where nth = ${window}
  ) as turns`
  const found = await db
    .select({
      webhookId: sql<string>`turns.id`,
      userId: sql<string>`turns.user_id`,
      isLast: sql<boolean>`turns.is_last`,
    })
    .from(turns)
  return { turns: found.filter(({ isLast }) => !isLast), last: found.find(({ isLast }) => isLast) ?? null }
}

export interface Turns {
  /** Whose turn it is, up to `limit`; empty where nothing that waits is due. */
  next(limit: number): Promise<Turn[]>
}

/** Between two looks it waits so many times as long as one takes: looking costs the database a fifth of one connection's time at most. */
const lookFactor = 4

/** The time of this process; tests give one of their own. */
const processClock = { now: () => performance.now(), pause: (ms: number) => setTimeout(ms) }

/** Goes round all webhooks that wait, a window at a time. */
export function createTurns(db: Db, factor = lookFactor, clock = processClock): Turns {
  let [at, restsUntil]: [Turn | null, number] = [null, 0]

  async function lookInTurn(limit: number, window: number): Promise<Looked> {
    await clock.pause(Math.max(0, restsUntil - clock.now()))
    const since = clock.now()
    const found = await look(db, limit, at, window)
    const now = clock.now()
    restsUntil = now + factor * (now - since)
    return found
  }

  return {
    async next(limit) {
      // At the second end all were seen, wherever it began.
      let ends = at === null ? 1 : 0
      for (let window = firstWindow; ; window *= 2) {
        const { turns, last } = await lookInTurn(limit, window)
        at = last
        ends += last === null ? 1 : 0
        if (turns.length > 0 || ends === 2) return turns
      }
    },
  }
}

/**
 * Takes one of the places of an account for a webhook, until the lease ends; gives its address, or null when it is being
 * sent to, rests, is off, or when the account has no place left. Processes that do so for one account take turns.
 */
export async function reserveSlot(tx: Db, { webhookId, userId }: Turn): Promise<string | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks of ${userId}`}, 0))`)
  const sending = sql`(select count(*) from webhooks as others
    where others.user_id = ${userId} and others.sending_until > now())`
  const [webhook] = await tx
    .update(webhooks)
    .set({ sendingUntil: lease, servedAt: sql`now()` })
    .where(and(ownWebhook({ userId, webhookId }), isReady, lt(sending, placesAnAccount)))
    .returning({ url: webhooks.url })
  return webhook?.url ?? null
}
