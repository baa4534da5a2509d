import type { Advanced, Evaluation, Monthly } from '../domain/evaluation'
import type { Language, ScenarioName } from '../domain/options'
import { type Digits, formatMoney, formatNumber, formatPercent } from '../i18n/format'

export type MonthlyName = Exclude<keyof Monthly, 'isMonthlyProfitable'>
export type AdvancedName = Exclude<keyof Advanced, ScenarioName | 'projection'>
export type ResultName = MonthlyName | AdvancedName

/** What a result is measured in; decides how it is written everywhere. */
export type Kind = 'money' | 'count' | 'percent' | 'times' | 'days' | 'month' | 'orders' | 'score'

/** Every result, by what it is measured in: a new one does not compile until it stands here. */
export const resultKinds: Record<ResultName, Kind> = {
  totalUnits: 'count',
  ordersPerMonth: 'count',
  grossSalesInclVAT: 'money',
  discountsInclVAT: 'money',
  shippingRevenueInclVAT: 'money',
  netSalesInclVAT: 'money',
  salesExVAT: 'money',
  valuePerOrder: 'money',
  productCost: 'money',
  packagingCost: 'money',
  shippingCost: 'money',
  paymentCost: 'money',
  fulfillmentCost: 'money',
  gatewayFeePerOrder: 'money',
  totalCOGS: 'money',
  newCustomersPerMonth: 'count',
  cacVariableCost: 'money',
  marketingMo: 'money',
  overheadsTechMo: 'money',
  overheadsOpsMo: 'money',
  teamMo: 'money',
  contingencyMo: 'money',
  totalFixedCost: 'money',
  oneTimeMo: 'money',
  totalMonthlyCosts: 'money',
  grossProfit: 'money',
  grossMarginPct: 'percent',
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
  weightedDefectPct: 'percent',
  weightedShortagePct: 'percent',
  weightedCustomsDutyPct: 'percent',
  weightedCAC: 'money',
  suggestedPriceInclVAT: 'money',
  maxProductCostPerUnit: 'money',
  inventoryTurnDays: 'days',
  averageInventoryValue: 'money',
  inventoryCarryingCostMo: 'money',
  returnsMo: 'money',
  adjustedUnitCost: 'money',
  avgOrdersPerCustomer: 'orders',
  customerLifetimeValue: 'money',
  ltv2cacRatio: 'times',
  customerPaybackPeriod: 'orders',
  supplierCashGap: 'money',
  customerCashGap: 'money',
  cashConversionCycleDays: 'days',
  workingCapitalRequired: 'money',
  startupInvestment: 'money',
  preLaunchFixedCost: 'money',
  monthlyFreeCashFlow: 'money',
  cashBreakevenMonth: 'month',
  peakFundingNeed: 'money',
  projectedRevenue6Months: 'money',
  projectedRevenue12Months: 'money',
  riskAdjustedROI: 'percent',
  scalingCapitalRequired: 'money',
  growthSustainabilityScore: 'score',
  businessHealthScore: 'score',
}

const isResult = (name: string): name is ResultName => Object.hasOwn(resultKinds, name)

/** Every result, in the order of its calculation. */
export const resultNames: readonly ResultName[] = Object.keys(resultKinds).filter(isResult)

/** The value of a result in an evaluation; null where it has no meaning or the advanced analysis is off. */
export function resultOf({ monthly, advanced }: Evaluation, name: ResultName): number | null {
  if (isMonthly(name, monthly)) return monthly[name]
  return advanced === null ? null : advanced[name]
}

function isMonthly(name: ResultName, monthly: Monthly): name is MonthlyName {
  return name in monthly
}

const digits: Record<Exclude<Kind, 'money' | 'percent'>, Digits> = {
  count: { max: 2 },
  times: { max: 2 },
  days: { max: 1 },
  month: { max: 0 },
  orders: { max: 2 },
  score: { max: 0 },
}

/** A figure as every card, table, chart and explanation writes it; units other than money and percent stand in words. */
export function formatKind(value: number | null, kind: Kind, language: Language, currency: string): string {
  if (kind === 'money') return formatMoney(value, language, currency)
  if (kind === 'percent') return formatPercent(value, language)
  return formatNumber(value, language, digits[kind])
}
