// An upgrade that is killed while it waits, and begun again.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { seed } from '../seed.mjs'
import { startServer } from '../start.mjs'
import { withSql } from './under.mjs'

const cli = 'dist/server/cli.js'

function command(word, url) {
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: url }
  return spawn(process.execPath, [cli, word], { env, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function finished(child) {
  const [code] = await once(child, 'exit')
  return code
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
    const child = command('migrate', url)
    await sleep(ms)
    child.kill('SIGKILL')
    await finished(child)
  }
  const migrated = await finished(command('migrate', url))
  return {
    kills: kills.length,
    failed: Number(migrated !== 0),
    lost: Number((await contents(url)) !== before),
  }
}
