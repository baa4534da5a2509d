import type { BreakEvenState, PerformanceBadge, ScenarioName, Verdict } from '../options'

/** What is concluded from a month's costs, before or after returns and stock. Null as in docs/model.md, 'Null'. */
export interface IncomeLine {
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
}

/** The month's results. Money in the plan's currency, per month unless named otherwise. `null`: no meaning. */
export interface Monthly extends IncomeLine {
  totalUnits: number
  ordersPerMonth: number
  shippedOrdersPerMonth: number
  grossSalesInclVAT: number
  discountsInclVAT: number
  shippingRevenueInclVAT: number
  refusedOrdersMo: number
  deliveredOrdersMo: number
  refusedSalesInclVAT: number
  netSalesInclVAT: number
  salesExVAT: number
  valuePerOrder: number | null
  productCost: number
  packagingCost: number
  shippingCost: number
  paymentCost: number
  fulfillmentCost: number
  refusedReturnCost: number
  gatewayFeePerOrder: number | null
  totalCOGS: number
  newCustomersPerMonth: number
  cacVariableCost: number
  marketingMo: number
  overheadsTechMo: number
  overheadsOpsMo: number
  socialInsuranceMo: number
  teamMo: number
  contingencyMo: number
  totalFixedCost: number
  oneTimeMo: number
  totalMonthlyCosts: number
  grossProfit: number
  grossMarginPct: number | null
  productMarginPct: number | null
  finalUnitCost: number
  unitCostBeforeYield: number
  exFactorySAR: number
  perUnitInbound: number
  perUnitDuties: number
  perUnitCustomsFee: number
  perUnitIrrecoverableVAT: number
  weightedDefectPct: number
  weightedShortagePct: number
  weightedCustomsDutyPct: number
  weightedCAC: number | null
  suggestedPriceInclVAT: number | null
  exactPriceInclVAT: number | null
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
  paybackMonths: number | null
  impliedNewSharePct: number
  supplierCashGap: number
  customerCashGap: number
  cashConversionCycleDays: number
  workingCapital: number
  workingCapitalRequired: number
  startupInvestment: number
  preLaunchFixedCost: number
  monthlyFreeCashFlow: number
  cashBreakevenMonth: number | null
  /** The same without growth. */
  flatCashBreakevenMonth: number | null
  peakFundingNeed: number | null
  projectedRevenue6Months: number
  projectedRevenue12Months: number
  riskAdjustedROI: number | null
  scalingCapitalRequired: number
  growthSustainabilityScore: number | null
  businessHealthScore: number
  projection: ProjectionMonth[]
}

/** The month after returns and stock holding: what every conclusion is read from. */
export interface BottomLine extends IncomeLine {
  returnsAndStockMo: number
  orderMargin: number | null
  breakEvenRoas: number | null
}

/** What one product adds to the month. */
export interface ProductResult {
  id: string
  units: number
  salesExVAT: number
  productCost: number
  orderCosts: number
  paymentCost: number
  acquisition: number
  returnsAndStock: number
  contribution: number
  contributionPerUnit: number | null
  marginPct: number | null
}

/** The months in which a year's taxable sales go above a threshold: those that have passed, those ahead. */
export interface VatThreshold {
  pastMonth: number | null
  expectedMonth: number | null
}

/** What VAT costs or brings a month, registered and not. */
export interface VatPosition {
  registered: boolean
  outputVatMo: number
  inputVatMo: number
  vatDueMo: number | null
  irrecoverableVatMo: number
  incomeIfRegistered: number
  incomeIfNotRegistered: number
  mustRegisterMonth: number | null
  voluntary: VatThreshold
  mandatory: VatThreshold
}

/** Cash on delivery against prepaid orders. */
export interface CodPosition {
  codContributionPerOrder: number
  prepaidContributionPerOrder: number | null
  refusalBreakEvenPct: number | null
  costOfRefusalsMo: number
}

/** One month of the cash plan; month 0 is what is paid before the first sale. Payments are positive amounts. */
export interface CashMonth {
  month: number
  demand: number
  receipts: number
  supplierPayments: number
  arrivalCosts: number
  deliveryCosts: number
  marketing: number
  overheadsAndTeam: number
  returns: number
  vatPaid: number
  netCash: number
  closingCash: number
  operatingIncome: number
}

/** Cash by month; only computed when the plan switches it on. */
export interface CashPlanResult {
  months: CashMonth[]
  lowestCash: number
  lowestMonth: number
  cashNeeded: number
  shortfall: number
  runsOutMonth: number | null
  backMonth: number | null
  endingCash: number
  vatPaidTotal: number
  afterEnd: { receipts: number; payments: number; vatOwed: number }
}

/** Everything `evaluate` says about a plan. See docs/model.md. */
export interface Evaluation {
  monthly: Monthly
  bottomLine: BottomLine
  products: ProductResult[]
  advanced: Advanced | null
  vat: VatPosition
  cod: CodPosition | null
  cashPlan: CashPlanResult | null
  breakEvenState: BreakEvenState
  verdict: Verdict | null
  performanceBadge: PerformanceBadge | null
}
