// What a request costs the server: ours over REST and tRPC, against a plain Fastify that checks the session and asks the database
// by the same libraries, and the barest one with postgres.js, which sends the same statements. All in one run, on one PostgreSQL; every round starts new processes, for two processes of one program differ
// by a tenth for as long as they live.
import { deepStrictEqual } from 'node:assert'
import { findPostgres, startPostgres } from '../../scripts/tools/postgres.mjs'
import { loadDomain } from '../evaluation/evaluation.mjs'
import { control, palindromes, ratio } from '../measure.mjs'
import { restCalls, trpcCalls } from './calls.mjs'
import { cpuPerRequest, send } from './load.mjs'
import { seed } from './seed.mjs'
import { startServer } from './start.mjs'

async function startAll(url) {
  const ours = await startServer('dist/server/main.js', { DATABASE_URL: url, RATE_LIMIT: 'off' })
  const plain = await startServer('bench/server/fastify-drizzle.mjs', { DATABASE_URL: url })
  const bare = await startServer('bench/server/fastify-postgres.mjs', { DATABASE_URL: url })
  return { ours, plain, bare, stop: () => Promise.all([ours, plain, bare].map((server) => server.stop())) }
}

/** Nothing is compared that does not answer alike. */
async function compareAnswers({ ours, plain, bare }, { visitors }) {
  const [{ cookie, id }] = visitors
  const headers = { cookie }
  for (const path of ['/api/projects', `/api/projects/${id}`]) {
    const read = async ({ url }) => JSON.parse(await send({ url, path, headers }))
    deepStrictEqual(await read(bare), await read(ours))
    deepStrictEqual(await read(plain), await read(ours))
  }
}

const names = ['list', 'get', 'save']
const kinds = [16, 1].flatMap((connections) => names.map((name) => ({ name, connections })))

export async function benchServer({ rounds = 7, seconds = 2 } = {}) {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL’s programs were not found: there is nothing to measure on.')
  const { demoPlan } = await loadDomain()
  const cluster = await startPostgres(bin)
  try {
    const migrated = await startServer('dist/server/main.js', { DATABASE_URL: cluster.url })
    await migrated.stop()
    const store = await seed(cluster.url, demoPlan)
    const measured = []
    for (let round = 0; round < rounds; round += 1) measured.push(await measureRound(cluster.url, store, seconds))
    return {
      control: await controlOf(cluster.url, store, { rounds, seconds }),
      measured: kinds.map((kind, at) =>
        ratiosOf(
          kind,
          measured.map((costs) => costs[at]),
        ),
      ),
    }
  } finally {
    await cluster.stop()
  }
}

/** What each kind of call costs each of the servers, which are started for this round and have warmed up. */
async function measureRound(url, store, seconds) {
  const servers = await startAll(url)
  try {
    await compareAnswers(servers, store)
    const costs = costsOf(servers, store, seconds)
    await warmUp(costs)
    const measured = []
    for (const kind of kinds) measured.push(...(await palindromes(costs(kind), 1)))
    return measured
  } finally {
    await servers.stop()
  }
}

/** The bare peer against itself. */
async function controlOf(url, store, { rounds, seconds }) {
  const servers = await startAll(url)
  try {
    const costs = costsOf(servers, store, seconds)
    await warmUp(costs)
    return await control(costs({ name: 'get', connections: 16 }).bare, rounds)
  } finally {
    await servers.stop()
  }
}

function costsOf({ ours, plain, bare }, { visitors, plan }, seconds) {
  const [rest, trpc] = [restCalls(plan), trpcCalls(plan)]
  return ({ name, connections }) => {
    const cost = (server, work) => () =>
      cpuPerRequest(server, work, { visitors: visitors.slice(0, connections), seconds })
    return {
      bare: cost(bare, rest[name]),
      plain: cost(plain, rest[name]),
      rest: cost(ours, rest[name]),
      trpc: cost(ours, trpc[name]),
    }
  }
}

/** A server that has just started still compiles what it runs often. */
async function warmUp(costs) {
  for (let time = 0; time < 2; time += 1)
    for (const name of names) for (const cost of Object.values(costs({ name, connections: 16 }))) await cost()
}

function ratiosOf({ name, connections }, rounds) {
  return {
    name,
    connections,
    rest: ratio(rounds, 'rest', 'plain'),
    restToBarest: ratio(rounds, 'rest', 'bare'),
    trpc: ratio(rounds, 'trpc', 'bare'),
  }
}
