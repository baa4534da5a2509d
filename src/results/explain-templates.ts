import { benchmarkOf } from '../domain/benchmarks'
import { healthPoints } from '../domain/health'
import { paymentTerms } from '../domain/payment-fees'
import type { ExplainContext, Formula, Operand, OperandWord } from './explain'
import { feeByMethod, itemsOf, oneTimeItems, sumOf, teamItems, weighted } from './explain-lists'
import type { Kind, ResultName } from './result-kinds'

type Template = (context: ExplainContext) => Formula

const simple =
  (template: string): Template =>
  () => ({ template })

function word(name: OperandWord, value: number | null, kind: Kind | 'rate'): Operand {
  return { label: { from: 'word', name }, value, kind }
}

/** Days until payments arrive, by the mix; the formulas of cash read them. */
function settlement({ plan, evaluation }: ExplainContext): Record<string, Operand> {
  const days = paymentTerms(plan, evaluation.monthly.valuePerOrder ?? 0).settlementDays
  return { settlementDays: word('settlementDays', days, 'days') }
}

const cashPerOrder = '({salesExVAT} − {totalCOGS} − {returnsMo}) ÷ {ordersPerMonth}'
const tiedUp = 'max(0, {supplierCashGap} + {customerCashGap})'

function riskAdjusted({ plan, evaluation }: ExplainContext): Formula {
  const { advanced } = evaluation
  const factor = { low: 0.5, medium: 1, high: 2 }[plan.businessRiskLevel]
  const capital = '({workingCapitalRequired} + {startupInvestment}) × 100'
  return {
    template: `12 × {realistic} ÷ ${capital} − {risk} ÷ 2 × max(0, 12 × ({realistic} − {conservative}) ÷ ${capital})`,
    own: {
      realistic: word('realisticCash', advanced?.realistic.cashFlow ?? null, 'money'),
      conservative: word('conservativeCash', advanced?.conservative.cashFlow ?? null, 'money'),
      risk: word('riskFactor', factor, 'rate'),
    },
  }
}

/** What the planned months earn before stock grows, read back from the projection's last balance. */
function earnedCash({ plan, evaluation: { advanced } }: ExplainContext): number | null {
  if (advanced === null) return null
  const last = advanced.projection.at(-1)
  const growth = (1 + plan.monthlyGrowthRate) ** ((last?.month ?? 1) - 1)
  const tied = Math.max(0, advanced.supplierCashGap + advanced.customerCashGap) * plan.seasonalityFactor * growth
  return (last?.cumulativeCash ?? 0) + advanced.startupInvestment + tied
}

function growthScore(context: ExplainContext): Formula {
  return {
    template: 'max(0, min(100, 100 × {earned} ÷ {scalingCapitalRequired}))',
    own: { earned: word('earnedCash', earnedCash(context), 'money') },
  }
}

function cashBack({ evaluation: { advanced } }: ExplainContext): Formula {
  const months = advanced?.projection ?? []
  const month = advanced?.cashBreakevenMonth ?? null
  const reached = months.find((entry) => entry.month === month) ?? months.at(-1)
  return {
    template: '{first} → {reached}',
    own: {
      first: word('firstCash', months[0]?.cumulativeCash ?? null, 'money'),
      reached: word('cashThen', reached?.cumulativeCash ?? null, 'money'),
    },
  }
}

function deepest({ evaluation: { advanced } }: ExplainContext): Formula {
  const cash = advanced?.projection.map((month) => month.cumulativeCash) ?? []
  const lowest = advanced === null ? null : Math.min(...cash)
  return { template: 'max(0, 0 − {lowest})', own: { lowest: word('lowestCash', lowest, 'money') } }
}

function health({ plan, evaluation: { monthly, advanced } }: ExplainContext): Formula {
  const typical = benchmarkOf(plan.productCategory).typicalMargin
  const points = advanced === null ? null : healthPoints(monthly, advanced, typical)
  return {
    template: '{operating} + {customer} + {gross} + {safety} + {cash}',
    own: {
      operating: word('operatingMarginPoints', points?.operatingMargin ?? null, 'rate'),
      customer: word('customerValuePoints', points?.customerValue ?? null, 'rate'),
      gross: word('grossMarginPoints', points?.grossMargin ?? null, 'rate'),
      safety: word('safetyMarginPoints', points?.safetyMargin ?? null, 'rate'),
      cash: word('cashBackPoints', points?.cashBack ?? null, 'rate'),
    },
  }
}

const returned = '{expectedReturnRate} × {ordersPerMonth} × {returnProcessingCost}'
const growing = (months: number) =>
  `{salesExVAT} × {seasonalityFactor} × Σ₁…${months} (1 + {monthlyGrowthRate})^(t − 1)`

/** The formula of every result: a new result does not compile until its formula stands here. */
export const templates: Record<ResultName, Template> = {
  totalUnits: ({ plan }) => sumOf(plan.products.map((product) => [product.name, product.unitsPerMonth, 'count'])),
  ordersPerMonth: simple('⌈{totalUnits} ÷ {avgUnitsPerOrder}⌉'),
  grossSalesInclVAT: ({ plan }) =>
    sumOf(
      plan.products.map(({ name, unitPriceInclVAT, unitsPerMonth }) => [
        name,
        unitPriceInclVAT * unitsPerMonth,
        'money',
      ]),
    ),
  discountsInclVAT: simple('{grossSalesInclVAT} × {firstOrderSharePct} × {firstOrderDiscountPct}'),
  shippingRevenueInclVAT: simple('{ordersPerMonth} × {customerShippingChargeInclVAT}'),
  netSalesInclVAT: simple('{grossSalesInclVAT} − {discountsInclVAT} + {shippingRevenueInclVAT}'),
  salesExVAT: simple('{netSalesInclVAT} ÷ (100% + {vatPct})'),
  valuePerOrder: simple('{netSalesInclVAT} ÷ {ordersPerMonth}'),
  productCost: simple('{finalUnitCost} × {totalUnits}'),
  packagingCost: simple('{ordersPerMonth} × {packagingPerOrder}'),
  shippingCost: simple('{ordersPerMonth} × {shippingPerOrder}'),
  paymentCost: simple('{ordersPerMonth} × {gatewayFeePerOrder}'),
  fulfillmentCost: ({ plan }) => ({
    template: plan.fulfillmentMethod === '3pl' ? '{ordersPerMonth} × {fulfillmentPerOrder}' : '0',
  }),
  gatewayFeePerOrder: (context) =>
    feeByMethod(context) ?? { template: '{valuePerOrder} × {paymentBasicPercent} + {paymentBasicFixed}' },
  totalCOGS: simple('{productCost} + {packagingCost} + {shippingCost} + {paymentCost} + {fulfillmentCost}'),
  newCustomersPerMonth: simple('{ordersPerMonth} × {firstOrderSharePct}'),
  cacVariableCost: simple('{customerAcquisitionCost} × {newCustomersPerMonth}'),
  marketingMo: simple('{influencersMo} + {paidAdsMo}'),
  overheadsTechMo: ({ plan }) => itemsOf(plan, 'tech'),
  overheadsOpsMo: ({ plan }) => itemsOf(plan, 'ops'),
  teamMo: ({ plan }) => teamItems(plan),
  contingencyMo: ({ plan }) => sumOf([['', plan.contingencyMo, 'money']]),
  totalFixedCost: simple('{marketingMo} + {overheadsTechMo} + {overheadsOpsMo} + {teamMo} + {contingencyMo}'),
  oneTimeMo: ({ plan }) => oneTimeItems(plan, 'monthly'),
  totalMonthlyCosts: simple('{totalCOGS} + {cacVariableCost} + {totalFixedCost}'),
  grossProfit: simple('{salesExVAT} − {totalCOGS}'),
  grossMarginPct: simple('{grossProfit} ÷ {salesExVAT}'),
  operatingIncome: simple('{salesExVAT} − {totalMonthlyCosts}'),
  operatingMarginPct: simple('{operatingIncome} ÷ {salesExVAT}'),
  contributionPerUnit: simple('({salesExVAT} − {totalCOGS} − {cacVariableCost}) ÷ {totalUnits}'),
  monthlyBreakEvenUnits: simple('⌈{totalFixedCost} ÷ {contributionPerUnit}⌉'),
  revenueToBreakEven: simple('{monthlyBreakEvenUnits} × {salesExVAT} ÷ {totalUnits}'),
  monthsToBreakEven: simple('{monthlyBreakEvenUnits} ÷ {totalUnits}'),
  monthlyUnitsSurplus: simple('max(0, {totalUnits} − {monthlyBreakEvenUnits})'),
  monthlyUnitsShortfall: simple('max(0, {monthlyBreakEvenUnits} − {totalUnits})'),
  safetyMarginPct: simple('({totalUnits} − {monthlyBreakEvenUnits}) ÷ {totalUnits}'),
  finalUnitCost: ({ plan }) => weighted(plan, 'landed', 'money'),
  unitCostBeforeYield: ({ plan }) => weighted(plan, 'beforeYield', 'money'),
  exFactorySAR: ({ plan }) => weighted(plan, 'exFactory', 'money'),
  perUnitInbound: ({ plan }) => weighted(plan, 'inbound', 'money'),
  perUnitDuties: ({ plan }) => weighted(plan, 'duties', 'money'),
  weightedDefectPct: ({ plan }) => weighted(plan, 'defectPct', 'percent'),
  weightedShortagePct: ({ plan }) => weighted(plan, 'shortagePct', 'percent'),
  weightedCustomsDutyPct: ({ plan }) => weighted(plan, 'customsDutyPct', 'percent'),
  weightedCAC: simple('({cacVariableCost} + {marketingMo}) ÷ {newCustomersPerMonth}'),
  suggestedPriceInclVAT: simple('{totalCOGS} ÷ (100% − {targetMarginPct}) ÷ {totalUnits} × (100% + {vatPct})'),
  maxProductCostPerUnit: simple(
    'max(0, {salesExVAT} ÷ {totalUnits} × (100% − {targetMarginPct}) − ({totalCOGS} − {productCost}) ÷ {totalUnits})',
  ),
  inventoryTurnDays: simple('360 ÷ {inventoryTurnoverRate}'),
  averageInventoryValue: simple('{productCost} × 12 ÷ {inventoryTurnoverRate}'),
  inventoryCarryingCostMo: simple('{averageInventoryValue} × {inventoryCarryingCostPct} ÷ 12'),
  returnsMo: simple(`{expectedReturnRate} × max(0, {salesExVAT} − {productCost}) + ${returned}`),
  adjustedUnitCost: simple(`{finalUnitCost} + (${returned} + {inventoryCarryingCostMo}) ÷ {totalUnits}`),
  avgOrdersPerCustomer: simple('1 + {repeatOrderRate} × {avgCustomerLifespanMonths} ÷ 12'),
  customerLifetimeValue: simple(`${cashPerOrder} × {avgOrdersPerCustomer}`),
  ltv2cacRatio: simple('{customerLifetimeValue} ÷ {weightedCAC}'),
  customerPaybackPeriod: simple(`{weightedCAC} ÷ (${cashPerOrder})`),
  supplierCashGap: simple(
    '{averageInventoryValue} + {productCost} × {importLeadTimeMonths} − {productCost} × {supplierPaymentTermsDays} ÷ 30',
  ),
  customerCashGap: (context) => ({
    template: '{salesExVAT} ÷ 30 × ({customerPaymentTermsDays} + {settlementDays})',
    own: settlement(context),
  }),
  cashConversionCycleDays: (context) => ({
    template:
      '{inventoryTurnDays} + 30 × {importLeadTimeMonths} + {customerPaymentTermsDays} + {settlementDays} − {supplierPaymentTermsDays}',
    own: settlement(context),
  }),
  workingCapitalRequired: simple(`${tiedUp} + 3 × ({totalFixedCost} − {oneTimeMo})`),
  startupInvestment: ({ plan }) => oneTimeItems(plan, 'whole'),
  preLaunchFixedCost: simple('({totalFixedCost} − {oneTimeMo}) × {importLeadTimeMonths}'),
  monthlyFreeCashFlow: simple('{operatingIncome} + {oneTimeMo} − ({returnsMo} + {inventoryCarryingCostMo})'),
  cashBreakevenMonth: cashBack,
  peakFundingNeed: deepest,
  projectedRevenue6Months: simple(growing(6)),
  projectedRevenue12Months: simple(growing(12)),
  riskAdjustedROI: riskAdjusted,
  scalingCapitalRequired: simple(
    `${tiedUp} × {seasonalityFactor} × ((1 + {monthlyGrowthRate})^({planningHorizonMonths} − 1) − 1)`,
  ),
  growthSustainabilityScore: growthScore,
  businessHealthScore: health,
}
