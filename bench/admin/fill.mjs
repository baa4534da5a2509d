// A database as a service in use has it, and an administrator who is signed in to it.
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import postgres from 'postgres'

/** Fills a migrated, empty database by these statements. */
export async function fillWith(statements, databaseUrl, settings) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    await sql.begin(async (tx) => {
      // Only this connection is so patient, and its large sorts stay in memory.
      await tx.unsafe("set local maintenance_work_mem = '256MB'; set local work_mem = '256MB'")
      for (const [name, value] of Object.entries(settings))
        await tx`select set_config(${`fill.${name}`}, ${String(value)}, true)`
      for (const statement of statements.split('--> statement-breakpoint')) await tx.unsafe(statement)
    })
    await sql`vacuum analyze`
  } finally {
    await sql.end()
  }
}

/** Opens a session of the first of these users; gives its cookie. */
async function signIn(sql, isWanted) {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  await sql`
    insert into secret_owners (hash, user_id, ends_at)
    select ${hash}, id, now() + interval '30 days' from users where ${isWanted(sql)} limit 1`
  await sql`
    insert into user_sessions (id, user_id, session_token, expires_at)
    select gen_random_uuid(), id, ${hash}, now() + interval '30 days' from users where ${isWanted(sql)} limit 1`
  return `mizan_session=${token}`
}

/** Fills a migrated, empty database; gives what the calls need to know of it. */
export async function fill(databaseUrl, amounts, plan) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  try {
    await fillWith(readFileSync('db/large/seed-large.sql', 'utf8'), databaseUrl, { ...amounts, plan })
    return {
      admin: await signIn(sql, (one) => one`is_admin`),
      founder: await signIn(sql, (one) => one`user_number = ${amounts.users}`),
      row: async (query) => (await sql.unsafe(query))[0],
      close: () => sql.end(),
    }
  } catch (error) {
    await sql.end()
    throw error
  }
}
