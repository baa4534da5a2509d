import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { productCategories } from '../../options'
import { numberNames } from '../../plan/field'
import { blankTeamMember, type Plan, type Product } from '../../plan/plan'
import { planFields, productCostFields } from '../../plan/plan-fields'
import { differences } from '../../testing/compare'
import { sellingPlan, usualPlan, wildPlan } from '../../testing/plan-arbitraries'
import { evaluate } from '../evaluate'
import type { Evaluation, ProductResult } from '../evaluation'

function law(name: string, arbitrary: fc.Arbitrary<Plan>, holds: (plan: Plan) => void): void {
  it(name, () => {
    fc.assert(fc.property(arbitrary, holds))
  })
}

const close = (a: number, b: number, scale = 0) => {
  expect(Math.abs(a - b)).toBeLessThanOrEqual(1e-9 * Math.max(Math.abs(a), Math.abs(b), scale, 1e-6))
}
const products = (plan: Plan, change: (product: Product) => Product): Plan => ({
  ...plan,
  products: plan.products.map(change),
})
/** The month alone: most laws need nothing that follows from it. */
const monthOf = (plan: Plan) => evaluate(plan).monthly
const scaleOf = (plan: Plan) => monthOf(plan).grossSalesInclVAT + monthOf(plan).totalMonthlyCosts

law('nothing reads labels, unknown keys and fields of the input', wildPlan, (plan) => {
  const relabelled = {
    ...products(plan, (product) => ({
      ...product,
      id: `${product.id}!`,
      name: 'other',
      category: productCategories[0],
      salesPriority: 'low' as const,
      salesMixPct: 7,
      salesMixTargetPct: 8,
      constructor: 1,
    })),
    storeName: 'other',
    productName: 'other',
    language: 'ar' as const,
    salesMixEnabled: !plan.salesMixEnabled,
    salesMixMode: 'priority' as const,
    volumeInputMode: 'orders' as const,
    totalUnitsPerMonth: 12345,
    totalOrdersPerMonth: 12345,
    productCostMethod: 'backsolve' as const,
    sourcingType: 'import' as const,
    unitPriceInclVAT: 999,
    unitsPerMonth: 999,
    unknown: { deep: [1] },
    overheads: { ...plan.overheads, somethingElse: { amount: 100, mode: 'monthly', months: 1, chargesVat: true } },
    team: plan.team.map((member) => ({ ...member, role: 'x', customRole: 'y', employmentType: 'part-time' as const })),
  }
  const { products: relabelledProducts, ...rest } = evaluate(relabelled)
  const before = evaluate(plan)
  expect({ ...rest, products: before.products }).toEqual(before)
  expect(relabelledProducts).toEqual(before.products.map((product) => ({ ...product, id: `${product.id}!` })))
})

/** Without what fewer units of each product move: which one gets the unit that rounding leaves follows their order. */
function withoutStress({ conclusion, verdict: _, ...rest }: Evaluation) {
  const { stressIncome, caps, verdict, ...same } = conclusion
  return { ...rest, conclusion: { ...same, caps: caps.filter((cap) => cap !== 'stress') } }
}

law('the order of products changes nothing', usualPlan, (plan) => {
  const turned = withoutStress(evaluate({ ...plan, products: [...plan.products].reverse() }))
  const expected = withoutStress(evaluate(plan))
  const noise = 1e-12 * scaleOf(plan)
  expect(differences({ ...turned, products: turned.products.toReversed() }, expected, noise)).toEqual([])
})

law('splitting a product in two changes nothing', sellingPlan, (plan) => {
  const split = plan.products.flatMap((product) => {
    const half = Math.floor(product.unitsPerMonth / 2)
    return [
      { ...product, unitsPerMonth: half },
      { ...product, unitsPerMonth: product.unitsPerMonth - half },
    ]
  })
  const { products: halves, ...rest } = withoutStress(evaluate({ ...plan, products: split }))
  const { products: wholes, ...expected } = withoutStress(evaluate(plan))
  expect(differences(rest, expected, 1e-12 * scaleOf(plan))).toEqual([])
  const contributionOf = (list: readonly ProductResult[]) => list.reduce((sum, one) => sum + one.contribution, 0)
  close(contributionOf(halves), contributionOf(wholes), scaleOf(plan))
})

law('the advanced switch leaves the month alone', wildPlan, (plan) => {
  const on = evaluate({ ...plan, enableAdvancedAnalysis: true })
  const off = evaluate({ ...plan, enableAdvancedAnalysis: false })
  expect(off.monthly).toEqual(on.monthly)
  expect([off.advanced, off.bottomLine.returnsAndStockMo]).toEqual([null, 0])
  expect(on.advanced).not.toBeNull()
})

law('a plan is read, never written, and gives the same each time', wildPlan, (plan) => {
  const before = structuredClone(plan)
  expect(evaluate(plan)).toEqual(evaluate(plan))
  expect(plan).toEqual(before)
})

law('contribution of all units less fixed costs is the income', sellingPlan, (plan) => {
  const { contributionPerUnit, totalUnits, totalFixedCost, operatingIncome } = monthOf(plan)
  close((contributionPerUnit ?? Number.NaN) * totalUnits - totalFixedCost, operatingIncome, scaleOf(plan))
})

law('the break-even is the least whole number of units that pays the fixed costs', sellingPlan, (plan) => {
  const { contributionPerUnit, monthlyBreakEvenUnits: needed, totalFixedCost } = monthOf(plan)
  const contribution = contributionPerUnit ?? 0
  if (needed === null) {
    expect(contribution).toBeLessThanOrEqual(0)
    return
  }
  expect(needed * contribution).toBeGreaterThanOrEqual(totalFixedCost - 1e-8 * contribution)
  if (needed > 0) expect((needed - 1) * contribution).toBeLessThan(totalFixedCost)
})

law('state, badge of the card and verdict agree', usualPlan, (plan) => {
  const { monthly, bottomLine, breakEvenState, verdict } = evaluate(plan)
  expect(breakEvenState === 'profitable').toBe(bottomLine.isMonthlyProfitable)
  expect(breakEvenState === 'no-units').toBe(monthly.totalUnits === 0)
  expect(breakEvenState === 'never').toBe(monthly.totalUnits > 0 && bottomLine.monthlyBreakEvenUnits === null)
  if (monthly.totalUnits > 0) expect(verdict === 'unprofitable').toBe(!bottomLine.isMonthlyProfitable)
})

law('surplus less shortfall is units less break-even', sellingPlan, (plan) => {
  const { monthlyUnitsSurplus, monthlyUnitsShortfall, totalUnits, monthlyBreakEvenUnits: needed } = monthOf(plan)
  if (needed === null) return
  expect((monthlyUnitsSurplus ?? 0) - (monthlyUnitsShortfall ?? 0)).toBe(totalUnits - needed)
  expect(Math.min(monthlyUnitsSurplus ?? 1, monthlyUnitsShortfall ?? 1)).toBe(0)
})

law('the cost of a unit times units is the product cost', usualPlan, (plan) => {
  const { finalUnitCost, totalUnits, productCost } = monthOf(plan)
  close(finalUnitCost * totalUnits, productCost)
})

law('a unit that costs what the backsolve allows leaves exactly the target margin', sellingPlan, (plan) => {
  const most = monthOf(plan).maxProductCostPerUnit ?? 0
  if (most < 0.000001) return
  const solved = products(plan, (product) => ({ ...product, exFactoryPrice: 0, unitCostLanded: most }))
  const margin = monthOf(solved).grossMarginPct ?? Number.NaN
  expect(Math.abs(margin - Math.min(95, plan.targetMarginPct))).toBeLessThan(1e-6)
})

law('a fulfilment company that takes nothing is like packing oneself', usualPlan, (plan) => {
  const company = evaluate({ ...plan, fulfillmentMethod: '3pl', fulfillmentPerOrder: 0 })
  expect(company).toEqual(evaluate({ ...plan, fulfillmentMethod: 'self' }))
})

law('payment methods that all cost the same are the basic fee', sellingPlan, (plan) => {
  const fee = { percent: plan.paymentBasicPercent, fixed: plan.paymentBasicFixed, settlementDays: 0 }
  const paymentMethods = (['mada', 'wallet', 'tabby'] as const).map((id, index) => ({ id, share: 10 + index, ...fee }))
  const advanced = evaluate({ ...plan, paymentMode: 'advanced', paymentMethods })
  const basic = evaluate({ ...plan, paymentMode: 'basic' })
  expect(differences(advanced, basic, 1e-12 * scaleOf(plan))).toEqual([])
})

law('an annual bill is twelve monthly ones', usualPlan, (plan) => {
  const withBranding = (amount: number, mode: 'annual' | 'monthly') =>
    evaluate({ ...plan, overheads: { ...plan.overheads, branding: { amount, mode, months: 12, chargesVat: true } } })
  const { amount } = plan.overheads.branding
  expect(differences(withBranding(amount * 12, 'annual'), withBranding(amount, 'monthly'), 1e-9)).toEqual([])
})

/** Amounts at the plan's top; the processing of returns is held within a range. */
/** What is charged for cash on delivery is income. */
const moneyFields = numberNames(planFields, ['returnProcessingCost', 'codChargeInclVAT']).filter(
  (name) => planFields[name].unit === 'money',
)

const productNumbers = numberNames(productCostFields, ['unitCostLanded'])
const productCosts = productNumbers.filter((name) => productCostFields[name].unit === 'money')
const productRates = productNumbers.filter((name) => productCostFields[name].unit === 'percent')

function withMoneyDoubled(plan: Plan): Plan {
  const twice = <T extends { amount: number }>(item: T) => ({ ...item, amount: item.amount * 2 })
  const doubled = products(plan, (product) => {
    const costs = Object.fromEntries(productCosts.map((field) => [field, product[field] * 2]))
    const { unitPriceInclVAT, unitCostLanded } = product
    return { ...product, ...costs, unitPriceInclVAT: unitPriceInclVAT * 2, unitCostLanded: unitCostLanded * 2 }
  })
  return {
    ...doubled,
    ...Object.fromEntries(moneyFields.map((field) => [field, plan[field] * 2])),
    paymentMethods: plan.paymentMethods.map((method) => ({ ...method, fixed: method.fixed * 2 })),
    overheads: Object.assign({}, ...Object.entries(plan.overheads).map(([id, item]) => ({ [id]: twice(item) }))),
    customOverheadsTech: plan.customOverheadsTech.map(twice),
    customOverheadsOps: plan.customOverheadsOps.map(twice),
    team: plan.team.map((member) => ({ ...member, monthlyCost: member.monthlyCost * 2 })),
    returnProcessingCost: plan.returnProcessingCost * 2,
    codChargeInclVAT: plan.codChargeInclVAT * 2,
    // Registering for VAT depends on amounts in SAR.
    currency: 'USD',
  }
}

const notMoney =
  /^units$|^id$|demand|Roas|Units|Pct$|orders|Orders|newCustomers|months|Months$|Days$|Period|ratio|Ratio|ROI|Score|Month$|month$|is[A-Z]/

/** Every result as one list of [name, value], without those that are no money. */
function moneyOf(value: object): [string, number][] {
  return Object.entries(value).flatMap(([key, inner]): [string, number][] => {
    if (typeof inner === 'object' && inner !== null) return key === 'health' ? [] : moneyOf(inner)
    const isMoney = typeof inner === 'number' && (!notMoney.test(key) || /^projectedRevenue|^workingCapital/.test(key))
    return isMoney ? [[key, inner]] : []
  })
}

law('twice the money is twice the money', sellingPlan, (given) => {
  const plan = { ...given, returnProcessingCost: given.returnProcessingCost / 2, currency: 'USD' }
  const once = evaluate(plan)
  const twice = evaluate(withMoneyDoubled(plan))
  const expected = moneyOf(once).map(([name, value]) => [name, value * 2])
  expect(differences(moneyOf(twice), expected, 1e-9 * scaleOf(plan))).toEqual([])
  expect(twice.monthly.monthlyBreakEvenUnits).toBe(once.monthly.monthlyBreakEvenUnits)
  expect(twice.verdict).toBe(once.verdict)
})

law('a higher price is a higher income', sellingPlan, (plan) => {
  const dearer = products(plan, (product) => ({ ...product, unitPriceInclVAT: product.unitPriceInclVAT + 1 }))
  expect(monthOf(dearer).operatingIncome).toBeGreaterThan(monthOf(plan).operatingIncome)
})

function expectNoBetter(plan: Plan, dearer: Plan): void {
  const [before, after] = [monthOf(plan), monthOf(dearer)]
  expect(after.operatingIncome).toBeLessThanOrEqual(before.operatingIncome + 1e-12 * scaleOf(dearer))
  if (after.monthlyBreakEvenUnits === null) return
  expect(after.monthlyBreakEvenUnits).toBeGreaterThanOrEqual(before.monthlyBreakEvenUnits ?? Number.POSITIVE_INFINITY)
}

law('a cost that rises never helps', sellingPlan, (given) => {
  const plan = products(given, (product) => ({ ...product, exFactoryPrice: product.exFactoryPrice + 0.5 }))
  for (const field of [...productCosts, ...productRates]) {
    expectNoBetter(
      plan,
      products(plan, (product) => ({ ...product, [field]: product[field] + 3 })),
    )
  }
  for (const field of moneyFields.slice(1)) expectNoBetter(plan, { ...plan, [field]: plan[field] + 3 })
  expectNoBetter(plan, { ...plan, paymentBasicPercent: plan.paymentBasicPercent + 3 })
  for (const [id, item] of Object.entries(plan.overheads)) {
    expectNoBetter(plan, { ...plan, overheads: { ...plan.overheads, [id]: { ...item, amount: item.amount + 3 } } })
  }
  const team = [...plan.team, { ...blankTeamMember('x'), monthlyCost: 900 }]
  expectNoBetter(plan, { ...plan, team })
})

law('more VAT is less sales', sellingPlan, (plan) => {
  const taxed = monthOf({ ...plan, vatPct: plan.vatPct + 5 })
  const { salesExVAT } = monthOf(plan)
  if (salesExVAT === 0) expect(taxed.salesExVAT).toBe(0)
  else expect(taxed.salesExVAT).toBeLessThan(salesExVAT)
})

law('margins, verdict and badge follow the income', sellingPlan, (plan) => {
  const { monthly, bottomLine, verdict, performanceBadge } = evaluate(plan)
  const { salesExVAT, grossProfit, grossMarginPct } = monthly
  const { operatingIncome, operatingMarginPct } = bottomLine
  if (salesExVAT === 0) {
    expect([operatingMarginPct, grossMarginPct, performanceBadge]).toEqual([null, null, 'losing'])
    return
  }
  close(((operatingMarginPct ?? 0) / 100) * salesExVAT, operatingIncome)
  close(((grossMarginPct ?? 0) / 100) * salesExVAT, grossProfit)
  expect(performanceBadge === 'losing').toBe(operatingIncome < 0)
  if (verdict === 'strong') expect(operatingMarginPct).toBeGreaterThanOrEqual(15)
})
