import { costIds, costsOf, type MonthResults, type SeriesId } from './breakdown'
import { type Span, trackOf } from './segments'

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

/** From sales down to the bottom line, each cost beginning where the one before it ended. */
export function waterfall(results: MonthResults): Waterfall {
  const { monthly, bottomLine } = results
  const costs = costsOf(results)
  const shown = costIds.filter((id) => id !== 'returns' || costs.returns > 0)
  const levels = [monthly.salesExVAT]
  for (const id of shown) levels.push((levels.at(-1) ?? 0) - costs[id])
  const track = trackOf([...levels, bottomLine.operatingIncome])
  const bar = (id: WaterfallBar['id'], amount: number, end: number, start = 0): WaterfallBar => ({
    id,
    amount,
    ...track.span(start, end),
    level: track.at(end),
  })
  return {
    bars: [
      bar('sales', monthly.salesExVAT, monthly.salesExVAT),
      ...shown.map((id, at) => bar(id, -costs[id], levels[at + 1] ?? 0, levels[at])),
      bar('profit', bottomLine.operatingIncome, bottomLine.operatingIncome),
    ],
    zero: track.zero,
  }
}
