import { readFile } from 'node:fs/promises'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { categoryBenchmarks, defaultCostValues } from '../../db/reference-schema'
import { testDatabase } from '../../db/testing'
import { evaluate } from '../../src/domain/model/evaluate'
import { resultSections } from '../../src/domain/model/results/results.gen'
import { demoPlan } from '../../src/domain/plan/demo-plan'
import { createdPlan, noDefaults } from '../../src/domain/plan/evaluator-defaults'
import { parsePlan } from '../../src/domain/plan/parse-plan'
import { blankPlan, type Plan } from '../../src/domain/plan/plan'
import { missingAnswers } from '../../src/domain/rules/unanswered'
import { valueAtPath } from '../../src/domain/text/value-at-path'
import { evaluationResponse } from '../rest/responses/evaluation'
import { startTestApp, Visitor } from '../testing/test-app'

let visitor: Visitor
beforeAll(async () => {
  visitor = new Visitor(await startTestApp({ env: { RATE_LIMIT: false } }))
})

const send = (projectData: unknown) => visitor.post('/api/evaluate', { projectData })
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

const exampleSchema = z.object({ plan: z.unknown(), evaluation: z.unknown() })

/** The results that differ by more than a part in a thousand million. */
function farOff(actual: unknown, expected: unknown, path = ''): string[] {
  if (typeof expected === 'object' && expected !== null && typeof actual === 'object' && actual !== null)
    return Object.keys(expected).flatMap((key) =>
      farOff(Reflect.get(actual, key), Reflect.get(expected, key), `${path}.${key}`),
    )
  if (typeof expected !== 'number') return actual === expected ? [] : [path]
  return Math.abs(Number(actual) - expected) <= 1e-9 * Math.max(1, Math.abs(expected)) ? [] : [path]
}

describe('POST /api/evaluate', () => {
  it('answers with the plan as it was read and every result', async () => {
    const text = JSON.stringify({
      storeName: 'Noor',
      products: [{ unitPriceInclVAT: 115, unitsPerMonth: 10 }],
      mine: 1,
    })
    const answer = await send(text)
    expect(answer.statusCode).toBe(200)
    const { plan } = parsePlan(text)
    const read = { plan, evaluation: evaluate(plan), unanswered: missingAnswers(plan), shownVerdict: null }
    const referenceData = { revision: expect.stringMatching(/^[\w-]{16}$/) }
    expect(answer.json()).toEqual({ ...JSON.parse(JSON.stringify(read)), referenceData })
    expect(answer.json().plan.mine).toBe(1)
    expect(answer.json().evaluation.monthly.salesExVAT).toBeCloseTo(1000, 9)
    expect(() => evaluationResponse.parse(answer.json().evaluation)).not.toThrow()
  })

  it('has and describes every result that is declared', async () => {
    const demo = demoPlan()
    const plan = { ...demo, codSharePct: 20, paymentMode: 'basic', cashPlan: { ...demo.cashPlan, enabled: true } }
    const { evaluation } = (await send(JSON.stringify(plan))).json()
    const missing = resultSections.flatMap(({ part, rows }) => {
      const found = Object(valueAtPath(evaluation, part))
      return Object.keys(rows).filter((name) => found[name] === undefined)
    })
    expect(missing).toEqual([])
    // What the schema does not describe is left out of what it reads.
    expect(evaluationResponse.parse(evaluation)).toEqual(evaluation)
  })

  it.each(['[]', '[1,2]', '1', '"text"', 'null', 'true'])('reads %s as the blank plan', async (text) => {
    const answer = await send(text)
    expect(answer.statusCode).toBe(200)
    expect(answer.json().plan).toEqual(blankPlan())
  })

  it('reads {} as the plan that a new project begins with, and holds results against the benchmarks that are set', async () => {
    expect((await send('{}')).json().plan).toEqual(createdPlan(noDefaults))
    const { db } = await testDatabase()
    await db
      .insert(defaultCostValues)
      .values({ fieldName: 'shippingPerOrder', defaultValue: 27, fieldType: 'currency', category: 'logistics' })
    await db.insert(categoryBenchmarks).values({
      categoryId: 'home',
      minMargin: 80,
      typicalMargin: 90,
      maxMargin: 95,
      minCac: 1,
      typicalCac: 2,
      maxCac: 3,
    })
    const { plan } = (await send('{}')).json()
    expect(plan).toMatchObject({ shippingPerOrder: 27, origins: { shippingPerOrder: 'administrator' } })
    expect((await send('{"vatPct":15}')).json().plan.shippingPerOrder).toBe(0)
    const demo: Plan = { ...demoPlan(), productCategory: 'home' }
    const held = (await send(JSON.stringify(demo))).json().evaluation.advanced.businessHealthScore
    expect(held).toBeLessThan(evaluate(demo).advanced?.businessHealthScore ?? 0)
    await Promise.all([db.delete(defaultCostValues), db.delete(categoryBenchmarks)])
  })

  it.each([
    ['a plan of 10 MB', 'x'.repeat(10_000_000), 413, 'TOO_LARGE'],
    ['a plan of 300 KiB', `{"a":"${'x'.repeat(300 * 1024)}"}`, 413, 'PLAN_TOO_LARGE'],
    ['depth 10,000', nested(10_000), 400, 'PLAN_TOO_DEEP'],
    ['depth 21', nested(21), 400, 'PLAN_TOO_DEEP'],
    ['lists nested 20,000 deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, 400, 'PLAN_TOO_DEEP'],
    ['__proto__', '{"__proto__":{"polluted":true}}', 400, 'PLAN_FORBIDDEN_KEY'],
    ['__proto__, escaped', '{"\\u005f_proto__":{"polluted":true}}', 400, 'PLAN_FORBIDDEN_KEY'],
    ['constructor', '{"constructor":{"prototype":{"polluted":true}}}', 400, 'PLAN_FORBIDDEN_KEY'],
    ['text that is not JSON', 'price = 5', 400, 'PLAN_NOT_JSON'],
    ['nothing', '', 400, 'PLAN_NOT_JSON'],
    ['1e999', '{"vatPct":1e999}', 400, 'PLAN_NUMBER'],
    ['-1e999 inside a product', '{"products":[{"unitPriceInclVAT":-1e999}]}', 400, 'PLAN_NUMBER'],
    ['NaN as a word', '{"vatPct":NaN}', 400, 'PLAN_NOT_JSON'],
    ['NUL', '{"storeName":"a\\u0000b"}', 400, 'NUL_CHARACTER'],
    ['86 000 products', `{"products":[${Array(86_000).fill('{}').join()}]}`, 413, 'PLAN_TOO_LARGE'],
    ['201 products', `{"products":[${Array(201).fill('{}').join()}]}`, 413, 'PLAN_TOO_LARGE'],
    ['a team of 201', `{"team":[${Array(201).fill('{}').join()}]}`, 413, 'PLAN_TOO_LARGE'],
  ])('refuses %s', async (_name, text, status, code) => {
    const answer = await send(text)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().code).toBe(code)
    expect(answer.json().error).toBe(answer.json().message)
    expect({}).not.toHaveProperty('polluted')
  })

  it.each([
    ['duplicate keys, the last of which counts', '{"vatPct":5,"vatPct":15}'],
    ['NaN as text', '{"vatPct":"NaN","products":[{"unitPriceInclVAT":"Infinity","unitsPerMonth":"x"}]}'],
    ['a lone surrogate', '{"storeName":"\\ud800"}'],
    ['a price of 1e12', '{"products":[{"unitPriceInclVAT":1e12,"unitsPerMonth":1e12,"exFactoryPrice":1e300}]}'],
    [
      'defects and shortages of 180 %',
      '{"products":[{"exFactoryPrice":5,"expectedDefectPct":90,"expectedShortagePct":90}]}',
    ],
    ['0 months', '{"overheads":{"branding":{"amount":100,"mode":"oneTime","months":0}}}'],
    ['4 products', `{"products":${JSON.stringify(Array(4).fill({ unitPriceInclVAT: 10, unitsPerMonth: 5 }))}}`],
    ['negative everything', '{"vatPct":-5,"products":[{"unitPriceInclVAT":-1,"unitsPerMonth":-1}],"contingencyMo":-1}'],
    ['the wrong types', '{"products":{},"team":"x","overheads":[],"currency":5,"enableAdvancedAnalysis":"yes"}'],
  ])('computes with %s, without NaN or Infinity', async (_name, text) => {
    const answer = await send(text)
    expect(answer.statusCode).toBe(200)
    expect(() => evaluationResponse.parse(answer.json().evaluation)).not.toThrow()
    const again = await send(JSON.stringify(answer.json().plan))
    expect(again.json()).toEqual(answer.json())
  })

  it('answers any JSON with 200 or a reason, never 500', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json({ maxDepth: 30 }), fc.string()), async (text) => {
        const answer = await send(text)
        expect([200, 400, 413]).toContain(answer.statusCode)
        if (answer.statusCode === 200) evaluationResponse.parse(answer.json().evaluation)
      }),
      { numRuns: 300 },
    )
  })

  it('answers any body with 200 or a reason, never 500', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.json(), fc.string(), fc.constant(nested(60_000))), async (payload) => {
        const headers = { 'content-type': 'application/json' }
        const answer = await visitor.send({ method: 'POST', url: '/api/evaluate', payload, headers })
        expect(answer.statusCode).toBe(400)
        const overTrpc = await visitor.send({ method: 'POST', url: '/trpc/evaluator.evaluate', payload, headers })
        expect(overTrpc.statusCode).toBe(400)
      }),
      { numRuns: 200 },
    )
  })

  it.each([
    ['text/plain', '{"projectData":"{}"}'],
    ['application/x-www-form-urlencoded', 'projectData={}'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/xml', '<a/>'],
  ])('takes no %s', async (type, payload) => {
    for (const url of ['/api/evaluate', '/trpc/evaluator.evaluate']) {
      const answer = await visitor.send({ method: 'POST', url, payload, headers: { 'content-type': type } })
      expect(answer.statusCode).toBe(415)
    }
  })

  it('names the field that is missing or of the wrong kind, in the language asked for', async () => {
    const missing = (await visitor.post('/api/evaluate')).json()
    expect(missing).toMatchObject({ code: 'BAD_INPUT', issues: [{ path: 'projectData', code: 'required' }] })
    const headers = { 'accept-language': 'ar' }
    const wrong = await visitor.send({ method: 'POST', url: '/api/evaluate', payload: { projectData: 5 }, headers })
    expect(wrong.json()).toMatchObject({
      message: 'تعذّر قبول بعض البيانات المرسلة. يُرجى مراجعة الحقول المذكورة.',
      issues: [{ path: 'projectData', code: 'invalid', message: 'لا يمكن قبول هذه القيمة' }],
    })
  })

  it('shows no verdict while something is open, and says what', async () => {
    const free = { products: [{ name: 'Oud', unitPriceInclVAT: 115, unitsPerMonth: 10 }] }
    const open = (await send(JSON.stringify(free))).json()
    expect(open.evaluation.verdict).not.toBeNull()
    expect([open.shownVerdict, open.unanswered]).toEqual([
      null,
      [{ question: 'productCost', path: 'products.0.exFactoryPrice', productName: 'Oud' }],
    ])
    const given = (await send(JSON.stringify(demoPlan()))).json()
    expect([given.shownVerdict, given.unanswered]).toEqual([given.evaluation.verdict, []])
  })

  it('is the same over tRPC', async () => {
    const projectData = JSON.stringify({ products: [{ unitPriceInclVAT: 115, unitsPerMonth: 10 }] })
    const overRest = (await send(projectData)).json()
    expect(await visitor.trpc.evaluator.evaluate.mutate({ projectData })).toEqual(overRest)
  })

  it('gives the worked examples to 1e-9', async () => {
    const examples: unknown[] = JSON.parse(await readFile('src/domain/testing/worked-examples.json', 'utf8'))
    for (const example of examples) {
      const { plan, evaluation } = exampleSchema.parse(example)
      const answer = (await send(JSON.stringify(plan))).json().evaluation
      expect(farOff(answer, evaluation)).toEqual([])
    }
  })
})
