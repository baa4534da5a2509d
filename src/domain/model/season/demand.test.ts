import { expect, it } from 'vitest'
import { blankPlan, type Plan } from '../../plan/plan'
import { demandOf } from '../generated/slices.gen'

const plan = (changes: Partial<Plan>): Plan => ({ ...blankPlan(), startMonth: '2027-01', ...changes })
const first = (given: Plan, months = 12) => demandOf(given).slice(0, months)
const months = (values: number[]) => ({ mode: 'months' as const, months: values, events: [] })

it('is the planned month without a season, a ramp or growth', () => {
  expect(first(plan({}))).toEqual(Array(12).fill(1))
  expect(first(plan({ startMonth: '', season: months([900, ...Array(11).fill(0)]) }))).toEqual(Array(12).fill(1))
})

it('climbs to the planned month over the ramp', () => {
  expect(first(plan({ rampMonths: 3 }), 5)).toEqual([0.25, 0.5, 0.75, 1, 1])
})

it('weighs the months of the year against their mean, from the month of the start', () => {
  const weights = [200, 100, 0, ...Array(9).fill(100)]
  expect(first(plan({ season: months(weights) }), 4)).toEqual([2, 1, 0, 1])
  expect(first(plan({ season: months(weights), startMonth: '2027-02' }), 2)).toEqual([1, 0])
  expect(first(plan({ season: months(weights) }), 13).at(-1)).toBe(2)
})

it('takes a year without any weight, and an unreadable one, as even', () => {
  expect(first(plan({ season: months(Array(12).fill(0)) }))).toEqual(Array(12).fill(1))
  const broken: Plan = JSON.parse(JSON.stringify({ ...plan({}), season: { mode: 'months' } }))
  expect(first(broken)).toEqual(Array(12).fill(1))
  expect(first(JSON.parse(JSON.stringify({ ...plan({}), season: 'summer' })))).toEqual(Array(12).fill(1))
})

it('lifts the months of an event, and the others give for it', () => {
  const season = { mode: 'events' as const, months: [], events: [{ id: 'yearEnd', upliftPct: 100 }] }
  const demand = first(plan({ season }))
  expect(demand[11]).toBeCloseTo((1 + 17 / 31) / (1 + 17 / 31 / 12), 12)
  expect(demand.reduce((sum, one) => sum + one, 0)).toBeCloseTo(12, 12)
})

it('counts an event once, and only one that it knows', () => {
  const events = [
    { id: 'nationalDay', upliftPct: 50 },
    { id: 'nationalDay', upliftPct: 500 },
    { id: 'harvest', upliftPct: 500 },
  ]
  const counted = { mode: 'events' as const, months: [], events: events.slice(0, 1) }
  expect(first(plan({ season: { ...counted, events } }))).toEqual(first(plan({ season: counted })))
  const unreadable: Plan = JSON.parse(JSON.stringify({ ...plan({}), season: { mode: 'events', events: 'all' } }))
  expect(first(unreadable)).toEqual(Array(12).fill(1))
})

it('has no season where an event takes away everything', () => {
  const all = [
    'ramadan',
    'eidAlFitr',
    'eidAlAdha',
    'foundingDay',
    'backToSchool',
    'nationalDay',
    'whiteFriday',
    'yearEnd',
  ]
  const events = all.map((id) => ({ id, upliftPct: -100 }))
  const demand = first(plan({ season: { mode: 'events', months: [], events } }))
  expect(Math.min(...demand)).toBeGreaterThanOrEqual(0)
  expect(demand.reduce((sum, one) => sum + one, 0)).toBeCloseTo(12, 9)
})
