// What VAT costs or brings, when registering becomes a duty, and cash on delivery against prepaid.
import { demandOf } from './calendar.mjs'
import { hasVat, sum } from './month.mjs'

function inputVat(m) {
  const { plan } = m
  const goods = sum(m.products, (one) => m.costs[m.products.indexOf(one)].taxed * one.units) * m.goodsUsed
  const orders = m.packagingCost + m.shippingCost + m.fulfillmentCost + m.refusedReturnCost + m.paymentCost
  const overheads = sum(m.items.filter(hasVat), m.cost)
  return goods + plan.vat * ((orders + m.cacVariableCost + overheads) / m.kVat + plan.paidAds)
}

function threshold(m, limit) {
  const { plan } = m
  if (!plan.isSAR) return { pastMonth: null, expectedMonth: null }
  const demand = demandOf(plan, plan.isAdvanced)
  const notReturned = plan.isAdvanced ? 1 - plan.advanced.returnRate : 1
  const taxable = (t) => (t >= 1 ? m.S * notReturned * demand(t) : plan.salesBefore / 12)
  const year = (first) => sum(Array.from({ length: 12 }, (_, at) => taxable(first + at)))
  const months = Array.from({ length: 37 }, (_, t) => t)
  const isPast = (t) => year(t - 11) > limit + 0.005
  const isExpected = (t) => t >= 1 && year(t) > limit + 0.005
  return { pastMonth: months.find(isPast) ?? null, expectedMonth: months.find(isExpected) ?? null }
}

export function vatResults(m, incomeWith) {
  const { plan } = m
  // Credit notes of what comes back lower the VAT on sales.
  const output = (m.net - m.S) * (plan.isAdvanced ? 1 - plan.advanced.returnRate : 1)
  const input = inputVat(m)
  const [voluntary, mandatory] = [threshold(m, 187_500), threshold(m, 375_000)]
  const from = ({ pastMonth, expectedMonth }) => {
    const known = [pastMonth === null ? null : pastMonth + 1, expectedMonth].filter((month) => month !== null)
    return known.length === 0 ? null : Math.min(...known)
  }
  const choice = (month) => (plan.isRegistered ? null : month)
  return {
    registered: plan.isRegistered,
    outputVatMo: output,
    inputVatMo: input,
    vatDueMo: plan.isRegistered ? output - input : null,
    irrecoverableVatMo: plan.isRegistered ? 0 : input,
    incomeIfRegistered: incomeWith({ isRegistered: true }),
    incomeIfNotRegistered: incomeWith({ isRegistered: false }),
    dutyMonth: from(mandatory),
    ...{ mayRegisterMonth: choice(from(voluntary)), mustRegisterMonth: choice(from(mandatory)) },
    ...{ voluntary, mandatory },
  }
}

function fees(m) {
  const { plan } = m
  const shares = sum(plan.methods, (one) => one.share)
  const of = ({ percent, fixed }) => ((m.value * percent) / 100 + fixed) * m.kVat
  const basic = of({ percent: plan.basicPercent, fixed: plan.basicFixed })
  if (!plan.isAdvancedPayment || shares === 0) return { cod: basic, prepaid: basic }
  const others = plan.methods.filter(({ id }) => id !== 'cod')
  const total = sum(others, (one) => one.share)
  return {
    cod: of(plan.methods.find(({ id }) => id === 'cod')),
    prepaid: sum(others, (one) => (one.share / total) * of(one)),
  }
}

export function codResults(m, incomeWith) {
  if (m.O === 0 || m.c === 0) return null
  const { plan } = m
  const w = m.value / (1 + m.vOut)
  const g = m.goods / m.O
  const x = (m.packagingCost + m.shippingCost + m.fulfillmentCost) / m.O
  const acq = m.cacVariableCost / m.O
  const fee = fees(m)
  const back = (m.kVat * plan.refusedShipping * m.Od) / m.O
  const lost = plan.unsellable * g + back
  const charge = m.Od > 0 ? plan.codCharge / (1 + m.vOut) : 0
  const earned = w + charge - g - fee.cod
  const numerator = earned - x - acq
  return {
    codContributionPerOrder: (1 - plan.refusal) * earned - plan.refusal * lost - x,
    prepaidContributionPerOrder: m.c === 1 ? null : w - g - fee.prepaid - x,
    refusalBreakEvenPct: numerator <= 0 ? null : (numerator / (earned + lost)) * 100,
    costOfRefusalsMo: incomeWith({ refusal: 0 }) - incomeWith({}),
  }
}
