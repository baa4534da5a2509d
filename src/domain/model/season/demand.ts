import { isRecord } from '../../numbers'
import { seasonEventIds } from '../../options'
import { readNumber } from '../../plan/field'
import type { Plan } from '../../plan/plan'
import { seasonEventFields, seasonFields } from '../../plan/plan-fields'
import { calendarRows } from '../constants'
import { addEvent } from './season-events'
import { valueAt } from './series'
import { monthNumber, startMonthOf } from './start-month'

/** Demand of month `t`, from 1, as a multiple of the planned month. */
export type Demand = (t: number) => number

const monthsOfYear = 12

/** The mean of some months. Source: docs/model.md, 'Demand by month'. */
export function meanOf(values: readonly number[] | Float64Array): number {
  let total = 0
  for (const value of values) total += value
  return total / values.length
}

function constant(): number {
  return 1
}

/** The twelve months of the calendar as they are typed, in percent of an ordinary one. */
export function monthWeights(plan: Plan): number[] {
  return Array.from({ length: monthsOfYear }, (_, at) => readNumber(plan.season.months?.[at], seasonFields.months.of))
}

function byMonths(plan: Plan, start: number): Demand {
  const weights = monthWeights(plan)
  const mean = meanOf(weights)
  return (t) => (mean === 0 ? 1 : valueAt(weights, (start + t - 1) % monthsOfYear) / mean)
}

/** What each month from the first gains by the events that count: known ones, each once, the first of two alike. */
export function eventLevels(plan: Plan, start: number, lastMonth: number): Float64Array {
  const listed: readonly unknown[] = Array.isArray(plan.season.events) ? plan.season.events : []
  const events = listed.filter(isRecord)
  const level = new Float64Array(lastMonth).fill(1)
  for (const id of seasonEventIds) {
    const event = events.find((one) => one.id === id)
    if (!event) continue
    const factor = readNumber(event.upliftPct, seasonEventFields.upliftPct) / 100
    addEvent(level, id, start, factor)
  }
  return level
}

/** A season moves sales within its twelve months and adds none. Some month has no event, so their mean is above 0. */
function byEvents(plan: Plan, start: number): Demand {
  const weights = eventLevels(plan, start, calendarRows)
  for (let first = 0; first < calendarRows; first += monthsOfYear) {
    let total = 0
    for (let at = first; at < first + monthsOfYear; at += 1) total += Math.max(0, valueAt(weights, at))
    const mean = total / monthsOfYear
    for (let at = first; at < first + monthsOfYear; at += 1) weights[at] = Math.max(0, valueAt(weights, at)) / mean
  }
  return (t) => valueAt(weights, t - 1)
}

export function seasonOf(plan: Plan): Demand {
  const startMonth = startMonthOf(plan)
  if (startMonth === '' || !isRecord(plan.season)) return constant
  if (plan.season.mode === 'months') return byMonths(plan, monthNumber(startMonth))
  return plan.season.mode === 'events' ? byEvents(plan, monthNumber(startMonth)) : constant
}
