import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ActualMonth } from '../../src/domain/actuals/month'
import { blankValue, type Field, type Fields } from '../../src/domain/plan/field'
import { maxEntries, maxNames } from '../../src/domain/plan/plan-bounds'
import { planFields } from '../../src/domain/plan/plan-fields'
import type { Issue } from '../infra/errors'
import { callTool, connectAssistant } from '../mcp/testing/assistant'
import { signedInVisitor, startTestApp, Visitor } from '../testing/test-app'

let app: FastifyInstance
beforeAll(async () => {
  app = await startTestApp()
})

const sold = { sku: '', name: '', units: 1, value: 1 }

/** A row as long as one may be. */
function fullRow(month: string): ActualMonth {
  const counted = { placed: 1, cancelled: 0, unknownStatus: 0, isCut: false }
  const amounts = { basket: 1, shipping: null, codCharges: null, total: 1, refunded: null, vatComputed: 0 }
  const unknown = { byState: null, cod: null, discounts: null, vatStated: null, methods: null, customers: null }
  const days = { month, from: `${month}-01`, to: `${month}-28` }
  const product = { ...sold, parts: [sold, sold] }
  const products = Array.from({ length: 200 }, () => product)
  return { kind: 'orders', source: 'salla', ...days, ...counted, ...amounts, ...unknown, products }
}

const everyField = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, full(field)]))

function full(field: Field): unknown {
  if (field.kind === 'list') return Array.from({ length: maxEntries }, () => everyField(field.fields))
  if (field.kind === 'texts') return Array(maxNames).fill('vatPct')
  return field.kind === 'group' ? everyField(field.fields) : blankValue(field)
}

/** As many values as a plan that is kept may have. */
const fullPlan = everyField(planFields)

describe('what the schemas allow', () => {
  it('is kept of 30 months with 200 products in parts, by tRPC and by REST', async () => {
    const { visitor } = await signedInVisitor(app)
    const { id } = await visitor.trpc.projects.create.mutate({ projectName: 'Noor', projectData: '{}' })
    const months = Array.from({ length: 30 }, (_, at) =>
      fullRow(`${2020 + Math.floor(at / 12)}-${`${(at % 12) + 1}`.padStart(2, '0')}`),
    )
    expect(JSON.stringify(months[0]).length).toBeGreaterThan(0.8 * 32_768)
    const byRest = await visitor.put(`/api/projects/${id}/actuals`, { months })
    expect([byRest.statusCode, byRest.json()]).toEqual([200, { success: true }])
    await visitor.trpc.actuals.put.mutate({ id, months })
    expect((await visitor.trpc.actuals.list.query({ id })).months).toHaveLength(30)
  })

  it('is worked out, kept and compared of plans with every list full, sent as they are', async () => {
    const { visitor } = await signedInVisitor(app)
    const projectData = JSON.stringify(fullPlan)
    const evaluated = await visitor.post('/api/evaluate', { projectData: fullPlan })
    expect([evaluated.statusCode, evaluated.body.slice(0, 100)]).toEqual([200, expect.anything()])
    expect(evaluated.json()).toEqual((await visitor.post('/api/evaluate', { projectData })).json())
    expect((await visitor.post('/api/projects', { projectName: 'Full', projectData: fullPlan })).statusCode).toBe(201)
    const manyProducts = { products: everyField({ products: planFields.products }).products }
    const compared = { projectData: manyProducts, comparedWith: manyProducts }
    expect((await visitor.post('/api/compute/compare', compared)).statusCode).toBe(200)
    const assistant = await callTool(await connectAssistant(app), 'evaluate_plan', { projectData: fullPlan })
    expect(assistant.isError).toBeFalsy()
  })
})

it('answers a body that is wrong everywhere with a hundred fields, once each', async () => {
  const { visitor } = await signedInVisitor(app)
  const answer = await visitor.post('/api/evaluate', { projectData: { products: Array(30_000).fill(1) } })
  const { code, issues } = answer.json()
  expect([answer.statusCode, code, issues.length, new Set(issues.map(({ path }: Issue) => path)).size]).toEqual([
    ...[400, 'BAD_INPUT'],
    ...[100, 100],
  ])
})

describe('a body that no call could have', () => {
  const send = async (payload: string, url = '/api/evaluate', language = 'en') => {
    const headers = { 'content-type': 'application/json', 'accept-language': language }
    return new Visitor(app).send({ method: 'POST', url, payload, headers })
  }
  const objects = (count: number) => `{"projectData":[${Array(count).fill('{}').join()}]}`

  it('is refused for its values or its depth by name, in both languages', async () => {
    const [many, deep] = [objects(340_000), `${'['.repeat(61)}${']'.repeat(61)}`]
    expect((await send(many)).json()).toMatchObject({
      code: 'TOO_MANY_VALUES',
      error: 'The request holds more values than can be read at once. Send it in parts.',
    })
    expect((await send(many, '/api/evaluate', 'ar')).json().error).toMatch(/قيم أكثر/)
    expect((await send(deep)).json()).toMatchObject({ code: 'TOO_DEEP', error: expect.stringContaining('60') })
    const byTrpc = await send(many, '/trpc/evaluator.evaluate')
    expect([byTrpc.statusCode, byTrpc.json().error.json.data.code]).toEqual([400, 'TOO_MANY_VALUES'])
    const byAssistant = await send(many, '/mcp')
    expect([byAssistant.statusCode, byAssistant.json().code]).toEqual([400, 'TOO_MANY_VALUES'])
  })

  it('is refused where months are kept, too', async () => {
    const url = '/trpc/actuals.put'
    const answer = await send(objects(340_000), url)
    expect(answer.json().error.json.data.code).toBe('TOO_MANY_VALUES')
  })
})
