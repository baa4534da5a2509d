import type { Monthly } from '../domain/evaluation'
import { costIds, costsOf, type SeriesId } from './breakdown'
import { type Span, trackOf } from './spans'

/** One bar of the waterfall: what it adds or takes, where it stands, and the level that it leaves. */
export interface WaterfallBar extends Span {
  id: SeriesId | 'profit'
  amount: number
  level: number
}

export interface Waterfall {
  bars: WaterfallBar[]
  zero: number
}

/** From sales down to the operating income, each cost beginning where the one before it ended. */
export function waterfall(monthly: Monthly): Waterfall {
  const costs = costsOf(monthly)
  const levels = [monthly.salesExVAT]
  for (const id of costIds) levels.push((levels.at(-1) ?? 0) - costs[id])
  const track = trackOf([...levels, monthly.operatingIncome])
  const bar = (id: WaterfallBar['id'], amount: number, end: number, start = 0): WaterfallBar => ({
    id,
    amount,
    ...track.span(start, end),
    level: track.at(end),
  })
  return {
    bars: [
      bar('sales', monthly.salesExVAT, monthly.salesExVAT),
      ...costIds.map((id, at) => bar(id, -costs[id], levels[at + 1] ?? 0, levels[at])),
      bar('profit', monthly.operatingIncome, monthly.operatingIncome),
    ],
    zero: track.zero,
  }
}
