import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { type ProcedureName, procedureNames, typeOf } from '../../routers/router'
import { adminVisitor, startTestApp, type Visitor } from '../../testing/test-app'
import { blockedFor } from './testing/blocked'
import { shapeless, worstBodies } from './testing/worst-bodies'

const mostMs = 50

/** As long as a body may be, and as a query may be: Node takes no longer address. */
const [bodyBytes, queryBytes] = [1_048_000, 15_000]

let app: FastifyInstance
let visitor: Visitor
let id: string
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT: false } })
  visitor = (await adminVisitor(app)).visitor
  id = (await visitor.trpc.projects.create.mutate({ projectName: 'Candles', projectData: '{}' })).id
  // What is loaded, or compiled, with the first call.
  await visitor.post('/api/evaluate', { projectData: '{"enableAdvancedAnalysis":true}' })
})

function call(name: string, body: string): InjectOptions {
  if (typeOf(name) === 'query') return { url: `/trpc/${name}?input=${encodeURIComponent(body).slice(0, queryBytes)}` }
  return { method: 'POST', url: `/trpc/${name}`, payload: body, headers: { 'content-type': 'application/json' } }
}

it('are made of what each procedure takes', () => {
  expect(worstBodies('auth.login', 3000, id)[0]).toMatch(/^\{"email":"a{9,}","password":"a{9,}"/)
  expect(worstBodies('admin.orders.list', 3000, id)[0]).toMatch(/"cursor":"a+","limit":100,/)
  expect(worstBodies('evaluator.evaluate', 3000, id).every((body) => body.includes('"projectData":'))).toBe(true)
  expect(worstBodies('auth.session', 3000, id)).toEqual([])
})

/** The bodies that blocked other requests, and those that were answered with a 5xx. */
async function failures(name: ProcedureName, bodies: readonly string[]) {
  const found: string[] = []
  for (const body of bodies) {
    const sent = call(name, body)
    let status = 0
    const blocked = await blockedFor(async () => (status = (await visitor.send(sent)).statusCode), mostMs)
    if (blocked >= mostMs || status >= 500) found.push(`${status} ${Math.round(blocked)} ms ${body.slice(0, 60)}…`)
  }
  return found
}

const bytesFor = (name: string) => (typeOf(name) === 'query' ? queryBytes / 2 : bodyBytes)

it.each<ProcedureName>(['auth.session', 'auth.login', 'admin.users.list', 'admin.users.create', 'projects.save'])(
  'no body without shape blocks %s',
  async (name) => {
    expect(await failures(name, shapeless(bytesFor(name)))).toEqual([])
  },
)

it.each(procedureNames)('no body blocks %s', async (name) => {
  expect(await failures(name, worstBodies(name, bytesFor(name), id))).toEqual([])
})

it('neither does a batch of ten of them', async () => {
  const plan = `{"a":"${'x'.repeat(99_000)}"}`
  const one = { projectName: 'Oud', projectData: plan }
  const payload = JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, one])))
  const sent = { ...call('projects.create', payload), url: `/trpc/${Array(10).fill('projects.create')}?batch=1` }
  expect(await blockedFor(() => visitor.send(sent), mostMs)).toBeLessThan(mostMs)
})

it.each(['account.exportData', 'projects.listPlans', 'evaluator.evaluate'])(
  'an answer of %s is as large as one, however many are asked for in a request',
  async (name) => {
    const url = `/trpc/${Array(10).fill(name)}?batch=1`
    const isQuery = typeOf(name) === 'query'
    const sent = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, {}]))
    const answer = isQuery
      ? await visitor.get(`${url}&input=${encodeURIComponent(JSON.stringify(sent))}`)
      : await visitor.post(url, sent)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()[9].error.json.data.code).toBe('BATCH_REFUSED')
  },
)

it('104 bytes that ask for a thousand million more are refused unread', async () => {
  const sent = {
    json: { l: [1e9] },
    meta: { v: 1, values: { 'l.0': [['typed-array', 'Uint8Array']], 'l.00': ['set'] } },
  }
  const since = performance.now()
  const body = await app.inject({ method: 'POST', url: '/trpc/auth.login', payload: sent })
  const unread = await app.inject(`/trpc/auth.session?input=${encodeURIComponent(JSON.stringify(sent))}`)
  expect([body.statusCode, body.json().error.json.data.code]).toEqual([400, 'BAD_INPUT'])
  expect(unread.statusCode).toBe(200)
  expect(performance.now() - since).toBeLessThan(1000)
})
