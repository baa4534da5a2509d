import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { evaluateAgain } from './evaluate.mjs'
import { discountUnits, moves, nearestPair, planInState, prices } from './levers.mjs'
import { restsOn } from './rests-on.mjs'
import { thirdEditionPlan } from './third-edition-plans.mjs'

const checked = (runs, law) => fc.assert(fc.property(thirdEditionPlan, law), { numRuns: runs })
const isClose = (one, other, size) => Math.abs(one - other) <= 1e-6 + 1e-9 * Math.abs(size)

it('draws plans of every usual conclusion', () => {
  const seen = new Set()
  for (const plan of fc.sample(thirdEditionPlan, { numRuns: 120, seed: 1 })) {
    const { state, registration, verdict, caps, needed, back, growth } = evaluateAgain(plan).conclusion
    for (const name of [state, verdict, ...caps, needed?.kind, back?.kind]) seen.add(name)
    if (registration !== null) seen.add('registration')
    if (growth !== null) seen.add('growth')
  }
  // The others are rare: of 1500 plans 16 are not back within three years, 3 not within ten, and of 6 the cash falls.
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...['registered', 'unregistered', 'registration', 'strong', 'moderate', 'unprofitable', 'growth'],
      ...['freeCustomers', 'ownerPay', 'stress', 'notBack', 'amount', 'none', 'month', 'never'],
    ]),
  )
}, 60_000)

it('keeps the laws of the conclusion', () => {
  checked(70, (plan) => {
    const { conclusion, bottomLine, monthly, verdict } = evaluateAgain(plan)
    const { state, income, stressIncome, afterOwnerPay, needed, back } = conclusion
    expect(verdict).toBe(conclusion.verdict)
    const registered = plan.vatRegistered !== false
    if (registered === (state === 'registered')) expect(income).toBe(bottomLine.operatingIncome)
    if (verdict === 'strong') {
      expect(stressIncome).toBeGreaterThanOrEqual(0)
      expect(afterOwnerPay ?? 0).toBeGreaterThanOrEqual(0)
      expect(conclusion.caps).toEqual([])
    }
    if (monthly.totalUnits === 0) expect([verdict, needed, back, stressIncome]).toEqual([null, null, null, null])
    const isAsked = plan.enableAdvancedAnalysis || plan.cashPlan.enabled
    expect(needed !== null).toBe(monthly.totalUnits > 0 && isAsked)
  })
}, 60_000)

it('needs the same money for every growth rate and horizon', () => {
  checked(25, (plan) => {
    const shorter = { ...plan, cashPlan: { ...plan.cashPlan, months: 7, withGrowth: !plan.cashPlan.withGrowth } }
    const grown = { ...plan, monthlyGrowthRate: 0.3, planningHorizonMonths: 30, seasonalityFactor: 2 }
    // Growth may bring registration nearer, and with it another state: a registered store stays what it is.
    for (const other of plan.vatRegistered ? [shorter, grown] : [shorter]) {
      const [one, two] = [evaluateAgain(plan).conclusion, evaluateAgain(other).conclusion]
      expect([two.needed, two.back]).toEqual([one.needed, one.back])
    }
  })
}, 60_000)

it('leaves figures unchanged that the new fields do not concern', () => {
  checked(25, (plan) => {
    const neutral = { ...plan, codChargeInclVAT: 0, returnsUnsellablePct: 0 }
    const charged = evaluateAgain({ ...neutral, codChargeInclVAT: 5 })
    const base = evaluateAgain(neutral)
    const spoiled = evaluateAgain({ ...neutral, returnsUnsellablePct: 50 })
    expect(charged.bottomLine.operatingIncome).toBeGreaterThanOrEqual(base.bottomLine.operatingIncome - 1e-6)
    expect(spoiled.bottomLine.operatingIncome).toBeLessThanOrEqual(base.bottomLine.operatingIncome + 1e-6)
    const sum = (name) => charged.products.reduce((total, row) => total + row[name], 0)
    const size = charged.monthly.grossSalesInclVAT + charged.monthly.totalMonthlyCosts
    expect(isClose(sum('salesExVAT'), charged.monthly.salesExVAT, size)).toBe(true)
    expect(isClose(sum('returnsAndStock'), charged.bottomLine.returnsAndStockMo, size)).toBe(true)
  })
}, 60_000)

it('finds the answers of goal seek in the plan’s state of VAT', () => {
  checked(12, (plan) => {
    const units = planInState(plan).products.reduce((total, one) => total + one.units, 0)
    expect(discountUnits(plan, 0)).toBe(units === 0 ? null : units)
    const { list, from } = moves(plan)
    expect(from).toBe(evaluateAgain(plan).conclusion.income)
    expect(list.map((one) => one.gain)).toEqual(list.map((one) => one.gain).toSorted((a, b) => b - a))
    const { atZero, atFifteen } = prices(plan)
    if (atZero.kind === 'found' && atFifteen.kind === 'found') {
      expect(atFifteen.value).toBeGreaterThanOrEqual(atZero.value - 0.02 * plan.products.length)
    }
    const pair = nearestPair(plan)
    if (pair !== null) expect(from).toBeLessThan(0)
  })
}, 60_000)

it('counts typical values and examples among the figures behind the income', () => {
  const plan = {
    products: [{ id: 'one', unitPriceInclVAT: 115, unitsPerMonth: 100, unitCostLanded: 40 }],
    ...{ vatPct: 0, paymentBasicPercent: 0, paymentBasicFixed: 0, customerAcquisitionCost: 0, contingencyMo: 500 },
  }
  // Price, units, cost and contingency, and one item per order, which nothing rests on while an order costs nothing.
  expect(restsOn(plan)).toEqual({ own: 4, others: 0, most: null })
  const origins = { 'products.one.unitCostLanded': 'typical', contingencyMo: 'example' }
  expect(restsOn({ ...plan, origins })).toEqual({
    own: 2,
    others: 2,
    most: { path: 'products.unitCostLanded', change: 800 },
  })
  expect(evaluateAgain({ ...plan, origins })).toEqual(evaluateAgain(plan))
  const free = { ...plan, products: [{ ...plan.products[0], unitCostLanded: 0 }] }
  expect(restsOn(free)).toMatchObject({ own: 3, others: 1 })
})
