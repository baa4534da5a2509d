// 150 founders who save every two seconds on two processes, and what memory these keep.
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { seed } from '../seed.mjs'
import { cpuMicroseconds, startServer } from '../start.mjs'
import { judge, startFounders } from './load.mjs'
import { safely, withSql } from './under.mjs'

const main = 'dist/server/main.js'
const [founders, everyMs, warmUpMs] = [150, 2000, 10_000]

const residentOf = ({ pid }) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const mean = (values) => values.reduce((sum, one) => sum + one, 0) / values.length

/** `seconds` of it, a minute as the goal says; with `ENDURANCE_SECONDS=600` memory is watched for ten. */
export async function endurance(cluster, demoPlan, seconds = Number(process.env.ENDURANCE_SECONDS ?? 60)) {
  const name = 'many'
  await withSql(cluster.url, (sql) => sql.unsafe(`create database ${name}`))
  const url = cluster.url.replace(/postgres$/, name)
  const settings = { DATABASE_URL: safely(url), RATE_LIMIT: 'off', LOG_LEVEL: 'warn' }
  const servers = [await startServer(main, settings), await startServer(main, settings)]
  try {
    const { visitors } = await seed(url, demoPlan, founders)
    const running = visitors.map((visitor, at) => {
      const own = servers[at % servers.length]
      return startFounders(() => [own.url], [visitor], everyMs)
    })
    await sleep(warmUpMs)
    const since = performance.now()
    const used = () => servers.reduce((sum, { pid }) => sum + cpuMicroseconds(pid), 0)
    const usedBefore = used()
    const memory = []
    while (performance.now() - since < seconds * 1000) {
      memory.push(Math.max(...servers.map(residentOf)))
      await sleep(1000)
    }
    const usedMs = (used() - usedBefore) / 1000
    const stories = (await Promise.all(running.map((one) => one.end()))).flat()
    const times = stories
      .flatMap(({ saves }) => saves.filter(({ at }) => at >= since).map(({ ms }) => ms))
      .sort((a, b) => a - b)
    const third = Math.floor(memory.length / 3)
    return {
      ...(await withSql(url, (sql) => judge(sql, stories, since))),
      cpuMsPerSave: usedMs / times.length,
      p99Ms: times[Math.floor(times.length * 0.99)],
      memoryMb: mean(memory.slice(-third)),
      memoryGrowth: mean(memory.slice(-third)) / mean(memory.slice(0, third)),
    }
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
