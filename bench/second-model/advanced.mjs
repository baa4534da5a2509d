// The advanced analysis: returns, stock, customers, working capital, scenarios, projection and the score.
import { sum } from './month.mjs'

const typicalMargin = {
  ...{ fashion: 50, beauty: 60, jewelry: 55, sports: 42, toys: 37, health: 52, home: 45, books: 32, pets: 45 },
  ...{ food: 32, electronics: 22, gaming: 27, education: 70, services: 65, events: 40, memorabilia: 45, other: 40 },
}

/** Days until money of a sale arrives, by the share of what is accepted. */
function settlementDays(m) {
  const shares = settlementShares(m)
  return sum(shares, ({ weight, days }) => weight * days)
}

/** How delivered sales are paid: weights that total 1, with their days; refused parcels pay nothing. */
export function settlementShares({ plan }) {
  const shares = sum(plan.methods, (one) => one.share)
  if (!plan.isAdvancedPayment || shares === 0) return [{ weight: 1, days: 0 }]
  const accepted = ({ id, share }) => share * (id === 'cod' ? 1 - plan.refusal : 1)
  const total = sum(plan.methods, accepted)
  if (total === 0) return []
  return plan.methods.map((one) => ({ weight: accepted(one) / total, days: one.days }))
}

export function returnsOf(m) {
  if (!m.plan.isAdvanced) return { returnsMo: 0, carryingMo: 0 }
  const { returnRate, returnCost, turnover, carryingPct, unsellableReturns } = m.plan.advanced
  const delivered = m.goods * (1 - m.q)
  const marginLost = returnRate * Math.max(0, m.S - delivered)
  const goodsLost = returnRate * delivered * unsellableReturns
  const processing = returnRate * m.delivered * returnCost * m.kVat
  const averageInventoryValue = (m.productCost * 12) / turnover
  return {
    returnsMo: marginLost + processing + goodsLost,
    refundsAndLoss: marginLost + goodsLost,
    processing,
    averageInventoryValue,
    carryingMo: (averageInventoryValue * carryingPct) / 100 / 12,
  }
}

const D = ({ seasonality, growth }, t) => seasonality * (1 + growth) ** (t - 1)

/** Month by month with these growth and season; the month before the first takes what the store begins with. */
export function projectionOf(m, r, { W, startup, preLaunch }, inputs) {
  const oneTime = m.items.filter(({ mode }) => mode === 'oneTime')
  const list = [{ month: 0, salesExVAT: 0, operatingIncome: 0, incomeAfterReturns: 0 }]
  let cumulative = -(startup + preLaunch + W * D(inputs, 1))
  list[0].cashFlow = cumulative
  list[0].cumulativeCash = cumulative
  const befores = []
  for (let t = 1; t <= 36; t += 1) {
    const [now, last] = [D(inputs, t), t === 1 ? D(inputs, 1) : D(inputs, t - 1)]
    const over = sum(oneTime, (one) => (one.months < t ? m.cost(one) : 0))
    const running = sum(oneTime, (one) => (one.months >= t ? m.cost(one) : 0))
    const income = m.S * now - m.V * now - (m.F - over)
    const before = income - (r.returnsMo + r.carryingMo) * now + running
    const cash = before - W * (now - last)
    cumulative += cash
    befores.push(before)
    list.push({
      month: t,
      salesExVAT: m.S * now,
      operatingIncome: income,
      incomeAfterReturns: before - running,
      cashFlow: cash,
      cumulativeCash: cumulative,
    })
  }
  return { list, befores }
}

/** The first month from which the money stays back to the end of the list. */
export function backMonth(list) {
  let month = null
  for (let t = list.length - 1; t >= 1 && list[t].cumulativeCash >= -0.005; t -= 1) month = t
  return month
}

function scenarioOf(m, r, d, k) {
  const sales = m.S * d
  const income = sales - (m.V * d * k + m.F * k)
  const left = income - (r.returnsMo + r.carryingMo) * d
  return {
    salesExVAT: sales,
    operatingIncome: income,
    incomeAfterReturns: left,
    marginAfterReturnsPct: m.isEmpty || sales === 0 ? null : (left / sales) * 100,
    operatingMarginPct: m.isEmpty || sales === 0 ? null : (income / sales) * 100,
    cashFlow: income + m.oneTimeMo * k - (r.returnsMo + r.carryingMo) * d,
  }
}

/** Demand and cost of the three scenarios. */
const scenarios = [
  [0.7, 1.2],
  [1, 1],
  [1.5, 0.9],
]

const bounded = (value) => (value === null || Number.isNaN(value) ? 0 : Math.min(1, Math.max(0, value)))

/** The score of a plan whose money is back in this month (null: not within what may be concluded). */
export function scoreOf({ m, r, monthly, line }, month) {
  const { customerLifetimeValue: ltv, ltv2cacRatio: ratio } = customers(m, r, monthly)
  const typical = typicalMargin[m.plan.category] ?? typicalMargin.other
  // The ratio is null without an acquisition cost: nothing is earned by customers that cost nothing.
  const l = ltv === null || ltv <= 0 || ratio === null ? 0 : bounded(ratio / 3)
  const b = month === null ? 0 : month <= 6 ? 1 : Math.max(0, 1 - (month - 6) / 30)
  const part = (value, whole) => (value === null ? 0 : bounded(value / whole))
  const points = {
    operatingMargin: 30 * part(line.operatingMarginPct, 20),
    customerValue: 25 * l,
    grossMargin: 15 * part(monthly.grossMarginPct, typical),
    safetyMargin: 15 * part(line.safetyMarginPct, 30),
    payback: 15 * b,
  }
  const cap = !line.isMonthlyProfitable ? 49 : freeCashOf(m, r) < 0 ? 74 : 100
  const sum = Object.values(points).reduce((all, one) => all + one, 0)
  return { health: { ...points, cap }, score: m.isEmpty ? 0 : Math.min(cap, sum) }
}

/** The share of new customers that a store with these settings settles at. */
export function impliedNewShare({ advanced: { repeat, lifespan, growth } }) {
  let again = 0
  for (let k = 1; k <= Math.round(lifespan); k += 1) again += (1 + growth) ** -k
  return 100 / (1 + (repeat / 12) * again)
}

function customers(m, r, monthly) {
  const { repeat, lifespan } = m.plan.advanced
  const orders = 1 + (repeat * lifespan) / 12
  const perOrder = m.delivered > 0 ? (m.S - m.totalCOGS - r.returnsMo) / m.delivered : null
  const cac = monthly.weightedCAC
  const ltv = perOrder === null ? null : perOrder * orders
  const payback = perOrder === null || perOrder <= 0 || cac === null ? null : cac / perOrder
  return {
    adjustedUnitCost: m.isEmpty ? null : monthly.finalUnitCost + (r.processing + r.carryingMo) / m.U,
    avgOrdersPerCustomer: orders,
    customerLifetimeValue: ltv,
    ltv2cacRatio: ltv === null || cac === null || cac === 0 ? null : ltv / cac,
    customerPaybackPeriod: payback,
    paybackMonths: payback === null || payback > orders ? null : payback <= 1 ? 0 : ((payback - 1) * 12) / repeat,
    impliedNewSharePct: impliedNewShare(m.plan),
  }
}

/** A year's cash over what it takes, less a part of how much worse the cautious case is. */
function returnOn(capital, cash, cautiousCash, risk) {
  if (capital === 0) return null
  const yearly = (monthlyCash) => ((12 * monthlyCash) / capital) * 100
  const weight = { low: 0.5, medium: 1, high: 2 }[risk] / 2
  return yearly(cash) - weight * Math.max(0, yearly(cash) - yearly(cautiousCash))
}

/** What a planned month leaves in cash, with no growth. */
export const freeCashOf = (m, r) => m.S - (m.V + m.F) + m.oneTimeMo - (r.returnsMo + r.carryingMo)

/** What the store ties up and pays before its first sale, as the advanced inputs say it. */
export function capitalOf(m, r) {
  const a = m.plan.advanced
  const C = m.productCost
  const days = a.customerDays + settlementDays(m)
  const supplierCashGap = r.averageInventoryValue + C * a.leadTime - (C * a.supplierDays) / 30
  const customerCashGap = (m.S / 30) * days
  const W = Math.max(0, supplierCashGap + customerCashGap)
  const startup = sum(m.items, (one) => (one.mode === 'oneTime' ? m.cost(one) * one.months : 0))
  const preLaunch = m.regularMo * a.leadTime
  return { days, supplierCashGap, customerCashGap, W, startup, preLaunch }
}

/** Every result of the advanced analysis but the score, which is read from the conclusion. */
export function advancedResults({ m, r, monthly, line }) {
  const { plan } = m
  if (!plan.isAdvanced) return null
  const a = plan.advanced
  const tied = capitalOf(m, r)
  const { days, supplierCashGap, customerCashGap, W, startup, preLaunch } = tied
  const regular = m.marketingMo + m.regularMo
  const { list, befores } = projectionOf(m, r, tied, a)
  const flat = projectionOf(m, r, tied, { ...a, growth: Math.min(0, a.growth) }).list
  const [conservative, realistic, optimistic] = scenarios.map(([d, k]) => scenarioOf(m, r, d, k))
  const capital = W + 3 * regular
  const scaling = a.growth > 0 ? W * a.seasonality * ((1 + a.growth) ** (a.horizon - 1) - 1) : 0
  const earned = sum(befores.slice(0, a.horizon))
  const isNever = m.isEmpty || !(line.contributionPerUnit > 0)
  const growthScore = earned <= 0 ? 0 : scaling === 0 ? 100 : Math.min(100, (100 * earned) / scaling)
  return {
    returnsMo: r.returnsMo,
    inventoryTurnDays: 360 / a.turnover,
    averageInventoryValue: r.averageInventoryValue,
    inventoryCarryingCostMo: r.carryingMo,
    ...customers(m, r, monthly),
    supplierCashGap,
    customerCashGap,
    cashConversionCycleDays: 360 / a.turnover + 30 * a.leadTime + days - a.supplierDays,
    workingCapital: W,
    workingCapitalRequired: capital,
    startupInvestment: startup,
    preLaunchFixedCost: preLaunch,
    monthlyFreeCashFlow: freeCashOf(m, r),
    ...{ conservative, realistic, optimistic },
    cashBreakevenMonth: isNever ? null : backMonth(list),
    flatCashBreakevenMonth: isNever ? null : backMonth(flat),
    peakFundingNeed: m.isEmpty ? null : Math.max(0, -Math.min(...list.map((one) => one.cumulativeCash))),
    projectedRevenue6Months: sum(list.slice(1, 7), (one) => one.salesExVAT),
    projectedRevenue12Months: sum(list.slice(1, 13), (one) => one.salesExVAT),
    riskAdjustedROI: m.isEmpty ? null : returnOn(capital + startup, realistic.cashFlow, conservative.cashFlow, a.risk),
    scalingCapitalRequired: scaling,
    growthSustainabilityScore: m.isEmpty || a.growth <= 0 ? null : growthScore,
    projection: list.slice(0, a.horizon + 1),
  }
}
