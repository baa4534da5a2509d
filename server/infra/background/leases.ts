import { inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { leases as table } from '../../../db/service-schema'

/** Takes of this work what no other process has taken; gives the names. Of a process that is gone it is free again after so many seconds. */
export async function takeLeases(db: Db, names: readonly string[], seconds: number): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const endsAt = sql`now() + make_interval(secs => ${seconds})`
  const taken = await db
    .insert(table)
    // In one order, for two processes would else wait for each other.
    .values([...names].sort().map((name) => ({ name, endsAt })))
    .onConflictDoUpdate({
      target: table.name,
      set: { endsAt: sql`excluded.ends_at` },
      setWhere: lt(table.endsAt, sql`now()`),
    })
    .returning({ name: table.name })
  return new Set(taken.map(({ name }) => name))
}

export async function giveLeasesBack(db: Db, names: Iterable<string>): Promise<void> {
  const all = [...names].sort()
  if (all.length > 0) await db.delete(table).where(inArray(table.name, all))
}

/** Does something unless another process is just doing it. */
export async function alone(db: Db, name: string, seconds: number, work: () => Promise<unknown>): Promise<void> {
  const mine = await takeLeases(db, [name], seconds)
  if (mine.size === 0) return
  try {
    await work()
  } finally {
    await giveLeasesBack(db, mine)
  }
}
