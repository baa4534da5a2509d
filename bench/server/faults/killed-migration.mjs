// An upgrade that is killed while it waits, and begun again.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { seed } from '../seed.mjs'
import { startServer } from '../start.mjs'
import { withSql } from './under.mjs'

const cli = 'dist/server/cli.js'

/** Begins to bring the database up to date; `done` gives how that ended. */
function upgrade(url) {
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: url }
  const child = spawn(process.execPath, [cli, 'migrate'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return { kill: () => child.kill('SIGKILL'), done: once(child, 'exit').then(([code]) => code) }
}

/** The rows of founders, as one text. */
const contents = (url) =>
  withSql(url, async (sql) => {
    const [row] = await sql`select count(*)::int as n, md5(string_agg(md5(project_data), '' order by id)) as hash
      from user_projects`
    return `${row.n} ${row.hash}`
  })

/** Kills the upgrade of a database of the earlier release after each of these times, and lets the last one end. */
export async function killedMigration(cluster, demoPlan, earlier) {
  const name = 'killed'
  await withSql(cluster.url, (sql) => sql.unsafe(`create database ${name}`))
  const url = cluster.url.replace(/postgres$/, name)
  const old = await startServer(earlier, { DATABASE_URL: url, RATE_LIMIT: 'off' })
  await seed(url, demoPlan, 1)
  await old.stop()
  const before = await contents(url)
  const kills = [150, 300, 450, 600, 800, 1000]
  for (const ms of kills) {
    const { kill, done } = upgrade(url)
    await sleep(ms)
    kill()
    await done
  }
  const code = await upgrade(url).done
  return {
    kills: kills.length,
    failed: Number(code !== 0),
    lost: Number((await contents(url)) !== before),
  }
}
