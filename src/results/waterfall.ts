import { costIds, costsOf, type MonthResults, type SeriesId } from './breakdown'
import { type Step, stepsOf } from './segments'

/** One bar of the waterfall: what it adds or takes. */
export interface WaterfallBar extends Step {
  id: SeriesId | 'refusals' | 'profit'
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
  // What this plan does not use has no bar.
  const shown = costIds.filter((id) => costs[id] !== 0)
  const taken: Pick<WaterfallBar, 'id' | 'amount'>[] = shown.map((id) => ({ id, amount: -costs[id] }))
  if (refusals) taken.push({ id: 'refusals', amount: -refusals.cost })
  const { zero, first, between, last } = stepsOf(monthly.salesExVAT, taken, income)
  return { bars: [{ id: 'sales', ...first }, ...between, { id: 'profit', ...last }], zero }
}
