import type { Monthly } from './evaluation'
import type { PerformanceBadge, Verdict } from './options'

/** From this operating margin a profitable model is strong. */
const strongFromPct = 15

/** The verdict on the business model; null with no units. Source: docs/model.md, 'Verdict and badge'. */
export function verdict(monthly: Monthly): Verdict | null {
  if (monthly.totalUnits === 0) return null
  if (!monthly.isMonthlyProfitable) return 'unprofitable'
  const margin = monthly.operatingMarginPct
  return margin !== null && margin >= strongFromPct ? 'strong' : 'moderate'
}

/** How well the month performs, by operating margin; null with no units. Source: docs/model.md, 'Verdict and badge'. */
export function performanceBadge(monthly: Monthly): PerformanceBadge | null {
  if (monthly.totalUnits === 0) return null
  const margin = monthly.operatingMarginPct
  if (margin === null || margin < 0) return 'losing'
  if (margin > 20) return 'healthy'
  return margin >= 5 ? 'fair' : 'tight'
}
