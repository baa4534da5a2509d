import type { Month } from '../../domain/model/generated/month.gen'
import { costIds, costsOf, type SeriesId } from '../breakdown'

/** What lies on the pans of the balance, bottom up, in the units of the drawing. */
export interface Weight {
  id: SeriesId
  side: 'sales' | 'costs'
  y: number
  height: number
}

/** At most this many degrees, reached ever more slowly: a large difference still shows. */
const steepest = 13

/** Where the pans are drawn, and how high the heavier side may lie on its pan. */
const panY = 104
const highest = 62

const rounded = (value: number) => Math.round(value * 100) / 100

/** Degrees by which the beam leans: above zero the side of sales is the heavier. */
export function tiltOf(results: Month): number {
  const { salesExVAT } = results.monthly
  const { totalMonthlyCosts: costs } = results.bottomLine
  const weight = salesExVAT + costs
  if (weight === 0) return 0
  return rounded(steepest * Math.tanh((7 * (salesExVAT - costs)) / weight))
}

/** How much money makes one unit of the drawing's height, so that the heavier side just fits. */
function moneyPerUnit(results: Month): number {
  return Math.max(results.monthly.salesExVAT, results.bottomLine.totalMonthlyCosts, 1) / highest
}

/** The weights of a month on both pans, drawn at a scale: so much money makes one unit of height. */
export function weightsOf(results: Month, scale = moneyPerUnit(results)): Weight[] {
  const costs = costsOf(results)
  let y = panY
  const stack = costIds.map((id) => {
    const height = rounded(costs[id] / scale)
    y = rounded(y - height)
    return { id, side: 'costs' as const, y, height }
  })
  const height = rounded(results.monthly.salesExVAT / scale)
  return [{ id: 'sales', side: 'sales', y: rounded(panY - height), height }, ...stack]
}
