// What a founder's main calls cost through PgBouncer in transaction mode, where no statement is prepared, and directly: processor time of
// the web process, of PostgreSQL and of PgBouncer, and how long one call takes. All in one run, on one PostgreSQL.
import { Agent } from 'node:http'
import postgres from 'postgres'
import { findPostgres, startPostgres } from '../../../scripts/tools/postgres.mjs'
import { loadDomain } from '../../evaluation/evaluation.mjs'
import { median, ratio } from '../../measure.mjs'
import { trpcCalls } from '../calls.mjs'
import { seed } from '../seed.mjs'
import { cpuMicroseconds, startServer } from '../start.mjs'
import { startPgbouncer } from './pgbouncer.mjs'

const calls = ['list', 'get', 'save']
const [connections, timedCalls] = [8, 150]

function cpuOf(pid) {
  try {
    return cpuMicroseconds(pid)
  } catch {
    // It ended meanwhile.
    return 0
  }
}

/** Processor time of all of PostgreSQL's processes, and of these others. */
async function cpuOfAll(sql, pids) {
  const backends = await sql`select pid from pg_stat_activity where pid <> pg_backend_pid()`
  const sum = (list) => list.reduce((total, pid) => total + cpuOf(pid), 0)
  return { database: sum(backends.map(({ pid }) => pid)), pooler: sum(pids.pooler), web: sum(pids.web) }
}

/** One round of a call in one way: microseconds of each processor and of one caller's clock. */
async function round({ server, pids, sql }, work, visitors, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors.length })
  const before = await cpuOfAll(sql, pids)
  const end = performance.now() + seconds * 1000
  let requests = 0
  const one = async (visitor) => {
    for (; performance.now() < end; requests += 1) await work({ url: server.url, agent }, visitor)
  }
  await Promise.all(visitors.map(one))
  const after = await cpuOfAll(sql, pids)
  const times = []
  for (let call = 0; call < timedCalls; call += 1) {
    const since = performance.now()
    await work({ url: server.url, agent }, visitors[0])
    times.push(performance.now() - since)
  }
  agent.destroy()
  const each = (name) => (after[name] - before[name]) / requests
  return { web: each('web'), database: each('database'), pooler: each('pooler'), wait: median(times) * 1000 }
}

const kinds = ['web', 'database', 'pooler', 'wait']
const total = ({ web, database, pooler }) => web + database + pooler

/** What each way took, and how the pooled one stands to the direct one, round by round. */
function compared(name, rounds) {
  const ways = Object.keys(rounds[0])
  const figures = (way) =>
    Object.fromEntries(kinds.map((kind) => [kind, Math.round(median(rounds.map((one) => one[way][kind])))]))
  const of = (figure, way) =>
    ratio(
      rounds.map((one) => Object.fromEntries(Object.entries(one).map(([key, value]) => [key, figure(value)]))),
      way,
      'direct',
    )
  return {
    name,
    microseconds: Object.fromEntries(ways.map((way) => [way, figures(way)])),
    pooled: { processor: of(total, 'pooled'), wait: of(({ wait }) => wait, 'pooled') },
    unprepared: { processor: of(total, 'unprepared'), wait: of(({ wait }) => wait, 'unprepared') },
  }
}

async function measureCall(ways, store, name, { rounds, seconds }) {
  const work = trpcCalls(store.plan)[name]
  const visitors = store.visitors.slice(0, connections)
  const take = (way) => () => round(way, work, visitors, seconds)
  for (const way of Object.values(ways)) await take(way)()
  const measured = []
  for (let at = 0; at < rounds; at += 1) {
    const list = [...Object.keys(ways), ...Object.keys(ways).toReversed()]
    const found = Object.fromEntries(Object.keys(ways).map((key) => [key, []]))
    for (const key of list) found[key].push(await take(ways[key])())
    const mean = ([a, b]) => Object.fromEntries(kinds.map((kind) => [kind, (a[kind] + b[kind]) / 2]))
    measured.push(Object.fromEntries(Object.entries(found).map(([key, two]) => [key, mean(two)])))
  }
  return compared(name, measured)
}

export async function benchPooled({ rounds = 5, seconds = 2 } = {}) {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL’s programs were not found: there is nothing to measure on.')
  const { demoPlan } = await loadDomain()
  const cluster = await startPostgres(bin)
  const started = [cluster]
  const begin = async (promise) => {
    const one = await promise
    started.unshift(one)
    return one
  }
  try {
    const pooler = await begin(startPgbouncer(cluster.url))
    const main = (settings) => begin(startServer('dist/server/main.js', { RATE_LIMIT: 'off', ...settings }))
    const direct = await main({ DATABASE_URL: cluster.url })
    const unprepared = await main({ DATABASE_URL: cluster.url, DATABASE_PREPARE: 'off' })
    const pooled = await main({ DATABASE_URL: pooler.url, DATABASE_PREPARE: 'off' })
    const store = await seed(cluster.url, demoPlan)
    const sql = postgres(cluster.url, { max: 1, onnotice: () => {} })
    started.unshift({ stop: () => sql.end() })
    const way = (server, poolers = []) => ({ server, sql, pids: { web: [server.pid], pooler: poolers } })
    const ways = { direct: way(direct), unprepared: way(unprepared), pooled: way(pooled, [pooler.pid]) }
    const measured = []
    for (const name of calls) {
      measured.push(await measureCall(ways, store, name, { rounds, seconds }))
      console.log(`  ${JSON.stringify(measured.at(-1).microseconds)}  ${name}, µs a call`)
    }
    return { measured }
  } finally {
    for (const one of started) await one.stop()
  }
}
