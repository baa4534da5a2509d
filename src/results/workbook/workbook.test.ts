import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { evaluate } from '../../domain/model/evaluate'
import { productRows, projectionRows, scenarioRows } from '../../domain/model/generated/results.gen'
import { cashMonthRows } from '../../domain/model/results/cash-rows'
import { scenarioNames } from '../../domain/options'
import { demoPlan } from '../../domain/plan/demo-plan'
import type { Plan } from '../../domain/plan/plan'
import { everythingPlan, wildPlan } from '../../domain/testing/plan-arbitraries'
import { resultNames } from '../result-kinds'
import { picturedPlans } from '../testing/example-plans'
import { wordsOf } from './testing/words'
import { sourceOf } from './testing/written'
import { workbookOf, workedOut } from './workbook'

const words = await wordsOf('en')

/** Cells whose formula comes to something else than the app's value. */
function differences(plan: Plan): string[] {
  const cells = workedOut(sourceOf(plan, words))
  // Differences of large figures keep as many digits as these have.
  const largest = Math.max(1, ...cells.map(({ own }) => (typeof own === 'number' ? Math.abs(own) : 0)))
  return cells.flatMap(({ cell, sheet, own }) => {
    const { value } = cell
    const isSame =
      typeof value === 'number' && typeof own === 'number'
        ? Math.abs(value - own) <= Math.max(1e-6, 1e-12 * largest)
        : value === own
    return isSame
      ? []
      : [`${sheet} ${cell.name ?? `${cell.row}:${cell.column}`}: ${value} in the app, ${own} by ${cell.formula}`]
  })
}

it('comes to what the app shows: the sample', () => {
  expect(differences(demoPlan())).toEqual([])
})

it('comes to what the app shows: any usual plan', () => {
  for (const plan of fc.sample(everythingPlan, { numRuns: 8, seed: 21 }))
    expect(differences(plan).slice(0, 5)).toEqual([])
})

it('comes to what the app shows: plans that no form takes', () => {
  for (const plan of fc.sample(wildPlan, { numRuns: 8, seed: 21 })) expect(differences(plan).slice(0, 5)).toEqual([])
})

/** The lines of the first sheet: what they are and what they come to. */
function summaryOf(plan: Plan) {
  const { cells = [] } = workbookOf(sourceOf(plan, words)).sheets[0] ?? {}
  const values = new Map(cells.map(({ at, value }) => [at, value]))
  return cells.filter(({ at }) => at.startsWith('A')).map(({ at, value }) => [value, values.get(at.replace('A', 'C'))])
}

it('the summary has one money needed and one payback month: those of the cash plan while it is on', () => {
  const about = /money|cash bal|lowest|payback/i
  const moneyOf = (plan: Plan) => summaryOf(plan).filter(([label]) => about.test(`${label}`))
  const demo = demoPlan()
  const { advanced } = evaluate(demo)
  expect(moneyOf(demo)).toEqual([
    ['Money needed', advanced?.peakFundingNeed],
    ['Payback month', advanced?.cashBreakevenMonth],
  ])
  const withCash = { ...demo, cashPlan: { ...demo.cashPlan, enabled: true } }
  const { cashPlan } = evaluate(withCash)
  expect(moneyOf(withCash)).toEqual([
    ['Money needed', cashPlan?.cashNeeded],
    ['Payback month', cashPlan?.backMonth],
    ['Lowest cash balance', cashPlan?.lowestCash],
    ['Month of the lowest balance', cashPlan?.lowestMonth],
  ])
})

/** Every place of the evaluation where a declared result stands, with the first of each series. */
const declaredPlaces: readonly string[] = [
  ...resultNames,
  ...Object.keys(productRows).map((name) => `products.0.${name}`),
  ...scenarioNames.flatMap((scenario) => Object.keys(scenarioRows).map((name) => `advanced.${scenario}.${name}`)),
  ...Object.keys(projectionRows).map((name) => `advanced.projection.1.${name}`),
  ...Object.keys(cashMonthRows).map((name) => `cashPlan.months.1.${name}`),
].filter((place) => !place.endsWith('.1.month'))

it('has a cell for every result that is declared', () => {
  const cells = new Set(workedOut(sourceOf(picturedPlans['everything in use'], words)).map(({ result }) => result))
  expect(declaredPlaces.filter((place) => !cells.has(place))).toEqual([])
})
