import type { Db } from './client'
import { counterNames, counters } from './counter-schema'

/** The rows that the program takes for granted. Reference data is an administrator's, and starts empty. */
export async function seed(db: Db): Promise<void> {
  await db
    .insert(counters)
    .values(counterNames.map((name) => ({ name })))
    .onConflictDoNothing()
}
