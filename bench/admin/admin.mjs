// What the administrator's screens and a founder's calls take with a million projects, and with a hundredth of that: through the
// built server, as the pages call it, side by side on one PostgreSQL.
import { Agent } from 'node:http'
import postgres from 'postgres'
import { findPostgres, startPostgres } from '../../scripts/tools/postgres.mjs'
import { loadDomain } from '../evaluation/evaluation.mjs'
import { control, median, quantile } from '../measure.mjs'
import { send } from '../server/load.mjs'
import { startServer } from '../server/start.mjs'
import { fill } from './fill.mjs'
import { founderCalls, openQueue } from './founders.mjs'
import { screensOf } from './screens.mjs'

const amounts = {
  small: { users: 1_000, projects: 10_000, orders: 2_000 },
  large: { users: 100_000, projects: 1_000_000, orders: 200_000 },
}

async function databaseNamed(cluster, name) {
  const sql = postgres(cluster.url, { max: 1 })
  await sql.unsafe(`create database ${name}`)
  await sql.end()
  return cluster.url.replace(/\/postgres$/, `/${name}`)
}

/** A server over a database that it has migrated and we have filled. */
async function open(cluster, name, plan) {
  const url = await databaseNamed(cluster, name)
  const server = await startServer('dist/server/main.js', { DATABASE_URL: url, RATE_LIMIT: 'off' })
  const agent = new Agent({ keepAlive: true })
  const opened = []
  const stop = async () => {
    agent.destroy()
    await server.stop()
    for (const one of opened) await one.close()
  }
  try {
    const since = performance.now()
    const store = await fill(url, amounts[name], plan)
    console.log(`  ${name}: ${amounts[name].projects} projects in ${((performance.now() - since) / 1000).toFixed(0)} s`)
    opened.push(store)
    const screens = [...(await screensOf(store)), ...(await founderCalls(store, server, plan))]
    const queue = await openQueue(url, store)
    opened.push(queue)
    return { screens, queue, stop, url: server.url, agent }
  } catch (error) {
    await stop()
    throw error
  }
}

/** One call in milliseconds, from sending it to the end of its answer. */
async function timed({ url, agent }, { call, input, make, cookie }) {
  const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : ''
  const headers = { ...(cookie && { cookie }), ...(make && { 'content-type': 'application/json' }) }
  const sent = make ? { method: 'POST', body: JSON.stringify(make()) } : {}
  const since = performance.now()
  await send({ url, agent, path: `/trpc/${call}${query}`, headers, ...sent })
  return performance.now() - since
}

/** A call with next to no work. Where even that takes longer, the machine is busy with something else. */
const floor = { call: 'health.check' }
const calmMs = 1.5

const summary = (times) => ({ median: median(times), p95: quantile(times, 0.95) })

const ofScreen = (at) => (server) => timed(server, server.screens[at])

async function ofQueue({ queue }) {
  const since = performance.now()
  await queue.look()
  return performance.now() - since
}

async function rounds({ small, large }, take, count) {
  const [a, b] = [() => take(small), () => take(large)]
  const times = { floor: [], few: [], many: [] }
  for (let round = 0; round < count; round += 1) {
    times.floor.push(await timed(large, floor))
    times.few.push(await a())
    times.many.push(await b(), await b())
    times.few.push(await a())
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, summary(list)]))
}

/** How many screens may be measured again because the machine was busy. */
let again = 20

async function measure(servers, name, take, count) {
  await rounds(servers, take, 8)
  for (;;) {
    const found = await rounds(servers, take, count)
    const isCalm = found.floor.p95 <= calmMs
    if (!isCalm && again-- > 0) continue
    const ratio = found.many.median / found.few.median
    const shown = [found.many.median, found.many.p95, found.few.p95, found.floor.p95, ratio]
    console.log(`  ${shown.map((value) => value.toFixed(2).padStart(6)).join(' ')}  ${name}`)
    return { name, ...found, ratio, isCalm }
  }
}

export async function benchAdmin({ count = 40 } = {}) {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL’s programs were not found: there is nothing to measure on.')
  const plan = JSON.stringify((await loadDomain()).demoPlan())
  const cluster = await startPostgres(bin)
  const opened = []
  try {
    for (const name of ['small', 'large']) opened.push(await open(cluster, name, plan))
    const [small, large] = opened
    const statistics = small.screens.find(({ name }) => name === 'statistics')
    const several = async () => {
      const times = []
      for (let time = 0; time < 40; time += 1) times.push(await timed(small, statistics))
      return median(times)
    }
    const alone = await control(several, 7)
    console.log('  median, p95, p95 with few projects, p95 of a call that does nothing (ms), ratio of the medians')
    const measured = []
    for (const [at, { name }] of small.screens.entries())
      measured.push(await measure({ small, large }, name, ofScreen(at), count))
    const filled = await measure({ small, large }, 'webhooks’ queue, 100 times as many waiting', ofQueue, count)
    for (const { queue } of [small, large]) await queue.few()
    measured.push(await measure({ small, large }, 'webhooks’ queue, as many waiting', ofQueue, count))
    return { control: alone, measured, queueOf100Times: filled }
  } finally {
    await Promise.all(opened.map(({ stop }) => stop()))
    await cluster.stop()
  }
}
