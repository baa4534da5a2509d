// Cash by month: every payment in the month in which it is due, VAT included.
import { returnsOf, settlementShares } from './advanced.mjs'
import { demandOf } from './calendar.mjs'
import { hasVat, sum } from './month.mjs'

/** New customers by month; repeat orders can only come from customers won before. */
function newCustomers(m, demand, N) {
  const { repeat, lifespan } = m.plan.advanced
  const L = Math.round(lifespan)
  const won = [0]
  for (let t = 1; t <= N; t += 1) {
    let again = 0
    for (let j = 1; j <= Math.min(L, t - 1); j += 1) again += (1 - m.q) * won[t - j]
    won.push(Math.max(0, m.O * demand(t) - (repeat / 12) * again))
  }
  return won
}

/** A payment `days` after month `t`: whole months later, and the rest of them a month later still. */
function later(t, days, value, add) {
  const [months, rest] = [Math.floor(days / 30), days / 30 - Math.floor(days / 30)]
  add(t + months, value * (1 - rest))
  if (rest > 0) add(t + months + 1, value * rest)
}

/** A list over the months with what falls after the last one apart. */
function ledger(N) {
  const list = Array(N + 1).fill(0)
  const months = {
    list,
    after: 0,
    add(t, value) {
      if (t <= N) list[t] += value
      else months.after += value
    },
  }
  return months
}

function receiptsOf(m, demand, N, terms) {
  const receipts = ledger(N)
  const gross = 1 + m.plan.vat
  const value = m.net - (m.paymentCost / m.kVat) * gross
  for (const { weight, days } of settlementShares(m))
    for (let t = 1; t <= N; t += 1) later(t, days + terms, weight * value * demand(t), receipts.add)
  return receipts
}

function purchasesOf(m, demand, N) {
  const { cash } = m.plan
  const perDemand = (of) => sum(m.products, (one) => of(m.costs[m.products.indexOf(one)]) * one.units) * m.goodsUsed
  const goods = perDemand((one) => one.supplier)
  const goodsVat = perDemand((one) => one.supplierVat)
  const arrival = perDemand((one) => one.arrival)
  const arrivalVat = perDemand((one) => one.taxed - one.supplierVat)
  const [supplier, arrivals, taxes] = [ledger(N), ledger(N), ledger(N)]
  const taxPart = goods + goodsVat > 0 ? goodsVat / (goods + goodsVat) : 0
  function pay(month, value) {
    supplier.add(month, value)
    taxes.add(month, value * taxPart)
  }
  for (let a = 1 + cash.openingStock; Math.max(0, a - cash.leadTime) <= N; a += cash.cover) {
    let E = 0
    for (let t = a; t < a + cash.cover; t += 1) E += demand(t)
    const deposit = cash.depositPct / 100
    const bill = (goods + goodsVat) * E
    pay(Math.max(0, a - cash.leadTime), bill * deposit)
    later(a, cash.balanceDays, bill * (1 - deposit), pay)
    arrivals.add(a, (arrival + arrivalVat) * E)
    taxes.add(a, arrivalVat * E)
  }
  return { supplier, arrivals, taxes }
}

/** Annual bills fall in their month if the plan reaches it, and again each year as long as the plan goes on after it. */
const isAnnualMonth = (t, { annualMonth, months }) =>
  t === annualMonth || (t > annualMonth && (t - annualMonth) % 12 === 0 && t < months)

/** Overheads and team of one month, with the VAT in them. */
function overheadsOf(m, t) {
  const { cash, team, vat, contingency } = m.plan
  const wages = sum(team, (one) => one.cost) + m.insured
  const taxOf = (item, value) => (hasVat(item) ? value * vat : 0)
  const due = m.items.map((item) => {
    const monthly = item.mode === 'monthly' && t === 0 ? cash.preLaunch : 1
    const isDue = item.mode === 'monthly' || (item.mode === 'annual' ? isAnnualMonth(t, cash) : t === 0)
    const value = isDue ? item.amount * monthly : 0
    return { value, tax: taxOf(item, value) }
  })
  const people = t === 0 ? cash.preLaunch * wages : wages + contingency
  const tax = sum(due, (one) => one.tax)
  return { paid: sum(due, (one) => one.value) + tax + people, tax }
}

function vatOf(m, output, input, N) {
  const { plan } = m
  const start = plan.startMonth === '' ? 1 : Number(plan.startMonth.slice(5))
  const isEnd = (t) => t >= 1 && (plan.startMonth === '' ? t % 3 === 0 : ((start + t - 2) % 12) % 3 === 2)
  const paid = Array(N + 2).fill(0)
  let [credit, open] = [0, 0]
  for (let t = 0; t <= N; t += 1) {
    open += output[t] - input[t]
    if (!isEnd(t)) continue
    const balance = open - credit
    paid[t + 1] = Math.max(0, balance)
    credit = Math.max(0, -balance)
    open = 0
  }
  return { paid: paid.slice(0, N + 1), owed: paid[N + 1] + open - credit }
}

export function cashResults(m) {
  const { plan } = m
  if (!plan.cash.isOn) return null
  const { cash, vat } = plan
  const N = cash.months
  const gross = 1 + vat
  const demand = demandOf(plan, plan.isAdvanced && cash.withGrowth)
  const r = returnsOf(m)
  const receipts = receiptsOf(m, demand, N, plan.isAdvanced ? plan.advanced.customerDays : 0)
  const { supplier, arrivals, taxes } = purchasesOf(m, demand, N)
  const startsEmpty = cash.startsEmpty && plan.isAdvanced
  const won = startsEmpty ? newCustomers(m, demand, N) : []
  const delivery = (m.packagingCost + m.shippingCost + m.fulfillmentCost + m.refusedReturnCost) / m.kVat
  const processing = plan.isAdvanced ? r.processing / m.kVat : 0
  const oneTime = m.items.filter(({ mode }) => mode === 'oneTime')

  const rows = []
  const [output, input] = [[], []]
  for (let t = 0; t <= N; t += 1) {
    const E = t === 0 ? 0 : demand(t)
    const acquisition = startsEmpty ? plan.cac * won[t] : (m.cacVariableCost / m.kVat) * E
    const overheads = overheadsOf(m, t)
    const ads = t === 0 ? 0 : plan.paidAds
    output.push((m.net - m.S) * E)
    input.push(
      taxes.list[t] +
        vat * (delivery * E + acquisition + ads + (m.paymentCost / m.kVat) * E + processing * E) +
        overheads.tax,
    )
    const over = sum(oneTime, (one) => (one.months < t ? m.cost(one) : 0))
    const V = startsEmpty ? m.totalCOGS * E + plan.cac * won[t] * m.kVat : m.V * E
    rows.push({
      month: t,
      demand: E,
      receipts: receipts.list[t],
      supplierPayments: supplier.list[t],
      arrivalCosts: arrivals.list[t],
      deliveryCosts: delivery * gross * E,
      marketing: t === 0 ? 0 : acquisition * gross + plan.influencers + ads * gross,
      overheadsAndTeam: overheads.paid,
      returns: plan.isAdvanced ? (r.refundsAndLoss + processing * gross) * E : 0,
      operatingIncome: t === 0 ? 0 : m.S * E - V - (m.F - over),
    })
  }
  const tax = plan.isRegistered ? vatOf(m, output, input, N) : { paid: Array(N + 1).fill(0), owed: 0 }
  return closed(rows, tax, cash, { receipts: receipts.after, payments: supplier.after + arrivals.after })
}

const costs = [
  'supplierPayments',
  'arrivalCosts',
  'deliveryCosts',
  'marketing',
  'overheadsAndTeam',
  'returns',
  'vatPaid',
]

/** The rows with VAT, the running balance and what is read from it. */
function closed(rows, tax, cash, after) {
  let balance = cash.opening
  const months = rows.map((row, t) => {
    const withVat = { ...row, vatPaid: tax.paid[t] }
    const netCash = row.receipts - sum(costs, (name) => withVat[name])
    balance += netCash
    return { ...withVat, netCash, closingCash: balance }
  })
  const lowestCash = Math.min(...months.map((one) => one.closingCash))
  const lowestMonth = months.findIndex((one) => one.closingCash <= lowestCash + 0.005)
  const untilLowest = (...names) => sum(months.slice(0, lowestMonth + 1), (one) => sum(names, (name) => one[name]))
  let backMonth = null
  for (let t = months.length - 1; t >= 1 && months[t].closingCash >= cash.opening - 0.005; t -= 1) backMonth = t
  return {
    months,
    lowestCash,
    lowestMonth,
    cashNeeded: Math.max(0, cash.opening - lowestCash),
    neededFor: {
      goods: untilLowest('supplierPayments', 'arrivalCosts'),
      running: untilLowest('deliveryCosts', 'marketing', 'overheadsAndTeam', 'returns'),
      vat: untilLowest('vatPaid'),
      received: untilLowest('receipts'),
    },
    shortfall: Math.max(0, -lowestCash),
    runsOutMonth: months.find((one) => one.closingCash < -0.005)?.month ?? null,
    backMonth,
    endingCash: balance,
    vatPaidTotal: sum(months, (one) => one.vatPaid),
    afterEnd: { ...after, vatOwed: tax.owed },
  }
}
