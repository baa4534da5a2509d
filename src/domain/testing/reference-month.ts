import { opsOverheadIds, paymentMethodIds, techOverheadIds } from '../options'
import type { CustomOverhead, OverheadItem, Plan, Product } from '../plan'

/**
 * The model of a month once more, written line by line from docs/model.md and from nothing else: no part of it is shared with
 * `evaluate`, so that a slip in either shows. It takes a plan that `parsePlan` read.
 */

export const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
export const clamp = (low: number, number: number, high: number) => Math.max(low, Math.min(number, high))
const amount = (number: number) => (number < 0.000001 ? 0 : clamp(0, number, 1e12))
const share = (number: number) => (number < 0.000001 ? 0 : clamp(0, number, 100))

function unitCost(product: Product) {
  const price = amount(product.exFactoryPrice)
  if (!(price > 0)) {
    const cost = amount(product.unitCostLanded)
    return { ex: 0, inbound: 0, duties: 0, before: cost, landed: cost, defect: 0, shortage: 0, customs: 0 }
  }
  const fx = (price * share(product.fxFeePct)) / 100
  const insurance = amount(product.insurance)
  const customs = share(product.customsDutiesPct)
  const duties = ((price + fx + insurance) * customs) / 100
  const inbound =
    amount(product.internationalShipping) +
    insurance +
    amount(product.portHandlingClearance) +
    amount(product.localTransportToWarehouse)
  const handling =
    amount(product.labelsAndInserts) +
    amount(product.primaryPackaging) +
    amount(product.assemblyOrKitting) +
    amount(product.inspectionCost)
  const defect = share(product.expectedDefectPct)
  const shortage = share(product.expectedShortagePct)
  const before = price + fx + duties + inbound + handling
  const landed = before / Math.max(0.01, 1 - (defect + shortage) / 100)
  return { ex: price + fx, inbound, duties, before, landed, defect, shortage, customs }
}

function overheads(plan: Plan) {
  const of = (ids: readonly (keyof Plan['overheads'])[], custom: CustomOverhead[]): OverheadItem[] => [
    ...ids.map((id) => plan.overheads[id]),
    ...custom,
  ]
  const tech = of(techOverheadIds, plan.customOverheadsTech)
  const ops = of(opsOverheadIds, plan.customOverheadsOps)
  const months = (item: OverheadItem) => Math.max(1, Math.round(amount(item.months)))
  const monthly = (item: OverheadItem) => {
    if (item.mode === 'annual') return amount(item.amount) / 12
    return item.mode === 'oneTime' ? amount(item.amount) / months(item) : amount(item.amount)
  }
  const isOneTime = (item: OverheadItem) => item.mode === 'oneTime'
  const all = [...tech, ...ops]
  return {
    techMo: sum(tech.map(monthly)),
    opsMo: sum(ops.map(monthly)),
    oneTimeMo: sum(all.filter(isOneTime).map(monthly)),
    recurringMo: sum(all.filter((item) => !isOneTime(item)).map(monthly)),
    startup: sum(all.filter(isOneTime).map((item) => amount(item.amount))),
    /** What one-time items take a month, those whose months are before `t` and the others. */
    ended: (t: number) => sum(all.filter((item) => isOneTime(item) && months(item) < t).map(monthly)),
    running: (t: number) => sum(all.filter((item) => isOneTime(item) && months(item) >= t).map(monthly)),
  }
}

function payment(plan: Plan, valuePerOrder: number) {
  const basic = (valuePerOrder * share(plan.paymentBasicPercent)) / 100 + amount(plan.paymentBasicFixed)
  const methods = paymentMethodIds.flatMap((id) => plan.paymentMethods.find((method) => method.id === id) ?? [])
  const total = sum(methods.map((method) => share(method.share)))
  if (plan.paymentMode === 'basic' || total === 0) return { fee: basic, days: 0 }
  const fees = methods.map(
    (method) => (share(method.share) / total) * ((valuePerOrder * share(method.percent)) / 100 + amount(method.fixed)),
  )
  return {
    fee: sum(fees),
    days: sum(methods.map((method) => (share(method.share) / total) * amount(method.settlementDays))),
  }
}

export function referenceMonth(plan: Plan) {
  const rows = plan.products.map((product) => ({
    ...unitCost(product),
    units: Math.floor(amount(product.unitsPerMonth)),
    price: amount(product.unitPriceInclVAT),
  }))
  const U = sum(rows.map((row) => row.units))
  const weight = (row: { units: number }) => (U > 0 ? row.units / U : 1 / rows.length)
  const mean = (key: Exclude<keyof (typeof rows)[number], 'units' | 'price'>) =>
    sum(rows.map((row) => row[key] * weight(row)))
  const s = share(plan.firstOrderSharePct) / 100
  const v = share(plan.vatPct) / 100
  const target = clamp(0, share(plan.targetMarginPct), 95) / 100
  const O = U > 0 ? Math.ceil(U / Math.max(amount(plan.avgUnitsPerOrder), 1)) : 0
  const gross = sum(rows.map((row) => row.price * row.units))
  const discounts = gross * (s * (share(plan.firstOrderDiscountPct) / 100))
  const shippingRevenue = O * amount(plan.customerShippingChargeInclVAT)
  const net = gross - discounts + shippingRevenue
  const S = net / (1 + v)
  const pay = payment(plan, U > 0 ? net / O : 0)
  const C = sum(rows.map((row) => row.landed * row.units))
  const packaging = O * amount(plan.packagingPerOrder)
  const shipping = O * amount(plan.shippingPerOrder)
  const fulfillment = plan.fulfillmentMethod === '3pl' ? O * amount(plan.fulfillmentPerOrder) : 0
  const cogs = C + packaging + shipping + O * pay.fee + fulfillment
  const newCustomers = O * s
  const cac = amount(plan.customerAcquisitionCost) * newCustomers
  const V = cogs + cac
  const marketing = amount(plan.influencersMo) + amount(plan.paidAdsMo)
  const team = sum(plan.team.map((member) => amount(member.monthlyCost)))
  const contingency = amount(plan.contingencyMo)
  const costs = overheads(plan)
  const F = marketing + costs.techMo + costs.opsMo + team + contingency
  const recurring = marketing + team + contingency + costs.recurringMo
  const difference = Math.abs(S - V) <= 1e-12 * (S + V) ? 0 : S - V
  const contribution = U > 0 ? difference / U : null
  const BE = contribution !== null && contribution > 0 ? Math.max(0, Math.ceil(F / contribution - 1e-9)) : null
  const margin = (profit: number) => (U > 0 && S > 0 ? (profit / S) * 100 : null)
  const even = <T>(value: (needed: number) => T) => (BE === null ? null : value(BE))
  const sold = <T>(value: () => T) => (U > 0 ? value() : null)
  return {
    U,
    O,
    S,
    C,
    V,
    F,
    BE,
    s,
    net,
    cogs,
    contribution,
    recurring,
    costs,
    days: pay.days,
    newCustomers,
    cac,
    marketing,
    monthly: {
      totalUnits: U,
      ordersPerMonth: O,
      grossSalesInclVAT: gross,
      discountsInclVAT: discounts,
      shippingRevenueInclVAT: shippingRevenue,
      netSalesInclVAT: net,
      salesExVAT: S,
      valuePerOrder: sold(() => net / O),
      productCost: C,
      packagingCost: packaging,
      shippingCost: shipping,
      paymentCost: O * pay.fee,
      fulfillmentCost: fulfillment,
      gatewayFeePerOrder: sold(() => pay.fee),
      totalCOGS: cogs,
      newCustomersPerMonth: newCustomers,
      cacVariableCost: cac,
      marketingMo: marketing,
      overheadsTechMo: costs.techMo,
      overheadsOpsMo: costs.opsMo,
      teamMo: team,
      contingencyMo: contingency,
      totalFixedCost: F,
      oneTimeMo: costs.oneTimeMo,
      totalMonthlyCosts: V + F,
      grossProfit: S - cogs,
      grossMarginPct: margin(S - cogs),
      operatingIncome: S - (V + F),
      operatingMarginPct: margin(S - (V + F)),
      contributionPerUnit: contribution,
      monthlyBreakEvenUnits: BE,
      revenueToBreakEven: even((n) => (n * S) / U),
      monthsToBreakEven: even((n) => (U >= n ? n / U : null)),
      monthlyUnitsSurplus: even((n) => Math.max(0, U - n)),
      monthlyUnitsShortfall: even((n) => Math.max(0, n - U)),
      safetyMarginPct: even((n) => ((U - n) / U) * 100),
      isMonthlyProfitable: U > 0 && BE !== null && U >= BE,
      finalUnitCost: mean('landed'),
      unitCostBeforeYield: mean('before'),
      exFactorySAR: mean('ex'),
      perUnitInbound: mean('inbound'),
      perUnitDuties: mean('duties'),
      weightedDefectPct: mean('defect'),
      weightedShortagePct: mean('shortage'),
      weightedCustomsDutyPct: mean('customs'),
      weightedCAC: newCustomers > 0 ? (cac + marketing) / newCustomers : null,
      suggestedPriceInclVAT: sold(() => (cogs / (1 - target) / U) * (1 + v)),
      maxProductCostPerUnit: sold(() => Math.max(0, (S / U) * (1 - target) - (cogs - C) / U)),
    },
  }
}
