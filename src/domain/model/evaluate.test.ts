import { expect, it } from 'vitest'
import { blankPlan, blankProduct, type Plan, type Product } from '../plan/plan'
import { unsoundNumbers } from '../testing/compare'
import { simplePlan } from '../testing/simple-plan'
import { evaluate } from './evaluate'
import type { Advanced, Evaluation } from './evaluation'
import type { ResultRows } from './results/row'
import { rowsOfPart } from './results/sections'

const monthOf = (plan: Plan) => evaluate(plan).monthly

function analysed(changes: Partial<Plan> = {}, product: Partial<Product> = {}): Evaluation & { advanced: Advanced } {
  const result = evaluate(simplePlan({ ...changes, enableAdvancedAnalysis: true }, product))
  if (result.advanced === null) throw new Error('the advanced analysis is off')
  return { ...result, advanced: result.advanced }
}
/** What is won costs just enough not to be called free. */
const withIncome = (income: number) => simplePlan({ influencersMo: 10, contingencyMo: 590 - income })

/** The results of a part that the table of results says are null without units. */
const nullsWithoutUnits = (part: 'monthly' | 'bottomLine' | 'advanced'): string[] => {
  const rows: ResultRows = rowsOfPart(part)
  return Object.keys(rows).filter((name) => {
    const row = rows[name]
    return row !== undefined && 'absent' in row && row.absent?.includes('noUnits')
  })
}

const nullKeys = (value: object) =>
  Object.entries(value)
    .filter(([, inner]) => inner === null)
    .map(([key]) => key)

it('says of a blank plan that nothing is sold', () => {
  const { monthly, bottomLine, vat, ...rest } = evaluate(blankPlan())
  expect(rest).toEqual({
    products: [],
    advanced: null,
    cod: null,
    cashPlan: null,
    conclusion: {
      ...{ state: 'registered', income: 0, incomeBefore: 0, registration: null, verdict: null, caps: [] },
      ...{
        stressIncome: null,
        needed: null,
        back: null,
        growth: null,
        decline: null,
        afterOwnerPay: null,
        health: null,
      },
      ...{ isFundingNeverEnough: false, isFundingStillFalling: false, isCashNeverEnough: false },
      ...{ isCashStillFalling: false, isCashBackForNow: false },
    },
    breakEvenState: 'no-units',
    verdict: null,
    performanceBadge: null,
  })
  expect(bottomLine).toMatchObject({ operatingIncome: 0, orderMargin: null, breakEvenRoas: null })
  expect(vat).toMatchObject({ registered: true, outputVatMo: 0, inputVatMo: 0, vatDueMo: 0, mustRegisterMonth: null })
  expect(nullKeys(monthly).toSorted()).toEqual(nullsWithoutUnits('monthly').toSorted())
  expect(nullKeys(bottomLine).toSorted()).toEqual(nullsWithoutUnits('bottomLine').toSorted())
  expect(monthly.isMonthlyProfitable).toBe(false)
  const numbers = Object.values(monthly).filter((value) => typeof value === 'number')
  expect(new Set(numbers)).toEqual(new Set([0]))
})

it('keeps costs without units, and gives null for what depends on units', () => {
  const { monthly, advanced, breakEvenState } = analysed({ contingencyMo: 100 }, { unitsPerMonth: 0 })
  expect(nullKeys(monthly).toSorted()).toEqual(nullsWithoutUnits('monthly').toSorted())
  expect(breakEvenState).toBe('no-units')
  expect(monthly).toMatchObject({ operatingIncome: -100, finalUnitCost: 40, ordersPerMonth: 0, paymentCost: 0 })
  expect(nullKeys(advanced).toSorted()).toEqual(nullsWithoutUnits('advanced').toSorted())
  expect(nullKeys(advanced)).toHaveLength(10)
  expect(advanced.businessHealthScore).toBe(0)
  expect(advanced.realistic.operatingMarginPct).toBeNull()
  expect(advanced.workingCapitalRequired).toBe(300)
  expect(unsoundNumbers(advanced)).toEqual([])
})

it('averages unit costs plainly when nothing is sold, by units when something is', () => {
  const products = [40, 10].map((unitCostLanded, index) => ({ ...blankProduct(`${index}`), unitCostLanded }))
  expect(monthOf(simplePlan({ products })).finalUnitCost).toBe(25)
  const sold = products.map((product, index) => ({ ...product, unitsPerMonth: index * 5 }))
  expect(monthOf(simplePlan({ products: sold })).finalUnitCost).toBe(10)
})

it('has no margin without sales', () => {
  const { monthly, verdict, performanceBadge, breakEvenState } = evaluate(simplePlan({}, { unitPriceInclVAT: 0 }))
  expect(monthly).toMatchObject({ salesExVAT: 0, grossMarginPct: null, operatingMarginPct: null, valuePerOrder: 0 })
  expect([verdict, performanceBadge, breakEvenState]).toEqual(['unprofitable', 'losing', 'never'])
})

it('breaks even on nothing when nothing is fixed', () => {
  expect(monthOf(simplePlan())).toMatchObject({
    contributionPerUnit: 60,
    monthlyBreakEvenUnits: 0,
    revenueToBreakEven: 0,
    monthsToBreakEven: 0,
    safetyMarginPct: 100,
    isMonthlyProfitable: true,
  })
})

it('breaks even exactly, just and not at all', () => {
  expect(evaluate(simplePlan({ contingencyMo: 600 })).breakEvenState).toBe('profitable')
  expect(monthOf(simplePlan({ contingencyMo: 600 }))).toMatchObject({
    monthlyBreakEvenUnits: 10,
    monthsToBreakEven: 1,
    safetyMarginPct: 0,
    isMonthlyProfitable: true,
  })
  const short = evaluate(simplePlan({ contingencyMo: 601 }))
  expect(short.breakEvenState).toBe('needs-units')
  expect(short.verdict).toBe('unprofitable')
  expect(short.monthly).toMatchObject({
    monthlyBreakEvenUnits: 11,
    revenueToBreakEven: 1100,
    monthsToBreakEven: null,
    monthlyUnitsSurplus: 0,
    monthlyUnitsShortfall: 1,
    safetyMarginPct: -10,
    isMonthlyProfitable: false,
  })
  const never = evaluate(simplePlan({}, { unitCostLanded: 100 }))
  expect(never.breakEvenState).toBe('never')
  expect(never.monthly).toMatchObject({ contributionPerUnit: 0, monthlyBreakEvenUnits: null, safetyMarginPct: null })
})

it('takes sales and costs that differ by rounding alone for equal', () => {
  const leaves = (unitCostLanded: number) => {
    return monthOf(simplePlan({}, { unitCostLanded })).contributionPerUnit ?? Number.NaN
  }
  expect([leaves(100 * (1 + 1e-13)), leaves(100 * (1 - 1e-13))]).toEqual([0, 0])
  expect(leaves(100 * (1 + 1e-11))).toBeLessThan(0)
  expect(leaves(100 * (1 - 1e-11))).toBeGreaterThan(0)
})

it('needs no further unit because of rounding', () => {
  expect(
    monthOf(simplePlan({ contingencyMo: 0.3 }, { unitPriceInclVAT: 0.1, unitCostLanded: 0 })).monthlyBreakEvenUnits,
  ).toBe(3)
})

it.each([
  [590, 'strong', 'healthy'],
  [201, 'strong', 'healthy'],
  [200, 'strong', 'fair'],
  [150, 'strong', 'fair'],
  [149, 'moderate', 'fair'],
  [50, 'moderate', 'fair'],
  [49, 'moderate', 'tight'],
  [0, 'moderate', 'tight'],
  [-1, 'unprofitable', 'losing'],
])('judges an income of %d on sales of 1,000', (income, verdict, performanceBadge) => {
  expect(evaluate(withIncome(income))).toMatchObject({ verdict, performanceBadge })
})

it('counts orders in whole, and units per order from one up', () => {
  const orders = (avgUnitsPerOrder: number) => monthOf(simplePlan({ avgUnitsPerOrder })).ordersPerMonth
  expect([orders(3), orders(2), orders(1), orders(0.5), orders(0), orders(-4), orders(11)]).toEqual([
    4, 5, 10, 10, 10, 10, 1,
  ])
})

it('holds every figure within what makes sense', () => {
  const month = (changes: Partial<Plan>, product?: Partial<Product>) => monthOf(simplePlan(changes, product))
  expect(month({}, { unitsPerMonth: 9.9 }).totalUnits).toBe(9)
  expect(month({}, { unitsPerMonth: 5e12 }).totalUnits).toBe(1e12)
  expect(month({}, { unitPriceInclVAT: 9e-7 }).grossSalesInclVAT).toBe(0)
  expect(month({}, { unitPriceInclVAT: 1e-6 }).grossSalesInclVAT).toBeCloseTo(1e-5, 12)
  expect(month({ vatPct: 250 }).salesExVAT).toBe(500)
  expect(month({ vatPct: -3 }).salesExVAT).toBe(1000)
  expect(month({ contingencyMo: 3e12 }).totalFixedCost).toBe(1e12)
  expect(month({ targetMarginPct: 99 }).suggestedPriceInclVAT).toBeCloseTo(800, 9)
  expect(month({ firstOrderSharePct: 100, firstOrderDiscountPct: 130 }).discountsInclVAT).toBe(1000)
})

it('spreads one-time costs over whole months, at least one', () => {
  const tech = (amount: number, months: number) =>
    monthOf(
      simplePlan({
        overheads: { ...blankPlan().overheads, aiTool: { amount, mode: 'oneTime', months, chargesVat: true } },
      }),
    ).overheadsTechMo
  expect([tech(120, 12), tech(120, 2.5), tech(120, 0), tech(120, -3), tech(120, 1.4)]).toEqual([10, 40, 120, 120, 120])
})

it('counts a payment method once, and only one that it knows', () => {
  const method = { share: 50, percent: 10, fixed: 1, settlementDays: 6 }
  const paymentMethods = [
    { ...method, id: 'mada' },
    { ...method, id: 'mada', percent: 90 },
    { ...method, id: 'stc', percent: 90 },
    { ...method, id: 'cod', share: 150, percent: 20, settlementDays: 9 },
  ]
  const { monthly, advanced } = analysed({ paymentMode: 'advanced', paymentMethods })
  expect(monthly.gatewayFeePerOrder).toBeCloseTo((50 * 11 + 100 * 21) / 150, 12)
  expect(advanced.customerCashGap).toBeCloseTo((1000 / 30) * 8, 10)
  expect(analysed({ paymentMode: 'basic', paymentMethods }).advanced.customerCashGap).toBe(0)
})

it('takes the basic fee when every share is 0', () => {
  const paymentMethods = [{ id: 'mada', share: 0, percent: 9, fixed: 9, settlementDays: 9 }]
  const { monthly, advanced } = analysed({ paymentMode: 'advanced', paymentMethods, paymentBasicFixed: 2 })
  expect(monthly.gatewayFeePerOrder).toBe(2)
  expect(advanced.customerCashGap).toBe(0)
})

it('counts marketing on top of acquisition', () => {
  const plan = simplePlan({ firstOrderSharePct: 50, customerAcquisitionCost: 20, influencersMo: 30, paidAdsMo: 20 })
  expect(monthOf(plan)).toMatchObject({
    newCustomersPerMonth: 5,
    cacVariableCost: 100,
    marketingMo: 50,
    weightedCAC: 30,
  })
  expect(monthOf({ ...plan, firstOrderSharePct: 0 }).weightedCAC).toBeNull()
  expect(monthOf({ ...plan, customerAcquisitionCost: 0, influencersMo: 0, paidAdsMo: 0 }).weightedCAC).toBe(0)
})
