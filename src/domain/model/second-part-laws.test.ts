import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { blankValues } from '../plan/field'
import { blankPlan, blankProduct, type Plan, type Product } from '../plan/plan'
import { secondPartFields } from '../plan/plan-fields'
import { differences, unsoundNumbers } from '../testing/compare'
import { everythingPlan, usualPlan, wildPlan } from '../testing/plan-arbitraries'
import { evaluate } from './evaluate'
import type { CashMonth, CashPlanResult, Evaluation } from './evaluation'

function law(name: string, arbitrary: fc.Arbitrary<Plan>, holds: (plan: Plan) => void): void {
  it(name, () => {
    fc.assert(fc.property(arbitrary, holds))
  })
}

function close(actual: number, expected: number, scale = 1): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(1e-9 * Math.max(Math.abs(actual), Math.abs(expected), scale))
}

const scaleOf = ({ monthly }: Evaluation) => monthly.grossSalesInclVAT + monthly.totalMonthlyCosts + 1

function cashOf(plan: Plan): CashPlanResult {
  return evaluate({ ...plan, cashPlan: { ...plan.cashPlan, enabled: true } }).cashPlan ?? expect.fail('no cash plan')
}

const turnover = (cash: CashPlanResult) =>
  cash.months.reduce((sum, month) => sum + Math.abs(month.receipts) + month.supplierPayments + month.marketing, 1) +
  cash.months.reduce((sum, month) => sum + month.overheadsAndTeam + Math.abs(month.closingCash), 0)

const withProducts = (plan: Plan, change: (product: Product) => Partial<Product>): Plan => ({
  ...plan,
  products: plan.products.map((product) => ({ ...product, ...change(product) })),
})

law('a plan without the fields of the second part gives what neutral fields give', usualPlan, (plan) => {
  const names = Object.keys(secondPartFields)
  const first = Object.fromEntries(Object.entries(plan).filter(([name]) => !names.includes(name)))
  const stored = {
    ...first,
    products: plan.products.map(({ needsDelivery: _sent, unitsPerShipment: _declared, ...product }) => product),
    team: plan.team.map(({ socialInsurance: _insured, ...member }) => member),
  }
  const evaluation = evaluate(JSON.parse(JSON.stringify(stored)))
  expect(evaluation).toEqual(evaluate({ ...plan, ...blankValues(secondPartFields) }))
  expect([evaluation.cod?.costOfRefusalsMo ?? 0, evaluation.cashPlan]).toEqual([0, null])
})

law('every figure is finite, and none is minus zero', wildPlan, (plan) => {
  expect(unsoundNumbers(evaluate({ ...plan, cashPlan: { ...plan.cashPlan, enabled: true } }))).toEqual([])
})

const vatCosts = ['productCost', 'totalCOGS', 'cacVariableCost', 'totalFixedCost', 'finalUnitCost'] as const

law('while registered the rate of VAT moves no cost', everythingPlan, (plan) => {
  // Payment fees are a percentage of what customers pay, regardless of the part that is tax.
  const at = (vatPct: number) => evaluate({ ...plan, vatRegistered: true, vatPct }).monthly
  const [low, high] = [at(5), at(15)]
  for (const name of vatCosts) close(high[name], low[name])
})

law('the two states differ by the VAT that would be paid', everythingPlan, (plan) => {
  const { vat } = evaluate({ ...plan, enableAdvancedAnalysis: false, vatRegistered: true })
  close(vat.incomeIfNotRegistered - vat.incomeIfRegistered, vat.outputVatMo - vat.inputVatMo, 1e3 + vat.outputVatMo)
})

law('each state names the other’s bottom line', everythingPlan, (plan) => {
  const on = evaluate({ ...plan, vatRegistered: true })
  const off = evaluate({ ...plan, vatRegistered: false })
  for (const { vat } of [on, off]) {
    close(vat.incomeIfRegistered, on.bottomLine.operatingIncome, scaleOf(on))
    close(vat.incomeIfNotRegistered, off.bottomLine.operatingIncome, scaleOf(off))
  }
  expect([on.vat.irrecoverableVatMo, off.vat.vatDueMo, on.vat.mustRegisterMonth]).toEqual([0, null, null])
})

law('when nothing is refused the fields of refusals move nothing but the comparison', everythingPlan, (plan) => {
  const none = { ...plan, codRefusalPct: 0 }
  const { cod: _one, ...with1 } = evaluate({ ...none, refusedReturnShipping: 50, refusedUnsellablePct: 80 })
  const { cod: _two, ...with2 } = evaluate({ ...none, refusedReturnShipping: 0, refusedUnsellablePct: 0 })
  expect(with1).toEqual(with2)
})

law('a plan’s products add up to its month', everythingPlan, (plan) => {
  const evaluation = evaluate(plan)
  const { monthly, bottomLine, products } = evaluation
  const total = (name: 'salesExVAT' | 'contribution' | 'acquisition' | 'returnsAndStock' | 'productCost') =>
    products.reduce((sum, product) => sum + product[name], 0)
  const scale = scaleOf(evaluation) + bottomLine.returnsAndStockMo
  close(total('salesExVAT'), monthly.salesExVAT, scale)
  close(total('productCost'), monthly.productCost, scale)
  close(total('acquisition'), monthly.cacVariableCost, scale)
  if (monthly.totalUnits === 0) return
  close(total('returnsAndStock'), bottomLine.returnsAndStockMo, scale)
  close(total('contribution') - monthly.totalFixedCost, bottomLine.operatingIncome, scale)
})

law('COD and prepaid orders make the month', everythingPlan, (plan) => {
  const evaluation = evaluate({ ...plan, paymentMode: 'basic', enableAdvancedAnalysis: false })
  const { monthly, cod } = evaluation
  if (cod === null || cod.prepaidContributionPerOrder === null) return
  const share = plan.codSharePct / 100
  const perOrder = share * cod.codContributionPerOrder + (1 - share) * cod.prepaidContributionPerOrder
  const income = monthly.ordersPerMonth * perOrder - monthly.cacVariableCost - monthly.totalFixedCost
  close(income, monthly.operatingIncome, scaleOf(evaluation))
})

law('at the refusal rate that it names COD pays for acquisition and no more', everythingPlan, (plan) => {
  const { cod, monthly } = evaluate(plan)
  if (!cod || cod.refusalBreakEvenPct === null || cod.refusalBreakEvenPct > 100) return
  const at = evaluate({ ...plan, codRefusalPct: cod.refusalBreakEvenPct })
  const acquisition = at.monthly.cacVariableCost / at.monthly.ordersPerMonth
  close(at.cod?.codContributionPerOrder ?? Number.NaN, acquisition, scaleOf(at) / monthly.ordersPerMonth)
})

law('the cost of a unit times what is used up is the product cost', everythingPlan, (plan) => {
  const evaluation = evaluate(plan)
  const { monthly } = evaluation
  const refused = monthly.ordersPerMonth === 0 ? 0 : monthly.refusedOrdersMo / monthly.ordersPerMonth
  const used = 1 - refused * (1 - plan.refusedUnsellablePct / 100)
  close(monthly.finalUnitCost * monthly.totalUnits * used, monthly.productCost, scaleOf(evaluation))
})

law('at the exact price the gross margin is the target', everythingPlan, (plan) => {
  const { monthly } = evaluate(plan)
  const price = monthly.exactPriceInclVAT
  const average = monthly.grossSalesInclVAT / monthly.totalUnits
  // A price of a billionth of a riyal is rounded to no sales at all.
  if (price === null || price < 1e-6 || !(average > 0) || price / average > 1e6) return
  const priced = withProducts(plan, ({ unitPriceInclVAT }) => ({
    unitPriceInclVAT: (unitPriceInclVAT / average) * price,
  }))
  close(evaluate(priced).monthly.grossMarginPct ?? Number.NaN, plan.targetMarginPct, 1e3)
})

law('a season by events adds no sales to its twelve months', everythingPlan, (plan) => {
  const season = { ...plan.season, mode: 'events' as const }
  const cashPlan = { ...plan.cashPlan, months: 36 }
  const { months } = cashOf({
    ...plan,
    season,
    cashPlan,
    startMonth: '2027-01',
    rampMonths: 0,
    enableAdvancedAnalysis: false,
  })
  for (const first of [1, 13, 25]) {
    close(
      months.slice(first, first + 12).reduce((sum, { demand }) => sum + demand, 0),
      12,
    )
  }
})

const costNames = [
  'supplierPayments',
  'arrivalCosts',
  'deliveryCosts',
  'marketing',
  'overheadsAndTeam',
  'returns',
  'vatPaid',
] as const
const costsOf = (month: CashMonth) => costNames.reduce((sum, name) => sum + month[name], 0)

law('cash adds up from the opening to the end', everythingPlan, (plan) => {
  const cash = cashOf(plan)
  let balance = plan.cashPlan.openingCash
  for (const month of cash.months) {
    close(month.netCash, month.receipts - costsOf(month), turnover(cash))
    balance += month.netCash
    close(month.closingCash, balance, turnover(cash))
  }
  close(cash.endingCash, balance, turnover(cash))
  expect(cash.lowestCash).toBe(Math.min(...cash.months.map(({ closingCash }) => closingCash)))
})

law('a longer plan keeps the months before its last', everythingPlan, (plan) => {
  const at = (months: number) => cashOf({ ...plan, cashPlan: { ...plan.cashPlan, months } })
  const [short, long] = [at(12), at(30)]
  expect(differences(long.months.slice(0, 12), short.months.slice(0, 12), 1e-9 * turnover(long))).toEqual([])
})

law('all banked sales arrive in the plan or after its end', everythingPlan, (plan) => {
  const evaluation = evaluate({ ...plan, cashPlan: { ...plan.cashPlan, enabled: true } })
  const { monthly, cashPlan } = evaluation
  if (!cashPlan || monthly.deliveredOrdersMo === 0) return
  const gross = 1 + plan.vatPct / 100
  const fees = monthly.paymentCost / (plan.vatRegistered ? 1 : gross)
  const demand = cashPlan.months.reduce((sum, month) => sum + month.demand, 0)
  const received = cashPlan.months.reduce((sum, month) => sum + month.receipts, 0)
  close(received + cashPlan.afterEnd.receipts, (monthly.netSalesInclVAT - fees * gross) * demand, turnover(cashPlan))
})

const plainCash = { ...blankPlan().cashPlan, enabled: true }

law('without VAT, terms and stock a month’s cash is its income less returns', everythingPlan, (plan) => {
  const overheads = blankPlan().overheads
  const cash = cashOf({
    ...plan,
    // Nobody has to register for what is sold elsewhere.
    currency: 'USD',
    vatRegistered: false,
    paymentMode: 'basic',
    customerPaymentTermsDays: 0,
    cashPlan: plainCash,
    overheads,
    customOverheadsTech: [],
    customOverheadsOps: [],
  })
  for (const month of cash.months.slice(1)) close(month.netCash, month.operatingIncome - month.returns, turnover(cash))
})

law('being paid later never raises the lowest cash', everythingPlan, (plan) => {
  const at = (customerPaymentTermsDays: number) =>
    cashOf({ ...plan, customerPaymentTermsDays, cashPlan: { ...plan.cashPlan, months: 24 } })
  const [soon, late] = [at(0), at(60)]
  if (soon.months.some(({ receipts }) => receipts < 0)) return
  expect(late.lowestCash).toBeLessThanOrEqual(soon.lowestCash + 1e-9 * turnover(soon))
})

law('VAT that is paid or owed is that of the sales less that of the bills', everythingPlan, (plan) => {
  const registered = { ...plan, vatRegistered: true, cashPlan: { ...plan.cashPlan, enabled: true } }
  const { monthly, cashPlan } = evaluate(registered)
  if (!cashPlan) return expect.fail('no cash plan')
  const demand = cashPlan.months.reduce((sum, month) => sum + month.demand, 0)
  const output = (monthly.netSalesInclVAT - monthly.salesExVAT) * demand
  // The same plan without any VAT on bills pays its output VAT whole: the difference is what bills held.
  const accounted = cashPlan.vatPaidTotal + cashPlan.afterEnd.vatOwed
  expect(accounted).toBeLessThanOrEqual(output + 1e-9 * turnover(cashPlan))
})

it('a month of the start moves nothing without a season, new insurance and VAT', () => {
  const plan = {
    ...blankPlan(),
    vatRegistered: false,
    cashPlan: plainCash,
    products: [{ ...blankProduct('a'), unitPriceInclVAT: 100, unitsPerMonth: 50, unitCostLanded: 20 }],
  }
  expect(evaluate({ ...plan, startMonth: '2031-05' })).toEqual(evaluate(plan))
})
