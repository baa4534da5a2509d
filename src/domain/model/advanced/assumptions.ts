import { numberOf } from '../../numbers'
import type { RiskLevel } from '../../options'
import { readNumber } from '../../plan/field'
import type { Plan } from '../../plan/plan'
import { advancedFields } from '../../plan/plan-fields'

/** How much the conservative scenario weighs in the return on capital: high risk plans on it alone. */
const riskMultipliers: Record<RiskLevel, number> = { low: 0.5, medium: 1, high: 2 }

const fields = advancedFields

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

function riskMultiplier(plan: Plan): number {
  return numberOf(riskMultipliers[plan.businessRiskLevel], riskMultipliers.medium)
}

/** The advanced inputs, each held within its range. Source: docs/model.md, 'Advanced inputs'. */
export function assumptionsOf(plan: Plan): Assumptions {
  return {
    lifespanMonths: readNumber(plan.avgCustomerLifespanMonths, fields.avgCustomerLifespanMonths),
    repeatOrderRate: readNumber(plan.repeatOrderRate, fields.repeatOrderRate),
    turnover: readNumber(plan.inventoryTurnoverRate, fields.inventoryTurnoverRate),
    carryingPct: readNumber(plan.inventoryCarryingCostPct, fields.inventoryCarryingCostPct),
    supplierDays: readNumber(plan.supplierPaymentTermsDays, fields.supplierPaymentTermsDays),
    customerDays: readNumber(plan.customerPaymentTermsDays, fields.customerPaymentTermsDays),
    leadTimeMonths: readNumber(plan.importLeadTimeMonths, fields.importLeadTimeMonths),
    returnRate: readNumber(plan.expectedReturnRate, fields.expectedReturnRate),
    returnCost: readNumber(plan.returnProcessingCost, fields.returnProcessingCost),
    growth: readNumber(plan.monthlyGrowthRate, fields.monthlyGrowthRate),
    seasonality: readNumber(plan.seasonalityFactor, fields.seasonalityFactor),
    horizonMonths: readNumber(plan.planningHorizonMonths, fields.planningHorizonMonths),
    riskMultiplier: riskMultiplier(plan),
  }
}
