// How long others wait while a release changes a database of a million projects: each migration since the release that
// FROM_RELEASE names by its commit, on its own, from a database of the schema before.
import { execFileSync } from 'node:child_process'
import postgres from 'postgres'
import { importBundled } from '../../../scripts/tools/import-bundled.mjs'
import { findPostgres, startPostgres } from '../../../scripts/tools/postgres.mjs'
import { fillWith } from '../../admin/fill.mjs'
import { loadDomain } from '../../evaluation/evaluation.mjs'

/** The commit whose statements fill the schema before. */
const seedOf = process.env.FROM_RELEASE
const amounts = { users: 100_000, projects: Number(process.env.PROJECTS ?? 1_000_000), orders: 200_000 }

/** Rows from which on a table's lock is felt. */
const largeRows = 1000

/** Modes that a statement which reads or changes a row waits for. */
const strong = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock']

const git = (...args) => execFileSync('git', args, { encoding: 'utf8' })
const ofThatRelease = (file) => git('show', `${seedOf}:${file}`)

/** The functions as that release has them. */
const functionsBefore = () =>
  git('ls-tree', '--name-only', seedOf, 'db/functions/').trim().split('\n').map(ofThatRelease)

async function loadFunctions(databaseUrl, bodies) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  for (const body of bodies) await sql.unsafe(body)
  await sql.end()
}

/** What PostgreSQL says to the one of two that wait for each other. */
const deadlock = '40P01'

/** Looks again and again which locks on large tables are held for how long. */
function watchLocks(sql, tables) {
  const since = new Map()
  let [longest, isOver] = [{ ms: 0 }, false]
  const look = async () => {
    while (!isOver) {
      const held = await sql`
        select pid || ' ' || relation::regclass || ' ' || mode as lock from pg_locks
        where granted and mode = any(${strong}) and relation = any(${tables.map(({ oid }) => oid)})`
      const now = performance.now()
      const names = new Set(held.map(({ lock }) => lock))
      for (const name of [...since.keys()]) if (!names.has(name)) since.delete(name)
      for (const name of names) {
        if (!since.has(name)) since.set(name, now)
        if (now - since.get(name) > longest.ms)
          longest = { ms: now - since.get(name), lock: name.split(' ').slice(1).join(' ') }
      }
    }
  }
  const done = look()
  return async () => {
    isOver = true
    await done
    return longest
  }
}

/** Runs these statements over and over beside a migration; how long the longest took, and how many a deadlock ended. */
function keepAsking(sql, statements) {
  let [longest, refused, isOver] = [0, 0, false]
  const ask = async () => {
    while (!isOver)
      for (const statement of statements) {
        const since = performance.now()
        await sql.unsafe(statement).catch((cause) => {
          if (cause.code !== deadlock) throw cause
          refused += 1
        })
        longest = Math.max(longest, performance.now() - since)
      }
  }
  const done = ask()
  return async () => {
    isOver = true
    await done
    return { longest, refused }
  }
}

async function largeTables(sql) {
  await sql`analyze`
  return sql`
    select c.oid, c.relname as name, (select attname from pg_attribute where attrelid = c.oid and attnum = 1) as column
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.reltuples >= ${largeRows}`
}

const sumOf = (waits) => ({
  waitMs: Math.max(...waits.map(({ longest }) => longest)),
  refused: waits.reduce((sum, { refused }) => sum + refused, 0),
})

async function measureOne({ db, apart, migrate, connect }, tag, only) {
  const [looker, reader, writer, saver] = [connect(), connect(), connect(), connect()]
  try {
    const tables = await largeTables(looker)
    // One for later waits a day for those before it.
    await looker`update schema_migrations set applied_at = applied_at - interval '2 days'`
    const [project] = await looker`select id, user_id from user_projects limit 1`
    const ends = [
      watchLocks(looker, tables),
      keepAsking(
        reader,
        tables.map(({ name }) => `select from ${name} limit 1`),
      ),
      keepAsking(
        writer,
        tables
          .filter(({ name }) => name !== 'audit_log')
          .map(({ name, column }) => `update ${name} set ${column} = ${column} where false`),
      ),
      keepAsking(saver, [
        `update user_projects set revision = revision + 1 where user_id = '${project.user_id}' and id = '${project.id}'`,
      ]),
    ]
    const since = performance.now()
    await migrate(db, { apart, only })
    const seconds = (performance.now() - since) / 1000
    const [held, ...waits] = await Promise.all(ends.map((end) => end()))
    const found = { tag, seconds, heldMs: held.ms, lock: held.lock ?? null, ...sumOf(waits) }
    console.log(
      `  ${tag.padEnd(30)} ${seconds.toFixed(1)} s, lock ${held.ms.toFixed(0)} ms (${held.lock ?? '–'}), longest wait ${found.waitMs.toFixed(0)} ms, refused ${found.refused}`,
    )
    return found
  } finally {
    await Promise.all([looker, reader, writer, saver].map((one) => one.end()))
  }
}

export async function benchLocks() {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL’s programs were not found: there is nothing to measure on.')
  if (!seedOf) throw new Error('Name the commit of the release that is migrated from: FROM_RELEASE=…')
  const before = git('ls-tree', '--name-only', seedOf, 'db/migrations/')
  const plan = JSON.stringify((await loadDomain()).demoPlan())
  const { functions, laterTags, migrate, openPostgres, tags } = await importBundled(
    'bench/server/scale/migrations.ts',
    '.cache/bench/migrations',
  )
  const cluster = await startPostgres(bin)
  const opened = [openPostgres(cluster.url, { max: 2 }), openPostgres(cluster.url, { max: 1, isUnlimited: true })]
  const [{ db }, { db: apart }] = opened
  try {
    const isBefore = (tag) => before.includes(`/${tag}.sql`)
    await migrate(db, { only: tags.filter(isBefore) })
    await loadFunctions(cluster.url, functionsBefore())
    const seed = ofThatRelease('db/large/seed-large.sql')
    const since = performance.now()
    await fillWith(seed, cluster.url, { ...amounts, plan })
    console.log(`  ${amounts.projects} projects in ${((performance.now() - since) / 1000).toFixed(0)} s`)
    const connect = () => postgres(cluster.url, { max: 1, onnotice: () => {} })
    const migrations = []
    // Those for later run a day after the others, when the functions of this release are there.
    const later = laterTags.filter((tag) => !isBefore(tag))
    const now = tags.filter((tag) => !isBefore(tag) && !later.includes(tag))
    const done = tags.filter(isBefore)
    for (const tag of [...now, ...later]) {
      if (tag === later[0]) await loadFunctions(cluster.url, Object.values(functions))
      done.push(tag)
      migrations.push(await measureOne({ db, apart, migrate, connect }, tag, done))
    }
    return { projects: amounts.projects, migrations }
  } finally {
    for (const one of opened) await one.close()
    await cluster.stop()
  }
}
