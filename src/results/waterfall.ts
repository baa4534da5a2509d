import { costIds, costsOf, type MonthResults, type SeriesId } from './breakdown'
import { type Span, trackOf } from './segments'

/** One bar of the waterfall: what it adds or takes, where it stands, and the level that it leaves. */
export interface WaterfallBar extends Span {
  id: SeriesId | 'refusals' | 'profit'
  amount: number
  level: number
}

export interface Waterfall {
  bars: WaterfallBar[]
  zero: number
}

/** The same month without refused parcels, and how much less it leaves as it is. */
export interface Refusals {
  without: MonthResults
  cost: number
}

/**
 * From sales down to the bottom line, each cost beginning where the one before it ended. With refusals the month begins
 * as if there were no refusals, and what they take is a step of its own: it is spread over sales, goods and fees otherwise.
 */
export function waterfall(results: MonthResults, refusals?: Refusals): Waterfall {
  const { monthly } = refusals?.without ?? results
  const income = results.bottomLine.operatingIncome
  const costs = costsOf(refusals?.without ?? results)
  const shown = costIds.filter((id) => id !== 'returns' || costs.returns > 0)
  const steps: { id: WaterfallBar['id']; cost: number }[] = shown.map((id) => ({ id, cost: costs[id] }))
  if (refusals) steps.push({ id: 'refusals', cost: refusals.cost })
  const levels = [monthly.salesExVAT]
  for (const { cost } of steps) levels.push((levels.at(-1) ?? 0) - cost)
  const track = trackOf([...levels, income])
  const bar = (id: WaterfallBar['id'], amount: number, end: number, start = 0): WaterfallBar => ({
    id,
    amount,
    ...track.span(start, end),
    level: track.at(end),
  })
  return {
    bars: [
      bar('sales', monthly.salesExVAT, monthly.salesExVAT),
      ...steps.map(({ id, cost }, at) => bar(id, -cost, levels[at + 1] ?? 0, levels[at])),
      bar('profit', income, income),
    ],
    zero: track.zero,
  }
}
