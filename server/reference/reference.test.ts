import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { restRoutes } from '../rest/routes'
import { adminVisitor, startTestApp, Visitor } from '../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
let visitor: Visitor
let actorId: string
beforeEach(async () => {
  app = await startTestApp()
  const admin = await adminVisitor(app)
  visitor = admin.visitor
  actorId = admin.user.id
})

const benchmark = {
  categoryId: 'home',
  minMargin: 30,
  typicalMargin: 44,
  maxMargin: 60,
  minCac: 50,
  typicalCac: 75,
  maxCac: 100,
}
const cost = { fieldName: 'packagingPerOrder', defaultValue: 7, fieldType: 'currency', category: 'logistics' }
const role = { roleName: 'Gift Wrapper', category: 'operations', suggestedMonthlyCost: 4500, experienceLevel: 'entry' }
const overhead = { fieldName: 'branding', defaultAmount: 24_000, defaultMode: 'oneTime', defaultMonths: 24 }

const kinds = [
  {
    path: 'category-benchmarks',
    list: 'categoryBenchmarks',
    one: 'categoryBenchmark',
    body: benchmark,
    change: { typicalMargin: 50 },
  },
  { path: 'default-costs', list: 'defaultCosts', one: 'defaultCost', body: cost, change: { defaultValue: 9.5 } },
  {
    path: 'team-templates',
    list: 'teamTemplates',
    one: 'teamTemplate',
    body: role,
    change: { suggestedMonthlyCost: 5000 },
  },
  {
    path: 'overhead-defaults',
    list: 'overheadDefaults',
    one: 'overheadDefault',
    body: overhead,
    change: { defaultMonths: 36 },
  },
] as const

const targets = ['category_benchmark', 'default_cost', 'team_template', 'overhead_default']

async function add(path: string, body: object) {
  const answer = await visitor.post(`/api/admin/${path}`, { ...body })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return Object.values<{ id: string }>(answer.json())[0]?.id ?? ''
}

const readAll = async (path: string) => (await new Visitor(app).get(path)).json()

describe.each(kinds)('$path', ({ path, list, one, body, change }) => {
  const url = `/api/admin/${path}`

  it('is added, listed, changed in part or in whole, and deleted, as the description says', async () => {
    const added = await visitor.post(url, { ...body })
    expect(added.statusCode).toBe(201)
    const { id } = added.json()[one]
    expect(added.json()[one]).toMatchObject({ ...body, isActive: true })
    const changed = await visitor.put(`${url}/${id}`, { ...change })
    expect([changed.statusCode, changed.json()[one]]).toMatchObject([200, { ...body, ...change, id }])
    const off = await visitor.put(`${url}/${id}`, { ...body, isActive: false })
    expect(off.json()[one]).toMatchObject({ ...body, isActive: false })
    const listed = await visitor.get(url)
    expect(listed.json()).toEqual({ [list]: [off.json()[one]] })
    const row = restRoutes.find((each) => each.path === url && each.method === 'GET')
    expect(row?.response.safeParse(listed.json()[list]).success).toBe(true)
    const gone = await visitor.send({ method: 'DELETE', url: `${url}/${id}` })
    expect([gone.statusCode, gone.json()]).toEqual([200, { success: true }])
    for (const method of ['PUT', 'DELETE'] as const) {
      const again = await visitor.send({ method, url: `${url}/${id}`, ...(method === 'PUT' && { payload: body }) })
      expect(again.statusCode).toBe(404)
    }
  })

  it('each write is one row of the audit log, from what to what, by whom and from where', async () => {
    const id = await add(path, body)
    await visitor.put(`${url}/${id}`, { ...change })
    await visitor.put(`${url}/${id}`, { ...change })
    await visitor.put(`${url}/${id}`, { isActive: 'perhaps' })
    await visitor.send({ method: 'DELETE', url: `${url}/${id}` })
    const rows = await db.select().from(auditLog).orderBy(auditLog.id)
    const kind = targets[kinds.findIndex((each) => each.path === path)]
    const common = { actorId, targetType: kind, targetId: id, ip: '127.0.0.1' }
    expect(rows).toMatchObject([
      { ...common, action: `${kind}.create`, before: null, after: body },
      { ...common, action: `${kind}.update`, before: body, after: { ...body, ...change } },
      { ...common, action: `${kind}.delete`, before: { ...body, ...change }, after: null },
    ])
  })

  it('is added once for an Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'one' }
    const send = () => visitor.send({ method: 'POST', url, payload: body, headers })
    const [first, again] = [await send(), await send()]
    expect(again.json()).toEqual(first.json())
    expect((await visitor.get(url)).json()[list]).toHaveLength(1)
  })

  it('text in a number and unknown choices are 400, ids that are none 404, and change nothing', async () => {
    const id = await add(path, body)
    const before = await visitor.get(url)
    const wrong = Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'number'
        ? ['12', -1, 1e13, null, {}]
        : name === 'roleName'
          ? ['', '  ', 7]
          : ['nonsense', '', 7],
    ])
    for (const [name, values] of wrong as [keyof typeof body, unknown[]][])
      for (const value of values) {
        if (name === 'defaultMonths' && value === null) continue
        for (const method of ['POST', 'PUT'] as const) {
          const at = method === 'PUT' ? `${url}/${id}` : url
          const answer = await visitor.send({ method, url: at, payload: { ...body, [name]: value } })
          expect([name, value, answer.statusCode]).toEqual([name, value, 400])
          const [issue] = answer.json().issues
          expect([issue.path, issue.message.length > 0]).toEqual([name, true])
        }
      }
    expect((await visitor.put(`${url}/abc`, { ...change })).statusCode).toBe(404)
    expect((await visitor.get(url)).json()).toEqual(before.json())
  })
})

describe('figures that contradict each other are 400 and named', () => {
  it.each([
    ['category-benchmarks', benchmark, { minMargin: 45 }, 'minMargin', 'aboveMiddle'],
    ['category-benchmarks', benchmark, { maxMargin: 43 }, 'maxMargin', 'belowMiddle'],
    ['category-benchmarks', benchmark, { maxMargin: 101 }, 'maxMargin', 'percent'],
    ['category-benchmarks', benchmark, { minCac: 76 }, 'minCac', 'aboveMiddle'],
    ['category-benchmarks', benchmark, { maxCac: 74 }, 'maxCac', 'belowMiddle'],
    ['default-costs', cost, { minValue: 8 }, 'minValue', 'aboveMiddle'],
    ['default-costs', cost, { maxValue: 6 }, 'maxValue', 'belowMiddle'],
    ['default-costs', cost, { fieldName: 'vatPct', defaultValue: 101 }, 'defaultValue', 'fieldRange'],
    ['default-costs', cost, { fieldName: 'avgUnitsPerOrder', defaultValue: 0.5 }, 'defaultValue', 'fieldRange'],
    ['default-costs', cost, { fieldName: 'storeName' }, 'fieldName', 'choice'],
    ['overhead-defaults', overhead, { defaultMode: 'monthly' }, 'defaultMonths', 'oneTimeOnly'],
    ['overhead-defaults', overhead, { defaultMonths: 121 }, 'defaultMonths', 'months'],
    ['overhead-defaults', overhead, { defaultMonths: 1.5 }, 'defaultMonths', 'months'],
    ['overhead-defaults', overhead, { fieldName: 'vatPct' }, 'fieldName', 'choice'],
  ])('%s %o with %o: %s', async (path, body, change, field, code) => {
    const answer = await visitor.post(`/api/admin/${path}`, { ...body, ...change })
    expect([answer.statusCode, answer.json().issues]).toMatchObject([400, [{ path: field, code }]])
  })

  it('when a change of one figure contradicts the stored ones', async () => {
    const id = await add('category-benchmarks', benchmark)
    const answer = await visitor.put(`/api/admin/category-benchmarks/${id}`, { typicalMargin: 61 })
    expect([answer.statusCode, answer.json().issues]).toMatchObject([400, [{ path: 'maxMargin' }]])
  })
})

describe('one active benchmark of a category and region', () => {
  const url = '/api/admin/category-benchmarks'

  it('holds for adding, changing and activating; other regions and inactive ones are free', async () => {
    await add('category-benchmarks', benchmark)
    const second = await visitor.post(url, benchmark)
    expect([second.statusCode, second.json().code]).toEqual([409, 'BENCHMARK_TAKEN'])
    const elsewhere = await add('category-benchmarks', { ...benchmark, region: 'Kuwait' })
    expect((await visitor.put(`${url}/${elsewhere}`, { region: 'Saudi Arabia' })).statusCode).toBe(409)
    const inactive = await add('category-benchmarks', { ...benchmark, isActive: false })
    expect((await visitor.put(`${url}/${inactive}`, { isActive: true })).statusCode).toBe(409)
    expect(await db.$count(auditLog)).toBe(3)
  })

  it('holds when two are added at once', async () => {
    const answers = await Promise.all([visitor.post(url, benchmark), visitor.post(url, benchmark)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  })
})

describe('the public reference data', () => {
  it('is empty at first, may be kept for five minutes by the browser that asked, and names no row', async () => {
    expect(await readAll('/api/benchmarks')).toEqual({ categoryBenchmarks: [] })
    expect(await readAll('/api/team-templates')).toEqual({ teamTemplates: [] })
    expect(await readAll('/api/evaluator-defaults')).toEqual({ defaultCosts: [], overheadDefaults: [] })
    for (const path of ['/api/benchmarks', '/api/team-templates', '/api/evaluator-defaults']) {
      const { headers } = await new Visitor(app).get(path)
      expect(headers['cache-control']).toBe('private, max-age=300')
    }
    expect((await visitor.get('/api/admin/team-templates')).headers['cache-control']).toBe('no-store')
  })

  it('is what is active, of two for one field the later', async () => {
    for (const { path, body } of kinds) {
      await add(path, body)
      await add(path, { ...body, ...(path === 'category-benchmarks' && { categoryId: 'toys' }), isActive: false })
    }
    await add('default-costs', { ...cost, defaultValue: 8 })
    await add('overhead-defaults', { fieldName: 'branding', defaultAmount: 100 })
    const { categoryBenchmarks } = await readAll('/api/benchmarks')
    expect(categoryBenchmarks).toEqual([{ ...benchmark, currency: 'SAR', region: 'Saudi Arabia' }])
    const { teamTemplates } = await readAll('/api/team-templates')
    expect(teamTemplates).toEqual([{ ...role, description: null, businessStage: 'startup' }])
    const defaults = await readAll('/api/evaluator-defaults')
    expect(defaults).toMatchObject({
      defaultCosts: [{ fieldName: 'packagingPerOrder', defaultValue: 8 }],
      overheadDefaults: [{ fieldName: 'branding', defaultAmount: 100, defaultMode: 'monthly', defaultMonths: null }],
    })
    for (const path of ['/api/benchmarks', '/api/team-templates', '/api/evaluator-defaults']) {
      const row = restRoutes.find((each) => each.path === path)
      const answer = await readAll(path)
      expect(row?.response.safeParse(row.wrap ? answer[row.wrap] : answer).success).toBe(true)
    }
  })

  it('takes whole figures, and keeps using a row that was stored with a fraction before', async () => {
    const id = await add('category-benchmarks', benchmark)
    await db.execute(sql`update category_benchmarks set typical_margin = 44.5`)
    const url = `/api/admin/category-benchmarks/${id}`
    const refused = await visitor.put(url, { maxMargin: 60.5 })
    expect([refused.statusCode, refused.json().issues]).toMatchObject([400, [{ path: 'maxMargin', code: 'whole' }]])
    expect((await visitor.put(url, { isActive: true })).statusCode).toBe(200)
    const { categoryBenchmarks } = await readAll('/api/benchmarks')
    expect(categoryBenchmarks).toMatchObject([{ typicalMargin: 44.5 }])
  })

  it('is served whole beside an invalid row, or after a benchmark was deleted', async () => {
    for (const { path, body } of kinds) await add(path, body)
    const toys = await add('category-benchmarks', { ...benchmark, categoryId: 'toys' })
    await visitor.send({ method: 'DELETE', url: `/api/admin/category-benchmarks/${toys}` })
    await db.execute(sql`update category_benchmarks set min_margin = 'NaN'`)
    await db.execute(sql`update default_cost_values set field_name = 'gone'`)
    await db.execute(sql`update team_role_templates set suggested_monthly_cost = 'Infinity'`)
    await db.execute(sql`update overhead_defaults set default_months = -3`)
    await add('category-benchmarks', { ...benchmark, categoryId: 'food' })
    const { categoryBenchmarks } = await readAll('/api/benchmarks')
    expect(categoryBenchmarks).toHaveLength(1)
    expect(await readAll('/api/team-templates')).toEqual({ teamTemplates: [] })
    expect(await readAll('/api/evaluator-defaults')).toEqual({ defaultCosts: [], overheadDefaults: [] })
  })

  it('keeps markup as text, and removes characters that change the direction of text', async () => {
    const roleName = '<img src=x onerror=alert(1)></script>{{7*7}}'
    await add('team-templates', { ...role, roleName, description: '<b>bold</b> \u202eevil\u200b' })
    const { teamTemplates } = await readAll('/api/team-templates')
    expect(teamTemplates).toMatchObject([{ roleName, description: '<b>bold</b> evil' }])
    const nul = await visitor.post('/api/admin/team-templates', { ...role, description: 'a\0b' })
    expect(nul.statusCode).toBe(400)
  })
})
