import { expect, it } from 'vitest'
import { demoPlan } from '../plan/demo-plan'
import { blankPlan, type Plan, type Product } from '../plan/plan'
import { builtInBenchmarks } from '../reference/benchmarks'
import { simplePlan } from '../testing/simple-plan'
import { evaluate } from './evaluate'
import type { Advanced, Evaluation } from './evaluation'

function analysed(changes: Partial<Plan> = {}, product: Partial<Product> = {}): Evaluation & { advanced: Advanced } {
  const result = evaluate(simplePlan({ ...changes, enableAdvancedAnalysis: true }, product))
  if (result.advanced === null) throw new Error('the advanced analysis is off')
  return { ...result, advanced: result.advanced }
}
const advancedOf = (changes?: Partial<Plan>, product?: Partial<Product>) => analysed(changes, product).advanced

const noReturns = { expectedReturnRate: 0, inventoryCarryingCostPct: 0 }
const newCustomers = { ...noReturns, firstOrderSharePct: 100 }

const free = { customerAcquisitionCost: 0, importLeadTimeMonths: 0, supplierPaymentTermsDays: 180 }

it('values customers by what their orders leave', () => {
  const loyal = { ...newCustomers, repeatOrderRate: 0.5, avgCustomerLifespanMonths: 24, customerAcquisitionCost: 30 }
  expect(advancedOf(loyal)).toMatchObject({
    avgOrdersPerCustomer: 2,
    customerLifetimeValue: 120,
    ltv2cacRatio: 4,
    customerPaybackPeriod: 0.5,
  })
  expect(advancedOf({ ...loyal, customerAcquisitionCost: 0 })).toMatchObject({
    ltv2cacRatio: null,
    customerPaybackPeriod: 0,
  })
  expect(advancedOf({ ...loyal, firstOrderSharePct: 0 })).toMatchObject({
    ltv2cacRatio: null,
    customerPaybackPeriod: null,
  })
  expect(advancedOf(loyal, { unitCostLanded: 100 })).toMatchObject({
    customerLifetimeValue: 0,
    ltv2cacRatio: 0,
    customerPaybackPeriod: null,
  })
})

it('holds advanced inputs within their ranges', () => {
  expect(advancedOf({ inventoryTurnoverRate: 0 }).inventoryTurnDays).toBe(360)
  expect(advancedOf({ inventoryTurnoverRate: 1000 }).inventoryTurnDays).toBe(360 / 365)
  expect(advancedOf({ planningHorizonMonths: 1 }).projection).toHaveLength(7)
  expect(advancedOf({ planningHorizonMonths: 7.5 }).projection).toHaveLength(9)
  expect(advancedOf({ planningHorizonMonths: 99 }).projection).toHaveLength(37)
  expect(advancedOf({ seasonalityFactor: 9 }).projection[1]?.salesExVAT).toBe(5000)
  expect(advancedOf({ importLeadTimeMonths: 9, supplierPaymentTermsDays: -1 }).cashConversionCycleDays).toBe(60 + 180)
  expect(advancedOf({ supplierPaymentTermsDays: 9e-7, importLeadTimeMonths: 9e-7 }).cashConversionCycleDays).toBe(60)
})

it('has no return on capital without capital', () => {
  const noStock = { importLeadTimeMonths: 0, supplierPaymentTermsDays: 180 }
  expect(advancedOf(noStock)).toMatchObject({
    workingCapitalRequired: 0,
    riskAdjustedROI: null,
    scalingCapitalRequired: 0,
  })
  expect(advancedOf(noStock).growthSustainabilityScore).toBe(100)
  expect(advancedOf({ ...noStock, monthlyGrowthRate: 0 }).growthSustainabilityScore).toBeNull()
  expect(advancedOf({ ...noStock, contingencyMo: 9000 }).growthSustainabilityScore).toBe(0)
})

it('compares what growth takes with what is earned before it', () => {
  const slow = {
    monthlyGrowthRate: 0.1,
    contingencyMo: 700,
    importLeadTimeMonths: 6,
    firstOrderSharePct: 0,
    ...noReturns,
  }
  const { projection, scalingCapitalRequired, growthSustainabilityScore, supplierCashGap } = advancedOf(slow)
  const grown = (projection[12]?.salesExVAT ?? 0) - 1000
  expect(scalingCapitalRequired).toBeCloseTo(supplierCashGap * (grown / 1000), 6)
  const cash = projection.slice(1).reduce((sum, month) => sum + month.cashFlow, 0)
  expect(growthSustainabilityScore).toBeGreaterThan(0)
  expect(growthSustainabilityScore).toBeLessThan(100)
  expect(growthSustainabilityScore).toBeCloseTo(((cash + scalingCapitalRequired) / scalingCapitalRequired) * 100, 6)
  const nothing = { ...newCustomers, ...free, monthlyGrowthRate: 0.1 }
  expect(advancedOf(nothing, { unitCostLanded: 100 }).growthSustainabilityScore).toBe(0)
})

it('weighs the conservative case by the risk', () => {
  const returns = (businessRiskLevel: Plan['businessRiskLevel']) => advancedOf({ businessRiskLevel, contingencyMo: 50 })
  const { conservative, realistic, workingCapitalRequired } = returns('low')
  const yearly = (cash: number) => ((12 * cash) / workingCapitalRequired) * 100
  const gap = yearly(realistic.cashFlow) - yearly(conservative.cashFlow)
  expect(gap).toBeGreaterThan(0)
  expect(returns('low').riskAdjustedROI).toBeCloseTo(yearly(realistic.cashFlow) - gap / 4, 9)
  expect(returns('medium').riskAdjustedROI).toBeCloseTo(yearly(realistic.cashFlow) - gap / 2, 9)
  expect(returns('high').riskAdjustedROI).toBeCloseTo(yearly(conservative.cashFlow), 9)
})

it('finds cash back at once, late or never', () => {
  const back = (changes: Partial<Plan>) =>
    advancedOf({ monthlyGrowthRate: 0, ...newCustomers, ...changes }).cashBreakevenMonth
  const oneTime = (amount: number) => ({
    ...free,
    overheads: {
      ...blankPlan().overheads,
      branding: { amount, mode: 'oneTime' as const, months: 12, chargesVat: true },
    },
  })
  expect(back(free)).toBe(1)
  expect(back(oneTime(600))).toBe(1)
  expect(back(oneTime(601))).toBe(2)
  expect(back(oneTime(600.005))).toBe(1)
  expect(back(oneTime(600 * 36))).toBe(36)
  expect(back(oneTime(600 * 36 + 1))).toBeNull()
  expect(advancedOf({ ...newCustomers, ...free }, { unitCostLanded: 100 }).cashBreakevenMonth).toBeNull()
})

it('loses cash that it had when later months take it', () => {
  const shrinking = { monthlyGrowthRate: -0.2, contingencyMo: 300, ...newCustomers, ...free }
  const { projection, cashBreakevenMonth } = advancedOf({ ...shrinking, planningHorizonMonths: 36 })
  expect(projection.some(({ month, cumulativeCash }) => month > 0 && cumulativeCash > 0)).toBe(true)
  expect(cashBreakevenMonth).toBeNull()
})

it('reads what is missing or of the wrong type as not set', () => {
  const wrong = JSON.parse(
    '{"vatPct":"5","products":{},"overheads":5,"team":[1,null],"paymentMethods":[3],"paymentMode":"advanced"}',
  )
  expect(evaluate(wrong)).toEqual(evaluate(blankPlan()))
  for (const text of [
    'null',
    '[]',
    '5',
    '{}',
    '{"overheads":{"domain":5},"customOverheadsTech":[5],"businessRiskLevel":"toString"}',
  ]) {
    expect(evaluate(JSON.parse(text))).toEqual(evaluate(blankPlan()))
  }
  const withJunk = { ...demoPlan(), products: [null, ...demoPlan().products, 5, []] }
  expect(evaluate(JSON.parse(JSON.stringify(withJunk)))).toEqual(evaluate(demoPlan()))
  const analysedBlank = evaluate({ ...blankPlan(), enableAdvancedAnalysis: true })
  expect(evaluate(JSON.parse('{"enableAdvancedAnalysis":true,"businessRiskLevel":"toString"}'))).toEqual(analysedBlank)
  expect(evaluate(JSON.parse('{"enableAdvancedAnalysis":1}')).advanced).toBeNull()
  expect(evaluate({ ...demoPlan(), vatPct: Number.NaN })).toEqual(evaluate(demoPlan()))
  expect(evaluate({ ...demoPlan(), vatPct: Number.POSITIVE_INFINITY })).toEqual(evaluate(demoPlan()))
})

it('scores health against the given benchmarks', () => {
  const higher = builtInBenchmarks.map((benchmark) => ({ ...benchmark, typicalMargin: benchmark.typicalMargin * 2 }))
  const health = (benchmarks?: typeof higher) => evaluate(demoPlan(), benchmarks).advanced?.businessHealthScore ?? 0
  expect(health(higher)).toBeLessThan(health())
  expect(health(higher.filter(({ categoryId }) => categoryId !== 'home'))).toBe(health())
  expect(health([])).toBeGreaterThan(health(higher))
})
