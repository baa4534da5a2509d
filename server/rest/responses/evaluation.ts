import * as z from 'zod/mini'
import { evaluate } from '../../../src/domain/model/evaluate'
import type {
  Advanced,
  BottomLine,
  CashMonth,
  CashPlanResult,
  CodPosition,
  Evaluation,
  Monthly,
  ProductResult,
  ProjectionMonth,
  Scenario,
  VatPosition,
  VatThreshold,
} from '../../../src/domain/model/evaluation'
import { breakEvenStates, performanceBadges, verdicts } from '../../../src/domain/options'
import { demoPlan } from '../../../src/domain/plan/demo-plan'
import { planSchema } from '../../../src/domain/plan/plan-schema'
import { component } from '../component'

/** The evaluation as the OpenAPI document tells it; the types make sure that no result is missing. */
type Described<T> = { [K in keyof T]: z.ZodMiniType<T[K]> }

const n = z.number()
const maybe = z.nullable(n)

const monthly = {
  totalUnits: n,
  ordersPerMonth: n,
  shippedOrdersPerMonth: n,
  grossSalesInclVAT: n,
  discountsInclVAT: n,
  shippingRevenueInclVAT: n,
  refusedOrdersMo: n,
  deliveredOrdersMo: n,
  refusedSalesInclVAT: n,
  netSalesInclVAT: n,
  salesExVAT: n,
  valuePerOrder: maybe,
  productCost: n,
  packagingCost: n,
  shippingCost: n,
  paymentCost: n,
  fulfillmentCost: n,
  refusedReturnCost: n,
  gatewayFeePerOrder: maybe,
  totalCOGS: n,
  newCustomersPerMonth: n,
  cacVariableCost: n,
  marketingMo: n,
  overheadsTechMo: n,
  overheadsOpsMo: n,
  socialInsuranceMo: n,
  teamMo: n,
  contingencyMo: n,
  totalFixedCost: n,
  oneTimeMo: n,
  totalMonthlyCosts: n,
  grossProfit: n,
  grossMarginPct: maybe,
  productMarginPct: maybe,
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
  perUnitCustomsFee: n,
  perUnitIrrecoverableVAT: n,
  weightedDefectPct: n,
  weightedShortagePct: n,
  weightedCustomsDutyPct: n,
  weightedCAC: maybe,
  suggestedPriceInclVAT: maybe,
  exactPriceInclVAT: maybe,
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
  paybackMonths: maybe,
  impliedNewSharePct: n,
  supplierCashGap: n,
  customerCashGap: n,
  cashConversionCycleDays: n,
  workingCapital: n,
  workingCapitalRequired: n,
  startupInvestment: n,
  preLaunchFixedCost: n,
  monthlyFreeCashFlow: n,
  cashBreakevenMonth: maybe,
  flatCashBreakevenMonth: maybe,
  peakFundingNeed: maybe,
  projectedRevenue6Months: n,
  projectedRevenue12Months: n,
  riskAdjustedROI: maybe,
  scalingCapitalRequired: n,
  growthSustainabilityScore: maybe,
  businessHealthScore: n,
  projection: z.array(z.object(projectionMonth)),
} satisfies Described<Advanced>

const bottomLine = {
  returnsAndStockMo: n,
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
  orderMargin: maybe,
  breakEvenRoas: maybe,
} satisfies Described<BottomLine>

const product = {
  id: z.string(),
  units: n,
  salesExVAT: n,
  productCost: n,
  orderCosts: n,
  paymentCost: n,
  acquisition: n,
  returnsAndStock: n,
  contribution: n,
  contributionPerUnit: maybe,
  marginPct: maybe,
} satisfies Described<ProductResult>

const threshold = z.object({ pastMonth: maybe, expectedMonth: maybe } satisfies Described<VatThreshold>)

const vat = {
  registered: z.boolean(),
  outputVatMo: n,
  inputVatMo: n,
  vatDueMo: maybe,
  irrecoverableVatMo: n,
  incomeIfRegistered: n,
  incomeIfNotRegistered: n,
  mustRegisterMonth: maybe,
  voluntary: threshold,
  mandatory: threshold,
} satisfies Described<VatPosition>

const cod = {
  codContributionPerOrder: n,
  prepaidContributionPerOrder: maybe,
  refusalBreakEvenPct: maybe,
  costOfRefusalsMo: n,
} satisfies Described<CodPosition>

const cashMonth = {
  month: n,
  demand: n,
  receipts: n,
  supplierPayments: n,
  arrivalCosts: n,
  deliveryCosts: n,
  marketing: n,
  overheadsAndTeam: n,
  returns: n,
  vatPaid: n,
  netCash: n,
  closingCash: n,
  operatingIncome: n,
} satisfies Described<CashMonth>

const cashPlan = {
  months: z.array(z.object(cashMonth)),
  lowestCash: n,
  lowestMonth: n,
  cashNeeded: n,
  shortfall: n,
  runsOutMonth: maybe,
  backMonth: maybe,
  endingCash: n,
  vatPaidTotal: n,
  afterEnd: z.object({ receipts: n, payments: n, vatOwed: n }),
} satisfies Described<CashPlanResult>

const evaluationSchema = z.object({
  monthly: z.object(monthly),
  bottomLine: z.object(bottomLine),
  products: z.array(z.object(product)),
  advanced: z.nullable(z.object(advanced)),
  vat: z.object(vat),
  cod: z.nullable(z.object(cod)),
  cashPlan: z.nullable(z.object(cashPlan)),
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
