// Three times the plans that can be worked out, from addresses that each keep within their limits: readers meanwhile
// must not notice, as many plans as ever must be worked out, and the rest be refused with when to come back.
import { setTimeout as pause } from 'node:timers/promises'
import { startBuiltServer, usualLimits } from '../../scripts/tools/built-server.mjs'
import { loadDomain } from '../evaluation/evaluation.mjs'
import { countsOf, everySecond, register, send, timesOf } from './rates.mjs'

const [addresses, evaluationsASecond, seconds] = [200, 195, 8]
const readerAddress = '198.51.100.1'

/** How many plans are worked out a second when just so many callers wait for their answers as keep it busy. */
async function peakOf(evaluate) {
  const until = performance.now() + 4000
  let [turn, done] = [0, 0]
  const caller = async () => {
    while (performance.now() < until) if ((await evaluate(turn++)).status === 200) done += 1
  }
  await Promise.all(Array.from({ length: 8 }, caller))
  return done / 4
}

/** Milliseconds until a plan is worked out again. */
async function recovery(evaluate) {
  const since = performance.now()
  while ((await evaluate(0)).status !== 200) await pause(50)
  return performance.now() - since
}

/** A flood of plans, with a supervisor and a reader beside it. */
async function flood(url, evaluate, cookie, rate) {
  const [evaluations, health, reads] = await Promise.all([
    everySecond(rate, seconds, evaluate),
    everySecond(10, seconds, () => send(`${url}/api/health`, { from: readerAddress })),
    everySecond(5, seconds, () => send(`${url}/trpc/projects.list`, { from: readerAddress, cookie })),
  ])
  const recoveredAfter = await recovery(evaluate)
  const served = evaluations.filter(({ status }) => status === 200)
  const wrong = evaluations.filter(
    ({ status, retryAfter }) => status !== 200 && (status !== 503 || retryAfter === null),
  )
  return {
    ...{ rate, evaluations: countsOf(evaluations), waited: served.length > 0 ? timesOf(served) : null },
    ...{ goodput: served.length / seconds, wrong: wrong.length, recoveredAfter },
    health: { ...countsOf(health), ...timesOf(health) },
    reads: { ...countsOf(reads), ...timesOf(reads) },
    othersRefused: [...health, ...reads].filter(({ status }) => status !== 200).length,
  }
}

export async function benchOverload() {
  const { heaviestPlan } = await loadDomain()
  const body = JSON.stringify({ projectData: heaviestPlan() })
  const server = await startBuiltServer({ ...usualLimits, TRUST_PROXY: 'loopback' })
  const { url } = server
  try {
    const { cookie } = await register(url, 1, readerAddress)
    for (let made = 0; made < 10; made += 1)
      await send(`${url}/api/projects`, { cookie, body: { projectName: `Store ${made}`, projectData: '{}' } })
    const evaluate = (turn) => send(`${url}/api/evaluate`, { from: `203.0.113.${turn % addresses}`, body })
    await peakOf(evaluate)
    const peak = await peakOf(evaluate)
    const floods = []
    for (const rate of [evaluationsASecond, Math.ceil(3 * peak)]) {
      const measured = await flood(url, evaluate, cookie, rate)
      console.log(`  ${JSON.stringify(measured)}`)
      floods.push(measured)
    }
    return { peak, floods }
  } finally {
    await server.stop()
  }
}
