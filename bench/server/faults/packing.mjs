// Versions that wait to be packed, by one process and by two.
import { setTimeout as sleep } from 'node:timers/promises'
import { seed } from '../seed.mjs'
import { startServer } from '../start.mjs'
import { withSql } from './under.mjs'

const main = 'dist/server/main.js'
const [projects, versionsEach] = [1200, 12]

/** Versions of all projects, replaced half an hour ago, of which each differs from the last by a figure. */
const addVersions = (sql) => sql`
  insert into project_versions (user_id, project_id, id, revision, project_name, project_data, created_at)
  select p.user_id, p.id, gen_random_uuid(), n, p.project_name, replace(p.project_data, '"unitPriceInclVAT":', '"unitPriceInclVAT":' || n), now() - interval '30 minutes'
  from (select * from user_projects limit ${projects}) p, generate_series(1, ${versionsEach}::int) n`

async function rateOf(cluster, demoPlan, count) {
  const name = `packed_${count}`
  await withSql(cluster.url, (sql) => sql.unsafe(`create database ${name}`))
  const url = cluster.url.replace(/postgres$/, name)
  const first = await startServer(main, { DATABASE_URL: url, RATE_LIMIT: 'off' })
  await seed(url, demoPlan, 1)
  await first.stop()
  return withSql(url, async (sql) => {
    await addVersions(sql)
    const waiting = async () => (await sql`select count(*)::int as n from project_versions where stage = 0`)[0].n
    const total = await waiting()
    const servers = await Promise.all(
      Array.from({ length: count }, () => startServer(main, { DATABASE_URL: url, RATE_LIMIT: 'off' })),
    )
    try {
      let [began, left] = [null, total]
      for (const end = performance.now() + 300_000; left > 0 && performance.now() < end; await sleep(50)) {
        left = await waiting()
        if (began === null && left < total) began = { at: performance.now(), left }
      }
      return { perSecond: ((began?.left ?? 0) - left) / ((performance.now() - (began?.at ?? 0)) / 1000), left, total }
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
    }
  })
}

/** How much faster two processes pack than one. */
export async function packing(cluster, demoPlan) {
  const [one, two] = [await rateOf(cluster, demoPlan, 1), await rateOf(cluster, demoPlan, 2)]
  return { one: one.perSecond, two: two.perSecond, ratio: two.perSecond / one.perSecond, left: one.left + two.left }
}
