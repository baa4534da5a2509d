import type { BreakEvenState } from '../../options'
import { quotient } from '../numbers'

/** How many units pay for a month, and how far this month's sales are from it. All null when no number of units does. */
export interface BreakEven {
  units: number | null
  revenue: number | null
  months: number | null
  surplus: number | null
  shortfall: number | null
  safetyMarginPct: number | null
}

const none: BreakEven = {
  units: null,
  revenue: null,
  months: null,
  surplus: null,
  shortfall: null,
  safetyMarginPct: null,
}

/** Sales and costs that differ by less than this part of them are equal: the rest is rounding of the arithmetic. */
const sameWithin = 1e-12

/** Keeps a quotient such as 30.000000000000004 from asking for a 31st unit. */
const roundingSlack = 1e-9

/**
 * What one unit leaves after the costs that grow with sales; null with no units.
 * Source: docs/model.md, 'Break-even'.
 */
export function contributionPerUnit(salesExVAT: number, variableCost: number, units: number): number | null {
  const difference = salesExVAT - variableCost
  const isNothing = Math.abs(difference) <= sameWithin * (salesExVAT + variableCost)
  return quotient(isNothing ? 0 : difference, units)
}

/**
 * The break-even of a month, in whole units of today's mix; nothing but nulls with no units or when a sale leaves
 * nothing. Source: docs/model.md, 'Break-even'.
 */
export function breakEven(
  units: number,
  contribution: number | null,
  fixedCost: number,
  salesExVAT: number,
): BreakEven {
  if (contribution === null || contribution <= 0) return none
  const needed = Math.max(0, Math.ceil(fixedCost / contribution - roundingSlack))
  return {
    units: needed,
    revenue: (needed * salesExVAT) / units,
    months: units >= needed ? needed / units : null,
    surplus: Math.max(0, units - needed),
    shortfall: Math.max(0, needed - units),
    safetyMarginPct: ((units - needed) / units) * 100,
  }
}

/** Where the month stands. Source: docs/model.md, 'Break-even'. */
export function breakEvenState(units: number, needed: number | null): BreakEvenState {
  if (units === 0) return 'no-units'
  if (needed === null) return 'never'
  return units >= needed ? 'profitable' : 'needs-units'
}
