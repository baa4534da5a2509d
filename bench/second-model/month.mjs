// One month, the bottom line and the products, from the inputs that inputs.mjs reads.

export const sum = (list, of = (one) => one) => list.reduce((total, one) => total + of(one), 0)
const ratio = (part, total) => (total === 0 ? null : part / total)

/** Parts of one unit's cost, without VAT. */
function unitCost(plan, product) {
  if (product.exFactory <= 0) return storedCost(plan, product)
  const fx = (product.exFactory * product.fxPct) / 100
  const cif = product.exFactory + product.freight + product.insurance
  const dutiable = plan.isCif ? cif : product.exFactory + fx + product.insurance
  const duties = (dutiable * product.dutyPct) / 100
  const inbound = product.freight + product.insurance + product.port + product.local
  const handling = product.labels + product.packaging + product.assembly + product.inspection
  const n = product.unitsPerShipment
  const fee = n >= 1 && plan.isSAR ? Math.min(500, Math.max(15, 0.0015 * cif * n)) / n : 0
  const before = product.exFactory + fx + duties + inbound + handling + fee
  const yields = Math.max(0.01, 1 - (product.defectPct + product.shortagePct) / 100)
  const isLocal = product.freight === 0 && product.dutyPct === 0 && n === 0
  const isBilledWithout = isLocal && !product.supplierChargesVat
  const taxable = isBilledWithout ? duties + inbound + handling + fee : before - fx
  const taxed = (plan.vat * taxable) / yields
  const lost = plan.isRegistered ? 0 : taxed
  return {
    ...{ exFactory: product.exFactory, fx, duties, inbound, fee, before, yields, taxed, lost },
    landed: before / yields + lost,
    defectPct: product.defectPct,
    shortagePct: product.shortagePct,
    dutyPct: product.dutyPct,
    supplier: (product.exFactory + fx) / yields,
    supplierVat: isLocal && !isBilledWithout ? (plan.vat * product.exFactory) / yields : 0,
    arrival: (duties + inbound + handling + fee) / yields,
  }
}

function storedCost(plan, { storedCost: cost, supplierChargesVat }) {
  const taxed = supplierChargesVat ? plan.vat * cost : 0
  const lost = plan.isRegistered ? 0 : taxed
  return {
    ...{ exFactory: 0, fx: 0, duties: 0, inbound: 0, fee: 0, before: cost, yields: 1, taxed, lost },
    ...{ landed: cost + lost, defectPct: 0, shortagePct: 0, dutyPct: 0 },
    ...{ supplier: cost, supplierVat: taxed, arrival: 0 },
  }
}

/** An average over the products by their units; plain while nothing is sold. */
function average(products, costs, of) {
  const units = sum(products, (one) => one.units)
  if (products.length === 0) return 0
  if (units === 0) return sum(costs, of) / products.length
  return sum(costs, (cost) => of(cost) * products[costs.indexOf(cost)].units) / units
}

const monthly = ({ amount, mode, months }) =>
  mode === 'monthly' ? amount : mode === 'annual' ? amount / 12 : amount / months

/** Whether a bill carries VAT. */
export const hasVat = ({ chargesVat }) => chargesVat

const rateFrom = [
  ['2025-07', 11.75],
  ['2026-07', 12.25],
  ['2027-07', 12.75],
  ['2028-07', 13.25],
]
function insuranceRate(plan, kind) {
  if (kind === 'none') return 0
  if (kind === 'saudi') return 11.75
  if (kind === 'nonSaudi') return 2
  if (plan.startMonth === '') return 12.75
  return rateFrom.find(([before]) => plan.startMonth < before)?.[1] ?? 13.75
}

/** What payment costs an order: its percent part and its fixed part, without VAT. */
function feeOf(plan, q) {
  const shares = sum(plan.methods, (one) => one.share)
  if (!plan.isAdvancedPayment || shares === 0)
    return { percent: ((1 - q) * plan.basicPercent) / 100, fixed: (1 - q) * plan.basicFixed }
  const weight = ({ id, share }) => (share / shares) * (id === 'cod' ? 1 - plan.refusal : 1)
  return {
    percent: sum(plan.methods, (one) => (weight(one) * one.percent) / 100),
    fixed: sum(plan.methods, (one) => weight(one) * one.fixed),
  }
}

function codShare(plan, shipped) {
  if (shipped === 0) return 0
  const shares = sum(plan.methods, (one) => one.share)
  if (!plan.isAdvancedPayment || shares === 0) return plan.codShare
  return sum(plan.methods, ({ id, share }) => (id === 'cod' ? share : 0)) / shares
}

/** Costs of a month that no sale moves. */
function fixedOf(plan, kVat) {
  const cost = (item) => monthly(item) * (hasVat(item) ? kVat : 1)
  const items = [...plan.tech, ...plan.operations]
  const marketingMo = plan.influencers + plan.paidAds * kVat
  const techMo = sum(plan.tech, cost)
  const opsMo = sum(plan.operations, cost)
  const oneTimeMo = sum(
    items.filter(({ mode }) => mode === 'oneTime'),
    cost,
  )
  const insured = plan.isSAR
    ? sum(plan.team, (one) => (insuranceRate(plan, one.insurance) / 100) * Math.min(one.cost, 45_000))
    : 0
  const teamMo = sum(plan.team, (one) => one.cost) + insured
  const F = marketingMo + techMo + opsMo + teamMo + plan.contingency
  const regularMo =
    sum(
      items.filter(({ mode }) => mode !== 'oneTime'),
      cost,
    ) +
    teamMo +
    plan.contingency
  return { items, cost, marketingMo, techMo, opsMo, oneTimeMo, insured, teamMo, F, regularMo }
}

export function monthOf(plan) {
  const { products } = plan
  const costs = products.map((one) => unitCost(plan, one))
  const kVat = plan.isRegistered ? 1 : 1 + plan.vat
  const vOut = plan.isRegistered ? plan.vat : 0
  const U = sum(products, (one) => one.units)
  const sentUnits = sum(products, (one) => (one.isSent ? one.units : 0))
  const O = U > 0 ? Math.ceil(U / plan.itemsPerOrder) : 0
  const Od = sentUnits > 0 ? Math.ceil(sentUnits / plan.itemsPerOrder) : 0
  const c = codShare(plan, Od)
  const q = c * plan.refusal
  const goodsUsed = 1 - q * (1 - plan.unsellable)

  const gross = sum(products, (one) => one.price * one.units)
  const discounts = gross * (plan.newShare * plan.discount)
  const shippingRevenue = Od * plan.shippingCharge
  const B = gross - discounts + shippingRevenue
  const refusedSales = B * q
  const codCharges = Od > 0 ? O * c * (1 - plan.refusal) * plan.codCharge : 0
  const net = B - refusedSales + codCharges
  const S = net / (1 + vOut)
  const goods = sum(products, (one) => costs[products.indexOf(one)].landed * one.units)
  const productCost = goods * goodsUsed
  const packagingCost = Od * plan.packaging * kVat
  const shippingCost = Od * plan.shipping * kVat
  const fee = feeOf(plan, q)
  const value = O > 0 ? B / O : 0
  const feePerOrder = (value * fee.percent + fee.fixed) * kVat
  const paymentCost = O * feePerOrder
  const fulfillmentCost = Od * plan.fulfillment * kVat
  const refusedReturnCost = Od * q * plan.refusedShipping * kVat
  const totalCOGS = productCost + packagingCost + shippingCost + paymentCost + fulfillmentCost + refusedReturnCost
  const cacVariableCost = plan.cac * (O * plan.newShare) * kVat
  const V = totalCOGS + cacVariableCost

  return {
    ...{ plan, products, costs, kVat, vOut, U, sentUnits, O, Od, c, q, goodsUsed, gross, discounts, shippingRevenue },
    ...{ B, refusedSales, net, S, goods, productCost, packagingCost, shippingCost, fee, value, feePerOrder },
    ...{ paymentCost, fulfillmentCost, refusedReturnCost, totalCOGS, cacVariableCost, V },
    ...fixedOf(plan, kVat),
    codCharges,
    delivered: O * (1 - q),
    isEmpty: U === 0,
  }
}

/** Contribution, break-even and margins for the variable costs `V`. */
function lineOf(m, extra) {
  const costs = m.V + extra
  const income = m.S - (costs + m.F)
  const difference = m.S - costs
  const isEven = Math.abs(difference) <= 1e-12 * (m.S + costs)
  const contribution = m.isEmpty ? null : isEven ? 0 : difference / m.U
  const even = contribution > 0 ? Math.max(0, Math.ceil(m.F / contribution - 1e-9)) : null
  const from = (of) => (even === null ? null : of(even))
  return {
    operatingIncome: income,
    operatingMarginPct: m.S === 0 || m.isEmpty ? null : (income / m.S) * 100,
    contributionPerUnit: contribution,
    monthlyBreakEvenUnits: even,
    revenueToBreakEven: from((units) => (units * m.S) / m.U),
    monthsToBreakEven: from((units) => (m.U >= units ? units / m.U : null)),
    monthlyUnitsSurplus: from((units) => Math.max(0, m.U - units)),
    monthlyUnitsShortfall: from((units) => Math.max(0, units - m.U)),
    safetyMarginPct: from((units) => ((m.U - units) / m.U) * 100),
    isMonthlyProfitable: m.U > 0 && even !== null && m.U >= even,
  }
}

function prices(m) {
  if (m.isEmpty) return { suggestedPriceInclVAT: null, exactPriceInclVAT: null, maxProductCostPerUnit: null }
  const { plan, q, U } = m
  if (q === 1) return { suggestedPriceInclVAT: null, exactPriceInclVAT: null, maxProductCostPerUnit: null }
  const phi = m.fee.percent * m.kVat
  const K = m.totalCOGS - m.B * phi - (m.codCharges * (1 - plan.target)) / (1 + m.vOut)
  const T = ((1 - q) * (1 - plan.target)) / (1 + m.vOut) - phi
  const undiscounted = 1 - plan.newShare * plan.discount
  return {
    suggestedPriceInclVAT: ((m.totalCOGS / (1 - plan.target) / U) * (1 + m.vOut)) / (1 - q),
    exactPriceInclVAT: T > 0 && undiscounted > 0 ? Math.max(0, K / T - m.shippingRevenue) / (U * undiscounted) : null,
    maxProductCostPerUnit:
      Math.max(0, (m.S / U) * (1 - plan.target) - (m.totalCOGS - m.productCost) / U) / m.kVat / m.goodsUsed,
  }
}

export function monthlyResults(m) {
  const { plan, products, costs } = m
  const newCustomers = m.O * plan.newShare * (1 - m.q)
  const share = (part) => (m.S === 0 || m.isEmpty ? null : (part / m.S) * 100)
  const mean = (of) => average(products, costs, of)
  return {
    ...{ totalUnits: m.U, ordersPerMonth: m.O, shippedOrdersPerMonth: m.Od },
    ...{ grossSalesInclVAT: m.gross, discountsInclVAT: m.discounts, shippingRevenueInclVAT: m.shippingRevenue },
    ...{ refusedOrdersMo: m.O * m.q, deliveredOrdersMo: m.delivered, refusedSalesInclVAT: m.refusedSales },
    codChargesInclVAT: m.codCharges,
    ...{ netSalesInclVAT: m.net, salesExVAT: m.S, valuePerOrder: m.isEmpty ? null : m.value },
    ...{ paidPerOrder: m.isEmpty ? null : m.net / m.O, revenuePerUnit: m.isEmpty ? null : m.S / m.U },
    ...{ productCost: m.productCost, packagingCost: m.packagingCost, shippingCost: m.shippingCost },
    ...{ gatewayFeePerOrder: m.isEmpty ? null : m.feePerOrder, paymentCost: m.paymentCost },
    ...{ fulfillmentCost: m.fulfillmentCost, refusedReturnCost: m.refusedReturnCost, totalCOGS: m.totalCOGS },
    ...{ deliveryCost: sending(m), customersMo: m.cacVariableCost + m.marketingMo },
    overheadMo: m.techMo + m.opsMo + m.teamMo + plan.contingency,
    ...{ newCustomersPerMonth: newCustomers, cacVariableCost: m.cacVariableCost, marketingMo: m.marketingMo },
    ...{ overheadsTechMo: m.techMo, overheadsOpsMo: m.opsMo, oneTimeMo: m.oneTimeMo, socialInsuranceMo: m.insured },
    ...{ teamMo: m.teamMo, contingencyMo: plan.contingency, totalFixedCost: m.F, totalMonthlyCosts: m.V + m.F },
    ...{ grossProfit: m.S - m.totalCOGS, grossMarginPct: share(m.S - m.totalCOGS) },
    productMarginPct: share(m.S - m.productCost),
    ...lineOf(m, 0),
    weightedCAC: newCustomers > 0 ? (m.cacVariableCost + m.marketingMo) / newCustomers : null,
    ...prices(m),
    finalUnitCost: mean((one) => one.landed),
    unitCostBeforeYield: mean((one) => one.before),
    exFactorySAR: mean((one) => one.exFactory + one.fx),
    perUnitInbound: mean((one) => one.inbound),
    perUnitDuties: mean((one) => one.duties),
    weightedDefectPct: mean((one) => one.defectPct),
    weightedShortagePct: mean((one) => one.shortagePct),
    weightedCustomsDutyPct: mean((one) => one.dutyPct),
    perUnitIrrecoverableVAT: mean((one) => one.lost),
    perUnitCustomsFee: mean((one) => one.fee),
  }
}

const sending = (m) => m.packagingCost + m.shippingCost + m.fulfillmentCost + m.refusedReturnCost

export function bottomLine(m, extra) {
  const left = m.S - m.totalCOGS - extra
  const each = (amount, count) => (m.isEmpty ? null : amount / count)
  const line = lineOf(m, extra)
  const { monthlyBreakEvenUnits: even } = line
  return {
    returnsAndStockMo: extra,
    totalMonthlyCosts: m.V + m.F + extra,
    costPerUnit: each(m.V + extra, m.U),
    neededPerUnit: each(m.V + extra + m.F, m.U),
    costsAtBreakEven: even === null ? null : (even * (m.V + extra)) / m.U + m.F,
    orderLeaves: each(left - m.cacVariableCost, m.O),
    ...{ vatPerOrder: each(m.net - m.S, m.O), goodsPerOrder: each(m.productCost, m.O) },
    ...{ deliveryPerOrder: each(sending(m), m.O), acquisitionPerOrder: each(m.cacVariableCost, m.O) },
    returnsPerOrder: each(extra, m.O),
    ...line,
    zakatReserveMo: m.plan.isSAR && line.operatingIncome > 0 ? line.operatingIncome / 40 : 0,
    orderMargin: m.delivered > 0 ? left / m.delivered : null,
    breakEvenRoas: m.isEmpty || left <= 0 ? null : (m.B * m.kVat) / left,
  }
}

export function productResults(m, returnsMo, carryingMo) {
  const part = (value, total) => (total === 0 ? 0 : value / total)
  const net = m.gross - m.discounts
  const orderCosts = sending(m)
  return m.products.map((one, at) => {
    const delta = one.isSent ? part(one.units, m.sentUnits) : 0
    const upsilon = part(one.units, m.U)
    const gamma = part(one.price * one.units, m.gross)
    const sent = (net * gamma + m.shippingRevenue * delta) * (1 - m.q)
    const sales = (sent + m.codCharges * delta) / (1 + m.vOut)
    const sigma = m.S === 0 ? upsilon : sales / m.S
    const productCost = m.costs[at].landed * one.units * m.goodsUsed
    const row = {
      id: one.id,
      units: one.units,
      salesExVAT: sales,
      productCost,
      orderCosts: orderCosts * delta,
      paymentCost: m.paymentCost * sigma,
      acquisition: m.cacVariableCost * upsilon,
      returnsAndStock: returnsMo * sigma + carryingMo * part(productCost, m.productCost),
    }
    const contribution =
      sales - row.productCost - row.orderCosts - row.paymentCost - row.acquisition - row.returnsAndStock
    return {
      ...row,
      contribution,
      contributionPerUnit: ratio(contribution, one.units),
      marginPct: sales === 0 ? null : (contribution / sales) * 100,
    }
  })
}
