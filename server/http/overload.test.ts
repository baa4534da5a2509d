import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { heaviestPlan } from '../../src/domain/testing/heaviest-plan'
import { readEnv } from '../infra/env'
import { signedInVisitor, startTestApp } from '../testing/test-app'
import { createBudgets } from './budgets'
import { ownTurn } from './event-loop-turns'

const agent = new Agent({ keepAlive: true, maxSockets: 400 })
let app: FastifyInstance
let base: string
let cookie: string
let other: { cookie: string; projectId: string }

/** Holds the processor, as work does that is more than there is time for. */
function work(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

// As in production: limits on, and the waits that are allowed there.
beforeAll(async () => {
  const budgets = createBudgets(true)
  app = await startTestApp({
    budgets,
    maxWait: readEnv({}).OVERLOAD_WAIT_MS,
    env: { TRUST_PROXY: ['127.0.0.1'] },
  })
  let account: string | undefined
  app.get('/api/work', async () => {
    // What it is written down as is less than what it takes: that is how too much of it comes through.
    await budgets.spend('work', { aMinute: 120, cpuMs: 27 }, { account })
    await ownTurn()
    work(50)
    return { done: true }
  })
  const { visitor } = await signedInVisitor(app)
  for (let made = 0; made < 10; made += 1)
    await visitor.post('/api/projects', { projectName: `Store ${made}`, projectData: '{}' })
  cookie = `mizan_session=${visitor.cookies.get('mizan_session')}`
  const { visitor: second, user } = await signedInVisitor(app)
  const created = await second.post('/api/projects', { projectName: 'Store', projectData: '{}' })
  const projectId = created.json().project.id
  account = user.id
  other = { projectId, cookie: `mizan_session=${second.cookies.get('mizan_session')}` }
  base = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  agent.destroy()
  await app.close()
})

interface Answer {
  status: number | undefined
  retryAfter: string | undefined
  code: unknown
}

function ask(path: string, from: string, body?: string, sent = cookie): Promise<Answer> {
  const headers = { 'x-forwarded-for': from, cookie: sent, ...(body && { 'content-type': 'application/json' }) }
  return new Promise((resolve, reject) => {
    const outgoing = request(`${base}${path}`, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      let text = ''
      answer.on('data', (piece) => (text += piece))
      answer.on('end', () => {
        const { statusCode: status } = answer
        const code: unknown = (status ?? 500) < 300 ? null : JSON.parse(text).code
        resolve({ status, code, retryAfter: answer.headers['retry-after'] })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** Asks from time to time while something else goes on. */
async function askMeanwhile(path: string, others: Promise<unknown>, body?: string): Promise<Answer[]> {
  let isOver = false
  void others.finally(() => (isOver = true))
  const answers: Answer[] = []
  while (!isOver) {
    answers.push(await ask(path, '198.51.100.1', body))
    await pause(body ? 100 : 25)
  }
  return answers
}

/** So many at once, so many times a second apart from whether they are answered. */
async function flood(times: number, atOnce: number, one: (turn: number) => Promise<Answer>): Promise<Answer[]> {
  const begun: Promise<Answer>[] = []
  for (let time = 0; time < times; time += 1) {
    for (let turn = 0; turn < atOnce; turn += 1) begun.push(one(time * atOnce + turn))
    await pause(250)
  }
  return Promise.all(begun)
}

const refusedBusy = { status: 503, code: 'BUSY', retryAfter: expect.stringMatching(/^\d+$/) }

it('more evaluations than the process can do, from 200 addresses within their limits, do not disturb other users', async () => {
  const body = JSON.stringify({ projectData: heaviestPlan() })
  const evaluations = flood(2, 150, (turn) => ask('/api/evaluate', `203.0.113.${turn % 200}`, body, ''))
  const [answers, owned, health, reads] = await Promise.all([
    evaluations,
    askMeanwhile('/api/evaluate', evaluations, '{"projectData":"{}"}'),
    askMeanwhile('/api/health', evaluations),
    askMeanwhile('/trpc/projects.list', evaluations),
  ])
  const refused = answers.filter(({ status }) => status !== 200)
  expect(answers.length - refused.length).toBeGreaterThan(40)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) expect(answer).toMatchObject(refusedBusy)
  // An owner's evaluations have places that strangers cannot take.
  for (const others of [owned, health, reads])
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]))
  // One after another is answered while the flood goes on.
  for (const others of [health, reads]) expect(others.length).toBeGreaterThan(2)
})

it('other work beyond capacity is refused with 503 and Retry-After, and served after the flood', async () => {
  const working = flood(5, 10, () => ask('/api/work', '203.0.113.1', undefined, other.cookie))
  const [answers, health, files] = await Promise.all([
    working,
    askMeanwhile('/api/health', working),
    askMeanwhile('/assets/part-of-a-page.js', working),
  ])
  // A page that is there already gets its parts.
  expect(new Set(files.map(({ status }) => status))).toEqual(new Set([404]))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(answers.length - refused.length).toBeGreaterThan(5)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) expect(answer).toMatchObject(refusedBusy)
  // A supervisor must not take a busy process for a dead one.
  expect(new Set(health.map(({ status }) => status))).toEqual(new Set([200]))

  const work = async () => (await ask('/api/work', '203.0.113.1', undefined, other.cookie)).status
  await expect.poll(work, { timeout: 20_000 }).toBe(200)
})

it('a mix of calls of one account, each within its allowance and all at once, does not disturb other users', async () => {
  const named = (path: string, input: object) => `${path}?input=${encodeURIComponent(JSON.stringify(input))}`
  const copy = JSON.stringify({ id: other.projectId })
  const mix = [
    (from: string) => ask(named('/trpc/projects.listPlans', { limit: 100 }), from, undefined, other.cookie),
    (from: string) => ask('/api/projects', from, undefined, other.cookie),
    (from: string) => ask(`/api/projects/${other.projectId}/versions`, from, undefined, other.cookie),
    (from: string) => ask('/trpc/account.profile', from, undefined, other.cookie),
    (from: string) => ask('/trpc/projects.duplicate', from, copy, other.cookie),
  ]
  const flooding = flood(8, 70, (turn) => mix[turn % mix.length]?.(`203.0.113.${turn % 20}`) ?? Promise.reject())
  const [answers, reads] = await Promise.all([flooding, askMeanwhile('/api/projects', flooding)])
  // As too many, or as what others would have to wait for: how much of each depends on the machine.
  const refused = answers.filter(({ status }) => status === 429 || status === 503)
  expect(refused.length).toBeGreaterThan(answers.length / 4)
  for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0)
  expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]))
  // One after another is answered while the flood goes on.
  expect(reads.length).toBeGreaterThan(2)
})
