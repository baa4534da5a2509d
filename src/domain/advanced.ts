import { type Assumptions, assumptionsOf, ordersPerCustomer } from './assumptions'
import type { Advanced } from './evaluation'
import { healthScore } from './health'
import type { Month } from './month'
import type { Plan } from './plan'
import { type Projection, type ProjectionBasis, project } from './projection'
import { quotient } from './reading'
import { scenario } from './scenarios'

/** Months of recurring fixed costs that working capital has to carry. */
const bufferMonths = 3

interface Returns {
  processingMo: number
  returnsMo: number
}

function returnsOf({ monthly }: Month, given: Assumptions): Returns {
  const processingMo = given.returnRate * monthly.ordersPerMonth * given.returnCost
  const lostMarginMo = given.returnRate * Math.max(0, monthly.salesExVAT - monthly.productCost)
  return { processingMo, returnsMo: lostMarginMo + processingMo }
}

type Inventory = Pick<Advanced, 'inventoryTurnDays' | 'averageInventoryValue' | 'inventoryCarryingCostMo'>

function inventoryOf({ monthly }: Month, given: Assumptions): Inventory {
  const averageInventoryValue = (monthly.productCost * 12) / given.turnover
  return {
    inventoryTurnDays: 360 / given.turnover,
    averageInventoryValue,
    inventoryCarryingCostMo: (averageInventoryValue * given.carryingPct) / 100 / 12,
  }
}

type CustomerValue = Pick<
  Advanced,
  'avgOrdersPerCustomer' | 'customerLifetimeValue' | 'ltv2cacRatio' | 'customerPaybackPeriod'
>

/** What a customer is worth over her lifespan against what winning her costs. Source: docs/model.md, 'Customers'. */
function customerValue({ monthly }: Month, given: Assumptions, returnsMo: number): CustomerValue {
  const { weightedCAC } = monthly
  const avgOrdersPerCustomer = ordersPerCustomer(given)
  const perOrder = quotient(monthly.salesExVAT - monthly.totalCOGS - returnsMo, monthly.ordersPerMonth)
  const lifetimeValue = perOrder === null ? null : perOrder * avgOrdersPerCustomer
  const isPaidBack = perOrder !== null && perOrder > 0 && weightedCAC !== null
  return {
    avgOrdersPerCustomer,
    customerLifetimeValue: lifetimeValue,
    ltv2cacRatio: lifetimeValue === null || weightedCAC === null ? null : quotient(lifetimeValue, weightedCAC),
    customerPaybackPeriod: isPaidBack ? quotient(weightedCAC, perOrder) : null,
  }
}

type CashGaps = Pick<Advanced, 'supplierCashGap' | 'customerCashGap' | 'cashConversionCycleDays'>

/** Cash that stock, suppliers and payment methods hold. Source: docs/model.md, 'Cash tied up'. */
function cashGaps({ monthly, settlementDays }: Month, given: Assumptions, inventory: Inventory): CashGaps {
  const goods = monthly.productCost
  const customerDays = given.customerDays + settlementDays
  return {
    supplierCashGap: inventory.averageInventoryValue + goods * given.leadTimeMonths - (goods * given.supplierDays) / 30,
    customerCashGap: (monthly.salesExVAT / 30) * customerDays,
    cashConversionCycleDays:
      inventory.inventoryTurnDays + 30 * given.leadTimeMonths + customerDays - given.supplierDays,
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

function startupInvestment({ fixed }: Month): number {
  let total = 0
  for (const cost of fixed.oneTime) total += cost.amount
  return total
}

function projectionBasis(month: Month, given: Assumptions, returnsAndHoldingMo: number, gap: number): ProjectionBasis {
  return {
    salesExVAT: month.monthly.salesExVAT,
    variableCost: month.variableCost,
    fixedCost: month.fixed.total,
    oneTimeMo: month.fixed.oneTimeMo,
    returnsAndHoldingMo,
    oneTime: month.fixed.oneTime,
    startupInvestment: startupInvestment(month),
    tiedUpCash: Math.max(0, gap),
    monthlyGrowthRate: given.growth,
    seasonalityFactor: given.seasonality,
    planningHorizonMonths: given.horizonMonths,
  }
}

function cashBackMonth({ monthly }: Month, projection: Projection): number | null {
  const contribution = monthly.contributionPerUnit
  return contribution !== null && contribution > 0 ? projection.cashBreakevenMonth : null
}

/**
 * The advanced analysis of a month; `typicalMargin` is that of the plan's category.
 * Source: docs/model.md, 'Advanced analysis'.
 */
export function analyse(plan: Plan, month: Month, typicalMargin: number): Advanced {
  const { monthly, fixed } = month
  const units = monthly.totalUnits
  const given = assumptionsOf(plan)
  const { returnsMo, processingMo } = returnsOf(month, given)
  const inventory = inventoryOf(month, given)
  const holdingMo = inventory.inventoryCarryingCostMo
  const customer = customerValue(month, given, returnsMo)
  const gaps = cashGaps(month, given, inventory)
  const basis = projectionBasis(month, given, returnsMo + holdingMo, gaps.supplierCashGap + gaps.customerCashGap)
  const workingCapitalRequired = basis.tiedUpCash + bufferMonths * fixed.recurringMo
  const conservative = scenario(basis, 'conservative')
  const realistic = scenario(basis, 'realistic')
  const projection = project(basis)
  const scalingCapitalRequired = scalingCapital(basis)
  const capital = workingCapitalRequired + basis.startupInvestment
  const extraUnitCost = quotient(processingMo + holdingMo, units)
  const advanced: Advanced = {
    conservative,
    realistic,
    optimistic: scenario(basis, 'optimistic'),
    inventoryTurnDays: inventory.inventoryTurnDays,
    averageInventoryValue: inventory.averageInventoryValue,
    inventoryCarryingCostMo: holdingMo,
    returnsMo,
    adjustedUnitCost: extraUnitCost === null ? null : monthly.finalUnitCost + extraUnitCost,
    avgOrdersPerCustomer: customer.avgOrdersPerCustomer,
    customerLifetimeValue: customer.customerLifetimeValue,
    ltv2cacRatio: customer.ltv2cacRatio,
    customerPaybackPeriod: customer.customerPaybackPeriod,
    supplierCashGap: gaps.supplierCashGap,
    customerCashGap: gaps.customerCashGap,
    cashConversionCycleDays: gaps.cashConversionCycleDays,
    workingCapitalRequired,
    startupInvestment: basis.startupInvestment,
    preLaunchFixedCost: fixed.recurringMo * given.leadTimeMonths,
    monthlyFreeCashFlow: realistic.cashFlow,
    cashBreakevenMonth: cashBackMonth(month, projection),
    peakFundingNeed: projection.peakFundingNeed,
    projectedRevenue6Months: projection.revenue6Months,
    projectedRevenue12Months: projection.revenue12Months,
    riskAdjustedROI: riskAdjustedROI(units, realistic.cashFlow, conservative.cashFlow, capital, given.riskMultiplier),
    scalingCapitalRequired,
    growthSustainabilityScore: sustainability(units, given.growth, projection.earnedCash, scalingCapitalRequired),
    businessHealthScore: 0,
    projection: projection.months,
  }
  advanced.businessHealthScore = healthScore(monthly, advanced, typicalMargin)
  return advanced
}
