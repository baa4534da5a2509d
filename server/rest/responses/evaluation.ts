import * as z from 'zod/mini'
import { demoPlan } from '../../../src/domain/demo-plan'
import { evaluate } from '../../../src/domain/evaluate'
import type { Advanced, Evaluation, Monthly, ProjectionMonth, Scenario } from '../../../src/domain/evaluation'
import { breakEvenStates, performanceBadges, verdicts } from '../../../src/domain/options'
import { planSchema } from '../../../src/domain/plan-schema'
import { component } from '../component'

/** The evaluation as the OpenAPI document tells it; the types make sure that no result is missing. */
type Described<T> = { [K in keyof T]: z.ZodMiniType<T[K]> }

const n = z.number()
const maybe = z.nullable(n)

const monthly = {
  totalUnits: n,
  ordersPerMonth: n,
  grossSalesInclVAT: n,
  discountsInclVAT: n,
  shippingRevenueInclVAT: n,
  netSalesInclVAT: n,
  salesExVAT: n,
  valuePerOrder: maybe,
  productCost: n,
  packagingCost: n,
  shippingCost: n,
  paymentCost: n,
  fulfillmentCost: n,
  gatewayFeePerOrder: maybe,
  totalCOGS: n,
  newCustomersPerMonth: n,
  cacVariableCost: n,
  marketingMo: n,
  overheadsTechMo: n,
  overheadsOpsMo: n,
  teamMo: n,
  contingencyMo: n,
  totalFixedCost: n,
  oneTimeMo: n,
  totalMonthlyCosts: n,
  grossProfit: n,
  grossMarginPct: maybe,
  operatingIncome: n,
  operatingMarginPct: maybe,
  contributionPerUnit: maybe,
  monthlyBreakEvenUnits: maybe,
  revenueToBreakEven: maybe,
  monthsToBreakEven: maybe,
  monthlyUnitsSurplus: maybe,
  monthlyUnitsShortfall: maybe,
  safetyMarginPct: maybe,
  isMonthlyProfitable: z.boolean(),
  finalUnitCost: n,
  unitCostBeforeYield: n,
  exFactorySAR: n,
  perUnitInbound: n,
  perUnitDuties: n,
  weightedDefectPct: n,
  weightedShortagePct: n,
  weightedCustomsDutyPct: n,
  weightedCAC: maybe,
  suggestedPriceInclVAT: maybe,
  maxProductCostPerUnit: maybe,
} satisfies Described<Monthly>

const scenario = z.object({
  salesExVAT: n,
  operatingIncome: n,
  operatingMarginPct: maybe,
  cashFlow: n,
} satisfies Described<Scenario>)

const projectionMonth = {
  month: n,
  salesExVAT: n,
  operatingIncome: n,
  cashFlow: n,
  cumulativeCash: n,
} satisfies Described<ProjectionMonth>

const advanced = {
  conservative: scenario,
  realistic: scenario,
  optimistic: scenario,
  inventoryTurnDays: n,
  averageInventoryValue: n,
  inventoryCarryingCostMo: n,
  returnsMo: n,
  adjustedUnitCost: maybe,
  avgOrdersPerCustomer: n,
  customerLifetimeValue: maybe,
  ltv2cacRatio: maybe,
  customerPaybackPeriod: maybe,
  supplierCashGap: n,
  customerCashGap: n,
  cashConversionCycleDays: n,
  workingCapitalRequired: n,
  startupInvestment: n,
  preLaunchFixedCost: n,
  monthlyFreeCashFlow: n,
  cashBreakevenMonth: maybe,
  peakFundingNeed: n,
  projectedRevenue6Months: n,
  projectedRevenue12Months: n,
  riskAdjustedROI: maybe,
  scalingCapitalRequired: n,
  growthSustainabilityScore: maybe,
  businessHealthScore: n,
  projection: z.array(z.object(projectionMonth)),
} satisfies Described<Advanced>

const evaluationSchema = z.object({
  monthly: z.object(monthly),
  advanced: z.nullable(z.object(advanced)),
  breakEvenState: z.enum(breakEvenStates),
  verdict: z.nullable(z.enum(verdicts)),
  performanceBadge: z.nullable(z.enum(performanceBadges)),
} satisfies Described<Evaluation>)

const examplePlan = demoPlan()
const exampleEvaluation = evaluate(examplePlan)

export const evaluationResponse = component('Evaluation', evaluationSchema, exampleEvaluation)

export const evaluatedPlanResponse = z.object({
  plan: component('Plan', planSchema, examplePlan),
  evaluation: evaluationResponse,
})
