import type { ProjectionMonth } from '../evaluation'
import type { OneTimeCost } from '../month/fixed-costs'
import type { ScenarioBasis } from './scenarios'

/** The months that are always worked out, whatever the horizon shows. */
export const projectedMonths = 36

/** A plan's cash counts as back once it stays above minus half a halala. */
const cashIsBackAbove = -0.005

/** What the projection starts from: one planned month, the one-time costs, and how demand moves. */
export interface ProjectionBasis extends ScenarioBasis {
  oneTime: OneTimeCost[]
  startupInvestment: number
  /** Fixed costs until the first delivery. */
  preLaunchFixedCost: number
  /** Cash tied up in stock and in money not yet paid out, at the planned demand. */
  tiedUpCash: number
  monthlyGrowthRate: number
  seasonalityFactor: number
  planningHorizonMonths: number
}

export interface Projection {
  months: ProjectionMonth[]
  /** Null when cash is not back within 36 months. */
  cashBreakevenMonth: number | null
  /** Over 36 months, whatever the horizon. */
  peakFundingNeed: number
  revenue6Months: number
  revenue12Months: number
  /** Cash earned over the horizon before stock and receivables grow. */
  earnedCash: number
}

/** What the one-time costs take from month `t`: those already spread out (`ended`) and those still running. */
function oneTimeAt(oneTime: OneTimeCost[], t: number, ended: boolean): number {
  let total = 0
  for (const cost of oneTime) if (cost.months < t === ended) total += cost.monthly
  return total
}

/**
 * Month by month from what is spent before the first sale (month 0) to the horizon; the month in which cash is back
 * and the revenue of 6 and 12 months look beyond it. Source: docs/model.md, 'Projection'.
 */
export function project(basis: ProjectionBasis): Projection {
  const growth = 1 + basis.monthlyGrowthRate
  let demand = basis.seasonalityFactor
  let previousDemand = demand
  let cumulativeCash = 0 - (basis.startupInvestment + basis.preLaunchFixedCost + basis.tiedUpCash * demand)
  const start = {
    month: 0,
    salesExVAT: 0,
    operatingIncome: 0,
    incomeAfterReturns: 0,
    cashFlow: cumulativeCash,
    cumulativeCash,
  }
  const result: Projection = {
    months: [start],
    cashBreakevenMonth: null,
    peakFundingNeed: Math.max(0, -cumulativeCash),
    revenue6Months: 0,
    revenue12Months: 0,
    earnedCash: 0,
  }
  for (let month = 1; month <= projectedMonths; month += 1) {
    const salesExVAT = basis.salesExVAT * demand
    const fixedCost = basis.fixedCost - oneTimeAt(basis.oneTime, month, true)
    const operatingIncome = salesExVAT - basis.variableCost * demand - fixedCost
    const incomeAfterReturns = operatingIncome - basis.returnsAndHoldingMo * demand
    const earned = incomeAfterReturns + oneTimeAt(basis.oneTime, month, false)
    const cashFlow = earned - basis.tiedUpCash * (demand - previousDemand)
    cumulativeCash += cashFlow
    previousDemand = demand
    demand *= growth
    if (month <= 6) result.revenue6Months += salesExVAT
    if (month <= 12) result.revenue12Months += salesExVAT
    if (cumulativeCash < cashIsBackAbove) result.cashBreakevenMonth = null
    else result.cashBreakevenMonth ??= month
    result.peakFundingNeed = Math.max(result.peakFundingNeed, -cumulativeCash)
    if (month > basis.planningHorizonMonths) continue
    result.months.push({ month, salesExVAT, operatingIncome, incomeAfterReturns, cashFlow, cumulativeCash })
    result.earnedCash += earned
  }
  return result
}
