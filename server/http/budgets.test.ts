import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { signedInVisitor, startTestApp, Visitor } from '../testing/test-app'

let app: FastifyInstance
beforeEach(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: ['127.0.0.1'] } })
})

const from = (address: string) => ({ 'x-forwarded-for': address })

/** The statuses of so many calls, one after another. */
async function statusesOf(times: number, call: (index: number) => Promise<{ statusCode: number }>) {
  const statuses: number[] = []
  for (let index = 0; index < times; index += 1) statuses.push((await call(index)).statusCode)
  return statuses
}

describe('a batch counts as the calls that it holds', () => {
  it.each([
    ['with commas', '/trpc/', ','],
    ['with encoded commas', '/trpc/', '%2C'],
    ['under an encoded path', '/%74rpc/', ','],
  ])('%s', async (_how, path, comma) => {
    const url = `${path}${Array(10).fill('nothing').join(comma)}?batch=1`
    const statuses = await statusesOf(610, () => app.inject(url))
    expect(statuses.slice(0, 600)).not.toContain(429)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('an evaluation', () => {
  const evaluate = (address: string) =>
    app.inject({ method: 'POST', url: '/api/evaluate', headers: from(address), payload: { projectData: '{}' } })

  it('has a separate budget: 60 a minute and address', async () => {
    const statuses = await statusesOf(62, () => evaluate('203.0.113.1'))
    expect(statuses).toEqual([...Array(60).fill(200), 429, 429])
    const refused = await evaluate('203.0.113.1')
    expect(refused.json().code).toBe('TOO_MANY_REQUESTS')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50)
    expect((await evaluate('203.0.113.2')).statusCode).toBe(200)
    const others = await app.inject({ url: '/api/benchmarks', headers: from('203.0.113.1') })
    expect(others.statusCode).toBe(200)
  })

  it('is no part of a batch', async () => {
    const one = { projectData: '{}' }
    const url = '/trpc/evaluator.evaluate,evaluator.evaluate?batch=1'
    const answer = await app.inject({ method: 'POST', url, payload: { 0: one, 1: one } })
    expect(answer.json()[0].error.json.data.code).toBe('BATCH_REFUSED')
  })
})

it.each(['/api/health', '/api/benchmarks', '/trpc/auth.earlyAccess', '/trpc/auth.session', '/trpc/evaluator.defaults'])(
  '%s has a separate budget',
  async (url) => {
    const statuses = await statusesOf(601, () => app.inject({ url, headers: from('203.0.113.1') }))
    expect(new Set(statuses.slice(0, 600))).toEqual(new Set([200]))
    expect(statuses.at(-1)).toBe(429)
  },
)

it('an account saves 120 times a minute, over tRPC and REST together', async () => {
  const { visitor } = await signedInVisitor(app)
  const { id } = (await visitor.post('/api/projects', { projectName: 'Candles', projectData: '{}' })).json().project
  const save = (index: number) => visitor.put(`/api/projects/${id}`, { projectData: `{"n":${index}}` })
  expect(new Set(await statusesOf(110, save))).toEqual(new Set([200]))
  const { versions } = (await visitor.get(`/api/projects/${id}/versions`)).json()
  const restore = () => visitor.post(`/api/projects/${id}/versions/${versions[0].id}/restore`)
  expect(await statusesOf(12, restore)).toEqual([...Array(10).fill(200), 429, 429])
  const refused = await visitor.send({
    method: 'PUT',
    url: `/api/projects/${id}`,
    payload: { projectData: '{}' },
    headers: { 'accept-language': 'ar' },
  })
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_SAVES'])
  expect(refused.json().message).toMatch(/^بلغ الحفظ 120 مرة/)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const other = (await signedInVisitor(app)).visitor
  expect((await other.post('/api/projects', { projectName: 'Oud', projectData: '{}' })).statusCode).toBe(201)
})

it('counts no calls with RATE_LIMIT=off', async () => {
  app = await startTestApp({ env: { RATE_LIMIT: false } })
  const visitor = new Visitor(app)
  const statuses = await statusesOf(70, () => visitor.post('/api/evaluate', { projectData: '{}' }))
  expect(new Set(statuses)).toEqual(new Set([200]))
})
