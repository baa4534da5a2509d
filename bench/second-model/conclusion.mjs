// What may be concluded from a plan: registration, stress, what it needs, when that is back, and the verdict.
import { backMonth, capitalOf, freeCashOf, projectionOf } from './advanced.mjs'
import { cashResults } from './cash.mjs'
import { figuresOf, incomeOf } from './figures.mjs'

/** Below this an amount is nothing. */
const cent = 0.005

function registrationOf(typed, vat) {
  const { plan, line } = typed
  if (plan.isRegistered || plan.vat === 0 || vat.mustRegisterMonth === null) return null
  const after = incomeOf({ ...plan, isRegistered: true })
  return { month: vat.mustRegisterMonth, before: line.operatingIncome, after }
}

/** The total in today's mix: whole units by largest remainder, in exact arithmetic. */
export function split(products, total) {
  const U = products.reduce((units, one) => units + BigInt(one.units), 0n)
  const shares = products.map((one, at) => {
    const product = BigInt(total) * BigInt(one.units)
    return { at, units: product / U, rest: product % U }
  })
  let missing = BigInt(total) - shares.reduce((units, one) => units + one.units, 0n)
  // The sort is stable: of equal remainders the first comes first.
  for (const one of shares.toSorted((a, b) => (a.rest === b.rest ? 0 : a.rest < b.rest ? 1 : -1))) {
    if (missing <= 0n) break
    one.units += 1n
    missing -= 1n
  }
  return products.map((one, at) => ({ ...one, units: Number(shares[at].units) }))
}

const most = 1e12

/** Sales 20 % lower, goods 5 %, customers, returns and refusals 20 % dearer. Worked on the values as they are read. */
function stressed(plan, U) {
  const { advanced } = plan
  return {
    ...plan,
    products: split(plan.products, Math.floor(0.8 * U)).map((one) => ({
      ...one,
      exFactory: Math.min(most, one.exFactory * 1.05),
      storedCost: Math.min(most, one.storedCost * 1.05),
    })),
    cac: Math.min(most, plan.cac * 1.2),
    refusal: Math.min(1, plan.refusal * 1.2),
    advanced: { ...advanced, returnRate: Math.min(0.5, advanced.returnRate * 1.2) },
  }
}

/** P of the page: the cash plan over three years without growth. */
const cashOverThreeYears = ({ m, plan }) =>
  cashResults({ ...m, plan: { ...plan, cash: { ...plan.cash, months: 36, withGrowth: false } } })

/** n of the page: what is tied up and spent before the first sale. */
function beginning({ m, r }) {
  const { W, startup, preLaunch } = capitalOf(m, r)
  return startup + preLaunch + W
}

const monthsToEarn = (n, J) => Math.ceil(n / J - 1e-9)

/** A month that loses: no amount of money carries it. */
function withoutReturn(figures, P, J) {
  const back = { kind: 'never' }
  if (P === null) {
    const n = beginning(figures)
    return { needed: { kind: 'none', atStart: n, months: 12, spent: n - 12 * J }, back }
  }
  const { opening } = figures.plan.cash
  const least = Math.min(...P.months.slice(0, 13).map((one) => one.closingCash))
  const atStart = Math.max(0, opening - P.months[0].closingCash)
  return { needed: { kind: 'none', atStart, months: 12, spent: Math.max(0, opening - least) }, back }
}

const amountBy = (amount, month) => ({ kind: 'amount', amount, byMonth: amount >= cent ? month : null })

function fromAdvanced(figures, J) {
  const n = beginning(figures)
  const month = n > 0 ? Math.max(1, monthsToEarn(n, J)) : 0
  return { needed: amountBy(n, 0), back: month > 120 ? { kind: 'late' } : { kind: 'month', month } }
}

function fromCash(P) {
  const isFalling = P.backMonth === null && P.lowestMonth >= 25
  return {
    needed: isFalling ? { kind: 'falling', amount: P.cashNeeded, months: 36 } : amountBy(P.cashNeeded, P.lowestMonth),
    back: P.backMonth === null ? { kind: 'notWithin', months: 36 } : { kind: 'month', month: P.backMonth },
  }
}

function moneyOf(figures, P, J) {
  const { plan, m } = figures
  if (m.isEmpty || !(plan.isAdvanced || plan.cash.isOn)) return { needed: null, back: null }
  if (J <= cent) return withoutReturn(figures, P, J)
  return P === null ? fromAdvanced(figures, J) : fromCash(P)
}

/** Whether the money is back in the months shown but not for good; `rate` is the growth that they count. */
function isBackForNow(rate, cashPlan, P, { isCashNeverEnough, isFalling }) {
  if (cashPlan === null || cashPlan.backMonth === null) return false
  const isTooSoon = P.backMonth === null || P.backMonth > cashPlan.backMonth
  return isCashNeverEnough || (rate < 0 && isFalling) || (rate === 0 && isTooSoon)
}

/** Whether cash is lowest, and falling, in the last of the 36 months of the projection. */
function fallsToTheEnd({ plan, m, r }) {
  const cash = projectionOf(m, r, capitalOf(m, r), plan.advanced).list.map((one) => one.cumulativeCash)
  return cash.at(-1) - cash.at(-2) < -cent && cash.at(-1) <= Math.min(...cash)
}

/** What the sums named by the quick estimate and by the cash plan are worth: enough, too little, or no amount would do. */
function sufficiencyOf(figures, cashPlan, P, J) {
  const { plan, m, line } = figures
  const usesUpCash = m.gross > 0 && J < -cent
  const canGrow = plan.isAdvanced && plan.advanced.growth > 0 && line.contributionPerUnit > 0
  const isUsedUp = plan.isAdvanced && m.gross > 0 && fallsToTheEnd(figures)
  const isCashNeverEnough = plan.cash.isOn && usesUpCash && !(canGrow && plan.cash.withGrowth)
  const at = (month) => cashPlan.months.at(month).closingCash
  const isFalling = cashPlan !== null && at(-1) < at(-4) - cent
  const rate = plan.isAdvanced && plan.cash.withGrowth ? plan.advanced.growth : 0
  const losesByDecline = rate < 0 && cashPlan !== null && cashPlan.months.at(-1).operatingIncome < -cent
  return {
    isFundingNeverEnough: isUsedUp && !canGrow,
    isFundingStillFalling: isUsedUp && canGrow,
    isCashNeverEnough,
    isCashStillFalling: (usesUpCash || losesByDecline) && !isCashNeverEnough && isFalling,
    isCashBackForNow: isBackForNow(rate, cashPlan, P, { isCashNeverEnough, isFalling: losesByDecline && isFalling }),
  }
}

/** What sales that grow or fall change. */
function trendOf({ plan, m, r }, P, cashPlan, J) {
  const { growth, horizon } = plan.advanced
  if (!plan.isAdvanced || growth === 0 || J <= cent || m.isEmpty) return null
  if (P !== null && !plan.cash.withGrowth) return null
  const answer = (H, more, byMonth, back) => ({
    ratePct: 100 * growth,
    months: H,
    more: more < cent ? 0 : more,
    byMonth: more < cent ? null : byMonth,
    backMonth: back,
  })
  if (P !== null) {
    const more = Math.max(0, cashPlan.cashNeeded - P.cashNeeded)
    return answer(cashPlan.months.length - 1, more, cashPlan.lowestMonth, cashPlan.backMonth)
  }
  const whole = projectionOf(m, r, capitalOf(m, r), { ...plan.advanced, seasonality: 1 }).list
  const list = whole.slice(0, horizon + 1)
  const low = Math.min(...list.map((one) => one.cumulativeCash))
  const byMonth = list.findIndex((one) => one.cumulativeCash <= low + cent)
  const n = beginning({ m, r })
  return answer(horizon, Math.max(0, -low - n), byMonth, backMonth(list))
}

function capsOf(figures, { afterOwnerPay, stressIncome, back, J }) {
  const { plan, m } = figures
  if (m.isEmpty) return []
  const isBackLate = () => {
    if (plan.cash.isOn) return back.kind !== 'month'
    return plan.isAdvanced && (J <= cent || monthsToEarn(beginning(figures), J) > 36)
  }
  const reasons = {
    freeCustomers: m.cacVariableCost + m.marketingMo < 0.01 * m.S,
    ownerPay: afterOwnerPay !== null && afterOwnerPay < 0,
    stress: stressIncome < 0,
    notBack: isBackLate(),
  }
  return Object.keys(reasons).filter((name) => reasons[name])
}

function verdictOf({ m, line }, caps) {
  if (m.isEmpty) return null
  if (!line.isMonthlyProfitable) return 'unprofitable'
  return line.operatingMarginPct >= 15 && caps.length === 0 ? 'strong' : 'moderate'
}

/** The conclusion of a plan, with the figures of the state that it is read from and their cash plan. */
export function concluded(typed, vat) {
  const registration = registrationOf(typed, vat)
  const isRegistered = typed.plan.isRegistered || (registration !== null && registration.month <= 12)
  const inState = figuresOf({ ...typed.plan, isRegistered })
  const { plan, m, r, line } = inState
  const income = line.operatingIncome
  const cashPlan = cashResults(m)
  const P = plan.cash.isOn ? cashOverThreeYears(inState) : null
  const J = freeCashOf(m, r)
  const { needed, back } = moneyOf(inState, P, J)
  const afterOwnerPay = plan.ownerPay === null ? null : income - plan.ownerPay
  const stressIncome = m.isEmpty ? null : incomeOf(stressed(plan, m.U))
  const caps = capsOf(inState, { afterOwnerPay, stressIncome, back, J })
  const trend = trendOf(inState, P, cashPlan, J)
  const conclusion = {
    state: isRegistered ? 'registered' : 'unregistered',
    income,
    incomeBefore: m.S - (m.V + m.F),
    registration,
    verdict: verdictOf(inState, caps),
    ...{ caps, stressIncome, needed, back },
    growth: plan.advanced.growth > 0 ? trend : null,
    decline: plan.advanced.growth < 0 ? trend : null,
    afterOwnerPay,
    ...sufficiencyOf(inState, cashPlan, P, J),
  }
  return { conclusion, inState, cashPlan }
}
