import { expect, it } from 'vitest'
import { evaluate } from '../domain/model/evaluate'
import type { Kind } from '../domain/model/results/row'
import { demoPlan } from '../domain/plan/demo-plan'
import { formatResult } from './format-result'
import { formatKind, isResult, kindOf, resultNames, resultOf } from './result-kinds'

it.each<[Kind, string]>([
  ['money', 'SAR\u00a01,234.57'],
  ['percent', '1,234.6%'],
  ['count', '1,234.57'],
  ['times', '1,234.57'],
  ['orders', '1,234.57'],
  ['days', '1,234.6'],
  ['months', '1,234.6'],
  ['month', '1,235'],
  ['planMonth', '1,235'],
  ['score', '1,235'],
  ['factor', '1,234.5679'],
])('writes %s as %s', (kind, text) => {
  expect(formatKind(1234.567_89, kind, 'en', 'SAR')).toBe(text)
})

/** What the names of the published interface say of a result. */
const saidByName: [RegExp, readonly Kind[]][] = [
  [/Pct$|ROI$/, ['percent']],
  [/Days$/, ['days']],
  [/Score$/, ['score']],
  [/^paybackMonths$/, ['months']],
  [/Ratio$|Roas$/, ['times']],
  [/PerMonth$|[uU]nits(Surplus|Shortfall)?$|[oO]rdersMo$|monthsToBreakEven$/, ['count']],
  [/Month$/, ['month', 'planMonth']],
  [/OrdersPerCustomer$|PaybackPeriod$/, ['orders']],
]

it('measures every result as its name says, and everything else in money', () => {
  const kindsOf = (name: string) => saidByName.find(([pattern]) => pattern.test(name))?.[1] ?? ['money']
  expect(resultNames.filter((name) => !kindsOf(name).includes(kindOf(name)))).toEqual([])
})

it('finds each result of an evaluation by its name, null where its part is off', () => {
  const evaluation = evaluate(demoPlan())
  expect(resultOf(evaluation, 'totalUnits')).toBe(evaluation.monthly.totalUnits)
  expect(resultOf(evaluation, 'bottomLine.costPerUnit')).toBe(evaluation.bottomLine.costPerUnit)
  expect([evaluation.cashPlan, resultOf(evaluation, 'cashPlan.cashNeeded')]).toEqual([null, null])
  expect(['totalUnits', 'toString', 'monthly.totalUnits'].map(isResult)).toEqual([true, false, false])
})

it('writes money of a month in whole riyals, and money of one order or unit to the halala', () => {
  const written = (name: 'operatingIncome' | 'valuePerOrder') => formatResult(name, 1234.567, 'en', 'SAR')
  expect([written('operatingIncome'), written('valuePerOrder')]).toEqual(['SAR\u00a01,235', 'SAR\u00a01,234.57'])
})

it('an average of percentages is written with as many decimals as those are typed with', () => {
  const { monthly } = evaluate(demoPlan())
  expect(formatResult('weightedDefectPct', monthly.weightedDefectPct, 'en', 'SAR')).toBe('1.75%')
  expect(formatResult('grossMarginPct', monthly.grossMarginPct, 'en', 'SAR')).toBe('57.5%')
})
