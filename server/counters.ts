import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client'
import { counters } from '../db/schema'
import type { CounterName } from '../db/seed'

/**
 * Adds to a counter and gives its new value. Whoever comes second waits until the first transaction has ended, and
 * what is rolled back was never counted: no number is missing, and none is given twice.
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

export async function readCounter(db: Db, name: CounterName): Promise<number> {
  const [row] = await db.select({ value: counters.value }).from(counters).where(eq(counters.name, name))
  return row?.value ?? 0
}
