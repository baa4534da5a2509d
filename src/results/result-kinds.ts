import type {
  Advanced,
  BottomLine,
  CashPlanResult,
  CodPosition,
  Evaluation,
  Monthly,
  VatPosition,
  VatThreshold,
} from '../domain/model/evaluation'
import type { Language, ScenarioName } from '../domain/options'
import { type Digits, formatMoney, formatNumber, formatPercent } from '../i18n/format'

export type MonthlyName = Exclude<keyof Monthly, 'isMonthlyProfitable'>
export type AdvancedName = Exclude<keyof Advanced, ScenarioName | 'projection'>
/** The month after returns and stock: many of its results have the name of one before. */
export type BottomLineName = `bottomLine.${Exclude<keyof BottomLine, 'isMonthlyProfitable'>}`
export type VatName =
  | `vat.${Exclude<keyof VatPosition, 'registered' | 'voluntary' | 'mandatory'>}`
  | `vat.${'voluntary' | 'mandatory'}.${keyof VatThreshold}`
export type CodName = `cod.${keyof CodPosition}`
export type CashPlanName =
  | `cashPlan.${Exclude<keyof CashPlanResult, 'months' | 'afterEnd'>}`
  | `cashPlan.afterEnd.${keyof CashPlanResult['afterEnd']}`
export type ResultName = MonthlyName | BottomLineName | AdvancedName | VatName | CodName | CashPlanName

/** What a result is measured in; decides how it is written everywhere. */
export type Kind =
  | 'money'
  | 'count'
  | 'percent'
  | 'times'
  | 'days'
  | 'month'
  | 'planMonth'
  | 'months'
  | 'orders'
  | 'score'

/** Every result, by what it is measured in: a new one does not compile until it stands here. */
export const resultKinds: Record<ResultName, Kind> = {
  totalUnits: 'count',
  ordersPerMonth: 'count',
  shippedOrdersPerMonth: 'count',
  refusedOrdersMo: 'count',
  deliveredOrdersMo: 'count',
  grossSalesInclVAT: 'money',
  discountsInclVAT: 'money',
  shippingRevenueInclVAT: 'money',
  refusedSalesInclVAT: 'money',
  netSalesInclVAT: 'money',
  salesExVAT: 'money',
  valuePerOrder: 'money',
  productCost: 'money',
  packagingCost: 'money',
  shippingCost: 'money',
  paymentCost: 'money',
  fulfillmentCost: 'money',
  refusedReturnCost: 'money',
  gatewayFeePerOrder: 'money',
  totalCOGS: 'money',
  newCustomersPerMonth: 'count',
  cacVariableCost: 'money',
  marketingMo: 'money',
  overheadsTechMo: 'money',
  overheadsOpsMo: 'money',
  socialInsuranceMo: 'money',
  teamMo: 'money',
  contingencyMo: 'money',
  totalFixedCost: 'money',
  oneTimeMo: 'money',
  totalMonthlyCosts: 'money',
  grossProfit: 'money',
  grossMarginPct: 'percent',
  productMarginPct: 'percent',
  operatingIncome: 'money',
  operatingMarginPct: 'percent',
  contributionPerUnit: 'money',
  monthlyBreakEvenUnits: 'count',
  revenueToBreakEven: 'money',
  monthsToBreakEven: 'count',
  monthlyUnitsSurplus: 'count',
  monthlyUnitsShortfall: 'count',
  safetyMarginPct: 'percent',
  finalUnitCost: 'money',
  unitCostBeforeYield: 'money',
  exFactorySAR: 'money',
  perUnitInbound: 'money',
  perUnitDuties: 'money',
  perUnitCustomsFee: 'money',
  perUnitIrrecoverableVAT: 'money',
  weightedDefectPct: 'percent',
  weightedShortagePct: 'percent',
  weightedCustomsDutyPct: 'percent',
  weightedCAC: 'money',
  suggestedPriceInclVAT: 'money',
  exactPriceInclVAT: 'money',
  maxProductCostPerUnit: 'money',
  'bottomLine.returnsAndStockMo': 'money',
  'bottomLine.operatingIncome': 'money',
  'bottomLine.operatingMarginPct': 'percent',
  'bottomLine.contributionPerUnit': 'money',
  'bottomLine.monthlyBreakEvenUnits': 'count',
  'bottomLine.revenueToBreakEven': 'money',
  'bottomLine.monthsToBreakEven': 'count',
  'bottomLine.monthlyUnitsSurplus': 'count',
  'bottomLine.monthlyUnitsShortfall': 'count',
  'bottomLine.safetyMarginPct': 'percent',
  'bottomLine.orderMargin': 'money',
  'bottomLine.breakEvenRoas': 'times',
  inventoryTurnDays: 'days',
  averageInventoryValue: 'money',
  inventoryCarryingCostMo: 'money',
  returnsMo: 'money',
  adjustedUnitCost: 'money',
  avgOrdersPerCustomer: 'orders',
  customerLifetimeValue: 'money',
  ltv2cacRatio: 'times',
  customerPaybackPeriod: 'orders',
  paybackMonths: 'months',
  impliedNewSharePct: 'percent',
  supplierCashGap: 'money',
  customerCashGap: 'money',
  cashConversionCycleDays: 'days',
  workingCapital: 'money',
  workingCapitalRequired: 'money',
  startupInvestment: 'money',
  preLaunchFixedCost: 'money',
  monthlyFreeCashFlow: 'money',
  cashBreakevenMonth: 'month',
  flatCashBreakevenMonth: 'month',
  peakFundingNeed: 'money',
  projectedRevenue6Months: 'money',
  projectedRevenue12Months: 'money',
  riskAdjustedROI: 'percent',
  scalingCapitalRequired: 'money',
  growthSustainabilityScore: 'score',
  businessHealthScore: 'score',
  'vat.outputVatMo': 'money',
  'vat.inputVatMo': 'money',
  'vat.vatDueMo': 'money',
  'vat.irrecoverableVatMo': 'money',
  'vat.incomeIfRegistered': 'money',
  'vat.incomeIfNotRegistered': 'money',
  'vat.mustRegisterMonth': 'planMonth',
  'vat.voluntary.pastMonth': 'planMonth',
  'vat.voluntary.expectedMonth': 'planMonth',
  'vat.mandatory.pastMonth': 'planMonth',
  'vat.mandatory.expectedMonth': 'planMonth',
  'cod.codContributionPerOrder': 'money',
  'cod.prepaidContributionPerOrder': 'money',
  'cod.refusalBreakEvenPct': 'percent',
  'cod.costOfRefusalsMo': 'money',
  'cashPlan.lowestCash': 'money',
  'cashPlan.lowestMonth': 'planMonth',
  'cashPlan.cashNeeded': 'money',
  'cashPlan.shortfall': 'money',
  'cashPlan.runsOutMonth': 'planMonth',
  'cashPlan.backMonth': 'planMonth',
  'cashPlan.endingCash': 'money',
  'cashPlan.vatPaidTotal': 'money',
  'cashPlan.afterEnd.receipts': 'money',
  'cashPlan.afterEnd.payments': 'money',
  'cashPlan.afterEnd.vatOwed': 'money',
}

const isResult = (name: string): name is ResultName => Object.hasOwn(resultKinds, name)

/** Every result, in the order of its calculation. */
export const resultNames: readonly ResultName[] = Object.keys(resultKinds).filter(isResult)

/** The value of a result in an evaluation; null where it has no meaning or the part that it belongs to is off. */
export function resultOf(evaluation: Evaluation, name: ResultName): number | null {
  if (isMonthly(name, evaluation.monthly)) return evaluation.monthly[name]
  if (name.includes('.')) return numberAt(evaluation, name.split('.'))
  return evaluation.advanced === null ? null : numberAt(evaluation.advanced, [name])
}

function isMonthly(name: ResultName, monthly: Monthly): name is MonthlyName {
  return name in monthly
}

/** The number at the end of a path; null where the path ends before it. */
function numberAt(results: object, path: readonly string[]): number | null {
  let value: unknown = results
  for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null
  return typeof value === 'number' ? value : null
}

const digits: Record<Exclude<Kind, 'money' | 'percent'>, Digits> = {
  count: { max: 2 },
  times: { max: 2 },
  days: { max: 1 },
  month: { max: 0 },
  planMonth: { max: 0 },
  months: { max: 1 },
  orders: { max: 2 },
  score: { max: 0 },
}

/** A figure as every card, table, chart and explanation writes it; units other than money and percent stand in words. */
export function formatKind(value: number | null, kind: Kind, language: Language, currency: string): string {
  if (kind === 'money') return formatMoney(value, language, currency)
  if (kind === 'percent') return formatPercent(value, language)
  return formatNumber(value, language, digits[kind])
}
