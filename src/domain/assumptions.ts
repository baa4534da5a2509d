import { advancedLimits } from './field-limits'
import type { RiskLevel } from './options'
import type { Plan } from './plan'
import { amountOf, numberOf, type Range, rangeOf } from './reading'

/** How much the conservative scenario weighs in the return on capital: high risk plans on it alone. */
const riskMultipliers: Record<RiskLevel, number> = { low: 0.5, medium: 1, high: 2 }

const limits = advancedLimits

/** The advanced inputs as the formulas read them. */
export interface Assumptions {
  lifespanMonths: number
  repeatOrderRate: number
  turnover: number
  carryingPct: number
  supplierDays: number
  customerDays: number
  leadTimeMonths: number
  returnRate: number
  returnCost: number
  growth: number
  seasonality: number
  horizonMonths: number
  riskMultiplier: number
}

function held(value: unknown, limit: Range & { fallback: number }): number {
  return rangeOf(value, limit, limit.fallback)
}

/** An input that is also an amount, a count or a percentage: dust below a millionth is nothing here too. */
function heldAmount(value: unknown, limit: Range & { fallback: number }): number {
  return held(amountOf(value, limit.fallback), limit)
}

function riskMultiplier(plan: Plan): number {
  return numberOf(riskMultipliers[plan.businessRiskLevel], riskMultipliers.medium)
}

/** The advanced inputs, each held within its range. Source: docs/model.md, 'Advanced inputs'. */
export function assumptionsOf(plan: Plan): Assumptions {
  return {
    lifespanMonths: held(plan.avgCustomerLifespanMonths, limits.avgCustomerLifespanMonths),
    repeatOrderRate: held(plan.repeatOrderRate, limits.repeatOrderRate),
    turnover: held(plan.inventoryTurnoverRate, limits.inventoryTurnoverRate),
    carryingPct: heldAmount(plan.inventoryCarryingCostPct, limits.inventoryCarryingCostPct),
    supplierDays: heldAmount(plan.supplierPaymentTermsDays, limits.supplierPaymentTermsDays),
    customerDays: heldAmount(plan.customerPaymentTermsDays, limits.customerPaymentTermsDays),
    leadTimeMonths: heldAmount(plan.importLeadTimeMonths, limits.importLeadTimeMonths),
    returnRate: held(plan.expectedReturnRate, limits.expectedReturnRate),
    returnCost: heldAmount(plan.returnProcessingCost, limits.returnProcessingCost),
    growth: held(plan.monthlyGrowthRate, limits.monthlyGrowthRate),
    seasonality: held(plan.seasonalityFactor, limits.seasonalityFactor),
    horizonMonths: Math.round(held(plan.planningHorizonMonths, limits.planningHorizonMonths)),
    riskMultiplier: riskMultiplier(plan),
  }
}

/** All orders of one customer: the first, and the repeat orders of a year over her lifespan. Source: docs/model.md, 'Customers'. */
export function ordersPerCustomer(given: Assumptions): number {
  return 1 + (given.repeatOrderRate * given.lifespanMonths) / 12
}
