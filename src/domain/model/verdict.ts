import type { BreakEvenState, PerformanceBadge, Verdict } from '../options'
import type { BottomLine } from './evaluation'

/** From this operating margin a profitable model is strong. */
const strongFromPct = 15

/** The verdict on the business model; null with no units. Source: docs/model.md, 'Verdict and badge'. */
export function verdict(units: number, bottomLine: BottomLine): Verdict | null {
  if (units === 0) return null
  if (!bottomLine.isMonthlyProfitable) return 'unprofitable'
  const margin = bottomLine.operatingMarginPct
  return margin !== null && margin >= strongFromPct ? 'strong' : 'moderate'
}

/** How well the month performs, by operating margin; null with no units. Source: docs/model.md, 'Verdict and badge'. */
export function performanceBadge(units: number, bottomLine: BottomLine): PerformanceBadge | null {
  if (units === 0) return null
  const margin = bottomLine.operatingMarginPct
  if (margin === null || margin < 0) return 'losing'
  if (margin > 20) return 'healthy'
  return margin >= 5 ? 'fair' : 'tight'
}

/** Where the month stands. Source: docs/model.md, 'Break-even'. */
export function breakEvenState(units: number, needed: number | null): BreakEvenState {
  if (units === 0) return 'no-units'
  if (needed === null) return 'never'
  return units >= needed ? 'profitable' : 'needs-units'
}
