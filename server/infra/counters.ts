import { and, eq, gt, inArray, type SQL, sql, sum } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import {
  type CounterName,
  counterChanges as changes,
  counters,
  type DailyCounterName,
  dailyCounterNames,
  dailyCounters,
} from '../../db/counter-schema'
import { dayOf } from '../../db/days'

/** A counter whose every value matters: the others are never waited for. */
type SequentialName = Exclude<CounterName, DailyCounterName>

/**
 * Adds to a counter and gives its new value. A concurrent call waits until the first transaction has ended, and
 * what is rolled back was never counted: there are neither gaps nor duplicates.
 */
export async function count(tx: Db, name: SequentialName, by: number): Promise<number> {
  const [row] = await tx
    .update(counters)
    .set({ value: sql`${counters.value} + ${by}` })
    .where(eq(counters.name, name))
    .returning({ value: counters.value })
  if (!row) throw new Error(`there is no counter ${name}`)
  return row.value
}

/** The transaction's own day: what it makes is stamped with the same moment. */
const today = dayOf(sql`now()`)

/**
 * Adds to a counter that is also kept by day, without waiting for others that do. `day` is when the thing counted was made,
 * today when it is left out: what is taken away is taken off its own day, so that the days always add up to what there is.
 */
export async function countByDay(tx: Db, name: DailyCounterName, by: number, day: string | SQL = today): Promise<void> {
  await tx.insert(changes).values({ name, day: sql`${day}::date`, by })
}

/** Changes that are put together at once. */
const batch = 5000

/** Adds what has changed to the counters themselves, so that readers read fewer rows. Safe side by side, and at any time. */
export async function foldCounters(db: Db): Promise<void> {
  const some = db.select({ id: changes.id }).from(changes).limit(batch)
  const fold = (tx: Db) => {
    const gone = tx.$with('gone').as(tx.delete(changes).where(inArray(changes.id, some)).returning())
    const days = tx.$with('days').as(
      tx
        .insert(dailyCounters)
        .select(
          tx
            .select({ name: gone.name, day: gone.day, value: sql`sum(${gone.by})::bigint`.as('value') })
            .from(gone)
            .groupBy(gone.name, gone.day),
        )
        .onConflictDoUpdate({
          target: [dailyCounters.name, dailyCounters.day],
          set: { value: sql`${dailyCounters.value} + excluded.value` },
        }),
    )
    const totals = tx.$with('totals').as(
      tx
        .select({ of: sql<string>`${gone.name}`.as('of'), more: sql<number>`sum(${gone.by})::bigint`.as('more') })
        .from(gone)
        .groupBy(gone.name),
    )
    return tx
      .with(gone, days, totals)
      .update(counters)
      .set({ value: sql`${counters.value} + ${totals.more}` })
      .from(totals)
      .where(eq(counters.name, totals.of))
      .returning({ name: counters.name })
  }
  for (let isMore = true; isMore; )
    isMore = await db.transaction(async (tx) => {
      // One process after the other: what it finds then, no other has begun with.
      await tx
        .select()
        .from(counters)
        .where(inArray(counters.name, dailyCounterNames))
        .orderBy(counters.name)
        .for('update')
      return (await fold(tx)).length > 0
    })
}

/** Totals with what was added since they were put together; one statement, so that nothing is read twice. */
export async function readCounters(db: Db): Promise<Map<CounterName, number>> {
  const name = sql<CounterName>`name`.as('name')
  const all = unionAll(
    db.select({ name, value: counters.value }).from(counters),
    db.select({ name, value: changes.by }).from(changes),
  ).as('counted')
  const rows = await db
    .select({ name: all.name, value: sum(all.value).mapWith(Number) })
    .from(all)
    .groupBy(all.name)
  return new Map(rows.map((row) => [row.name, row.value]))
}

export const readCounter = async (db: Db, name: CounterName): Promise<number> => (await readCounters(db)).get(name) ?? 0

/** What the days after `day` have counted. */
export async function readDays(db: Db, names: readonly DailyCounterName[], day: string) {
  const [wanted, since] = [[...names], sql`${day}::date`]
  const all = unionAll(
    db
      .select({ name: dailyCounters.name, day: dailyCounters.day, value: dailyCounters.value })
      .from(dailyCounters)
      .where(and(inArray(dailyCounters.name, wanted), gt(dailyCounters.day, since))),
    db
      .select({ name: changes.name, day: changes.day, value: changes.by })
      .from(changes)
      .where(and(inArray(changes.name, wanted), gt(changes.day, since))),
  ).as('counted')
  return db
    .select({ name: all.name, day: all.day, value: sum(all.value).mapWith(Number) })
    .from(all)
    .groupBy(all.name, all.day)
}
