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
  const { returnRate, returnCost, turnover, carryingPct } = m.plan.advanced
  const marginLost = returnRate * Math.max(0, m.S - m.goods * (1 - m.q))
  const processing = returnRate * m.delivered * returnCost * m.kVat
  const averageInventoryValue = (m.productCost * 12) / turnover
  return {
    returnsMo: marginLost + processing,
    marginLost,
    processing,
    averageInventoryValue,
    carryingMo: (averageInventoryValue * carryingPct) / 100 / 12,
  }
}

const D = ({ seasonality, growth }, t) => seasonality * (1 + growth) ** (t - 1)

function projectionOf(m, r, W, startup, preLaunch, growth) {
  const inputs = { ...m.plan.advanced, growth }
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

function backMonth(list, contribution) {
  if (!(contribution > 0)) return null
  let month = null
  for (let t = 36; t >= 1 && list[t].cumulativeCash >= -0.005; t -= 1) month = t
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

function scoreOf(m, line, grossMargin, ltv, cac, ratio, flatMonth, freeCash) {
  if (m.isEmpty) return 0
  const typical = typicalMargin[m.plan.category] ?? typicalMargin.other
  const l = ltv === null || ltv <= 0 || cac === null ? 0 : bounded(ratio)
  const b = flatMonth === null ? 0 : flatMonth <= 6 ? 1 : 1 - (flatMonth - 6) / 30
  const part = (value, whole) => (value === null ? 0 : bounded(value / whole))
  const others =
    30 * part(line.operatingMarginPct, 20) +
    15 * part(grossMargin, typical) +
    15 * part(line.safetyMarginPct, 30) +
    15 * bounded(b)
  let score = cac === 0 ? (others * 100) / 75 : others + 25 * l
  if (!line.isMonthlyProfitable) score = Math.min(49, score)
  if (freeCash < 0) score = Math.min(74, score)
  return score
}

function customers(m, r, monthly) {
  const { repeat, lifespan, growth } = m.plan.advanced
  const orders = 1 + (repeat * lifespan) / 12
  const perOrder = m.delivered > 0 ? (m.S - m.totalCOGS - r.returnsMo) / m.delivered : null
  const cac = monthly.weightedCAC
  const ltv = perOrder === null ? null : perOrder * orders
  const payback = perOrder === null || perOrder <= 0 || cac === null ? null : cac / perOrder
  const L = Math.round(lifespan)
  let again = 0
  for (let k = 1; k <= L; k += 1) again += (1 + growth) ** -k
  return {
    adjustedUnitCost: m.isEmpty ? null : monthly.finalUnitCost + (r.processing + r.carryingMo) / m.U,
    avgOrdersPerCustomer: orders,
    customerLifetimeValue: ltv,
    ltv2cacRatio: ltv === null || cac === null || cac === 0 ? null : ltv / cac,
    customerPaybackPeriod: payback,
    paybackMonths: payback === null || payback > orders ? null : payback <= 1 ? 0 : ((payback - 1) * 12) / repeat,
    impliedNewSharePct: 100 / (1 + (repeat / 12) * again),
  }
}

/** A year's cash over what it takes, less a part of how much worse the cautious case is. */
function returnOn(capital, cash, cautiousCash, risk) {
  if (capital === 0) return null
  const yearly = (monthlyCash) => ((12 * monthlyCash) / capital) * 100
  const weight = { low: 0.5, medium: 1, high: 2 }[risk] / 2
  return yearly(cash) - weight * Math.max(0, yearly(cash) - yearly(cautiousCash))
}

export function advancedResults(m, r, monthly, line) {
  const { plan } = m
  if (!plan.isAdvanced) return null
  const a = plan.advanced
  const C = m.productCost
  const days = a.customerDays + settlementDays(m)
  const supplierCashGap = r.averageInventoryValue + C * a.leadTime - (C * a.supplierDays) / 30
  const customerCashGap = (m.S / 30) * days
  const W = Math.max(0, supplierCashGap + customerCashGap)
  const regular = m.marketingMo + m.regularMo
  const startup = sum(m.items, (one) => (one.mode === 'oneTime' ? m.cost(one) * one.months : 0))
  const preLaunch = m.regularMo * a.leadTime
  const { list, befores } = projectionOf(m, r, W, startup, preLaunch, a.growth)
  const flat = projectionOf(m, r, W, startup, preLaunch, Math.min(0, a.growth)).list
  const [conservative, realistic, optimistic] = scenarios.map(([d, k]) => scenarioOf(m, r, d, k))
  const people = customers(m, r, monthly)
  const capital = W + 3 * regular
  const scaling = a.growth > 0 ? W * a.seasonality * ((1 + a.growth) ** (a.horizon - 1) - 1) : 0
  const earned = sum(befores.slice(0, a.horizon))
  const free = m.S - (m.V + m.F) + m.oneTimeMo - (r.returnsMo + r.carryingMo)
  const month = m.isEmpty ? null : backMonth(list, line.contributionPerUnit)
  const flatMonth = m.isEmpty ? null : backMonth(flat, line.contributionPerUnit)
  const growthScore = earned <= 0 ? 0 : scaling === 0 ? 100 : Math.min(100, (100 * earned) / scaling)
  return {
    returnsMo: r.returnsMo,
    inventoryTurnDays: 360 / a.turnover,
    averageInventoryValue: r.averageInventoryValue,
    inventoryCarryingCostMo: r.carryingMo,
    ...people,
    supplierCashGap,
    customerCashGap,
    cashConversionCycleDays: 360 / a.turnover + 30 * a.leadTime + days - a.supplierDays,
    workingCapital: W,
    workingCapitalRequired: capital,
    startupInvestment: startup,
    preLaunchFixedCost: preLaunch,
    monthlyFreeCashFlow: free,
    ...{ conservative, realistic, optimistic },
    cashBreakevenMonth: month,
    flatCashBreakevenMonth: flatMonth,
    peakFundingNeed: m.isEmpty ? null : Math.max(0, -Math.min(...list.map((one) => one.cumulativeCash))),
    projectedRevenue6Months: sum(list.slice(1, 7), (one) => one.salesExVAT),
    projectedRevenue12Months: sum(list.slice(1, 13), (one) => one.salesExVAT),
    riskAdjustedROI: m.isEmpty ? null : returnOn(capital + startup, realistic.cashFlow, conservative.cashFlow, a.risk),
    scalingCapitalRequired: scaling,
    growthSustainabilityScore: m.isEmpty || a.growth <= 0 ? null : growthScore,
    businessHealthScore: scoreOf(
      m,
      line,
      monthly.grossMarginPct,
      people.customerLifetimeValue,
      monthly.weightedCAC,
      people.ltv2cacRatio === null ? 0 : people.ltv2cacRatio / 3,
      flatMonth,
      free,
    ),
    projection: list.slice(0, a.horizon + 1),
  }
}
