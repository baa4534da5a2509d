import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import type { CounterName, DailyCounterName } from '../../db/counter-names'
import { dayOf } from '../../db/days'
import { counters, dailyCounters } from '../../db/schema'

/**
 * Adds to a counter and gives its new value. A concurrent call waits until the first transaction has ended, and
 * what is rolled back was never counted: there are neither gaps nor duplicates.
 */
export async function count(tx: Db, name: CounterName, by: number): Promise<number> {
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
 * Adds to a counter that is also kept by day. `day` is when the thing counted was made, today when it is left out:
 * what is taken away is taken off its own day, so that the days always add up to what there is.
 */
export async function countByDay(tx: Db, name: DailyCounterName, by: number, day: string | SQL = today): Promise<void> {
  await count(tx, name, by)
  await tx
    .insert(dailyCounters)
    .values({ name, day: sql`${day}::date`, value: by })
    .onConflictDoUpdate({
      target: [dailyCounters.name, dailyCounters.day],
      set: { value: sql`${dailyCounters.value} + excluded.value` },
    })
}

export async function readCounter(db: Db, name: CounterName): Promise<number> {
  const [row] = await db.select({ value: counters.value }).from(counters).where(eq(counters.name, name))
  return row?.value ?? 0
}

/** All counters at once. */
export async function readCounters(db: Db): Promise<Map<CounterName, number>> {
  const rows = await db.select().from(counters)
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** What the days after `day` have counted. */
export function readDays(db: Db, names: readonly DailyCounterName[], day: string) {
  return db
    .select()
    .from(dailyCounters)
    .where(and(inArray(dailyCounters.name, [...names]), gt(dailyCounters.day, day)))
}
