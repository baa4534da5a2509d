// A disk that is full for a while, and a standby that takes over.
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../../../scripts/tools/postgres.mjs'
import { seed } from '../seed.mjs'
import { startServer } from '../start.mjs'
import { safely, under, withSql } from './under.mjs'

const main = 'dist/server/main.js'

/** Writes until nothing more fits. */
function fill(file) {
  const target = openSync(file, 'w')
  for (const size of [1 << 20, 4096, 1]) {
    const block = Buffer.alloc(size)
    try {
      for (;;) writeSync(target, block)
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error
    }
  }
  closeSync(target)
}

async function servedBy(urls, demoPlan, { founders, count = 1, settings = {} }, work) {
  const all = { DATABASE_URL: urls.servers, RATE_LIMIT: 'off', LOG_LEVEL: 'silent', ...settings }
  const servers = []
  try {
    for (let at = 0; at < count; at += 1) servers.push(await startServer(main, all))
    const { visitors } = await seed(urls.direct, demoPlan, founders)
    return await work({ servers, visitors })
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** The disk of the database is full for 5 s. Needs the right to mount; null without it. */
export async function fullDisk(bin, demoPlan, founders) {
  const disk = mkdtempSync(join(tmpdir(), 'mizan-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m,mode=1777', 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    rmSync(disk, { recursive: true })
    return null
  }
  try {
    const cluster = await startPostgres(bin, { within: disk })
    try {
      const urls = { servers: safely(cluster.url), direct: cluster.url }
      return await servedBy(urls, demoPlan, { founders }, (served) =>
        under({ ...served, cluster }, async () => {
          const file = join(disk, 'full')
          fill(file)
          await sleep(5000)
          rmSync(file)
          // Where its log did not fit any more the database has ended, as it does then; its operator starts it again.
          await cluster.start().catch(() => {})
          return performance.now()
        }),
      )
    } finally {
      await cluster.stop()
    }
  } finally {
    execFileSync('umount', ['-l', disk])
    rmSync(disk, { recursive: true })
  }
}

/** The database dies while founders save, and its synchronous standby is promoted. */
export async function promotion(bin, demoPlan, founders) {
  const first = await startPostgres(bin)
  let standby
  try {
    standby = await startPostgres(bin, { copyOf: first.url })
    await withSql(first.url, async (sql) => {
      await sql.unsafe("alter system set synchronous_standby_names = '*'")
      await sql`select pg_reload_conf()`
    })
    const hostOf = ({ url }) => new URL(url).host
    const both = first.url.replace(hostOf(first), `${hostOf(first)},${hostOf(standby)}`)
    const urls = { servers: safely(`${both}?target_session_attrs=read-write`), direct: first.url }
    return await servedBy(urls, demoPlan, { founders, count: 2 }, (served) =>
      under({ ...served, cluster: standby }, async () => {
        first.kill()
        await sleep(1000)
        await standby.promote()
        return performance.now()
      }),
    )
  } finally {
    await standby?.stop()
    await first.stop()
  }
}
