import { ordersPerMonthOf } from '../model/generated/slices.gen'
import { wholeUnits } from '../model/month/landed-cost'
import { amountOf, percentOf } from '../numbers'
import type { SalesMixMode, SalesPriority, VolumeInputMode } from '../options'
import { allocateDetailed } from '../plan/allocate'
import type { Plan, Product } from '../plan/plan'
import { priorityMixPct } from '../reference/presets'

function totalUnits(plan: Plan): number {
  return plan.products.reduce((total, product) => total + wholeUnits(product), 0)
}

function withUnits(products: readonly Product[], total: number): Product[] {
  const shared = allocateDetailed(total, products, (product) => percentOf(product.salesMixPct))
  return shared.map(({ item, part }) => ({ ...item, unitsPerMonth: part }))
}

/** The products with `totalPct` shared out among them by weight, to a tenth of a percent. */
function withShares(totalPct: number, products: readonly Product[], weightOf: (product: Product) => number): Product[] {
  return allocateDetailed(Math.round(totalPct * 10), products, weightOf).map(({ item, part }) => {
    const share = part / 10
    return { ...item, salesMixPct: share, salesMixTargetPct: share }
  })
}

/** The mix that today's units make, unrounded, so that typing a number of orders and taking it back changes nothing. */
function withExactMix(products: readonly Product[]): Product[] {
  const total = products.reduce((sum, product) => sum + wholeUnits(product), 0)
  return products.map((product) => ({
    ...product,
    salesMixPct: total > 0 ? (wholeUnits(product) / total) * 100 : 100 / products.length,
  }))
}

/** Totals and mix after products came or went, or units were typed. Source: docs/model.md, 'Planning sales'. */
export function remixed(plan: Plan): Plan {
  const total = totalUnits(plan)
  const mixed = plan.salesMixEnabled
    ? { ...plan, products: withShares(100, plan.products, wholeUnits), totalUnitsPerMonth: total }
    : plan
  if (plan.volumeInputMode !== 'orders') return mixed
  const products = plan.salesMixEnabled ? mixed.products : withExactMix(plan.products)
  return { ...mixed, products, totalOrdersPerMonth: ordersPerMonthOf(plan) }
}

/**
 * Switches between typing each product's units and sharing a total out by priority. No product's units change.
 * Source: docs/model.md, 'Planning sales'.
 */
export function withPlanningMode(plan: Plan, salesMixMode: SalesMixMode): Plan {
  if (salesMixMode === 'manual') return { ...plan, salesMixMode, salesMixEnabled: false, totalUnitsPerMonth: 0 }
  return remixed({ ...plan, salesMixMode, salesMixEnabled: true, volumeInputMode: 'units' })
}

/** Switches between planning in units and in orders. No product's units change. Source: docs/model.md, 'Planning sales'. */
export function withVolumeMode(plan: Plan, volumeInputMode: VolumeInputMode): Plan {
  return remixed({ ...plan, volumeInputMode })
}

/**
 * Gives one product a target share: the others keep their proportions in what is left, and units follow. A target
 * outside 0 to 100 stays as typed and counts as the nearer end. Source: docs/model.md, 'Planning sales'.
 */
export function withTarget(plan: Plan, index: number, targetPct: number): Plan {
  const own = plan.products.length > 1 ? Math.round(percentOf(targetPct) * 10) / 10 : 100
  const others = withShares(
    100 - own,
    plan.products.filter((_, at) => at !== index),
    (product) => percentOf(product.salesMixTargetPct),
  )
  const target = plan.products
    .slice(index, index + 1)
    .map((product) => ({ ...product, salesMixPct: own, salesMixTargetPct: targetPct }))
  const products = [...others.slice(0, index), ...target, ...others.slice(index)]
  const total = Math.floor(amountOf(plan.totalUnitsPerMonth)) || totalUnits(plan)
  return { ...plan, products: withUnits(products, total), totalUnitsPerMonth: total }
}

/** Gives one product a priority, and the share of sales that goes with it. Source: docs/model.md, 'Planning sales'. */
export function withPriority(plan: Plan, index: number, salesPriority: SalesPriority): Plan {
  const products = plan.products.map((product, at) => (at === index ? { ...product, salesPriority } : product))
  return withTarget({ ...plan, products }, index, priorityMixPct[salesPriority])
}

/** Units that fill these orders with today's items per order; whole, and never more orders than these. */
function unitsOfOrders(plan: Plan): number {
  const orders = Math.floor(amountOf(plan.totalOrdersPerMonth))
  return Math.floor(amountOf(orders * Math.max(amountOf(plan.avgUnitsPerOrder), 1)))
}

function settledOrders(before: Plan, after: Plan): Plan {
  const isSame = (field: 'totalOrdersPerMonth' | 'avgUnitsPerOrder') => before[field] === after[field]
  if (!isSame('totalOrdersPerMonth') || !isSame('avgUnitsPerOrder')) {
    const total = unitsOfOrders(after)
    const totalUnitsPerMonth = after.salesMixEnabled ? total : after.totalUnitsPerMonth
    return { ...after, products: withUnits(after.products, total), totalUnitsPerMonth }
  }
  const hasNewUnits = after.products.some(
    (product, index) => product.unitsPerMonth !== before.products[index]?.unitsPerMonth,
  )
  return hasNewUnits ? remixed(after) : after
}

/**
 * The plan after one field was edited, with what follows from it: a typed total of orders or units is shared out by
 * the mix, a typed target moves the other shares. Source: docs/model.md, 'Planning sales'.
 */
export function settled(before: Plan, after: Plan): Plan {
  if (before.products.length !== after.products.length || after.products.length === 0) return after
  if (before.volumeInputMode !== after.volumeInputMode || before.salesMixEnabled !== after.salesMixEnabled) return after
  if (after.salesMixEnabled) {
    const target = after.products.findIndex(
      (product, index) => product.salesMixTargetPct !== before.products[index]?.salesMixTargetPct,
    )
    const typed = after.products[target]
    if (typed !== undefined) return withTarget(after, target, typed.salesMixTargetPct)
  }
  if (after.volumeInputMode === 'orders') return settledOrders(before, after)
  if (!after.salesMixEnabled || before.totalUnitsPerMonth === after.totalUnitsPerMonth) return after
  return { ...after, products: withUnits(after.products, Math.floor(amountOf(after.totalUnitsPerMonth))) }
}

/** The plan with one more product at the end. */
export function withProduct(plan: Plan, product: Product): Plan {
  return remixed({ ...plan, products: [...plan.products, product] })
}

/** The plan without a product; the last one stays. */
export function withoutProduct(plan: Plan, index: number): Plan {
  if (plan.products.length <= 1) return plan
  return remixed({ ...plan, products: plan.products.filter((_, at) => at !== index) })
}
