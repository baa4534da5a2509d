import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { freeDelivery, paymentForDiscount } from '../../src/domain/model/decisions/discounts'
import { movesOf } from '../../src/domain/model/decisions/moves'
import { seek } from '../../src/domain/model/decisions/seek'
import { tornado } from '../../src/domain/model/decisions/tornado'
import { simulate, usualSpreads } from '../../src/domain/model/decisions/uncertainty'
import { demoPlan } from '../../src/domain/plan/demo-plan'
import { builtInBenchmarks } from '../../src/domain/reference/benchmarks'
import { heaviestPlan } from '../../src/domain/testing/heaviest-plan'
import { resultNames } from '../../src/results/result-kinds'
import { explained } from '../projects/words/explained'
import { explainResponse, seekResponse } from '../rest/responses/compute'
import { computeRoutes } from '../rest/routes/compute.routes'
import { evaluationRoutes } from '../rest/routes/evaluation.routes'
import { startTestApp } from '../testing/test-app'

const plan = demoPlan()
const goal = { kind: 'income', value: 30_000 } as const
const spreads = { units: { low: -10, mode: 0, high: 10 } }
const ranges = { price: { low: -5, high: 5 } }

let app: FastifyInstance
beforeAll(async () => {
  // However long the machine takes for them.
  app = await startTestApp({ env: { RATE_LIMIT: false } })
})

const post = (path: string, body: object, to = app) =>
  to.inject({ method: 'POST', url: `/api/compute/${path}`, payload: { projectData: plan, ...body } })

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('what the document says of calculations', () => {
  it.each([...computeRoutes, ...evaluationRoutes].filter(({ file }) => file === undefined))(
    'is all that $method $path answers',
    async ({ method, path, exampleBody, response }) => {
      const answer = (await app.inject({ method, url: path, ...(exampleBody && { payload: exampleBody }) })).json()
      // What a schema does not describe is left out of what it reads.
      expect(response.parse(answer)).toEqual(answer)
    },
  )

  it.each([
    ['found', { lever: 'price', goal }],
    ['already', { lever: 'price', goal: { kind: 'income', value: -1e9 } }],
    ['unreachable', { lever: 'shipping', goal: { kind: 'income', value: 1e9 } }],
    ['notApplicable', { lever: 'price', goal: { kind: 'cashNeeded', value: 0 } }],
  ])('is all that is said of a goal that is %s', async (kind, body) => {
    const answer = (await post('seek', body)).json()
    expect(answer.result.kind).toBe(kind)
    expect(seekResponse.parse(answer)).toEqual(answer)
  })
})

it('the document knows every kind of line that explains a result', () => {
  const store = { ...plan, enableAdvancedAnalysis: true, cashPlan: { ...plan.cashPlan, enabled: true } }
  for (const name of resultNames) {
    const answer = { result: explained(store, name, builtInBenchmarks), unanswered: [] }
    expect(explainResponse.parse(answer)).toEqual(answer)
  }
})

describe('calculations for programs', () => {
  it('names a choice that was not made as missing', async () => {
    const { issues } = (await post('explain', {})).json()
    expect(issues).toMatchObject([{ path: 'result', code: 'required' }])
  })

  it.each([
    ['seek', { lever: 'price', goal }, seek(plan, 'price', goal)],
    ['moves', {}, movesOf(plan)],
    ['tornado', { ranges }, tornado(plan, ranges)],
    [
      'simulate',
      { runs: 500, seed: 7, spreads },
      simulate(plan, { runs: 500, seed: 7, spreads: { ...usualSpreads, ...spreads } }),
    ],
    ['discounts', { discountPct: 10 }, { ...paymentForDiscount(plan, 10), freeDelivery: freeDelivery(plan) }],
  ])('by %s is what the screens show', async (path, body, shown) => {
    expect((await post(path, body)).json()).toEqual({ result: asJson(shown), unanswered: [] })
  })

  it('lists the differences of two plans and the results of both', async () => {
    const dearer = { ...plan, shippingPerOrder: plan.shippingPerOrder + 5 }
    const { changes, before, after } = (await post('compare', { projectData: dearer, comparedWith: plan })).json()
    expect(changes).toMatchObject([{ path: 'shippingPerOrder', before: plan.shippingPerOrder }])
    expect(after.bottomLine.operatingIncome).toBeLessThan(before.bottomLine.operatingIncome)
  })

  it('lists the open questions of the plan', async () => {
    const { unanswered } = (await post('moves', { projectData: {} })).json()
    expect(unanswered.map(({ question }: { question: string }) => question)).toContain('productCost')
  })

  it('is refused for a plan that is too large to evaluate repeatedly', async () => {
    expect((await post('seek', { projectData: heaviestPlan(), lever: 'price', goal })).json().code).toBe(
      'PLAN_TOO_LARGE',
    )
  })

  it.each(['team', 'paymentMethods', 'customOverheadsTech', 'customOverheadsOps'])(
    'counts the entries of %s beside those of the products',
    async (list) => {
      const projectData = { products: Array(200).fill({}), [list]: Array(51).fill({}) }
      expect((await post('moves', { projectData })).json().code).toBe('PLAN_TOO_LARGE')
    },
  )

  it('sets figures in nothing that is no plan', async () => {
    expect((await post('patch', { projectData: '[]', figures: { vatPct: 5 } })).json().code).toBe('PLAN_NOT_JSON')
  })

  it('is charged by its cost', async () => {
    const limited = await startTestApp()
    const answers: number[] = []
    for (let calls = 0; calls < 40 && answers.at(-1) !== 429; calls += 1)
      answers.push((await post('simulate', { runs: 5000 }, limited)).statusCode)
    expect([answers[0], answers.at(-1)]).toEqual([200, 429])
  })
})
