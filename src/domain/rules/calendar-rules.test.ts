import { expect, it } from 'vitest'
import { blankPlan, type Plan } from '../plan/plan'
import { said } from '../testing/findings'

/** What is doubtful together with other fields has rules of its own. */
const findingsOf = (...given: Parameters<typeof said>) =>
  said(...given).filter((finding) => !/countsInCash|everyMonthSells|givenDifferently/.test(finding))

const { season, cashPlan } = blankPlan()

const withSeason = (changes: Partial<Plan['season']>, more: Partial<Plan> = {}) =>
  findingsOf({ startMonth: '2027-01', ...more, season: { ...season, ...changes } })

it('asks for a month that the calendar knows', () => {
  expect(findingsOf({ startMonth: '2027-01' })).toEqual([])
  for (const startMonth of ['2027', '2024-12', '2040-01', 'Ramadan']) {
    expect(findingsOf({ startMonth })).toEqual(['error startMonth startMonthInvalid'])
  }
})

it('checks the months of the season once it counts', () => {
  const months = [...season.months.slice(0, 10), 301, -1]
  const expected = ['warning season.months.10 aboveUsual max 300', 'error season.months.11 outOfRange min 0 max 1000']
  expect(withSeason({ mode: 'months', months })).toEqual(expected)
  expect(withSeason({ mode: 'months', months }, { startMonth: '' })).toEqual([])
  expect(withSeason({ mode: 'none', months })).toEqual([])
})

it('checks the events that count', () => {
  const events = [
    { id: 'ramadan', upliftPct: 501 },
    { id: 'ramadan', upliftPct: 999 },
    { id: 'yearEnd', upliftPct: -101 },
    { id: 'harvest', upliftPct: 999 },
    { id: 'whiteFriday', upliftPct: 250 },
  ]
  expect(withSeason({ mode: 'events', events })).toEqual([
    'error season.events.0.upliftPct outOfRange min -100 max 500',
    'warning season.events.4.upliftPct aboveUsual max 200',
    'error season.events.2.upliftPct outOfRange min -100 max 500',
  ])
})

it('warns of a season that counts twice', () => {
  const twice = { enableAdvancedAnalysis: true, seasonalityFactor: 1.3 }
  expect(withSeason({ mode: 'months' }, twice)).toEqual(['warning season.mode seasonTwice value 1.3'])
  expect(withSeason({ mode: 'months' }, { ...twice, enableAdvancedAnalysis: false })).toEqual([])
  expect(withSeason({ mode: 'none' }, twice)).toEqual([])
})

it('checks the cash plan while it is on', () => {
  const wrong = { ...cashPlan, months: 2, leadTimeMonths: 7, supplierDepositPct: 5, openingCash: 6_000_000 }
  expect(findingsOf({ cashPlan: wrong })).toEqual([])
  expect(findingsOf({ cashPlan: { ...wrong, enabled: true } })).toEqual([
    'error cashPlan.months outOfRange min 3 max 36',
    'warning cashPlan.openingCash aboveUsual max 5000000',
    'warning cashPlan.leadTimeMonths aboveUsual max 6',
    'warning cashPlan.supplierDepositPct belowUsual min 10',
  ])
  expect(findingsOf({ cashPlan: { ...cashPlan, enabled: true, openingCash: -500 } })).toEqual([])
  expect(findingsOf({ cashPlan: { ...cashPlan, enabled: true, supplierDepositPct: 0 } })).toEqual([
    'warning cashPlan.supplierDepositPct belowUsual min 10',
  ])
  expect(findingsOf({ cashPlan: { ...cashPlan, enabled: true, months: 6, annualBillsMonth: 7 } })).toEqual([
    'warning cashPlan.annualBillsMonth annualBillsAfterEnd months 6',
  ])
  expect(findingsOf({ cashPlan: { ...cashPlan, enabled: true, months: 6, annualBillsMonth: 6 } })).toEqual([])
  expect(findingsOf({ rampMonths: 25 })).toEqual(['error rampMonths outOfRange min 0 max 24'])
})
