// A database lost and restored, and moved to the embedded one and back, with every row held against what it was.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { findPostgres, startPostgres } from '../../scripts/tools/postgres.mjs'
import { run } from '../../scripts/tools/run.mjs'
import { fill } from '../admin/fill.mjs'
import { loadDomain } from '../evaluation/evaluation.mjs'

const amounts = { users: 1000, projects: 10_000, orders: 2000 }

async function withSql(url, work) {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

/** What a database counts and notes for itself, and no copy takes along. */
const own = ['rate_limits', 'schema_migrations']

/** What each other table holds: how many rows, and a hash of all of them. */
const contentsOf = (url) =>
  withSql(url, async (sql) => {
    const names = await sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`
    const found = []
    for (const { name } of names.filter((table) => !own.includes(table.name))) {
      const [row] = await sql.unsafe(
        `select count(*)::int as n, md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as hash from "${name}" t`,
      )
      found.push({ name, ...row })
    }
    return found
  })

const differing = (before, after) =>
  before.filter(({ name, n, hash }) => {
    const other = after.find((one) => one.name === name)
    return other?.n !== n || other.hash !== hash
  })

async function mizan(words, settings) {
  const since = performance.now()
  const env = { ...process.env, NODE_ENV: 'production', ...settings }
  const code = await run(process.execPath, ['dist/server/cli.js', ...words], { env })
  if (code !== 0) throw new Error(`mizan ${words[0]} ended with ${code}`)
  return (performance.now() - since) / 1000
}

export async function benchCopies() {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL’s programs were not found: there is nothing to copy.')
  const { demoPlan } = await loadDomain()
  const cluster = await startPostgres(bin)
  const folder = mkdtempSync(join(tmpdir(), 'mizan-copies-'))
  const make = async (name) => {
    await withSql(cluster.url, (sql) => sql.unsafe(`create database ${name}`))
    return cluster.url.replace(/postgres$/, name)
  }
  try {
    const source = await make('source')
    await mizan(['migrate'], { DATABASE_URL: source })
    await (await fill(source, amounts, JSON.stringify(demoPlan()))).close()
    const before = await contentsOf(source)
    const [file, embedded] = [join(folder, 'backup'), join(folder, 'embedded')]
    const seconds = { backup: await mizan(['backup', file], { DATABASE_URL: source }) }
    await withSql(cluster.url, (sql) => sql.unsafe('drop database source'))
    const restored = await make('restored')
    seconds.restore = await mizan(['restore', file], { DATABASE_URL: restored })
    const afterRestore = differing(before, await contentsOf(restored))
    seconds.toEmbedded = await mizan(['move', embedded], { DATABASE_URL: restored })
    const back = await make('back')
    seconds.back = await mizan(['move', back], { DATABASE_URL: '', DATA_DIR: embedded })
    const afterMoves = differing(before, await contentsOf(back))
    return { rows: before.reduce((sum, { n }) => sum + n, 0), afterRestore, afterMoves, seconds }
  } finally {
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
