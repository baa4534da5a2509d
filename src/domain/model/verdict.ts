import type { BreakEvenState, PerformanceBadge } from '../options'
import { badgeMarginPct } from './constants'

/** How well the month performs, by operating margin; null with no units. Source: docs/model.md, 'Verdict and badge'. */
export function performanceBadge(units: number, marginPct: number | null): PerformanceBadge | null {
  if (units === 0) return null
  if (marginPct === null || marginPct < 0) return 'losing'
  if (marginPct > badgeMarginPct.healthyAbove) return 'healthy'
  return marginPct >= badgeMarginPct.fairFrom ? 'fair' : 'tight'
}

/** Where the month stands. Source: docs/model.md, 'Break-even'. */
export function breakEvenState(units: number, needed: number | null): BreakEvenState {
  if (units === 0) return 'no-units'
  if (needed === null) return 'never'
  return units >= needed ? 'profitable' : 'needs-units'
}
