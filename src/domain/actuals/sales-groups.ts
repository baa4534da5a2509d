import { evaluate } from '../model/evaluate'
import { wholeUnits } from '../model/month/landed-cost'
import { amountOf, percentOf, quotient } from '../numbers'
import { allocate } from '../plan/allocate'
import type { Plan, Product } from '../plan/plan'
import { delivery } from './cost-groups'
import { codOrdersOf, known, newCustomerShare, partOf, plannedCodOrders, type WithActual } from './known'
import type { MonthOfActuals } from './month-figures'
import { withCodPart } from './payment-groups'
import { withTotalUnits, withUnits } from './planned-month'

// What was sold, and what of it stayed sold.

const totalUnits = ({ products }: Plan) => products.reduce((total, product) => total + wholeUnits(product), 0)
const grossSales = ({ products }: Plan) =>
  products.reduce((total, one) => total + wholeUnits(one) * amountOf(one.unitPriceInclVAT), 0)

const withProducts = (plan: Plan, change: (product: Product) => Product): Plan => ({
  ...plan,
  products: plan.products.map(change),
})

const withPrices = (plan: Plan, factor: number) =>
  withProducts(plan, (product) => ({ ...product, unitPriceInclVAT: amountOf(product.unitPriceInclVAT) * factor }))

export const units: WithActual = (plan, month) => {
  const orders = known(month, 'orders')
  const sold = known(month, 'units') ?? (orders === null ? null : orders * Math.max(1, amountOf(plan.avgUnitsPerOrder)))
  return sold === null ? null : withTotalUnits(plan, Math.max(0, Math.round(sold)))
}

export const mix: WithActual = (plan, { products }) => {
  const weights = plan.products.map(({ id }) => products?.find(({ productId }) => productId === id)?.units ?? 0)
  if (!weights.some((weight) => weight > 0)) return null
  const all = weights.map((weight) => Math.max(0, weight))
  // Before anything is sold by the plan its own units are the total.
  const total = totalUnits(plan) || Math.round(all.reduce((sum, one) => sum + one, 0))
  return withUnits(plan, allocate(total, all))
}

/** Prices by product where they are known, which files without sales by product do not tell; together they come to what was sold. */
export const prices: WithActual = (plan, month) => {
  const basket = known(month, 'basket')
  const sold = month.products?.filter(({ units, value }) => units > 0 && value > 0) ?? []
  const priced = withProducts(plan, (product) => {
    const own = sold.find(({ productId }) => productId === product.id)
    return own ? { ...product, unitPriceInclVAT: own.value / own.units } : product
  })
  const factor = basket === null ? null : quotient(Math.max(0, basket), grossSales(priced))
  if (factor !== null) return withPrices(priced, factor)
  return sold.length > 0 ? priced : null
}

/**
 * Where only new customers are counted, the plan's discount is that of as many first orders. What winning them costs stays what it
 * was, until its own step.
 */
function withFirstOrders(plan: Plan, month: MonthOfActuals): Plan | null {
  const [before, now] = [percentOf(plan.firstOrderSharePct), newCustomerShare(month)]
  const discount = percentOf(plan.firstOrderDiscountPct)
  if (now === null || discount === 0) return null
  const share = Math.max(before, now)
  const partIn = (of: number) => quotient(of, share) ?? 0
  return {
    ...plan,
    firstOrderSharePct: share,
    firstOrderDiscountPct: discount * partIn(now),
    customerAcquisitionCost: amountOf(plan.customerAcquisitionCost) * partIn(before),
  }
}

/** A discount of any kind is off the price; that of first orders is one of them. */
export const discounts: WithActual = (plan, month) => {
  const part = partOf(known(month, 'discounts'), known(month, 'basket') ?? grossSales(plan))
  if (part === null) return withFirstOrders(plan, month)
  return { ...withPrices(plan, 1 - Math.min(1, part)), firstOrderDiscountPct: 0 }
}

/** Above the quotient by less than what a count can show, so that dividing by it gives the orders again. */
const aboveRounding = 1 + 1e-12

export const itemsPerOrder: WithActual = (plan, month) => {
  const orders = known(month, 'orders')
  if (orders === null || orders <= 0 || totalUnits(plan) === 0) return null
  return { ...plan, avgUnitsPerOrder: Math.max(1, (totalUnits(plan) / orders) * aboveRounding) }
}

/** Of the orders to be paid at the door; more than a plan has of these were to be paid there all the same. */
export const refusals: WithActual = (plan, month) => {
  const refused = known(month, 'refused')
  if (refused === null) return null
  const codOrders = codOrdersOf(plan, month)
  const part = partOf(refused, codOrders) ?? 0
  const ofAll = quotient(codOrders, evaluate(plan).monthly.ordersPerMonth) ?? 0
  const paidThere = refused > plannedCodOrders(plan) ? withCodPart(plan, Math.min(100, ofAll * 100)) : plan
  return { ...paidThere, codRefusalPct: part * 100 }
}

/** The part of what customers paid, as it will be once delivery is put in, that they were paid back. */
function refundedPart(plan: Plan, month: MonthOfActuals): number | null {
  const refunds = known(month, 'refunds')
  return refunds === null ? null : partOf(refunds, evaluate(delivery(plan, month) ?? plan).monthly.netSalesInclVAT)
}

/** Of the orders that arrived; where nothing counts those that came back, as many as give what was paid back. */
export const returns: WithActual = (plan, month) => {
  const [orders, delivered, returned] = [known(month, 'orders'), known(month, 'delivered'), known(month, 'returned')]
  const arrived = orders === null ? null : orders - (known(month, 'refused') ?? 0) - (known(month, 'open') ?? 0)
  const counted = partOf(returned, delivered === null || returned === null ? arrived : delivered + returned)
  const part = counted ?? refundedPart(plan, month)
  return part === null ? null : { ...plan, expectedReturnRate: Math.min(1, part) }
}
