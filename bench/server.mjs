// What a request costs the server: ours over REST and tRPC, against a bare Fastify with postgres.js that sends the same
// statements, and against Express with Prisma. All in one run, on one PostgreSQL.
import { deepStrictEqual } from 'node:assert'
import { resolve } from 'node:path'
import { findPostgres, startPostgres } from '../scripts/tools/postgres.mjs'
import { run } from '../scripts/tools/run.mjs'
import { loadDomain } from './evaluation.mjs'
import { control, palindromes, ratio } from './measure.mjs'
import { restCalls, trpcCalls } from './server/calls.mjs'
import { cpuPerRequest, send } from './server/load.mjs'
import { seed } from './server/seed.mjs'
import { startServer } from './server/start.mjs'

/** Prisma's command downloads programs unless it is told where they are; generating needs none of them. */
async function generatePrisma() {
  const env = { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: '/bin/true', CHECKPOINT_DISABLE: '1' }
  const command = ['node_modules/prisma/build/index.js', 'generate', '--schema', 'server/schema.prisma', '--no-hints']
  const code = await run(process.execPath, command, { cwd: resolve('bench'), env })
  if (code !== 0) throw new Error('prisma generate failed')
}

async function startAll(url) {
  const ours = await startServer('dist/server/main.js', { DATABASE_URL: url, RATE_LIMIT: 'off' })
  const bare = await startServer('bench/server/fastify-postgres.mjs', { DATABASE_URL: url })
  const prisma = await startServer('bench/server/express-prisma.mjs', { DATABASE_URL: url })
  return { ours, bare, prisma, stop: () => Promise.all([ours, bare, prisma].map((server) => server.stop())) }
}

/** Nothing is compared that does not answer alike. */
async function compareAnswers({ ours, bare, prisma }, { visitors }) {
  const [{ cookie, id }] = visitors
  const headers = { cookie }
  for (const path of ['/api/projects', `/api/projects/${id}`]) {
    const read = async ({ url }) => JSON.parse(await send({ url, path, headers }))
    const expected = await read(ours)
    for (const peer of [bare, prisma]) deepStrictEqual(await read(peer), expected)
  }
}

const names = ['list', 'get', 'save']

export async function benchServer({ rounds = 7, seconds = 2 } = {}) {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL’s programs were not found: there is nothing to measure on.')
  await generatePrisma()
  const { demoPlan } = await loadDomain()
  const cluster = await startPostgres(bin)
  try {
    const servers = await startAll(cluster.url)
    try {
      const store = await seed(cluster.url, demoPlan)
      await compareAnswers(servers, store)
      return await measureAll(servers, store, { rounds, seconds })
    } finally {
      await servers.stop()
    }
  } finally {
    await cluster.stop()
  }
}

async function measureAll({ ours, bare, prisma }, store, { rounds, seconds }) {
  const [rest, trpc] = [restCalls(store), trpcCalls(store)]
  const cost = (server, work, connections) => () =>
    cpuPerRequest(server, work, { visitors: store.visitors.slice(0, connections), seconds })
  const all = (name, connections) => ({
    bare: cost(bare, rest[name], connections),
    rest: cost(ours, rest[name], connections),
    trpc: cost(ours, trpc[name], connections),
    prisma: cost(prisma, rest[name], connections),
  })
  // A server that has just started still compiles what it runs often.
  for (let time = 0; time < 3; time += 1)
    for (const name of names) for (const warmUp of Object.values(all(name, 16))) await warmUp()
  const alone = await control(cost(bare, rest.get, 16), rounds)
  const measured = []
  for (const connections of [16, 1])
    for (const name of names) {
      const found = await palindromes(all(name, connections), rounds)
      measured.push({
        name,
        connections,
        rest: ratio(found, 'rest', 'bare'),
        trpc: ratio(found, 'trpc', 'bare'),
        prisma: ratio(found, 'prisma', 'rest'),
      })
    }
  return { control: alone, measured }
}
