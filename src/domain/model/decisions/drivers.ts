import { type NumberField, type NumberName, readNumber } from '../../plan/field'
import { withOverheads } from '../../plan/overheads'
import type { Plan, Product } from '../../plan/plan'
import {
  overheadItemFields,
  paymentMethodFields,
  planFields,
  productFields,
  teamMemberFields,
} from '../../plan/plan-fields'
import { wholeUnits } from '../month/landed-cost'

/** What the result of a plan hangs on, in the order in which ties are listed. Source: docs/model.md, 'What the result hangs on'. */
export const drivers = [
  'price',
  'units',
  'productCost',
  'cac',
  'shipping',
  'paymentPct',
  'fixedCosts',
  'returnRate',
  'refusals',
] as const
export type Driver = (typeof drivers)[number]

/** By what each driver is multiplied; a driver without a factor stays as it is. */
export type Factors = Partial<Record<Driver, number>>

/** A value times a factor, held within the range in which the formulas read its field. */
function scaled(value: unknown, factor: number, field: NumberField): number {
  return readNumber(readNumber(value, field) * factor, field)
}

/** The plan with some of its numbers times a factor, held within their ranges. */
export function withScaled(plan: Plan, factor: number, ...names: NumberName<typeof planFields>[]): Plan {
  const changes = names.map((name) => [name, scaled(plan[name], factor, planFields[name])])
  return { ...plan, ...Object.fromEntries(changes) }
}

/** The same of what members of the team cost. */
export function withScaledTeam(plan: Plan, factor: number): Plan {
  const { monthlyCost } = teamMemberFields
  const team = plan.team.map((member) => ({ ...member, monthlyCost: scaled(member.monthlyCost, factor, monthlyCost) }))
  return { ...plan, team }
}

/** The same of overheads. */
export const withScaledOverheads = (plan: Plan, factor: number): Plan =>
  withOverheads(plan, (item) => ({ ...item, amount: scaled(item.amount, factor, overheadItemFields.amount) }))

/** The same of payment fees: of their part of what is paid, or of the amount for each payment. */
export function withScaledFees(plan: Plan, factor: number, kind: 'percent' | 'fixed'): Plan {
  const paymentMethods = plan.paymentMethods.map((method) => {
    return { ...method, [kind]: scaled(method[kind], factor, paymentMethodFields[kind]) }
  })
  const average = kind === 'percent' ? 'paymentBasicPercent' : 'paymentBasicFixed'
  return { ...withScaled(plan, factor, average), paymentMethods }
}

/** Every typed amount that does not follow sales: marketing, overheads, team and contingency. */
const withFixedCosts = (plan: Plan, factor: number): Plan =>
  withScaled(
    withScaledTeam(withScaledOverheads(plan, factor), factor),
    factor,
    'influencersMo',
    'paidAdsMo',
    'contingencyMo',
  )

/** What moves of a product. */
function movedProduct(product: Product, { price = 1, units = 1, productCost = 1 }: Factors) {
  return {
    unitPriceInclVAT: scaled(product.unitPriceInclVAT, price, productFields.unitPriceInclVAT),
    unitsPerMonth: Math.round(readNumber(wholeUnits(product) * units, productFields.unitsPerMonth)),
    exFactoryPrice: scaled(product.exFactoryPrice, productCost, productFields.exFactoryPrice),
    unitCostLanded: scaled(product.unitCostLanded, productCost, productFields.unitCostLanded),
  }
}

/** The inputs that all drivers but fixed costs and payment fees move, held within their fields' ranges; units are rounded for each product. */
export function movedInputs(plan: Plan, factors: Omit<Factors, 'fixedCosts' | 'paymentPct'>) {
  const { cac = 1, shipping = 1, returnRate = 1, refusals = 1 } = factors
  return {
    products: plan.products.map((product) => movedProduct(product, factors)),
    customerAcquisitionCost: scaled(plan.customerAcquisitionCost, cac, planFields.customerAcquisitionCost),
    shippingPerOrder: scaled(plan.shippingPerOrder, shipping, planFields.shippingPerOrder),
    expectedReturnRate: scaled(plan.expectedReturnRate, returnRate, planFields.expectedReturnRate),
    codRefusalPct: scaled(plan.codRefusalPct, refusals, planFields.codRefusalPct),
  }
}

/**
 * The plan with each driver at its factor of today's value, held within its field's range; units are rounded for each
 * product. Source: docs/model.md, 'What the result hangs on'.
 */
export function withFactors(plan: Plan, factors: Factors): Plan {
  const { price, units, productCost, cac, shipping, paymentPct, fixedCosts, returnRate, refusals } = factors
  const paid = paymentPct === undefined ? plan : withScaledFees(plan, paymentPct, 'percent')
  const moved: Plan = fixedCosts === undefined ? { ...paid } : withFixedCosts(paid, fixedCosts)
  const { products, ...inputs } = movedInputs(plan, factors)
  if (price !== undefined || units !== undefined || productCost !== undefined) {
    moved.products = plan.products.map((product, at) => ({ ...product, ...products[at] }))
  }
  if (cac !== undefined) moved.customerAcquisitionCost = inputs.customerAcquisitionCost
  if (shipping !== undefined) moved.shippingPerOrder = inputs.shippingPerOrder
  if (returnRate !== undefined) moved.expectedReturnRate = inputs.expectedReturnRate
  if (refusals !== undefined) moved.codRefusalPct = inputs.codRefusalPct
  return moved
}

/** The plan with larger baskets: as many orders, each with so many times the goods. */
export const withBaskets = (plan: Plan, factor: number): Plan =>
  withScaled(withFactors(plan, { units: factor }), factor, 'avgUnitsPerOrder')
