// Founders who save while something breaks.
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { judge, startFounders } from './load.mjs'

const settleMs = 8000

/** The cluster does not wait for its own log; what it acknowledges here must be there after a kill. */
export const safely = (url) => `${url}${url.includes('?') ? '&' : '?'}options=-csynchronous_commit=on`

export async function withSql(url, work) {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await work(sql)
  } finally {
    await sql.end({ timeout: 2 })
  }
}

/** Founders save while `fault` comes and goes; it tells when all is well again. */
export async function under(world, fault) {
  const running = startFounders(() => world.servers.map(({ url }) => url), world.visitors)
  await sleep(2000)
  const backAt = (await fault()) ?? performance.now()
  await sleep(settleMs)
  const stories = await running.end()
  return withSql(world.cluster.url, (sql) => judge(sql, stories, backAt))
}
