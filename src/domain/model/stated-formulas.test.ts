import { expect, it } from 'vitest'
import { demoPlan } from '../plan/demo-plan'
import { blankPlan, blankProduct, type Plan, type Product } from '../plan/plan'
import { simplePlan } from '../testing/simple-plan'
import { evaluate } from './evaluate'

// The results and formulas that the product was specified with; formulas are worked out by hand.

const monthOf = (changes: Partial<Plan>, product?: Partial<Product>) => evaluate(simplePlan(changes, product)).monthly

it('orders are the units divided by units per order, rounded up; no order has less than one unit', () => {
  expect(monthOf({ avgUnitsPerOrder: 3 }).ordersPerMonth).toBe(4)
  expect(monthOf({ avgUnitsPerOrder: 0 }).ordersPerMonth).toBe(10)
})

it('sales are the sum of prices times units', () => {
  const products = [
    { ...blankProduct('a'), unitPriceInclVAT: 149, unitsPerMonth: 10 },
    { ...blankProduct('b'), unitPriceInclVAT: 59, unitsPerMonth: 3 },
  ]
  expect(monthOf({ products }).grossSalesInclVAT).toBe(149 * 10 + 59 * 3)
})

const built: Partial<Product> = {
  exFactoryPrice: 100,
  fxFeePct: 2,
  customsDutiesPct: 10,
  insurance: 3,
  labelsAndInserts: 1,
  primaryPackaging: 2,
  assemblyOrKitting: 0.5,
  inspectionCost: 0.25,
  internationalShipping: 7,
  portHandlingClearance: 1.5,
  localTransportToWarehouse: 0.75,
  expectedDefectPct: 3,
  expectedShortagePct: 2,
}

it('a landed unit costs its price with fee, duty, freight and handling, over what of it can be sold', () => {
  const exFactory = 100 * 1.02
  const duty = (exFactory + 3) * 0.1
  const parts = exFactory + duty + 1 + 2 + 0.5 + 0.25 + 7 + 3 + 1.5 + 0.75
  expect(monthOf({}, built).finalUnitCost).toBeCloseTo(parts / (1 - 0.03 - 0.02), 9)
  expect(monthOf({}, { ...built, expectedDefectPct: 80, expectedShortagePct: 40 }).finalUnitCost).toBeCloseTo(
    parts / 0.01,
    6,
  )
})

it('the cost across products is weighted by their units', () => {
  const products = [
    { ...blankProduct('a'), unitCostLanded: 40, unitsPerMonth: 30 },
    { ...blankProduct('b'), unitCostLanded: 10, unitsPerMonth: 10 },
  ]
  expect(monthOf({ products }).finalUnitCost).toBe((40 * 30 + 10 * 10) / 40)
})

it('new customers are orders times their share, and acquiring them costs so much for each', () => {
  const month = monthOf({ firstOrderSharePct: 40, customerAcquisitionCost: 45 })
  expect(month.newCustomersPerMonth).toBe(4)
  expect(month.cacVariableCost).toBe(45 * 4)
})

it('an annual cost counts a twelfth, a one-time cost its part over the months it is spread on', () => {
  const { overheads } = blankPlan()
  const with_ = (item: object) =>
    monthOf({ overheads: { ...overheads, domain: { ...overheads.domain, ...item } } }).overheadsTechMo
  expect(with_({ amount: 1200, mode: 'annual' })).toBe(100)
  expect(with_({ amount: 1200, mode: 'oneTime', months: 24 })).toBe(50)
  expect(with_({ amount: 1200, mode: 'oneTime' })).toBe(100)
})

it('working capital holds three months of fixed costs', () => {
  const analysed = (contingencyMo: number) =>
    evaluate(simplePlan({ enableAdvancedAnalysis: true, contingencyMo })).advanced?.workingCapitalRequired ?? Number.NaN
  expect(analysed(500) - analysed(0)).toBeCloseTo(3 * 500, 9)
})

it('the suggested price is the cost of goods over what the target margin leaves, with VAT', () => {
  const { totalCOGS, totalUnits, suggestedPriceInclVAT } = monthOf({ targetMarginPct: 40, vatPct: 15 })
  expect(suggestedPriceInclVAT).toBeCloseTo((totalCOGS / (1 - 0.4) / totalUnits) * 1.15, 9)
})

it('scenarios multiply demand by 0.7 and 1.5, and costs by 1.2 and 0.9', () => {
  const plan = simplePlan({ enableAdvancedAnalysis: true, contingencyMo: 200, firstOrderSharePct: 0 })
  const { monthly, advanced } = evaluate(plan)
  const variable = monthly.totalCOGS + monthly.cacVariableCost
  const expected = (demand: number, costs: number) => ({
    salesExVAT: monthly.salesExVAT * demand,
    operatingIncome: monthly.salesExVAT * demand - (variable * demand * costs + monthly.totalFixedCost * costs),
  })
  for (const [scenario, demand, costs] of [
    ['conservative', 0.7, 1.2],
    ['realistic', 1, 1],
    ['optimistic', 1.5, 0.9],
  ] as const) {
    const { salesExVAT, operatingIncome } = expected(demand, costs)
    expect(advanced?.[scenario].salesExVAT).toBeCloseTo(salesExVAT, 9)
    expect(advanced?.[scenario].operatingIncome).toBeCloseTo(operatingIncome, 9)
  }
})

it('risk takes a quarter, a half or all of the gap between the planned year and the conservative one', () => {
  const returned = (businessRiskLevel: Plan['businessRiskLevel']) =>
    evaluate(simplePlan({ enableAdvancedAnalysis: true, contingencyMo: 100, businessRiskLevel })).advanced
      ?.riskAdjustedROI ?? Number.NaN
  const [low, medium, high] = [returned('low'), returned('medium'), returned('high')]
  // 0.5, 1 and 2, of which 2 is all of the gap.
  expect((low - medium) / (medium - high)).toBeCloseTo((1 - 0.5) / (2 - 1), 9)
})

it('an evaluation has the specified results of a month and of the advanced analysis', () => {
  const { monthly, advanced } = evaluate(demoPlan())
  const ofMonth = `salesExVAT ordersPerMonth valuePerOrder totalCOGS productCost packagingCost shippingCost paymentCost
    fulfillmentCost totalMonthlyCosts grossProfit grossMarginPct operatingIncome operatingMarginPct totalFixedCost marketingMo
    overheadsTechMo teamMo overheadsOpsMo contributionPerUnit monthlyBreakEvenUnits monthlyUnitsSurplus monthlyUnitsShortfall
    isMonthlyProfitable safetyMarginPct revenueToBreakEven monthsToBreakEven finalUnitCost unitCostBeforeYield exFactorySAR
    perUnitInbound perUnitDuties weightedCustomsDutyPct weightedDefectPct weightedShortagePct gatewayFeePerOrder
    cacVariableCost weightedCAC newCustomersPerMonth`
  const beyond = `businessHealthScore ltv2cacRatio cashBreakevenMonth workingCapitalRequired customerLifetimeValue
    avgOrdersPerCustomer customerPaybackPeriod riskAdjustedROI monthlyFreeCashFlow supplierCashGap customerCashGap
    averageInventoryValue inventoryTurnDays inventoryCarryingCostMo adjustedUnitCost conservative realistic optimistic
    projectedRevenue6Months scalingCapitalRequired growthSustainabilityScore`
  const missing = (names: string, results: object) => names.split(/\s+/).filter((name) => !(name in results))
  expect(missing(ofMonth, monthly)).toEqual([])
  expect(missing(beyond, advanced ?? {})).toEqual([])
  for (const scenario of [advanced?.conservative, advanced?.realistic, advanced?.optimistic])
    expect(missing('salesExVAT operatingIncome operatingMarginPct cashFlow', scenario ?? {})).toEqual([])
})
