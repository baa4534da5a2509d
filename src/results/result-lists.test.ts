import { expect, it } from 'vitest'
import { evaluatedInState } from '../domain/model/conclusion/in-state'
import { evaluate } from '../domain/model/evaluate'
import { resultLists } from '../domain/model/results/row'
import type { ResultName } from '../domain/model/results/sections'
import type { Plan } from '../domain/plan/plan'
import { builtInBenchmarks } from '../domain/reference/benchmarks'
import { resultNames, resultOf, rowOf } from './result-kinds'
import {
  adminResults,
  estimateOf,
  foremostResults,
  inStatement,
  listedResults,
  marksOf,
  summaryResults,
} from './result-lists'
import { picturedPlans } from './testing/example-plans'

it('the month’s costs stand as on a statement, each result after the one that it belongs to', () => {
  const { rows, totals, signed, ifUsed } = listedResults('breakEven')
  expect(rows.slice(0, 3)).toEqual([
    'bottomLine.monthlyBreakEvenUnits',
    'bottomLine.revenueToBreakEven',
    // Of the revenue's own figures, it stands here as well, beside what a unit costs.
    'revenuePerUnit',
  ])
  expect(totals).toEqual(['bottomLine.monthlyBreakEvenUnits'])
  expect(signed).toEqual([])
  expect(ifUsed).toEqual(['bottomLine.monthlyUnitsSurplus', 'bottomLine.monthlyUnitsShortfall'])
})

it('a result that stands in a list besides its own is a total only in its own', () => {
  const { rows, totals, signed } = listedResults('variable')
  expect(rows.slice(rows.indexOf('weightedCAC'), rows.indexOf('weightedCAC') + 2)).toEqual([
    'weightedCAC',
    'bottomLine.orderMargin',
  ])
  expect(rows[0]).toBe('salesExVAT')
  expect(totals).toEqual(['totalCOGS', 'grossProfit', 'contributionPerUnit'])
  expect(signed).toContain('grossProfit')
  expect(listedResults('cash').rows.filter((name) => rowOf(name).list !== 'cash')).not.toContain('totalCOGS')
})

it('a sum stands below its parts, and what a total takes away has a minus with all its parts', () => {
  const { rows, parts, subtotals, less } = listedResults('variable')
  expect(subtotals).toEqual(['deliveryCost'])
  expect(parts).toEqual(['packagingCost', 'shippingCost', 'fulfillmentCost', 'refusedReturnCost'])
  expect(Math.max(...parts.map((name) => rows.indexOf(name)))).toBe(rows.indexOf('deliveryCost') - 1)
  const acquisition = ['cacVariableCost', 'customersMo']
  expect(less).toEqual(['productCost', ...parts, 'deliveryCost', 'paymentCost', 'totalCOGS', ...acquisition])
  expect(listedResults('revenue').less).toEqual(['discountsInclVAT', 'refusedSalesInclVAT'])
})

it('what a line counts already stands below it as a part of it', () => {
  const { rows, within } = listedResults('fixed')
  expect(within.map((name) => rows[rows.indexOf(name) - 1])).toEqual(['teamMo', 'totalFixedCost'])
})

const money = (plan: Plan, name: ResultName) =>
  resultOf(evaluatedInState({ plan, evaluation: evaluate(plan), benchmarks: builtInBenchmarks }), name) ?? 0

it.each(Object.entries(picturedPlans))(
  'statements add up: from revenue to gross profit and to the profit of the store %s',
  (_, plan) => {
    const amounts = (list: 'variable' | 'fixed', names: readonly ResultName[]) =>
      names.reduce(
        (sum, name) => sum + (inStatement(money(plan, name), listedResults(list).less.includes(name)) ?? 0),
        0,
      )
    expect(amounts('variable', ['salesExVAT', 'productCost', 'deliveryCost', 'paymentCost'])).toBeCloseTo(
      money(plan, 'grossProfit'),
      2,
    )
    const month = [
      'grossProfit',
      'cacVariableCost',
      'marketingMo',
      'overheadMo',
      'bottomLine.returnsAndStockMo',
    ] as const
    expect(amounts('fixed', month)).toBeCloseTo(money(plan, 'bottomLine.operatingIncome'), 2)
  },
)

it('every list has its results, and no result twice', () => {
  for (const list of resultLists) {
    const { rows } = listedResults(list)
    expect([list, rows.length === 0, new Set(rows).size]).toEqual([list, false, rows.length])
  }
})

it('an administrator sees the month apart from what lies beyond, and nothing that is not meant for them', () => {
  const { month, advanced } = adminResults
  expect(month.slice(0, 4)).toEqual(['salesExVAT', 'grossProfit', 'grossMarginPct', 'totalFixedCost'])
  expect(month).not.toContain('totalCOGS')
  expect(advanced).toContain('ltv2cacRatio')
  expect(advanced.filter((name) => month.includes(name))).toEqual([])
  expect(new Set([...month, ...advanced])).toEqual(new Set(resultNames.filter((name) => rowOf(name).forAdmin)))
})

it('founders compare sales, margin and the bottom line first, and the workbook groups its key figures', () => {
  expect(foremostResults.slice(0, 3)).toEqual(['salesExVAT', 'grossMarginPct', 'bottomLine.operatingIncome'])
  expect(foremostResults).not.toContain('totalCOGS')
  expect(summaryResults('breakEven')).toEqual([
    'bottomLine.monthlyBreakEvenUnits',
    'bottomLine.revenueToBreakEven',
    'bottomLine.safetyMarginPct',
  ])
})

it('a part without its sum is a line like any other, and with it is set in and taken away', () => {
  const list = listedResults('vat')
  const part = 'vat.inputVatMo'
  expect(marksOf(part, list)).toMatchObject({ part: 'ofSum', isLess: true })
  expect(marksOf(part, { ...list, rows: [part, 'vat.irrecoverableVatMo'] })).toMatchObject({
    part: null,
    isLess: false,
  })
})

it('an estimate is shown while the part that knows better is off', () => {
  expect(estimateOf('cashPlan.cashNeeded')).toBe('peakFundingNeed')
  expect(estimateOf('cashPlan.backMonth')).toBe('cashBreakevenMonth')
  expect(estimateOf('salesExVAT')).toBeUndefined()
})
