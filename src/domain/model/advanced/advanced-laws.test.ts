import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { overheadIds } from '../../options'
import type { Plan } from '../../plan/plan'
import { differences, unsoundNumbers } from '../../testing/compare'
import { sellingPlan, wildPlan } from '../../testing/plan-arbitraries'
import { evaluate } from '../evaluate'
import type { Advanced, Monthly } from '../evaluation'

interface Analysed {
  monthly: Monthly
  advanced: Advanced
  scale: number
}

function analysed(plan: Plan): Analysed {
  const { monthly, advanced } = evaluate(plan)
  if (advanced === null) throw new Error('the advanced analysis is off')
  const scale = monthly.grossSalesInclVAT + monthly.totalMonthlyCosts + Math.abs(advanced.supplierCashGap) + 1
  return { monthly, advanced, scale }
}

function law(name: string, holds: (plan: Plan) => void): void {
  it(name, () => {
    fc.assert(fc.property(sellingPlan, holds))
  })
}

const allowed = (a: number, b: number, scale: number) => 1e-9 * Math.max(Math.abs(a), Math.abs(b), scale)

function close(a: number, b: number, scale = 0): void {
  expect(Math.abs(a - b)).toBeLessThanOrEqual(allowed(a, b, scale))
}

law('the ratio times the payback is the orders of a customer', (plan) => {
  const { ltv2cacRatio, customerPaybackPeriod, avgOrdersPerCustomer } = analysed(plan).advanced
  if (ltv2cacRatio === null || customerPaybackPeriod === null) return
  close(ltv2cacRatio * customerPaybackPeriod, avgOrdersPerCustomer)
})

law('the realistic scenario is the month, bit for bit', (plan) => {
  const { monthly, advanced } = analysed(plan)
  expect(advanced.realistic).toMatchObject({
    salesExVAT: monthly.salesExVAT,
    operatingIncome: monthly.operatingIncome,
    operatingMarginPct: monthly.operatingMarginPct,
    cashFlow: advanced.monthlyFreeCashFlow,
  })
})

law('after returns the realistic scenario, and a month without growth, leave what the bottom line says', (plan) => {
  const flat = { ...plan, monthlyGrowthRate: 0, seasonalityFactor: 1 }
  const { advanced, scale } = analysed(flat)
  const { operatingIncome } = evaluate({ ...flat, enableAdvancedAnalysis: true }).bottomLine
  const { incomeAfterReturns } = advanced.realistic
  expect(Math.abs(incomeAfterReturns - operatingIncome)).toBeLessThanOrEqual(1e-12 * scale)
  expect(Math.abs((advanced.projection[1]?.incomeAfterReturns ?? Number.NaN) - operatingIncome)).toBeLessThanOrEqual(
    1e-12 * scale,
  )
})

law('the scenarios stand in order while a sale leaves something', (plan) => {
  const { monthly, advanced, scale } = analysed(plan)
  if ((monthly.contributionPerUnit ?? -1) < 0) return
  const { conservative, realistic, optimistic } = advanced
  for (const key of ['salesExVAT', 'operatingIncome', 'operatingMarginPct'] as const) {
    expect(conservative[key] ?? 0).toBeLessThanOrEqual((realistic[key] ?? 0) + 1e-12 * scale)
    expect(realistic[key] ?? 0).toBeLessThanOrEqual((optimistic[key] ?? 0) + 1e-12 * scale)
  }
})

law('more returns leave less cash', (plan) => {
  const few = analysed({ ...plan, expectedReturnRate: 0.1 })
  const many = analysed({ ...plan, expectedReturnRate: 0.2 })
  const { salesExVAT, productCost } = few.monthly
  const costsSomething = salesExVAT > productCost + 1e-6 || plan.returnProcessingCost > 0
  const gain = many.advanced.monthlyFreeCashFlow - few.advanced.monthlyFreeCashFlow
  if (costsSomething) expect(gain).toBeLessThan(0)
  else close(gain, 0, few.scale)
  expect(many.advanced.returnsMo).toBeGreaterThanOrEqual(few.advanced.returnsMo)
  expect(many.monthly).toEqual(few.monthly)
})

law('a higher risk never returns more', (plan) => {
  const [low, medium, high] = (['low', 'medium', 'high'] as const).map(
    (businessRiskLevel) => analysed({ ...plan, businessRiskLevel }).advanced.riskAdjustedROI,
  )
  if (low == null || medium == null || high == null) return
  expect(medium).toBeLessThanOrEqual(low)
  expect(high).toBeLessThanOrEqual(medium)
})

const cashOf = ({ advanced }: Analysed) => ({
  flow: advanced.monthlyFreeCashFlow,
  back: advanced.cashBreakevenMonth,
  peak: advanced.peakFundingNeed,
  startup: advanced.startupInvestment,
  scenarios: [advanced.conservative.cashFlow, advanced.optimistic.cashFlow],
  months: advanced.projection.map(({ cashFlow, cumulativeCash }) => [cashFlow, cumulativeCash]),
})

law('the months of a one-time cost never touch cash', (plan) => {
  const spread = (months: number): Plan => ({
    ...plan,
    overheads: Object.assign(
      {},
      ...overheadIds.map((id) => ({ [id]: { ...plan.overheads[id], months: months + id.length } })),
    ),
    customOverheadsOps: plan.customOverheadsOps.map((item) => ({ ...item, months })),
  })
  const [short, long] = [analysed(spread(1)), analysed(spread(30))]
  expect(differences(cashOf(short), cashOf(long), 1e-9 * (short.scale + short.advanced.startupInvestment))).toEqual([])
})

law('a flat month takes the monthly cash flow', (plan) => {
  const { advanced, scale } = analysed({ ...plan, monthlyGrowthRate: 0, seasonalityFactor: 1 })
  const { projection, monthlyFreeCashFlow: flow } = advanced
  const other = projection
    .slice(1)
    .filter(({ cashFlow }) => !(Math.abs(cashFlow - flow) <= allowed(cashFlow, flow, scale)))
  expect(other).toEqual([])
})

law('a longer horizon keeps the months of a shorter one', (plan) => {
  const short = analysed({ ...plan, planningHorizonMonths: 9 }).advanced
  const long = analysed({ ...plan, planningHorizonMonths: 24 }).advanced
  expect(short.projection).toHaveLength(10)
  expect(long.projection).toHaveLength(25)
  expect(long.projection.slice(0, 10)).toEqual(short.projection)
  expect(long.cashBreakevenMonth).toBe(short.cashBreakevenMonth)
  expect(long.projectedRevenue12Months).toBe(short.projectedRevenue12Months)
  expect(long.peakFundingNeed).toBe(short.peakFundingNeed)
})

law('cumulative cash is the sum of the cash flows', (plan) => {
  const { projection, peakFundingNeed } = analysed({ ...plan, planningHorizonMonths: 36 }).advanced
  let total = 0
  const sums = projection.map(({ cashFlow }, month) => {
    total += cashFlow
    return [month, total]
  })
  expect(projection.map(({ month, cumulativeCash }) => [month, cumulativeCash])).toEqual(sums)
  expect(peakFundingNeed).toBe(Math.max(0, ...projection.map(({ cumulativeCash }) => -cumulativeCash)))
})

law('the days of the cash cycle are the cash in the goods', (plan) => {
  const { monthly, advanced, scale } = analysed(plan)
  const perDay = monthly.productCost / 30
  const { cashConversionCycleDays, inventoryTurnDays } = advanced
  const customerDays =
    cashConversionCycleDays - inventoryTurnDays - 30 * plan.importLeadTimeMonths + plan.supplierPaymentTermsDays
  close(cashConversionCycleDays * perDay, advanced.supplierCashGap + perDay * customerDays, scale)
  close(advanced.customerCashGap, (monthly.salesExVAT / 30) * customerDays, scale)
})

law('working capital carries the cash gaps and three months of what recurs', (plan) => {
  const { monthly, advanced, scale } = analysed(plan)
  const gap = Math.max(0, advanced.supplierCashGap + advanced.customerCashGap)
  const recurring = monthly.totalFixedCost - monthly.oneTimeMo
  close(advanced.workingCapital, gap, scale)
  close(advanced.workingCapitalRequired, gap + 3 * recurring, scale)
  close(advanced.preLaunchFixedCost, plan.importLeadTimeMonths * (recurring - monthly.marketingMo), scale)
})

law('what revenue is projected follows the growth', (plan) => {
  const { monthly, advanced } = analysed({ ...plan, planningHorizonMonths: 36 })
  const sales = advanced.projection.map(({ salesExVAT }) => salesExVAT)
  const sumTo = (months: number) => sales.slice(1, months + 1).reduce((sum, month) => sum + month, 0)
  close(advanced.projectedRevenue6Months, sumTo(6))
  close(advanced.projectedRevenue12Months, sumTo(12))
  close(sales[1] ?? 0, monthly.salesExVAT * plan.seasonalityFactor)
})

law('cash is back in the first month from which it stays', (plan) => {
  const { monthly, advanced } = analysed({ ...plan, planningHorizonMonths: 36 })
  const { cashBreakevenMonth: back, projection } = advanced
  const isShort = (from: number, to: number) =>
    projection.slice(from, to).some(({ cumulativeCash }) => cumulativeCash < -0.005)
  if (back !== null) {
    expect(isShort(back, 37)).toBe(false)
    if (back > 1) expect(isShort(back - 1, back)).toBe(true)
  } else if ((monthly.contributionPerUnit ?? 0) > 0) expect(isShort(36, 37)).toBe(true)
})

law('scores keep within their bounds and caps', (plan) => {
  const { monthly, advanced } = analysed(plan)
  const { businessHealthScore: health, growthSustainabilityScore: growth } = advanced
  expect(health).toBeGreaterThanOrEqual(0)
  expect(health).toBeLessThanOrEqual(100)
  if ((monthly.contributionPerUnit ?? 0) <= 0) expect(health).toBeLessThanOrEqual(49)
  if (!monthly.isMonthlyProfitable || advanced.monthlyFreeCashFlow < 0) expect(health).toBeLessThanOrEqual(74)
  expect(growth === null).toBe(plan.monthlyGrowthRate <= 0)
  if (growth !== null) expect(growth).toBeGreaterThanOrEqual(0)
  if (growth !== null) expect(growth).toBeLessThanOrEqual(100)
})

it('every number of every result is finite, and none is minus zero', () => {
  fc.assert(
    fc.property(wildPlan, (plan) => {
      expect(unsoundNumbers(evaluate({ ...plan, enableAdvancedAnalysis: true }))).toEqual([])
    }),
  )
})
