// Hashing a password takes a core for a thirtieth of a second. This floods the built product, with its limits on, with
// logins from many addresses, and measures how long a visitor waits for the list of projects at the same time.
import { setTimeout as pause } from 'node:timers/promises'
import { startBuiltServer } from '../scripts/tools/built-server.mjs'

const [loginsASecond, readsASecond, addresses] = [40, 20, 200]
const password = 'four words of mine'

const personOf = (index) => ({
  email: `noor${index}@store.example`,
  password,
  firstName: 'Noor',
  lastName: 'Saleh',
  phone: '0501234567',
})

/** Sends a body as JSON; gives the answer, how long it took and the cookies. */
async function send(url, { from, cookie, body } = {}) {
  const since = performance.now()
  const headers = {
    'content-type': 'application/json',
    ...(from && { 'x-forwarded-for': from }),
    ...(cookie && { cookie }),
  }
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  await answer.arrayBuffer()
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  return { status: answer.status, ms: performance.now() - since, cookie: cookies.join('; ') }
}

/** Does something so many times a second, whether or not what was begun before has ended. */
async function everySecond(times, seconds, work) {
  const since = performance.now()
  const begun = []
  for (let turn = 0; turn < times * seconds; turn += 1) {
    await pause(Math.max(0, since + (turn * 1000) / times - performance.now()))
    begun.push(work(turn))
  }
  return Promise.all(begun)
}

const percentile = (values, part) => [...values].sort((a, b) => a - b)[Math.floor(values.length * part)]

/** How many answers there were of each status. */
function countsOf(answers) {
  const counts = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const addressOf = (index) => `198.51.100.${index}`

/** Visitors with ten projects each, and the accounts that are tried. */
async function prepare(url, readers, people) {
  const cookies = []
  for (let index = 0; index < readers + people; index += 1) {
    const { cookie } = await send(`${url}/api/auth/register`, { from: addressOf(index), body: personOf(index) })
    if (index < readers) cookies.push(cookie)
  }
  for (const cookie of cookies)
    for (let made = 0; made < 10; made += 1)
      await send(`${url}/api/projects`, { cookie, body: { projectName: `Store ${made}`, projectData: '{}' } })
  return cookies
}

export async function benchLogins({ seconds = 20 } = {}) {
  const server = await startBuiltServer({ RATE_LIMIT: 'on', TRUST_PROXY: 'loopback' })
  try {
    // Five reads a second are more than any user's, and within the rate limit.
    const [readers, people] = [4, 40]
    const cookies = await prepare(server.url, readers, people)
    const login = (turn) => {
      const { email } = personOf(readers + (turn % people))
      const body = { email, password: Math.floor(turn / people) % 2 === 0 ? 'a wrong one' : password }
      return send(`${server.url}/api/auth/login`, { from: `203.0.113.${turn % addresses}`, body })
    }
    const [logins, reads] = await Promise.all([
      everySecond(loginsASecond, seconds, login),
      everySecond(readsASecond, seconds, (turn) => {
        const reader = turn % readers
        return send(`${server.url}/api/projects`, { from: addressOf(reader), cookie: cookies[reader] })
      }),
    ])
    const times = reads.filter(({ status }) => status === 200).map(({ ms }) => ms)
    if (times.length < reads.length) throw new Error(`reads were refused: ${JSON.stringify(countsOf(reads))}`)
    return {
      reads: times.length,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      logins: countsOf(logins),
    }
  } finally {
    await server.stop()
  }
}
