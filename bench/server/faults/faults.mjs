// What founders notice of faults: the database killed, stopped, full and replaced by its standby, a process told to end, an
// upgrade beside a long reader or killed, and the release before this one beside it on one database; then what two processes bear.
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostgres, startPostgres } from '../../../scripts/tools/postgres.mjs'
import { loadDomain } from '../../evaluation/evaluation.mjs'
import { seed } from '../seed.mjs'
import { startServer } from '../start.mjs'
import { buildEarlierRelease } from './earlier-release.mjs'
import { endurance } from './endurance.mjs'
import { killedMigration } from './killed-migration.mjs'
import { packing } from './packing.mjs'
import { fullDisk, promotion } from './storage.mjs'
import { safely, under, withSql } from './under.mjs'

const founders = 20
const foundersOfPromotion = 60
const main = 'dist/server/main.js'

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
      'disk full for 5 s': await fullDisk(bin, demoPlan, founders),
      'standby promoted': await promotion(bin, demoPlan, foundersOfPromotion),
      migration: await killedMigration(cluster, demoPlan, earlier.main),
      packing: await packing(cluster, demoPlan),
      endurance: await endurance(cluster, demoPlan),
    }
  } finally {
    await Promise.all(world.servers.map((server) => server.stop()))
    await cluster.stop()
    earlier.remove()
  }
}
