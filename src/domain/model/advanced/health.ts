import type { Advanced, BottomLine, Monthly } from '../evaluation'

/** The most that each of the five parts adds to the health score. */
export const healthMaxima = {
  operatingMargin: 30,
  customerValue: 25,
  grossMargin: 15,
  safetyMargin: 15,
  payback: 15,
} as const
export type HealthPart = keyof typeof healthMaxima
export const healthParts = ['operatingMargin', 'customerValue', 'grossMargin', 'safetyMargin', 'payback'] as const
export type HealthPoints = Record<HealthPart, number>

/** The results that the score reads. Payback without growth, so that hoped-for growth cannot raise it. */
export interface HealthBasis {
  monthly: Pick<Monthly, 'totalUnits' | 'grossMarginPct' | 'weightedCAC'>
  bottomLine: BottomLine
  advanced: Pick<Advanced, 'customerLifetimeValue' | 'ltv2cacRatio' | 'flatCashBreakevenMonth' | 'monthlyFreeCashFlow'>
  /** That of the plan's category. */
  typicalMargin: number
}

/** No score above this while the month does not pay for itself. */
export const unprofitableCap = 49
/** No score above this while the month takes cash. */
const shortOfCashCap = 74

/** Good values: each part is full from here on. */
const fullOperatingMarginPct = 20
const fullRatio = 3
const fullSafetyMarginPct = 30
const fullPaybackMonth = 6
const noPaybackMonth = 36

function clamped(value: number): number {
  return Math.min(Math.max(value, 0), 1)
}

function partOf(value: number | null, full: number): number {
  return value === null ? 0 : clamped(value / full)
}

function customerValuePart({ monthly, advanced }: HealthBasis): number {
  const value = advanced.customerLifetimeValue
  if (value === null || value <= 0 || monthly.weightedCAC === null) return 0
  return partOf(advanced.ltv2cacRatio, fullRatio)
}

function paybackPart(month: number | null): number {
  if (month === null) return 0
  return clamped(1 - (month - fullPaybackMonth) / (noPaybackMonth - fullPaybackMonth))
}

/** True where customers cost nothing: their part is then left out, for no store wins customers for nothing. */
export function isCustomerValueLeftOut({ monthly }: HealthBasis): boolean {
  return monthly.weightedCAC === 0
}

/**
 * The points of the five parts, each from 0 to its maximum, before any cap. Source: docs/model.md, 'Health score'.
 */
export function healthPoints(basis: HealthBasis): HealthPoints {
  const { monthly, bottomLine, advanced, typicalMargin } = basis
  return {
    operatingMargin: healthMaxima.operatingMargin * partOf(bottomLine.operatingMarginPct, fullOperatingMarginPct),
    customerValue: isCustomerValueLeftOut(basis) ? 0 : healthMaxima.customerValue * customerValuePart(basis),
    grossMargin: healthMaxima.grossMargin * partOf(monthly.grossMarginPct, typicalMargin),
    safetyMargin: healthMaxima.safetyMargin * partOf(bottomLine.safetyMarginPct, fullSafetyMarginPct),
    payback: healthMaxima.payback * paybackPart(advanced.flatCashBreakevenMonth),
  }
}

/** The most that the score may be for this plan: 100, or less while the month loses or takes cash. */
export function healthCap({ bottomLine, advanced }: HealthBasis): number {
  if (!bottomLine.isMonthlyProfitable) return unprofitableCap
  return advanced.monthlyFreeCashFlow < 0 ? shortOfCashCap : 100
}

/** What the points are multiplied by, so that they total 100 where a part is left out. */
export function healthScale(basis: HealthBasis): number {
  return isCustomerValueLeftOut(basis) ? 100 / (100 - healthMaxima.customerValue) : 1
}

/** The health of the business, 0 to 100; 0 with no units. Source: docs/model.md, 'Health score'. */
export function healthScore(basis: HealthBasis): number {
  if (basis.monthly.totalUnits === 0) return 0
  const points = healthPoints(basis)
  const sum = points.operatingMargin + points.customerValue + points.grossMargin + points.safetyMargin + points.payback
  return Math.min(sum * healthScale(basis), healthCap(basis))
}

/** The part with the most points to gain; the first of two alike. */
export function weakestPart(points: HealthPoints): HealthPart {
  let weakest: HealthPart = 'operatingMargin'
  for (const part of healthParts) {
    if (healthMaxima[part] - points[part] > healthMaxima[weakest] - points[weakest]) weakest = part
  }
  return weakest
}
