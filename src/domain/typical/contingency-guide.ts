import type { Monthly } from '../model/evaluation'
import { quotient } from '../numbers'

/** The recommended reserve, in percent of the other costs of a month. */
const contingencyPct = { low: 5, high: 15 } as const

/** What the recommended reserve is for a plan, a month. */
export interface ContingencyGuide {
  /** All other costs of a month: what the reserve is measured against. */
  otherCosts: number
  low: number
  high: number
  /** The reserve of the plan in percent of its other costs; null when there are none. */
  sharePct: number | null
}

/** A percentage of the other costs as a whole amount. */
export function contingencyAt(otherCosts: number, pct: number): number {
  return Math.round((otherCosts * pct) / 100)
}

/**
 * The reserve that is recommended for a plan: 5 to 15 % of its total monthly costs, the reserve itself left out so that
 * following the advice does not move it. Source: docs/model.md, 'Fixed costs'.
 */
export function contingencyGuide({
  totalMonthlyCosts,
  contingencyMo,
}: Pick<Monthly, 'totalMonthlyCosts' | 'contingencyMo'>): ContingencyGuide {
  const otherCosts = Math.max(0, totalMonthlyCosts - contingencyMo)
  const share = quotient(contingencyMo, otherCosts)
  return {
    otherCosts,
    low: contingencyAt(otherCosts, contingencyPct.low),
    high: contingencyAt(otherCosts, contingencyPct.high),
    sharePct: share === null ? null : share * 100,
  }
}
