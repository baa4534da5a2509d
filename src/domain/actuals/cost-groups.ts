import { evaluate } from '../model/evaluate'
import { amountOf, percentOf, quotient } from '../numbers'
import { withOverheads } from '../plan/overheads'
import { blankCustomOverhead, type Plan } from '../plan/plan'
import { billsOf, taxedPartOfFixedCosts } from './bills'
import { codOrdersOf, known, newCustomerShare, partOf, type WithActual } from './known'
import type { MonthOfActuals } from './month-figures'
import { fees } from './payment-groups'

// What orders, customers and the month cost.

/** What customers paid for delivery and at the door, and what sending cost. */
export function delivery(plan: Plan, month: MonthOfActuals): Plan | null {
  const { shippedOrdersPerMonth: parcels } = evaluate(plan).monthly
  const charged = partOf(known(month, 'shippingCharged'), parcels)
  const atDoor = partOf(known(month, 'codCharges'), codOrdersOf(plan, month))
  const parcel = partOf(known(month, 'parcelCost'), parcels)
  if (charged === null && atDoor === null && parcel === null) return null
  const sent = {
    ...plan,
    ...(charged === null ? {} : { customerShippingChargeInclVAT: charged }),
    ...(atDoor === null ? {} : { codChargeInclVAT: atDoor }),
    ...(parcel === null ? {} : { shippingPerOrder: parcel }),
  }
  // What customers pay for delivery has its fee too: fees stay what they were.
  return fees(sent, month) ?? sent
}

/** The supplier's price moves until the month's goods cost what they did: the cost of goods is a line over it. */
export const productCost: WithActual = (plan, month) => {
  const cost = known(month, 'productCost')
  if (cost === null) return null
  const at = (factor: number): Plan => ({
    ...plan,
    products: plan.products.map((product) => ({
      ...product,
      exFactoryPrice: amountOf(product.exFactoryPrice) * factor,
      unitCostLanded: amountOf(product.unitCostLanded) * factor,
    })),
  })
  const costOf = (one: Plan) => billsOf(one).productCost
  const once = costOf(plan)
  // Without a supplier's price nothing of its unit is counted, so the line begins beside it.
  const more = quotient(cost - once, costOf(at(2)) - once)
  if (more !== null) return at(Math.max(0, 1 + more))
  const flat = (unitCostLanded: number): Plan => ({
    ...plan,
    products: plan.products.map((product) => ({ ...product, exFactoryPrice: 0, unitCostLanded })),
  })
  const each = quotient(Math.max(0, cost), costOf(flat(1)))
  return each === null ? null : flat(each)
}

/** The plan with so many new customers, in percent of orders; what they were given off is what the step of discounts made it. */
function withNewCustomers(plan: Plan, month: MonthOfActuals, planned: Plan, firstOrderSharePct: number): Plan {
  const { firstOrderDiscountPct } = known(month, 'discounts') === null ? planned : plan
  const { customerAcquisitionCost } = planned
  return { ...plan, firstOrderSharePct, firstOrderDiscountPct, customerAcquisitionCost }
}

/** New customers, and what winning them cost where the plan counts it by customer. */
export const acquisition: WithActual = (plan, month, planned) => {
  const share = newCustomerShare(month)
  const shared = share === null ? plan : withNewCustomers(plan, month, planned, share)
  const spent = known(month, 'advertising')
  const { ordersPerMonth } = evaluate(shared).monthly
  const won = (ordersPerMonth * percentOf(shared.firstOrderSharePct)) / 100
  if (spent === null || won === 0 || amountOf(shared.customerAcquisitionCost) === 0)
    return share === null ? null : shared
  return { ...shared, customerAcquisitionCost: Math.max(0, spent) / won }
}

/** Advertising that no customer's cost contains already. */
export const marketing: WithActual = (plan, month) => {
  const spent = known(month, 'advertising')
  if (spent === null) return null
  const won = billsOf(plan).cacVariableCost
  return { ...plan, paidAdsMo: Math.max(0, spent - won) }
}

/** Overheads, team and contingency as one amount, with VAT on as much of it as the plan's own carry. */
export const fixedCosts: WithActual = (plan, month) => {
  const cost = known(month, 'fixedCosts')
  if (cost === null) return null
  const taxed = Math.max(0, cost) * taxedPartOfFixedCosts(plan)
  const without = withOverheads(plan, (item) => ({ ...item, amount: 0 }))
  return {
    ...without,
    customOverheadsOps: [{ ...blankCustomOverhead('actual'), amount: taxed }],
    team: [],
    contingencyMo: Math.max(0, cost) - taxed,
  }
}
