import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { inputSchema } from '../../rest/input'
import { needsOf, type ProcedureName, procedureNames, typeOf } from '../../routers/router'
import { adminVisitor, startTestApp, type Visitor } from '../../testing/test-app'
import { blockedFor, maxBlockMs } from './testing/blocked'
import { shapeless, worstBodies } from './testing/worst-bodies'

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

const bytesFor = (name: string) => (typeOf(name) === 'query' ? queryBytes / 2 : bodyBytes)

it('worst bodies are made of what each procedure takes', () => {
  expect(worstBodies('auth.login', 3000, id)[0]).toMatch(/^\{"email":"a{9,}","password":"a{9,}"/)
  expect(worstBodies('admin.orders.list', 3000, id)[0]).toMatch(/"cursor":"a+","limit":100,/)
  expect(worstBodies('evaluator.evaluate', 3000, id).every((body) => body.includes('"projectData":'))).toBe(true)
  expect(worstBodies('auth.session', 3000, id)).toEqual([])
})

/** A mutation without an input does its work regardless of what is sent: `auth.logout` would end the session of the tests. */
const readsBody = (name: ProcedureName) => typeOf(name) === 'query' || inputSchema({ procedure: name }) !== undefined

const bodiesOf = (name: ProcedureName) => [
  ...(readsBody(name) ? shapeless(bytesFor(name)) : []),
  ...worstBodies(name, bytesFor(name), id),
]

/** The bodies that were answered with a 5xx. */
async function faults(name: ProcedureName, bodies: readonly string[]) {
  const found: string[] = []
  for (const body of bodies) {
    const { statusCode } = await visitor.send(call(name, body))
    if (statusCode >= 500) found.push(`${statusCode} ${body.slice(0, 60)}…`)
  }
  return found
}

it.each(procedureNames)('%s answers no hostile body with a fault of the server', async (name) => {
  expect(await faults(name, bodiesOf(name))).toEqual([])
})

const tenIn = (name: ProcedureName, input: object): InjectOptions => {
  const body = JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at, input])))
  const url = `/trpc/${Array(10).fill(name)}?batch=1`
  return { ...call(name, body), url: typeOf(name) === 'query' ? `${url}&input=${encodeURIComponent(body)}` : url }
}

const tenPlans = () => tenIn('projects.create', { projectName: 'Oud', projectData: `{"a":"${'x'.repeat(99_000)}"}` })

// Measures, for `npm run bench -- costs`: on a machine that does something else besides, figures say nothing.
it.runIf(process.env.COSTS_REPORT)(
  'measures that no body blocks other requests for 50 ms',
  { timeout: 900_000 },
  async () => {
    const blocking: string[] = []
    const measure = async (sent: InjectOptions, label: string) => {
      const blocked = await blockedFor(() => visitor.send(sent), maxBlockMs)
      if (blocked >= maxBlockMs) blocking.push(`${Math.round(blocked)} ms: ${label}`)
    }
    for (const name of procedureNames)
      for (const body of bodiesOf(name)) await measure(call(name, body), `${name} ${body.slice(0, 60)}…`)
    await measure(tenPlans(), 'ten plans in a batch')
    expect(blocking).toEqual([])
  },
)

const unbatched = procedureNames.filter((name) => needsOf(name).unbatched)

it.each(unbatched)(
  '%s is refused in a batch: the answer is as large as that of one, and so are the tries',
  async (name) => {
    const answer = await visitor.send(tenIn(name, {}))
    expect(answer.statusCode).toBe(400)
    expect(answer.json()[9].error.json.data.code).toBe('BATCH_REFUSED')
  },
)

it('every procedure that takes a password, a code or a link’s token is refused in a batch', () => {
  const secrets = ['password', 'currentPassword', 'newPassword', 'code', 'token', 'paymentIntentId']
  const takesSecret = procedureNames.filter((name) => {
    const input = inputSchema({ procedure: name })
    return input instanceof z.ZodMiniObject && secrets.some((secret) => secret in input.def.shape)
  })
  expect(takesSecret).toEqual(expect.arrayContaining(['auth.login', 'account.prove', 'shares.open']))
  expect(takesSecret.filter((name) => !unbatched.includes(name))).toEqual([])
})

it('104 bytes that ask for a thousand million more are refused unread', async () => {
  const sent = {
    json: { l: [1e9] },
    meta: { v: 1, values: { 'l.0': [['typed-array', 'Uint8Array']], 'l.00': ['set'] } },
  }
  const body = await app.inject({ method: 'POST', url: '/trpc/auth.login', payload: sent })
  const unread = await app.inject(`/trpc/auth.session?input=${encodeURIComponent(JSON.stringify(sent))}`)
  expect([body.statusCode, body.json().error.json.data.code]).toEqual([400, 'BAD_INPUT'])
  expect(unread.statusCode).toBe(200)
})
