import { expect, it } from 'vitest'
import { resultLists } from '../domain/model/results/row'
import { resultNames, rowOf } from './result-kinds'
import { adminResults, estimateOf, foremostResults, listedResults, summaryResults } from './result-lists'

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

it('a result that stands after one of another list is a total there only if it is its own', () => {
  const { rows, totals, signed } = listedResults('variable')
  expect(rows.slice(rows.indexOf('weightedCAC'), rows.indexOf('weightedCAC') + 2)).toEqual([
    'weightedCAC',
    'bottomLine.orderMargin',
  ])
  expect(totals).toEqual(['totalCOGS', 'grossProfit', 'contributionPerUnit'])
  expect(signed).toContain('grossProfit')
  expect(listedResults('cash').rows.filter((name) => rowOf(name).list !== 'cash')).not.toContain('totalCOGS')
})

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

it('an estimate is shown while the part that knows better is off', () => {
  expect(estimateOf('cashPlan.cashNeeded')).toBe('peakFundingNeed')
  expect(estimateOf('cashPlan.backMonth')).toBe('cashBreakevenMonth')
  expect(estimateOf('salesExVAT')).toBeUndefined()
})
