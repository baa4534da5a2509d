import { isCashGrowing } from '../../domain/model/figures/typed/inputs'
import { growthFactor } from '../../domain/model/figures/vat/position'
import { eventLevels, meanOf, monthWeights } from '../../domain/model/season/demand'
import { eventShares } from '../../domain/model/season/season-events'
import { valueAt } from '../../domain/model/season/series'
import { monthNumber, startMonthOf } from '../../domain/model/season/start-month'
import { seasonEventIds } from '../../domain/options'
import { readNumber } from '../../domain/plan/field'
import type { Plan } from '../../domain/plan/plan'
import { seasonEventFields, secondPartFields } from '../../domain/plan/plan-fields'
import { valuesOf } from './formula/values-of'
import { is, type Line, type Named, over, part, plus, times } from './lines'
import { type Label, type Word, word } from './operands'

const monthsOfYear = 12
const named = (name: Word): Label => ({ from: 'word', name })

/** A month's own weight beside the mean of the twelve. */
function seasonByMonths(plan: Plan, start: number, t: number): Named | null {
  const weights = monthWeights(plan)
  const mean = meanOf(weights)
  if (mean === 0) return null
  const weight = valueAt(weights, (start + t - 1) % monthsOfYear)
  return part(named('season'), 'factor', [
    is({ label: { from: 'entry', name: 'levelOf', month: t }, value: weight, kind: 'percent' }),
    over(word('monthsMean', mean, 'percent')),
  ])
}

/** What events add to a month, beside the mean of its block of twelve months. */
function seasonByEvents(plan: Plan, start: number, t: number): Named {
  const first = t - 1 - ((t - 1) % monthsOfYear)
  const levels = eventLevels(plan, start, first + monthsOfYear).slice(first)
  const raw = levels.map((level) => Math.max(0, level))
  const events = seasonEventIds.flatMap((id): Named[] => {
    const event = plan.season.events.find((one) => one.id === id)
    const share = valueAt(eventShares(id, start, t), t - 1)
    const uplift = event ? readNumber(event.upliftPct, seasonEventFields.upliftPct) : 0
    if (share === 0 || uplift === 0) return []
    const lines = [
      is({ label: { from: 'event', id }, value: uplift, kind: 'percent' } as const),
      times(word('daysOfEvent', share * 100, 'percent')),
    ]
    return [part({ from: 'event', id }, 'factor', lines)]
  })
  const own = valueAt(levels, t - 1 - first)
  const level: Line[] =
    own < 0
      ? [is(word('lowestLevel', 0, 'factor'))]
      : [is(word('ordinaryMonth', 1, 'factor')), ...events.map((event) => plus(event))]
  return part(named('season'), 'factor', [...level, over(word('monthsMean', meanOf(raw) * 100, 'percent'))])
}

function seasonPart(plan: Plan, t: number): Named | null {
  const startMonth = startMonthOf(plan)
  if (startMonth === '') return null
  if (plan.season.mode === 'months') return seasonByMonths(plan, monthNumber(startMonth), t)
  return plan.season.mode === 'events' ? seasonByEvents(plan, monthNumber(startMonth), t) : null
}

/** Demand of a month, from 1, as a multiple of the planned one. Source: docs/model.md, 'Demand by month'. */
export function demandLines(plan: Plan, t: number): Line[] {
  const rampMonths = readNumber(plan.rampMonths, secondPartFields.rampMonths)
  const season = seasonPart(plan, t)
  const values = valuesOf(plan)
  const growth = values.of(isCashGrowing) === 1 ? Number(values.of(growthFactor, t - 1)) : 1
  const isRamping = t < rampMonths + 1
  const ramp = part(named('ramp'), 'factor', [
    is(word('monthsOpen', t, 'factor')),
    over(word('monthsUntilPlan', rampMonths + 1, 'factor')),
  ])
  return [
    is(word('plannedMonth', 1, 'factor')),
    ...(growth === 1 ? [] : [times(word('trend', growth, 'factor'))]),
    ...(season ? [times(season)] : []),
    ...(isRamping ? [times(ramp)] : []),
  ]
}
