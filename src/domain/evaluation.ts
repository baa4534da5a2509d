import type { BreakEvenState, PerformanceBadge, ScenarioName, Verdict } from './options'

/** The month's results. Money in the plan's currency, per month unless named otherwise. `null`: no meaning. */
export interface Monthly {
  totalUnits: number
  ordersPerMonth: number
  grossSalesInclVAT: number
  discountsInclVAT: number
  shippingRevenueInclVAT: number
  netSalesInclVAT: number
  salesExVAT: number
  valuePerOrder: number | null
  productCost: number
  packagingCost: number
  shippingCost: number
  paymentCost: number
  fulfillmentCost: number
  gatewayFeePerOrder: number | null
  totalCOGS: number
  newCustomersPerMonth: number
  cacVariableCost: number
  marketingMo: number
  overheadsTechMo: number
  overheadsOpsMo: number
  teamMo: number
  contingencyMo: number
  totalFixedCost: number
  oneTimeMo: number
  totalMonthlyCosts: number
  grossProfit: number
  grossMarginPct: number | null
  operatingIncome: number
  operatingMarginPct: number | null
  contributionPerUnit: number | null
  monthlyBreakEvenUnits: number | null
  revenueToBreakEven: number | null
  monthsToBreakEven: number | null
  monthlyUnitsSurplus: number | null
  monthlyUnitsShortfall: number | null
  safetyMarginPct: number | null
  isMonthlyProfitable: boolean
  finalUnitCost: number
  unitCostBeforeYield: number
  exFactorySAR: number
  perUnitInbound: number
  perUnitDuties: number
  weightedDefectPct: number
  weightedShortagePct: number
  weightedCustomsDutyPct: number
  weightedCAC: number | null
  suggestedPriceInclVAT: number | null
  maxProductCostPerUnit: number | null
}

/** One of the three scenarios: a month under other demand and cost. */
export interface Scenario {
  salesExVAT: number
  operatingIncome: number
  operatingMarginPct: number | null
  cashFlow: number
}

/** One month of the projection; month 0 is what is spent before the first sale. */
export interface ProjectionMonth {
  month: number
  salesExVAT: number
  operatingIncome: number
  cashFlow: number
  cumulativeCash: number
}

/** The advanced analysis; only computed when the plan switches it on. */
export interface Advanced extends Record<ScenarioName, Scenario> {
  inventoryTurnDays: number
  averageInventoryValue: number
  inventoryCarryingCostMo: number
  returnsMo: number
  adjustedUnitCost: number | null
  avgOrdersPerCustomer: number
  customerLifetimeValue: number | null
  ltv2cacRatio: number | null
  customerPaybackPeriod: number | null
  supplierCashGap: number
  customerCashGap: number
  cashConversionCycleDays: number
  workingCapitalRequired: number
  startupInvestment: number
  preLaunchFixedCost: number
  monthlyFreeCashFlow: number
  cashBreakevenMonth: number | null
  peakFundingNeed: number
  projectedRevenue6Months: number
  projectedRevenue12Months: number
  riskAdjustedROI: number | null
  scalingCapitalRequired: number
  growthSustainabilityScore: number | null
  businessHealthScore: number
  projection: ProjectionMonth[]
}

/** Everything `evaluate` says about a plan. See docs/model.md. */
export interface Evaluation {
  monthly: Monthly
  advanced: Advanced | null
  breakEvenState: BreakEvenState
  verdict: Verdict | null
  performanceBadge: PerformanceBadge | null
}
