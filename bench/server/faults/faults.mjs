// What founders notice of faults: the database killed and stopped, a process told to end, an upgrade beside a long reader, and
// the release before this one beside it on one database.
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { findPostgres, startPostgres } from '../../../scripts/tools/postgres.mjs'
import { loadDomain } from '../../evaluation/evaluation.mjs'
import { seed } from '../seed.mjs'
import { startServer } from '../start.mjs'
import { buildEarlierRelease } from './earlier-release.mjs'
import { judge, startFounders } from './load.mjs'

const founders = 20
const settleMs = 8000
const main = 'dist/server/main.js'

/** The cluster does not wait for its own log; what it acknowledges here must be there after a kill. */
const safely = (url) => `${url}?options=-csynchronous_commit=on`

const withSql = async (url, work) => {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 2 })
  }
}

/** Founders save while `fault` comes and goes; it tells when all is well again. */
async function under({ cluster, servers, visitors }, fault) {
  const running = startFounders(() => servers.map(({ url }) => url), visitors)
  await sleep(2000)
  const backAt = (await fault()) ?? performance.now()
  await sleep(settleMs)
  const stories = await running.end()
  return withSql(cluster.url, (sql) => judge(sql, stories, backAt))
}

const away = (cluster, end, ms) => async () => {
  await end()
  await sleep(ms)
  await cluster.start()
  return performance.now()
}

async function outages(world) {
  const { cluster } = world
  return {
    'killed, back after 2 s': await under(world, away(cluster, cluster.kill, 2000)),
    'stopped for 10 s': await under(
      world,
      away(cluster, () => cluster.halt('fast'), 10_000),
    ),
  }
}

/** One of two processes is told to end, and another one is started in its place. */
async function restart(world) {
  return under(world, async () => {
    const [first, ...others] = world.servers
    world.servers = others
    await first.stop()
    world.servers = [...others, await startServer(main, world.settings)]
  })
}

/** The earlier release serves while this one brings its database up to date, and a reader holds the tables for 10 s. */
async function upgrade(cluster, demoPlan, earlier) {
  const name = 'upgraded'
  await withSql(cluster.url, (sql) => sql.unsafe(`create database ${name}`))
  const url = cluster.url.replace(/postgres$/, name)
  const settings = { DATABASE_URL: safely(url), RATE_LIMIT: 'off' }
  const old = await startServer(earlier, settings)
  const { visitors } = await seed(url, demoPlan, founders)
  const world = { cluster: { url }, servers: [old], visitors }
  let fresh
  try {
    const found = await under(world, async () => {
      const reader = withSql(url, (sql) =>
        sql.begin(async (tx) => {
          await tx`lock table user_projects, project_versions in access share mode`
          await tx`select pg_sleep(10)`
        }),
      )
      await sleep(200)
      fresh = await startServer(main, settings)
      await reader
      world.servers = [fresh, old]
    })
    const both = await under({ ...world, servers: [old] }, async () => {})
    const [{ empty }] = await withSql(
      url,
      (sql) => sql`select count(*)::int as empty from user_projects where project_data = '' or updated_hour is null`,
    )
    return { upgrade: found, 'earlier release beside this one': { ...both, empty } }
  } finally {
    await Promise.all([old, fresh].map((server) => server?.stop()))
  }
}

export async function benchFaults() {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL’s programs were not found: there is nothing to break.')
  const { demoPlan } = await loadDomain()
  const cluster = await startPostgres(bin)
  const settings = { DATABASE_URL: safely(cluster.url), RATE_LIMIT: 'off', DRAIN_SECONDS: '1' }
  const earlier = process.env.EARLIER_MAIN ? { main: process.env.EARLIER_MAIN, remove() {} } : buildEarlierRelease()
  const world = { cluster, settings, servers: [] }
  try {
    world.servers = [await startServer(main, settings), await startServer(main, settings)]
    world.visitors = (await seed(cluster.url, demoPlan, founders)).visitors
    return {
      ...(await outages(world)),
      'a process ends and another begins': await restart(world),
      ...(await upgrade(cluster, demoPlan, earlier.main)),
    }
  } finally {
    await Promise.all(world.servers.map((server) => server.stop()))
    await cluster.stop()
    earlier.remove()
  }
}
