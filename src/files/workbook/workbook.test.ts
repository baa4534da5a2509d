import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ExportedMonth } from '../../domain/actuals/exported-months'
import { exportedOf } from '../../domain/actuals/testing/exported'
import { inConcludedState } from '../../domain/model/conclusion/in-state'
import { evaluate } from '../../domain/model/evaluate'
import type { Evaluation } from '../../domain/model/evaluation'
import { cashMonthRows, productRows, projectionRows, scenarioRows } from '../../domain/model/results/results.gen'
import { scenarioNames } from '../../domain/options'
import { demoPlan } from '../../domain/plan/demo-plan'
import type { Plan } from '../../domain/plan/plan'
import { builtInBenchmarks } from '../../domain/reference/benchmarks'
import { secondSample } from '../../domain/samples/second-sample'
import { everythingPlan, wildPlan } from '../../domain/testing/plan-arbitraries'
import { declaredResults, isResult, resultNames } from '../../results/result-kinds'
import { busyStores, picturedPlans, workedPlans } from '../../results/testing/example-plans'
import { planInCells } from './format'
import { workedOut } from './testing/recalculated'
import { wordsOf } from './testing/words'
import { sourceOf } from './testing/written'
import { resultCells, workbookOf } from './workbook'

const words = await wordsOf('en')

/** How many random plans of each kind are worked out: 20 in `npm run bench -- workbook`. */
const randomPlans = Number(process.env.WORKBOOKS ?? 2)

/** Cells that HyperFormula works out to something else than the workbook says. */
function differences(plan: Plan, months: readonly ExportedMonth[] = []): string[] {
  const workbook = workbookOf({ ...sourceOf(plan, words), months })
  const found = workedOut(workbook)
  const cells = workbook.sheets.flatMap(({ title, cells }) => cells.map((cell) => ({ title, ...cell })))
  // Differences of large figures keep as many digits as these have.
  const largest = Math.max(1, ...cells.map(({ value }) => (typeof value === 'number' ? Math.abs(value) : 0)))
  return cells.flatMap(({ title, at, value, formula }) => {
    const recalculated = found.get(`${title}!${at}`)
    const isSame =
      typeof value === 'number' && typeof recalculated === 'number'
        ? Math.abs(value - recalculated) <= Math.max(1e-6, 1e-12 * largest)
        : value === recalculated
    return formula === undefined || isSame ? [] : [`${title}!${at}: ${value} in the app, ${recalculated} by ${formula}`]
  })
}

/**
 * A workbook counts a plan as it is entered. A store that has to register within the year is concluded as if it had: here it is
 * registered from the start, so that both are of one state.
 */
const inOneState = (plan: Plan): Plan =>
  inConcludedState({ plan, evaluation: evaluate(plan), benchmarks: builtInBenchmarks })

it('says on the first sheet where its sentences count the store as registered and its figures do not', () => {
  const conclusion = ['This store makes SAR 917 per month.']
  const firstSheet = (plan: Plan) =>
    workbookOf({ ...sourceOf(plan, words), conclusion }).sheets[0]?.cells.map(({ value }) => value) ?? []
  const sentence = expect.stringContaining('the figures below count it as entered: not registered')
  expect(firstSheet(secondSample())).toContainEqual(sentence)
  expect(firstSheet(inOneState(secondSample()))).not.toContainEqual(sentence)
})

it('the grade of the margin stands under the month, whose figures are said to count the store as it is entered', () => {
  const { cells = [] } = workbookOf(sourceOf(secondSample(), words)).sheets[0] ?? {}
  const rowOf = (text: string) => cells.find(({ at, value }) => at.startsWith('A') && value === text)?.row ?? 0
  const month = rowOf('The month')
  expect(rowOf('Verdict on the plan as exported')).toBeLessThan(month)
  expect(rowOf('VAT: these figures count the store as entered, not registered.')).toBe(month + 1)
  expect(rowOf('Grade of the margin')).toBe(month + 2)
})

it('says beside the points of health that their payback counts a store as registered that is entered as not', () => {
  const labels = (plan: Plan) => workbookOf(sourceOf(plan, words)).sheets.flatMap(({ cells }) => cells)
  const named = (plan: Plan) =>
    labels(plan).find(({ value }) => `${value}`.startsWith('Payback month without growth, as'))
  expect(named(secondSample())?.value).toMatch(/: counted as registered for VAT$/)
  expect(named(inOneState(secondSample()))?.value).not.toContain('registered')
})

it('comes to what the app shows: the sample', () => {
  expect(differences(demoPlan())).toEqual([])
})

it('has the actual months beside the plan: steps that come to the difference, and every figure with its own', () => {
  const plan = demoPlan()
  const months = exportedOf(plan)
  expect(differences(plan, months)).toEqual([])
  const { cells = [] } =
    workbookOf({ ...sourceOf(plan, words), months }).sheets.find(({ title }) => title === 'Actual months') ?? {}
  const at = new Map(cells.map((cell) => [cell.at, cell]))
  const lineOf = (label: string, column: string) => {
    const found = cells.filter(({ at, value }) => at.startsWith('A') && value === label)
    return found.map(({ at: place }) => at.get(place.replace('A', column)))
  }
  const [, september] = months
  expect(lineOf('Planned result', 'D')[0]?.formula).toContain('Month')
  expect(lineOf('Actual result', 'D')[0]?.value).toBe(september?.actual)
  expect(lineOf('refused parcels', 'D')[0]?.value).toBe(
    september?.steps.find(({ group }) => group === 'refusals')?.effect,
  )
  expect(lineOf('Refused at the door', 'D').map((cell) => cell?.value)).toEqual([
    12,
    september?.plannedFigures.refused,
    12 - (september?.plannedFigures.refused ?? 0),
  ])
  expect(workbookOf(sourceOf(plan, words)).sheets.map(({ title }) => title)).not.toContain('Actual months')
})

it('comes to what the app shows: usual plans, and plans that no form takes', () => {
  const usual = fc.sample(everythingPlan, { numRuns: randomPlans, seed: 21 })
  for (const plan of [...usual, ...fc.sample(wildPlan, { numRuns: randomPlans, seed: 21 })])
    expect(differences(inOneState(plan)).slice(0, 5)).toEqual([])
})

/** The lines of the first sheet: what they are and what they come to. */
function summaryOf(plan: Plan) {
  const { cells = [] } = workbookOf(sourceOf(plan, words)).sheets[0] ?? {}
  const values = new Map(cells.map(({ at, value }) => [at, value]))
  return cells.filter(({ at }) => at.startsWith('A')).map(({ at, value }) => [value, values.get(at.replace('A', 'C'))])
}

it('the summary has the money needed and the payback month: those of the cash plan while it is on, else the quick estimates, first without growth', () => {
  const about = /money|cash bal|lowest|payback/i
  const moneyOf = (plan: Plan) =>
    summaryOf(plan).filter(([label, value]) => about.test(`${label}`) && value !== undefined)
  const demo = demoPlan()
  const { advanced } = evaluate(demo)
  const amountOf = (plan: Plan) => {
    const { needed } = evaluate(plan).conclusion
    return needed?.kind === 'amount' ? needed.amount : null
  }
  expect(moneyOf(demo)).toEqual([
    ['Money needed without growth, quick estimate', amountOf(demo)],
    ['Payback month without growth, quick estimate', advanced?.flatCashBreakevenMonth],
    ['Money needed with planned growth, quick estimate', advanced?.peakFundingNeed],
    ['Payback month with planned growth, quick estimate', advanced?.cashBreakevenMonth],
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
  const cells = resultCells(sourceOf(picturedPlans['everything in use'], words))
  expect(declaredPlaces.filter((place) => !cells.has(place))).toEqual([])
})

/** What the app shows at a place of the evaluation. */
function shownAt(evaluation: Evaluation, place: string): unknown {
  let value: unknown = evaluation
  const path = isResult(place) ? declaredResults[place].path : place.split('.')
  for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null
  return value
}

/** Results whose cell holds something else than the app shows. Cells of percentages are fractions. */
function otherThanShown(plan: Plan): string[] {
  const source = sourceOf(plan, words)
  const evaluation = evaluate(planInCells(source.plan), source.benchmarks)
  const cells = [...resultCells(source)]
  const largest = Math.max(1, ...cells.map(([, value]) => (typeof value === 'number' ? Math.abs(value) : 0)))
  return cells.flatMap(([place, value]) => {
    const shown = shownAt(evaluation, place)
    const near = (scale: number) => Math.abs(Number(shown) / scale - Number(value)) <= 1e-12 * largest
    const isSame =
      typeof shown === 'number' ? near(1) || (/Pct$|ROI$/.test(place) && near(100)) : typeof value === 'string'
    return isSame ? [] : [`${place}: ${shown} in the app, ${value} in its cell`]
  })
}

it('holds what the app shows of every result, months of cash among them', () => {
  const plans = [
    ...workedPlans,
    ...busyStores.map(([, plan]) => plan),
    ...fc.sample(everythingPlan, { numRuns: randomPlans, seed: 4 }),
    ...fc.sample(wildPlan, { numRuns: randomPlans, seed: 4 }),
  ]
  for (const plan of plans) expect(otherThanShown(inOneState(plan)).slice(0, 5)).toEqual([])
})

/** How deep functions stand in each other. */
function depthOf(formula: string): number {
  let [depth, deepest] = [0, 0]
  for (const sign of formula) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** Functions of Excel 2007 that give the same every time they are asked. */
const functions =
  'ABS AND COUNT DATE IF IFERROR INDEX INT ISNUMBER LEFT LEN MATCH MAX MID MIN MOD MONTH N NOT OR POWER ROUND ROUNDUP SUM SUMIF SUMPRODUCT TRIM UPPER VALUE YEAR'

it('has words for all that it shows, and formulas that Excel takes', async () => {
  for (const language of ['en', 'ar'] as const) {
    const { sheets } = workbookOf(sourceOf(picturedPlans['everything in use'], await wordsOf(language)))
    const cells = sheets.flatMap((sheet) => sheet.cells)
    const keys = /^(workbook:)?(lines|columns|sheets|titles|intros|headings|names)\./
    expect(cells.filter(({ value }) => keys.test(`${value}`))).toEqual([])
    const formulas = cells.flatMap(({ formula = '' }) => formula)
    expect(Math.max(...formulas.map((formula) => formula.length))).toBeLessThan(8192)
    expect(Math.max(...formulas.map(depthOf))).toBeLessThan(64)
    const used = new Set(formulas.flatMap((formula) => formula.match(/[A-Z]+(?=\()/g) ?? []))
    expect([...used].filter((name) => !functions.split(' ').includes(name))).toEqual([])
  }
})
