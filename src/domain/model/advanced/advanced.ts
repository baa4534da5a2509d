import type { Advanced, BottomLine, Monthly } from '../evaluation'
import type { MonthBasis } from '../month/month'
import { quotient } from '../numbers'
import { type Assumptions, ordersPerCustomer } from './assumptions'
import { healthScore } from './health'
import { type Projection, type ProjectionBasis, project } from './projection'
import type { ReturnsAndStock } from './returns-and-stock'
import { scenario } from './scenarios'

/** Months of recurring fixed costs that working capital has to carry. */
const bufferMonths = 3

/** What the advanced analysis is worked out from. */
export interface AnalysisBasis {
  basis: MonthBasis
  monthly: Monthly
  bottomLine: BottomLine
  returns: ReturnsAndStock
  given: Assumptions
  /** That of the plan's category. */
  typicalMargin: number
}

type CustomerValue = Pick<
  Advanced,
  | 'avgOrdersPerCustomer'
  | 'customerLifetimeValue'
  | 'ltv2cacRatio'
  | 'customerPaybackPeriod'
  | 'paybackMonths'
  | 'impliedNewSharePct'
>

/** Months until a customer has paid for being won; null when that takes more orders than they place. */
function paybackMonths(orders: number | null, mostOrders: number, repeatOrderRate: number): number | null {
  if (orders === null || orders > mostOrders) return null
  return orders <= 1 ? 0 : ((orders - 1) * 12) / repeatOrderRate
}

/** The share of new customers at which a store with these habits settles. */
export function impliedNewSharePct(given: Assumptions): number {
  const months = Math.round(given.lifespanMonths)
  const monthBefore = 1 / (1 + given.growth)
  let weight = 1
  let earlierCustomers = 0
  for (let k = 1; k <= months; k += 1) {
    weight *= monthBefore
    earlierCustomers += weight
  }
  return 100 / (1 + (given.repeatOrderRate / 12) * earlierCustomers)
}

/** What a customer is worth over their lifespan against what winning them costs. Source: docs/model.md, 'Customers'. */
function customerValue({ basis, monthly, returns, given }: AnalysisBasis): CustomerValue {
  const { weightedCAC } = monthly
  const avgOrdersPerCustomer = ordersPerCustomer(given)
  const perOrder = quotient(monthly.salesExVAT - monthly.totalCOGS - returns.returnsMo, basis.orders.delivered)
  const lifetimeValue = perOrder === null ? null : perOrder * avgOrdersPerCustomer
  const isPaidBack = perOrder !== null && perOrder > 0 && weightedCAC !== null
  const paybackOrders = isPaidBack ? quotient(weightedCAC, perOrder) : null
  return {
    avgOrdersPerCustomer,
    customerLifetimeValue: lifetimeValue,
    ltv2cacRatio: lifetimeValue === null || weightedCAC === null ? null : quotient(lifetimeValue, weightedCAC),
    customerPaybackPeriod: paybackOrders,
    paybackMonths: paybackMonths(paybackOrders, avgOrdersPerCustomer, given.repeatOrderRate),
    impliedNewSharePct: impliedNewSharePct(given),
  }
}

type CashGaps = Pick<Advanced, 'supplierCashGap' | 'customerCashGap' | 'cashConversionCycleDays'>

/** Cash that stock, suppliers and payment methods hold. Source: docs/model.md, 'Cash tied up'. */
function cashGaps({ basis, monthly, returns, given }: AnalysisBasis): CashGaps {
  const goods = monthly.productCost
  const customerDays = given.customerDays + basis.paymentTerms.settlementDays
  return {
    supplierCashGap: returns.averageInventoryValue + goods * given.leadTimeMonths - (goods * given.supplierDays) / 30,
    customerCashGap: (monthly.salesExVAT / 30) * customerDays,
    cashConversionCycleDays: 360 / given.turnover + 30 * given.leadTimeMonths + customerDays - given.supplierDays,
  }
}

/** Capital that growth itself takes over the horizon. Source: docs/model.md, 'Growth'. */
function scalingCapital(basis: ProjectionBasis): number {
  const { monthlyGrowthRate: growth, planningHorizonMonths: horizon } = basis
  return growth > 0 ? basis.tiedUpCash * basis.seasonalityFactor * ((1 + growth) ** (horizon - 1) - 1) : 0
}

/** Whether the plan earns the capital that its growth takes, 0 to 100; null without growth or units. */
function sustainability(units: number, growth: number, earned: number, scaling: number): number | null {
  if (units === 0 || growth <= 0) return null
  if (earned <= 0) return 0
  // Growth that takes no capital is paid for: the quotient is infinite then.
  return Math.min(100, (100 * earned) / scaling)
}

/** Yearly return on the capital of the start, in percent; null with no units or no capital. Source: docs/model.md, 'Return on capital'. */
function riskAdjustedROI(
  units: number,
  realistic: number,
  conservative: number,
  capital: number,
  m: number,
): number | null {
  const planned = quotient(12 * realistic, capital)
  const cautious = quotient(12 * conservative, capital)
  if (units === 0 || planned === null || cautious === null) return null
  return planned * 100 - (m / 2) * Math.max(0, planned * 100 - cautious * 100)
}

function startupInvestment({ fixed }: MonthBasis): number {
  let total = 0
  for (const cost of fixed.oneTime) total += cost.amount
  return total
}

function projectionBasis({ basis, returns, given }: AnalysisBasis, gap: number): ProjectionBasis {
  return {
    salesExVAT: basis.sales.exVAT,
    variableCost: basis.costs.total,
    fixedCost: basis.fixed.total,
    oneTimeMo: basis.fixed.oneTimeMo,
    returnsAndHoldingMo: returns.total,
    oneTime: basis.fixed.oneTime,
    startupInvestment: startupInvestment(basis),
    preLaunchFixedCost: basis.fixed.preLaunchMo * given.leadTimeMonths,
    tiedUpCash: Math.max(0, gap),
    monthlyGrowthRate: given.growth,
    seasonalityFactor: given.seasonality,
    planningHorizonMonths: given.horizonMonths,
  }
}

type Payback = Pick<Advanced, 'cashBreakevenMonth' | 'flatCashBreakevenMonth'>

/** When the money that was put in is back, with the plan's growth and without; null for a store whose sales leave nothing. */
function paybackOf({ bottomLine, given }: AnalysisBasis, basis: ProjectionBasis, projection: Projection): Payback {
  const contribution = bottomLine.contributionPerUnit
  if (contribution === null || contribution <= 0) return { cashBreakevenMonth: null, flatCashBreakevenMonth: null }
  const flat = given.growth > 0 ? project({ ...basis, monthlyGrowthRate: 0 }) : projection
  return { cashBreakevenMonth: projection.cashBreakevenMonth, flatCashBreakevenMonth: flat.cashBreakevenMonth }
}

/** The advanced analysis of a month. Source: docs/model.md, 'Advanced analysis'. */
export function analyse(analysis: AnalysisBasis): Advanced {
  const { basis, monthly, bottomLine, returns, given, typicalMargin } = analysis
  const { fixed } = basis
  const units = monthly.totalUnits
  const customer = customerValue(analysis)
  const gaps = cashGaps(analysis)
  const planned = projectionBasis(analysis, gaps.supplierCashGap + gaps.customerCashGap)
  const workingCapital = planned.tiedUpCash
  const workingCapitalRequired = workingCapital + bufferMonths * fixed.recurringMo
  const conservative = scenario(planned, 'conservative')
  const realistic = scenario(planned, 'realistic')
  const projection = project(planned)
  const payback = paybackOf(analysis, planned, projection)
  const scalingCapitalRequired = scalingCapital(planned)
  const capital = workingCapitalRequired + planned.startupInvestment
  const extraUnitCost = quotient(returns.processingMo + returns.holdingMo, units)
  const advanced: Advanced = {
    conservative,
    realistic,
    optimistic: scenario(planned, 'optimistic'),
    inventoryTurnDays: 360 / given.turnover,
    averageInventoryValue: returns.averageInventoryValue,
    inventoryCarryingCostMo: returns.holdingMo,
    returnsMo: returns.returnsMo,
    adjustedUnitCost: extraUnitCost === null ? null : monthly.finalUnitCost + extraUnitCost,
    avgOrdersPerCustomer: customer.avgOrdersPerCustomer,
    customerLifetimeValue: customer.customerLifetimeValue,
    ltv2cacRatio: customer.ltv2cacRatio,
    customerPaybackPeriod: customer.customerPaybackPeriod,
    paybackMonths: customer.paybackMonths,
    impliedNewSharePct: customer.impliedNewSharePct,
    supplierCashGap: gaps.supplierCashGap,
    customerCashGap: gaps.customerCashGap,
    cashConversionCycleDays: gaps.cashConversionCycleDays,
    workingCapital,
    workingCapitalRequired,
    startupInvestment: planned.startupInvestment,
    preLaunchFixedCost: planned.preLaunchFixedCost,
    monthlyFreeCashFlow: realistic.cashFlow,
    cashBreakevenMonth: payback.cashBreakevenMonth,
    flatCashBreakevenMonth: payback.flatCashBreakevenMonth,
    peakFundingNeed: units === 0 ? null : projection.peakFundingNeed,
    projectedRevenue6Months: projection.revenue6Months,
    projectedRevenue12Months: projection.revenue12Months,
    riskAdjustedROI: riskAdjustedROI(units, realistic.cashFlow, conservative.cashFlow, capital, given.riskMultiplier),
    scalingCapitalRequired,
    growthSustainabilityScore: sustainability(units, given.growth, projection.earnedCash, scalingCapitalRequired),
    businessHealthScore: 0,
    projection: projection.months,
  }
  advanced.businessHealthScore = healthScore({ monthly, bottomLine, advanced, typicalMargin })
  return advanced
}
