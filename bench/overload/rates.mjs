// Load that comes at its own pace, whether or not what came before is answered: this is how strangers come.
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { quantile } from '../measure.mjs'

const agent = new Agent({ keepAlive: true })

/** Sends a body as JSON, from an address that the server is told by its proxy; gives the answer and how long it took. */
export function send(url, { from, cookie, body } = {}) {
  const since = performance.now()
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    ...(from && { 'x-forwarded-for': from }),
    ...(cookie && { cookie }),
  }
  return new Promise((resolve) => {
    const call = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume()
      answer.on('end', () => {
        const cookies = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0])
        const { statusCode: status, headers: given } = answer
        const retryAfter = given['retry-after'] ?? null
        resolve({ status, ms: performance.now() - since, retryAfter, cookie: cookies.join('; ') })
      })
    })
    call.on('error', () => resolve({ status: 0, ms: performance.now() - since, retryAfter: null, cookie: '' }))
    call.end(typeof body === 'string' ? body : body && JSON.stringify(body))
  })
}

/** Does something so many times a second, whether or not what was begun before has ended. */
export async function everySecond(times, seconds, work) {
  const since = performance.now()
  const begun = []
  for (let turn = 0; turn < times * seconds; turn += 1) {
    await pause(Math.max(0, since + (turn * 1000) / times - performance.now()))
    begun.push(work(turn))
  }
  return Promise.all(begun)
}

/** How many answers there were of each status. */
export function countsOf(answers) {
  const counts = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Milliseconds until answers came. */
export function timesOf(answers) {
  const times = answers.map(({ ms }) => ms)
  return {
    median: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
    worst: Math.max(...times),
  }
}

/** A new account; gives its cookie. */
export async function register(url, index, from) {
  const person = {
    email: `noor${index}@store.example`,
    password: 'four words of mine',
    firstName: 'Noor',
    lastName: 'Saleh',
    phone: '0501234567',
  }
  const { cookie } = await send(`${url}/api/auth/register`, { from, body: person })
  return { ...person, cookie }
}
