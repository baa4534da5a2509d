import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { AnyDb } from './partitions'

/** How many of what; of each other table there are as many rows as there are users. */
export interface Amounts {
  users: number
  projects: number
  orders: number
}

/** Fills an empty migrated database as a service in use has filled it, for tests of how statements are planned. */
export async function fillWithManyRows({ db }: { db: AnyDb }, amounts: Amounts, plan: string): Promise<void> {
  const text = await readFile(new URL('./seed-large.sql', import.meta.url), 'utf8')
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    for (const [name, value] of Object.entries({ ...amounts, plan }))
      await tx.execute(sql`select set_config(${`fill.${name}`}, ${String(value)}, true)`)
    for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
  })
  await db.execute(sql`vacuum analyze`)
}
