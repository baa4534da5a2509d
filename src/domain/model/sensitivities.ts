import { overheadIds } from '../options'
import { blankPlan, type Overheads, type Plan, type Product } from '../plan/plan'
import { type Benchmark, builtInBenchmarks } from '../reference/benchmarks'
import { evaluate } from './evaluate'
import type { Evaluation } from './evaluation'
import { amountOf, percentOf } from './numbers'

/** What a founder can work on, one at a time. */
export const driverIds = [
  'price',
  'units',
  'unitCost',
  'acquisition',
  'shipping',
  'packaging',
  'fulfillment',
  'paymentFees',
  'discount',
  'marketing',
  'overheads',
  'team',
  'contingency',
] as const
export type DriverId = (typeof driverIds)[number]

/** How far each driver is moved: a twentieth, which most stores can reach. */
export const driverStepPct = 5
const up = 1 + driverStepPct / 100
const down = 1 - driverStepPct / 100

const blank = blankPlan()

function less(value: number, fallback = 0): number {
  return amountOf(value, fallback) * down
}

function withProducts(plan: Plan, change: (product: Product) => Product): Plan {
  return { ...plan, products: plan.products.map(change) }
}

/** Every part of the cost by the same factor, so that the landed cost moves by it too. */
function cheaper(product: Product): Product {
  return {
    ...product,
    unitCostLanded: less(product.unitCostLanded),
    exFactoryPrice: less(product.exFactoryPrice),
    internationalShipping: less(product.internationalShipping),
    insurance: less(product.insurance),
    portHandlingClearance: less(product.portHandlingClearance),
    localTransportToWarehouse: less(product.localTransportToWarehouse),
    labelsAndInserts: less(product.labelsAndInserts),
    primaryPackaging: less(product.primaryPackaging),
    assemblyOrKitting: less(product.assemblyOrKitting),
    inspectionCost: less(product.inspectionCost),
  }
}

function withLowerFees(plan: Plan): Plan {
  return {
    ...plan,
    paymentBasicPercent: percentOf(plan.paymentBasicPercent, blank.paymentBasicPercent) * down,
    paymentBasicFixed: less(plan.paymentBasicFixed, blank.paymentBasicFixed),
    paymentMethods: plan.paymentMethods.map((method) => ({
      ...method,
      percent: percentOf(method.percent) * down,
      fixed: less(method.fixed),
    })),
  }
}

function withLowerOverheads(plan: Plan): Plan {
  const cheaperItem = <T extends { amount: number }>(item: T) => ({ ...item, amount: less(item.amount) })
  const overheads: Overheads = { ...plan.overheads }
  for (const id of overheadIds) overheads[id] = cheaperItem(plan.overheads[id])
  return {
    ...plan,
    overheads,
    customOverheadsTech: plan.customOverheadsTech.map(cheaperItem),
    customOverheadsOps: plan.customOverheadsOps.map(cheaperItem),
  }
}

const moves: Record<DriverId, (plan: Plan) => Plan> = {
  price: (plan) =>
    withProducts(plan, (product) => ({ ...product, unitPriceInclVAT: amountOf(product.unitPriceInclVAT) * up })),
  units: (plan) =>
    withProducts(plan, (product) => ({ ...product, unitsPerMonth: Math.round(amountOf(product.unitsPerMonth) * up) })),
  unitCost: (plan) => withProducts(plan, cheaper),
  acquisition: (plan) => ({
    ...plan,
    customerAcquisitionCost: less(plan.customerAcquisitionCost, blank.customerAcquisitionCost),
  }),
  shipping: (plan) => ({ ...plan, shippingPerOrder: less(plan.shippingPerOrder) }),
  packaging: (plan) => ({ ...plan, packagingPerOrder: less(plan.packagingPerOrder) }),
  fulfillment: (plan) => ({ ...plan, fulfillmentPerOrder: less(plan.fulfillmentPerOrder) }),
  paymentFees: withLowerFees,
  discount: (plan) => ({ ...plan, firstOrderDiscountPct: percentOf(plan.firstOrderDiscountPct) * down }),
  marketing: (plan) => ({ ...plan, influencersMo: less(plan.influencersMo), paidAdsMo: less(plan.paidAdsMo) }),
  overheads: withLowerOverheads,
  team: (plan) => ({
    ...plan,
    team: plan.team.map((member) => ({ ...member, monthlyCost: less(member.monthlyCost) })),
  }),
  contingency: (plan) => ({ ...plan, contingencyMo: less(plan.contingencyMo) }),
}

/** What a plan becomes when one driver moves a twentieth in the direction that should help. */
export interface DriverEffect {
  id: DriverId
  operatingIncome: number
  incomeChange: number
  /** Null while the advanced analysis is off. */
  healthScore: number | null
  healthChange: number | null
}

/** The plan with one driver moved. Source: docs/model.md, 'What would help most'. */
export function withDriverMoved(plan: Plan, id: DriverId): Plan {
  return moves[id](plan)
}

function effectOf(id: DriverId, today: Evaluation, moved: Evaluation): DriverEffect {
  const { operatingIncome } = moved.bottomLine
  const healthScore = moved.advanced?.businessHealthScore ?? null
  const healthBefore = today.advanced?.businessHealthScore ?? null
  return {
    id,
    operatingIncome,
    incomeChange: operatingIncome - today.bottomLine.operatingIncome,
    healthScore,
    healthChange: healthScore === null || healthBefore === null ? null : healthScore - healthBefore,
  }
}

/** Every driver's effect, the largest gain in operating income first. Source: docs/model.md, 'What would help most'. */
export function driverEffects(plan: Plan, benchmarks: readonly Benchmark[] = builtInBenchmarks): DriverEffect[] {
  const today = evaluate(plan, benchmarks)
  const effects = driverIds.map((id) => effectOf(id, today, evaluate(withDriverMoved(plan, id), benchmarks)))
  return effects.sort((a, b) => b.incomeChange - a.incomeChange)
}

/** The driver that adds most to operating income; null when none adds anything. */
export function bestDriver(effects: readonly DriverEffect[]): DriverEffect | null {
  const [first] = effects
  return first !== undefined && first.incomeChange > 0 ? first : null
}

/** The driver that adds most to the health score; null when none does, or the analysis is off. */
export function bestHealthDriver(effects: readonly DriverEffect[]): DriverEffect | null {
  let best: DriverEffect | null = null
  for (const effect of effects) if ((effect.healthChange ?? 0) > (best?.healthChange ?? 0)) best = effect
  return best
}
