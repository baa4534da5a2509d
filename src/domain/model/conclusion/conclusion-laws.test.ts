import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { blankPlan, type Plan } from '../../plan/plan'
import { differences } from '../../testing/compare'
import { everythingPlan } from '../../testing/plan-arbitraries'
import { evaluate } from '../evaluate'
import type { Evaluation } from '../evaluation'
import { wholeUnits } from '../month/landed-cost'

function law(name: string, holds: (plan: Plan) => void): void {
  it(name, () => {
    fc.assert(fc.property(everythingPlan, holds))
  })
}

const withoutCash = (plan: Plan): Plan => ({ ...plan, cashPlan: { ...plan.cashPlan, enabled: false } })

/** A plan that is in one state of VAT regardless of what else is changed about it. */
const inOneState = (plan: Plan): Plan => ({ ...plan, vatRegistered: true })

const soldBy = (plan: Plan) => plan.products.reduce((sum, product) => sum + wholeUnits(product), 0)

/** What rounding may leave of figures of this size. */
const noiseOf = ({ monthly }: Evaluation) =>
  1e-9 * (1 + monthly.grossSalesInclVAT + monthly.totalMonthlyCosts + Math.abs(monthly.operatingIncome))

const monthlyCashOf = ({ monthly, bottomLine }: Evaluation) =>
  monthly.operatingIncome + monthly.oneTimeMo - bottomLine.returnsAndStockMo

law('the conclusion is that of the plan in its state of VAT', (plan) => {
  const { conclusion, breakEvenState, performanceBadge, cashPlan, advanced } = evaluate(plan)
  const inState = evaluate({ ...plan, vatRegistered: conclusion.state === 'registered' })
  expect(conclusion.income).toBe(inState.bottomLine.operatingIncome)
  expect(conclusion.incomeBefore).toBe(inState.monthly.operatingIncome)
  if (inState.conclusion.state === conclusion.state) {
    const { registration: _, ...same } = conclusion
    expect(inState.conclusion).toMatchObject(same)
    expect([breakEvenState, performanceBadge]).toEqual([inState.breakEvenState, inState.performanceBadge])
    expect(differences(cashPlan, inState.cashPlan)).toEqual([])
    expect(advanced?.businessHealthScore).toBe(inState.advanced?.businessHealthScore)
  }
})

law('the health score is its parts together, as far as its cap', (plan) => {
  const { conclusion, advanced, monthly } = evaluate({ ...plan, enableAdvancedAnalysis: true })
  const { cap, ...parts } = conclusion.health ?? expect.fail()
  const together = Object.values(parts).reduce((sum, points) => sum + points, 0)
  const expected = monthly.totalUnits > 0 ? Math.min(cap, together) : 0
  expect(advanced?.businessHealthScore).toBeCloseTo(expected, 9)
})

law('names the month in which registering becomes a duty, and the income from then on', (plan) => {
  const { conclusion, vat, bottomLine } = evaluate(plan)
  const { registration, state } = conclusion
  const mustRegister = !plan.vatRegistered && plan.vatPct > 0 && vat.mustRegisterMonth !== null
  expect(registration !== null).toBe(mustRegister)
  const isSoon = (registration?.month ?? Number.POSITIVE_INFINITY) <= 12
  expect(state).toBe(plan.vatRegistered || isSoon ? 'registered' : 'unregistered')
  if (registration === null) return
  const after = evaluate({ ...plan, vatRegistered: true }).bottomLine.operatingIncome
  expect(
    differences(registration, { month: vat.mustRegisterMonth, before: bottomLine.operatingIncome, after }),
  ).toEqual([])
})

law('the verdict is unprofitable exactly where the month in its state is, and strong only without a cap', (plan) => {
  const { conclusion, verdict } = evaluate(plan)
  const { bottomLine, monthly } = evaluate({ ...plan, vatRegistered: conclusion.state === 'registered' })
  expect(verdict).toBe(conclusion.verdict)
  expect(verdict === null).toBe(monthly.totalUnits === 0)
  if (verdict === null) return
  expect(verdict === 'unprofitable').toBe(!bottomLine.isMonthlyProfitable)
  if (verdict !== 'strong') return
  expect(conclusion.caps).toEqual([])
  expect(conclusion.stressIncome).toBeGreaterThanOrEqual(0)
  expect(conclusion.afterOwnerPay ?? 0).toBeGreaterThanOrEqual(0)
  expect(bottomLine.operatingMarginPct).toBeGreaterThanOrEqual(15)
})

law('the money needed without a cash plan does not depend on growth, horizon or seasonality', (given) => {
  const plan = withoutCash(inOneState(given))
  const { needed, back } = evaluate(plan).conclusion
  const other = { ...plan, monthlyGrowthRate: 0.11, planningHorizonMonths: 29, seasonalityFactor: 2.2 }
  const { conclusion } = evaluate(other)
  expect(differences({ needed, back }, { needed: conclusion.needed, back: conclusion.back })).toEqual([])
})

law('the money needed with a cash plan does not depend on its months or on growth', (given) => {
  const plan = inOneState(given)
  const { needed, back } = evaluate(plan).conclusion
  const cashPlan = { ...plan.cashPlan, months: 36, withGrowth: !plan.cashPlan.withGrowth }
  const { conclusion } = evaluate({ ...plan, cashPlan })
  expect(differences({ needed, back }, { needed: conclusion.needed, back: conclusion.back })).toEqual([])
})

law('the payback month follows from the planned months', (given) => {
  const plan = withoutCash(inOneState(given))
  const evaluation = evaluate(plan)
  const { needed, back } = evaluation.conclusion
  const month = monthlyCashOf(evaluation)
  if (soldBy(plan) === 0) {
    expect([needed, back]).toEqual([null, null])
    return
  }
  if (month <= 0.005) {
    expect([needed?.kind, back?.kind]).toEqual(['none', 'never'])
    return
  }
  if (needed?.kind !== 'amount') return expect.fail('no amount')
  if (back?.kind === 'late') {
    expect(needed.amount / month).toBeGreaterThan(119)
    return
  }
  if (back?.kind !== 'month') return expect.fail('no month')
  if (back.month <= 1) return
  const tolerance = 1e-6 + 1e-9 * month
  expect((back.month - 1) * month).toBeLessThan(needed.amount + tolerance)
  expect(back.month * month).toBeGreaterThanOrEqual(needed.amount - tolerance)
})

law('the money needed is of one of the kinds of the cash plan', (plan) => {
  const { conclusion } = evaluate(plan)
  const ahead = { ...plan.cashPlan, months: 36, withGrowth: false }
  const inState = evaluate({ ...plan, vatRegistered: conclusion.state === 'registered', cashPlan: ahead })
  if (inState.cashPlan === null || soldBy(plan) === 0) return
  const { cashNeeded, lowestMonth, backMonth } = inState.cashPlan
  if (monthlyCashOf(inState) <= 0.005) {
    expect([conclusion.back, conclusion.needed?.kind]).toEqual([{ kind: 'never' }, 'none'])
    return
  }
  expect(conclusion.back).toEqual(
    backMonth === null ? { kind: 'notWithin', months: 36 } : { kind: 'month', month: backMonth },
  )
  const isFalling = backMonth === null && lowestMonth >= 25
  expect(conclusion.needed).toMatchObject({ kind: isFalling ? 'falling' : 'amount', amount: cashNeeded })
})

law('the verdict is never strong with customers that cost nothing', (plan) => {
  const free = { ...plan, firstOrderSharePct: 0, influencersMo: 0, paidAdsMo: 0 }
  const { verdict, caps } = evaluate(free).conclusion
  expect(verdict).not.toBe('strong')
  if (soldBy(plan) > 0 && evaluate(free).monthly.salesExVAT > 0) expect(caps).toContain('freeCustomers')
})

law('a higher charge for cash on delivery never earns less, and a charge of nothing moves nothing', (plan) => {
  const at = (codChargeInclVAT: number) => evaluate(inOneState({ ...plan, codChargeInclVAT }))
  const [none, some, more] = [at(0), at(10), at(20)]
  const noise = noiseOf(more)
  expect(some.conclusion.income).toBeGreaterThanOrEqual(none.conclusion.income - noise)
  expect(more.conclusion.income).toBeGreaterThanOrEqual(some.conclusion.income - noise)
  expect(none.monthly.codChargesInclVAT).toBe(0)
})

law('returned goods that cannot be sold again never earn more', (plan) => {
  const at = (returnsUnsellablePct: number) => evaluate(inOneState({ ...plan, returnsUnsellablePct }))
  const [none, all] = [at(0), at(100)]
  expect(all.conclusion.income).toBeLessThanOrEqual(none.conclusion.income + noiseOf(none))
  expect(all.advanced?.adjustedUnitCost).toBe(none.advanced?.adjustedUnitCost)
})

const withSuppliers = (plan: Plan, supplierChargesVat: boolean): Plan => ({
  ...plan,
  products: plan.products.map((product) => ({ ...product, supplierChargesVat })),
})

law('a supplier who charges no VAT moves no cost of a registered store, and no income of another down', (plan) => {
  const [charged, not] = [true, false].map((charges) => withSuppliers(plan, charges))
  if (!charged || !not) return
  const costs = (one: Plan) => evaluate({ ...one, vatRegistered: true }).monthly
  expect(costs(not)).toEqual(costs(charged))
  const income = (one: Plan) => evaluate({ ...one, vatRegistered: false }).bottomLine.operatingIncome
  expect(income(not)).toBeGreaterThanOrEqual(income(charged) - noiseOf(evaluate(charged)))
})

law('a bill without VAT is one less to pay VAT on', (plan) => {
  const item = { ...blankPlan().overheads.plugins, amount: 1000, mode: 'monthly' as const }
  const at = (chargesVat: boolean, vatRegistered: boolean) => {
    const overheads = { ...plan.overheads, plugins: { ...item, chargesVat } }
    return evaluate({ ...plan, overheads, vatRegistered })
  }
  const vat = 10 * plan.vatPct
  expect(at(true, true).vat.inputVatMo - at(false, true).vat.inputVatMo).toBeCloseTo(vat, 4)
  const income = (chargesVat: boolean) => at(chargesVat, false).bottomLine.operatingIncome
  expect(income(false) - income(true)).toBeCloseTo(vat, 4)
})
