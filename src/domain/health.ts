import type { Advanced, Monthly } from './evaluation'

/** The most that each of the five parts adds to the health score. */
export const healthMaxima = {
  operatingMargin: 30,
  customerValue: 25,
  grossMargin: 15,
  safetyMargin: 15,
  cashBack: 15,
} as const
export type HealthPart = keyof typeof healthMaxima
export const healthParts = ['operatingMargin', 'customerValue', 'grossMargin', 'safetyMargin', 'cashBack'] as const
export type HealthPoints = Record<HealthPart, number>

/** The results that the score reads. */
export type HealthBasis = Pick<
  Advanced,
  'customerLifetimeValue' | 'ltv2cacRatio' | 'cashBreakevenMonth' | 'monthlyFreeCashFlow'
>

/** No score above this while each sale loses money. */
export const losingSalesCap = 49
/** No score above this while the month does not pay for itself or takes cash. */
export const shortOfCashCap = 74

/** Good values: each part is full from here on. */
const fullOperatingMarginPct = 20
const fullRatio = 3
const fullSafetyMarginPct = 30
const fullCashBackMonth = 6
const noCashBackMonth = 36

function clamped(value: number): number {
  return Math.min(Math.max(value, 0), 1)
}

function partOf(value: number | null, full: number): number {
  return value === null ? 0 : clamped(value / full)
}

function customerValuePart(monthly: Monthly, basis: HealthBasis): number {
  const value = basis.customerLifetimeValue
  if (value === null || value <= 0 || monthly.weightedCAC === null) return 0
  return monthly.weightedCAC === 0 ? 1 : partOf(basis.ltv2cacRatio, fullRatio)
}

function cashBackPart(month: number | null): number {
  if (month === null) return 0
  return clamped(1 - (month - fullCashBackMonth) / (noCashBackMonth - fullCashBackMonth))
}

/**
 * The points of the five parts, each from 0 to its maximum, before any cap; `typicalMargin` is that of the plan's
 * category. Source: docs/model.md, 'Health score'.
 */
export function healthPoints(monthly: Monthly, basis: HealthBasis, typicalMargin: number): HealthPoints {
  return {
    operatingMargin: healthMaxima.operatingMargin * partOf(monthly.operatingMarginPct, fullOperatingMarginPct),
    customerValue: healthMaxima.customerValue * customerValuePart(monthly, basis),
    grossMargin: healthMaxima.grossMargin * partOf(monthly.grossMarginPct, typicalMargin),
    safetyMargin: healthMaxima.safetyMargin * partOf(monthly.safetyMarginPct, fullSafetyMarginPct),
    cashBack: healthMaxima.cashBack * cashBackPart(basis.cashBreakevenMonth),
  }
}

/** The most that the score may be for this plan: 100, or less while sales or cash lose. */
export function healthCap(monthly: Monthly, basis: HealthBasis): number {
  if (monthly.contributionPerUnit === null || monthly.contributionPerUnit <= 0) return losingSalesCap
  return monthly.isMonthlyProfitable && basis.monthlyFreeCashFlow >= 0 ? 100 : shortOfCashCap
}

/** The health of the business, 0 to 100; 0 with no units. Source: docs/model.md, 'Health score'. */
export function healthScore(monthly: Monthly, basis: HealthBasis, typicalMargin: number): number {
  if (monthly.totalUnits === 0) return 0
  const points = healthPoints(monthly, basis, typicalMargin)
  const sum = points.operatingMargin + points.customerValue + points.grossMargin + points.safetyMargin + points.cashBack
  return Math.min(sum, healthCap(monthly, basis))
}

/** The part with the most points to gain; the first of two alike. */
export function weakestPart(points: HealthPoints): HealthPart {
  let weakest: HealthPart = 'operatingMargin'
  for (const part of healthParts) {
    if (healthMaxima[part] - points[part] > healthMaxima[weakest] - points[weakest]) weakest = part
  }
  return weakest
}
