// What a save writes, and what creations wait for: founders whose pages save again and again, on PostgreSQL with its usual
// settings. `MAIN=…/dist/server/main.js` measures another build.
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { findPostgres, startPostgres } from '../../scripts/tools/postgres.mjs'
import { loadDomain } from '../evaluation/evaluation.mjs'
import { seed } from './seed.mjs'
import { startServer } from './start.mjs'

const [founders, savesEach, connections, creationMs] = [20, 40, 40, 5000]

async function rowsOf(sql, statement) {
  const [row] = await sql.unsafe(statement)
  return row
}

/** A call of the product's own pages. */
async function call({ url }, cookie, name, input) {
  const answer = await fetch(`${url}/trpc/${name}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(input),
  })
  if (answer.status === 503) return sleep(100).then(() => call({ url }, cookie, name, input))
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** The same plan with one figure changed, as one types: its length stays. */
const typed = (plan, at) => plan.replace('{', `{"typed":${100_000 + at},`)

async function saveAll(server, visitors, plan) {
  for (let at = 0; at < savesEach; at += 1)
    await Promise.all(
      visitors.map(({ cookie, id }) =>
        call(server, cookie, 'projects.save', {
          id,
          projectData: typed(plan, at),
          editingSession: `bench-${id.slice(-8)}`,
        }),
      ),
    )
}

/** How many calls a second `connections` of them get, one after the other each. */
async function rate(work) {
  const until = performance.now() + creationMs
  let done = 0
  const one = async (at) => {
    for (; performance.now() < until; done += 1) await work(at)
  }
  await Promise.all(Array.from({ length: connections }, (_, at) => one(at)))
  return (done * 1000) / creationMs
}

export async function benchWrites() {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL’s programs were not found: there is nothing to measure on.')
  const { demoPlan } = await loadDomain()
  const cluster = await startPostgres(bin)
  const server = await startServer(process.env.MAIN ?? 'dist/server/main.js', {
    DATABASE_URL: cluster.url,
    RATE_LIMIT: 'off',
  })
  const sql = postgres(cluster.url, { max: 1 })
  try {
    const { visitors, plan } = await seed(cluster.url, demoPlan, connections)
    const some = visitors.slice(0, founders)
    await saveAll(server, some.slice(0, 2), plan)
    await sleep(1500)
    const updates = `select n_tup_upd::int as all, n_tup_hot_upd::int as hot from pg_stat_user_tables where relname = 'user_projects'`
    const [from, before] = [await rowsOf(sql, 'select pg_current_wal_insert_lsn() as at'), await rowsOf(sql, updates)]
    await saveAll(server, some, plan)
    const wal = await rowsOf(sql, `select (pg_current_wal_insert_lsn() - '${from.at}'::pg_lsn)::int as bytes`)
    await sleep(1500)
    const after = await rowsOf(sql, updates)
    const versions = await rowsOf(sql, 'select count(*)::int as n from project_versions')
    const saves = await rate((at) => {
      const { cookie, id } = visitors[at % visitors.length]
      return call(server, cookie, 'projects.save', { id, projectData: typed(plan, Math.floor(performance.now())) })
    })
    const created = await rate((at) =>
      call(server, visitors[at % visitors.length].cookie, 'projects.create', { projectName: 'New', projectData: plan }),
    )
    return {
      planBytes: Buffer.byteLength(plan),
      saves: founders * savesEach,
      walBytes: wal.bytes / (founders * savesEach),
      hotShare: (after.hot - before.hot) / (after.all - before.all),
      versions: versions.n,
      savesPerSecond: saves,
      creationsPerSecond: created,
    }
  } finally {
    await sql.end()
    await server.stop()
    await cluster.stop()
  }
}
