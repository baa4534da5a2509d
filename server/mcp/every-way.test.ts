import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { userProjects } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { evaluate } from '../../src/domain/model/evaluate'
import { storedPlan } from '../../src/domain/plan/evaluator-defaults'
import { everythingPlan } from '../../src/domain/testing/plan-arbitraries'
import { storedTexts } from '../../src/domain/testing/stored-texts'
import { ApiError, connect, unwrap } from '../sdk/src/index'
import { adminVisitor, programOf, signedInVisitor, startTestApp, Visitor } from '../testing/test-app'
import { resultsOf } from './plan-writer'
import { callTool, connectAssistant } from './testing/assistant'

/** `npm run bench -- callable` tries 300. */
const plans = Number(process.env.MCP_PLANS ?? 5)

let app: FastifyInstance
let baseUrl: string
let noor: Awaited<ReturnType<typeof signedInVisitor>>
let admin: Awaited<ReturnType<typeof adminVisitor>>
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT: false } })
  baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })
  ;[noor, admin] = [await signedInVisitor(app), await adminVisitor(app)]
})

const asJson = (value: unknown) => JSON.parse(JSON.stringify(value))
const evaluated = async (projectData: string) => {
  const answer = await new Visitor(app).post('/api/evaluate', { projectData })
  expect([answer.statusCode, answer.body.slice(0, 200)]).toEqual([200, expect.anything()])
  return answer.json()
}

/** The same text by the model, by the SDK and by an assistant gives what REST gives. */
async function expectOneAnswer(projectData: string) {
  const rest = await evaluated(projectData)
  const { evaluation, shownVerdict, unanswered } = rest
  expect(asJson(evaluate(storedPlan(projectData).plan))).toEqual(evaluation)
  expect(await unwrap(connect({ baseUrl }).POST('/api/evaluate', { body: { projectData } }))).toEqual(rest)
  const { data } = await callTool(await connectAssistant(app), 'evaluate_plan', { projectData })
  expect(data.results).toEqual(resultsOf(evaluation, unanswered.length > 0))
  expect([data.verdict, data.unanswered]).toEqual([shownVerdict, unanswered])
  return rest
}

it('for random plans an assistant, REST, the SDK and the model give the same figures', {
  timeout: 600_000,
}, async () => {
  for (const random of fc.sample(everythingPlan, plans)) await expectOneAnswer(JSON.stringify(random))
})

it.each(Object.entries(storedTexts))('%s is one plan wherever it is stored and read', async (_name, projectData) => {
  const { plan, evaluation } = await expectOneAnswer(projectData)
  const { db } = await testDatabase()
  const row = { userId: noor.user.id, projectName: 'Old', projectData }
  const [stored] = await db.insert(userProjects).values(row).returning({ id: userProjects.id })
  const path = `/api/projects/${stored?.id}`
  const read = async (from: string, who = noor.visitor) => (await who.get(from)).json()

  expect((await read(`${path}/evaluation`)).evaluation).toEqual(evaluation)
  const assistant = await connectAssistant(app, await bearer())
  const { project } = (await callTool(assistant, 'get_project', { id: stored?.id })).data
  expect((await evaluated(project.projectData)).evaluation).toEqual(evaluation)
  const administered = await read(`/api/admin/projects/${stored?.id}`, admin.visitor)
  expect((await evaluated(administered.project.projectData)).evaluation).toEqual(evaluation)
  // What the thread that makes files is given.
  const ordered = await read(`${path}/csv?language=en`)
  expect((await evaluated(ordered.projectData)).evaluation).toEqual(evaluation)

  const shared = await noor.visitor.post(`${path}/links`, {})
  // What is no object is nobody's plan.
  if (!projectData.startsWith('{')) expect([shared.statusCode, shared.json().code]).toEqual([400, 'PLAN_NOT_JSON'])
  else {
    const opened = await new Visitor(app).trpc.shares.open.mutate({ token: shared.json().link.token })
    const { monthly, bottomLine } = (await evaluated(opened.planData)).evaluation
    expect({ monthly, bottomLine }).toEqual({ monthly: evaluation.monthly, bottomLine: evaluation.bottomLine })
  }

  expect(
    (await noor.visitor.put(path, { projectData: JSON.stringify({ ...plan, storeName: 'New' }) })).statusCode,
  ).toBe(200)
  const [version] = (await read(`${path}/versions`)).versions
  const restored = await noor.visitor.post(`${path}/versions/${version.id}/restore`, {})
  expect([restored.statusCode, (await read(`${path}/evaluation`)).evaluation]).toEqual([200, evaluation])
})

it.each([
  ['an endless number under a key that is not known', '{"mine":{"rate":1e999}}', 'PLAN_NUMBER'],
  ['too many unknown keys', JSON.stringify({ mine: Array(200).fill(Array(20).fill(0)) }), 'PLAN_TOO_LARGE'],
  ['nesting of 30 levels', `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`, 'PLAN_TOO_DEEP'],
])('%s is refused in a plan as it is as in its text, by REST and to an assistant', async (_name, plan, code) => {
  const headers = { 'content-type': 'application/json' }
  for (const projectData of [plan, JSON.stringify(plan)]) {
    const body = { method: 'POST', headers } as const
    const rest = await noor.visitor.send({ ...body, url: '/api/evaluate', payload: `{"projectData":${projectData}}` })
    expect(rest.json().code).toBe(code)
    const params = `{"name":"evaluate_plan","arguments":{"projectData":${projectData}}}`
    const assistant = await new Visitor(app).send({
      ...body,
      headers: { ...headers, accept: 'application/json, text/event-stream' },
      url: '/mcp',
      payload: `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`,
    })
    expect(assistant.body).toContain(code)
  }
})

const bearer = async () => ({ authorization: `Bearer ${(await programOf(app, noor.visitor, 'read')).token}` })

it.each([
  ['text that is not JSON', 'price = 5', 'PLAN_NOT_JSON'],
  ['an endless number', '{"vatPct":1e999}', 'PLAN_NUMBER'],
  ['a forbidden key', '{"__proto__":{}}', 'PLAN_FORBIDDEN_KEY'],
  ['201 products', `{"products":[${Array(201).fill('{}').join()}]}`, 'PLAN_TOO_LARGE'],
])(
  '%s is refused alike by REST, the SDK and to an assistant, to be worked out or kept',
  async (_name, projectData, code) => {
    const sent = (path: string, body: Record<string, unknown>) => noor.visitor.post(path, body)
    expect((await sent('/api/evaluate', { projectData })).json().code).toBe(code)
    expect((await sent('/api/projects', { projectName: 'Wrong', projectData })).json().code).toBe(code)
    expect((await sent('/api/compute/workbook', { projectData, language: 'en' })).json().code).toBe(code)
    const refused = await unwrap(connect({ baseUrl }).POST('/api/evaluate', { body: { projectData } })).catch(
      (error) => error,
    )
    expect([refused instanceof ApiError, refused.code]).toEqual([true, code])
    const assistant = await callTool(await connectAssistant(app), 'evaluate_plan', { projectData })
    expect([assistant.isError, assistant.data.code ?? assistant.said]).toEqual([true, expect.stringContaining(code)])
  },
)
