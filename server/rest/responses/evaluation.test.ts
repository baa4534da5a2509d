import { expect, it } from 'vitest'
import { evaluate } from '../../../src/domain/model/evaluate'
import { cashMonthRows, productRows, projectionRows, scenarioRows } from '../../../src/domain/model/results/results.gen'
import { scenarioNames } from '../../../src/domain/options'
import { demoPlan } from '../../../src/domain/plan/demo-plan'
import { declaredResults, resultNames } from '../../../src/results/result-kinds'
import { evaluationResponse } from './evaluation'

const placesIn = (rows: object, ...path: readonly string[]) => Object.keys(rows).map((name) => [...path, name])

const isThere = (answer: unknown, [key, ...rest]: readonly string[]): boolean => {
  if (key === undefined) return true
  return typeof answer === 'object' && answer !== null && key in answer && isThere(Reflect.get(answer, key), rest)
}

it('answers with every figure that is declared', () => {
  const plan = { ...demoPlan(), enableAdvancedAnalysis: true, codSharePct: 30, codRefusalPct: 10 }
  const answer = evaluationResponse.parse(evaluate({ ...plan, cashPlan: { ...plan.cashPlan, enabled: true } }))
  const places = [
    ...resultNames.map((name) => declaredResults[name].path),
    ...placesIn(productRows, 'products', '0'),
    ...scenarioNames.flatMap((name) => placesIn(scenarioRows, 'advanced', name)),
    ...placesIn(projectionRows, 'advanced', 'projection', '1'),
    ...placesIn(cashMonthRows, 'cashPlan', 'months', '1'),
  ]
  expect(places.filter((place) => !isThere(answer, place))).toEqual([])
})
