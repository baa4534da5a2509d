import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { evaluate } from '../../../src/domain/model/evaluate'
import { backRows, neededRows } from '../../../src/domain/model/results/conclusion-rows'
import { cashMonthRows, productRows, projectionRows, scenarioRows } from '../../../src/domain/model/results/results.gen'
import { scenarioNames } from '../../../src/domain/options'
import { demoPlan } from '../../../src/domain/plan/demo-plan'
import { parsePlan } from '../../../src/domain/plan/parse-plan'
import { blankPlan, type Plan } from '../../../src/domain/plan/plan'
import { simplePlan } from '../../../src/domain/testing/simple-plan'
import { declaredResults, resultNames } from '../../../src/results/result-kinds'
import { evaluationResponse } from './evaluation'

const placesIn = (rows: object, ...path: readonly string[]) => Object.keys(rows).map((name) => [...path, name])

const isThere = (answer: unknown, [key, ...rest]: readonly string[]): boolean => {
  if (key === undefined) return true
  return typeof answer === 'object' && answer !== null && key in answer && isThere(Reflect.get(answer, key), rest)
}

const examples = new URL('../../../src/domain/testing/worked-examples.json', import.meta.url)
const worked: { plan: object }[] = JSON.parse(readFileSync(examples, 'utf8'))
const workedPlans = worked.map(({ plan }) => parsePlan(JSON.stringify(plan)).plan)
const [, , everything = expect.fail()] = workedPlans
const { cashPlan } = everything

/** Winning its customers takes more than a month brings. */
const stillFalling = simplePlan({
  influencersMo: 10,
  customerAcquisitionCost: 80,
  repeatOrderRate: 0,
  enableAdvancedAnalysis: true,
  importLeadTimeMonths: 0,
  expectedReturnRate: 0,
  inventoryCarryingCostPct: 0,
  contingencyMo: 565,
  cashPlan: { ...cashPlan, enabled: true, openingStockMonths: 0, startsWithNoCustomers: true },
})

const plans: readonly Plan[] = [
  blankPlan(),
  ...workedPlans,
  {
    ...demoPlan(),
    enableAdvancedAnalysis: true,
    codSharePct: 30,
    codRefusalPct: 10,
    cashPlan: { ...cashPlan, enabled: true },
  },
  { ...everything, vatRegistered: true, cashPlan: { ...cashPlan, supplierBalanceDays: 0, openingCash: 1e6 } },
  stillFalling,
  // So little is left that the goods in stock take too many months to be back.
  { ...stillFalling, contingencyMo: 589, cashPlan: { ...cashPlan, enabled: false } },
]

const evaluations = plans.map((plan) => evaluate(plan))

it('answers with every figure that is declared', () => {
  const places = [
    ...resultNames.map((name) => declaredResults[name].path),
    ...placesIn(productRows, 'products', '0'),
    ...scenarioNames.flatMap((name) => placesIn(scenarioRows, 'advanced', name)),
    ...placesIn(projectionRows, 'advanced', 'projection', '1'),
    ...placesIn(cashMonthRows, 'cashPlan', 'months', '1'),
  ]
  const answers = evaluations.map((evaluation) => evaluationResponse.parse(evaluation))
  expect(places.filter((place) => !answers.some((answer) => isThere(answer, place)))).toEqual([])
})

it('the schema describes every kind of answer that a plan can have', () => {
  // What the schema does not describe is left out of what it reads.
  for (const evaluation of evaluations) expect(evaluationResponse.parse(evaluation)).toEqual(evaluation)
  const kindsOf = (of: 'needed' | 'back') =>
    new Set(evaluations.flatMap(({ conclusion }) => conclusion[of]?.kind ?? []))
  expect(kindsOf('needed')).toEqual(new Set(Object.keys(neededRows)))
  expect(kindsOf('back')).toEqual(new Set(Object.keys(backRows)))
})
