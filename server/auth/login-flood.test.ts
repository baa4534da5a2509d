import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { newPerson, startTestApp, Visitor } from '../testing/test-app'
import { createPasswords } from './passwords'

const agent = new Agent({ keepAlive: true, maxSockets: 300 })
const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

/** Sends one request and reads its answer to the end; gives its status. */
function send(url: string, method: 'GET' | 'POST', more: Record<string, string>, body = ''): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: { ...headers, ...more } }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Does something so many times a second, whether or not what was begun before has ended. */
async function everySecond<T>(times: number, seconds: number, work: (turn: number) => Promise<T>): Promise<T[]> {
  const since = performance.now()
  const begun: Promise<T>[] = []
  for (let turn = 0; turn < times * seconds; turn++) {
    await pause(Math.max(0, since + (turn * 1000) / times - performance.now()))
    begun.push(work(turn))
  }
  return Promise.all(begun)
}

it('a flood of 40 logins a second from 200 addresses leaves every reading of projects answered', async () => {
  const app = await startTestApp({ passwords: createPasswords(), env: { TRUST_PROXY: ['127.0.0.1'] } })
  try {
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    const reader = new Visitor(app)
    await reader.post('/api/auth/register', newPerson())
    for (let made = 0; made < 10; made++)
      await reader.post('/api/projects', { projectName: `Store ${made}`, projectData: '{}' })
    const cookie = `mizan_session=${reader.cookies.get('mizan_session')}`
    const people = Array.from({ length: 20 }, () => newPerson())
    for (const person of people) await new Visitor(app).post('/api/auth/register', person)

    const attempt = (turn: number) => {
      const { email, password } = people[turn % people.length] ?? newPerson()
      const body = JSON.stringify({ email, password: Math.floor(turn / people.length) % 2 ? password : 'a wrong one' })
      return send(`${url}/api/auth/login`, 'POST', { 'x-forwarded-for': `203.0.113.${turn % 200}` }, body)
    }
    const seconds = 5
    const [logins, reads] = await Promise.all([
      everySecond(40, seconds, attempt),
      everySecond(20, seconds, () => send(`${url}/api/projects`, 'GET', { cookie })),
    ])
    expect(new Set(reads)).toEqual(new Set([200]))
    for (const status of logins) expect([200, 401, 503]).toContain(status)
    expect(logins.filter((status) => status !== 503).length).toBeGreaterThan(0)
  } finally {
    agent.destroy()
    await app.close()
  }
})
