import { builtInBenchmarks } from '../benchmarks'
import type { NumberName } from '../field'
import type { Plan } from '../plan'
import { advancedFields } from '../plan-fields'
import { clamp, referenceMonth, sum } from './reference-month'

const part = (number: number | null) => (number === null ? 0 : clamp(0, number, 1))

function limited(plan: Plan, field: NumberName<typeof advancedFields>): number {
  const { min, max } = advancedFields[field]
  const isDust = /Pct|Days|LeadTime|Cost/.test(field) && plan[field] < 0.000001
  return clamp(min, isDust ? 0 : plan[field], max)
}

function advanced(plan: Plan, given: ReturnType<typeof referenceMonth>) {
  const { U, O, S, C, V, F, BE, contribution, recurring, costs, monthly } = given
  const M = costs.oneTimeMo
  const r = limited(plan, 'expectedReturnRate')
  const g = limited(plan, 'monthlyGrowthRate')
  const season = limited(plan, 'seasonalityFactor')
  const lead = limited(plan, 'importLeadTimeMonths')
  const N = Math.round(limited(plan, 'planningHorizonMonths'))
  const turnover = limited(plan, 'inventoryTurnoverRate')
  const processing = r * O * limited(plan, 'returnProcessingCost')
  const returnsMo = r * Math.max(0, S - C) + processing
  const stock = (C * 12) / turnover
  const carrying = (stock * limited(plan, 'inventoryCarryingCostPct')) / 100 / 12
  const orders = 1 + (limited(plan, 'repeatOrderRate') * limited(plan, 'avgCustomerLifespanMonths')) / 12
  const perOrder = (S - given.cogs - returnsMo) / O
  const ltv = U > 0 ? perOrder * orders : null
  const cac = monthly.weightedCAC
  const ratio = ltv === null || cac === null || cac === 0 ? null : ltv / cac
  const days = limited(plan, 'customerPaymentTermsDays') + given.days
  const supplierDays = limited(plan, 'supplierPaymentTermsDays')
  const supplierGap = stock + C * lead - (C * supplierDays) / 30
  const customerGap = (S / 30) * days
  const W = Math.max(0, supplierGap + customerGap)
  const working = W + 3 * recurring
  const follows = returnsMo + carrying
  const scenario = (d: number, k: number) => {
    const salesExVAT = S * d
    const operatingIncome = S * d - (V * d * k + F * k)
    const operatingMarginPct = salesExVAT > 0 ? (operatingIncome / salesExVAT) * 100 : null
    return { salesExVAT, operatingIncome, operatingMarginPct, cashFlow: operatingIncome + M * k - follows * d }
  }
  const [conservative, realistic, optimistic] = [scenario(0.7, 1.2), scenario(1, 1), scenario(1.5, 0.9)]
  const D = (t: number) => season * (1 + g) ** (Math.max(t, 1) - 1)
  const rows = Array.from({ length: 36 }, (_, index) => index + 1).map((t) => {
    const income = S * D(t) - V * D(t) - (F - costs.ended(t))
    const beforeW = income - follows * D(t) + costs.running(t)
    return { t, sales: S * D(t), income, beforeW, cash: beforeW - W * (D(t) - D(t - 1)) }
  })
  const start = 0 - (costs.startup + W * D(1))
  const cumulative = (t: number) => rows.slice(0, t).reduce((total, row) => total + row.cash, start)
  const shown = rows.slice(0, N)
  const isBackFrom = (t: number) => rows.slice(t - 1).every((row) => cumulative(row.t) >= -0.005)
  const back = rows.find((row) => isBackFrom(row.t))?.t ?? null
  const cashBack = contribution !== null && contribution > 0 ? back : null
  const capital = working + costs.startup
  const R = ((12 * realistic.cashFlow) / capital) * 100
  const Rc = ((12 * conservative.cashFlow) / capital) * 100
  const m = { low: 0.5, medium: 1, high: 2 }[plan.businessRiskLevel]
  const scaling = g > 0 ? W * season * ((1 + g) ** (N - 1) - 1) : 0
  const A = sum(shown.map((row) => row.beforeW))
  const grown = A <= 0 ? 0 : scaling === 0 ? 100 : Math.min(100, (100 * A) / scaling)
  const typical = builtInBenchmarks.find(({ categoryId }) => categoryId === (plan.productCategory || 'other'))
  const loyal = ltv === null || ltv <= 0 || cac === null ? 0 : cac === 0 ? 1 : part((ratio ?? 0) / 3)
  const cashPart = cashBack === null ? 0 : cashBack <= 6 ? 1 : 1 - (cashBack - 6) / 30
  const points =
    30 * part((monthly.operatingMarginPct ?? 0) / 20) +
    25 * loyal +
    15 * part((monthly.grossMarginPct ?? 0) / (typical?.typicalMargin ?? Number.NaN)) +
    15 * part((monthly.safetyMarginPct ?? 0) / 30) +
    15 * cashPart
  const cap = (contribution ?? 0) <= 0 ? 49 : BE === null || U < BE || realistic.cashFlow < 0 ? 74 : 100
  return {
    conservative,
    realistic,
    optimistic,
    inventoryTurnDays: 360 / turnover,
    averageInventoryValue: stock,
    inventoryCarryingCostMo: carrying,
    returnsMo,
    adjustedUnitCost: U > 0 ? monthly.finalUnitCost + (processing + carrying) / U : null,
    avgOrdersPerCustomer: orders,
    customerLifetimeValue: ltv,
    ltv2cacRatio: ratio,
    customerPaybackPeriod: U > 0 && perOrder > 0 && cac !== null ? cac / perOrder : null,
    supplierCashGap: supplierGap,
    customerCashGap: customerGap,
    cashConversionCycleDays: 360 / turnover + 30 * lead + days - supplierDays,
    workingCapitalRequired: working,
    startupInvestment: costs.startup,
    preLaunchFixedCost: recurring * lead,
    monthlyFreeCashFlow: monthly.operatingIncome + M - follows,
    cashBreakevenMonth: cashBack,
    peakFundingNeed: Math.max(0, -Math.min(start, ...shown.map((row) => cumulative(row.t)))),
    projectedRevenue6Months: sum(rows.slice(0, 6).map((row) => row.sales)),
    projectedRevenue12Months: sum(rows.slice(0, 12).map((row) => row.sales)),
    riskAdjustedROI: U > 0 && capital !== 0 ? R - (m / 2) * Math.max(0, R - Rc) : null,
    scalingCapitalRequired: scaling,
    growthSustainabilityScore: U > 0 && g > 0 ? grown : null,
    businessHealthScore: U > 0 ? Math.min(points, cap) : 0,
    projection: [
      { month: 0, salesExVAT: 0, operatingIncome: 0, cashFlow: start, cumulativeCash: start },
      ...shown.map(({ t, sales, income, cash }) => ({
        month: t,
        salesExVAT: sales,
        operatingIncome: income,
        cashFlow: cash,
        cumulativeCash: cumulative(t),
      })),
    ],
  }
}

/** Every result of a plan, by the second way. */
export function referenceEvaluation(plan: Plan) {
  const given = referenceMonth(plan)
  const { U, BE, monthly } = given
  const marginPct = monthly.operatingMarginPct
  const strength = (marginPct ?? 0) >= 15 ? 'strong' : 'moderate'
  const badge =
    marginPct === null || marginPct < 0 ? 'losing' : marginPct < 5 ? 'tight' : marginPct > 20 ? 'healthy' : 'fair'
  return {
    monthly,
    advanced: plan.enableAdvancedAnalysis ? advanced(plan, given) : null,
    breakEvenState: U === 0 ? 'no-units' : BE === null ? 'never' : U >= BE ? 'profitable' : 'needs-units',
    verdict: U === 0 ? null : monthly.isMonthlyProfitable ? strength : 'unprofitable',
    performanceBadge: U === 0 ? null : badge,
  }
}
