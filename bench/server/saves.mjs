// What a save costs for the version that it leaves and the trigger that queues what webhooks are told: servers side by side on
// databases of one PostgreSQL, of which one keeps nothing and has no trigger, and one has a webhook as well. They save in turn.
import postgres from 'postgres'
import { findPostgres, startPostgres } from '../../scripts/tools/postgres.mjs'
import { loadDomain } from '../evaluation/evaluation.mjs'
import { median } from '../measure.mjs'
import { restCalls } from './calls.mjs'
import { seed } from './seed.mjs'
import { startServer } from './start.mjs'

const [warmUp, rounds] = [200, 1000]

/** What makes a database unlike the product's own. */
const changes = {
  bare: `
    drop trigger user_projects_saved on user_projects;
    create function keep_nothing() returns trigger language plpgsql as 'begin return null; end';
    create trigger nothing before insert on project_versions for each row execute function keep_nothing();`,
  kept: 'select 1',
  told: `
    insert into webhooks (id, user_id, url)
    select gen_random_uuid(), user_id, 'https://127.0.0.1/' from (select distinct user_id from user_projects) owners`,
}

async function startOn(cluster, name, demoPlan) {
  const admin = postgres(cluster.url, { max: 1 })
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  const url = cluster.url.replace(/postgres$/, name)
  const server = await startServer('dist/server/main.js', { DATABASE_URL: url, RATE_LIMIT: 'off' })
  const store = await seed(url, demoPlan)
  const database = postgres(url, { max: 1 })
  await database.unsafe(changes[name])
  await database.end()
  return { server, store }
}

/** Saves by one visitor, each of another plan; gives the milliseconds of one. */
function saverOf({ server, store: { visitors, plan } }) {
  let saves = 0
  return async () => {
    const visitor = visitors[saves % visitors.length]
    saves += 1
    const { save } = restCalls(plan.replace('{', `{"saves":${saves},`))
    const since = performance.now()
    await save(server, visitor)
    return performance.now() - since
  }
}

export async function benchSaves() {
  const bin = findPostgres()
  if (!bin) throw new Error('PostgreSQL’s programs were not found: there is nothing to measure on.')
  const { demoPlan } = await loadDomain()
  const cluster = await startPostgres(bin)
  const started = []
  try {
    for (const name of Object.keys(changes)) started.push([name, await startOn(cluster, name, demoPlan)])
    const savers = started.map(([name, one]) => ({ name, save: saverOf(one), times: [] }))
    for (let round = 0; round < warmUp + rounds; round += 1) {
      const turn = round % savers.length
      for (const { save, times } of [...savers.slice(turn), ...savers.slice(0, turn)]) {
        const ms = await save()
        if (round >= warmUp) times.push(ms)
      }
    }
    return Object.fromEntries(savers.map(({ name, times }) => [name, median(times)]))
  } finally {
    for (const [, { server }] of started) await server.stop()
    await cluster.stop()
  }
}
