import { type NumberField, readNumber } from '../../plan/field'
import { withOverheads } from '../../plan/overheads'
import type { PaymentMethod, Plan, Product } from '../../plan/plan'
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

/** What moves of a product. */
function movedProduct(product: Product, { price = 1, units = 1, productCost = 1 }: Factors) {
  return {
    unitPriceInclVAT: scaled(product.unitPriceInclVAT, price, productFields.unitPriceInclVAT),
    unitsPerMonth: Math.round(readNumber(wholeUnits(product) * units, productFields.unitsPerMonth)),
    exFactoryPrice: scaled(product.exFactoryPrice, productCost, productFields.exFactoryPrice),
    unitCostLanded: scaled(product.unitCostLanded, productCost, productFields.unitCostLanded),
  }
}

function scaledMethod(method: PaymentMethod, factor: number): PaymentMethod {
  return { ...method, percent: scaled(method.percent, factor, paymentMethodFields.percent) }
}

/** Every typed amount that does not follow sales: marketing, overheads, team and contingency. */
function withFixedCosts(plan: Plan, factor: number): Plan {
  const { amount } = overheadItemFields
  return {
    ...withOverheads(plan, (item) => ({ ...item, amount: scaled(item.amount, factor, amount) })),
    influencersMo: scaled(plan.influencersMo, factor, planFields.influencersMo),
    paidAdsMo: scaled(plan.paidAdsMo, factor, planFields.paidAdsMo),
    contingencyMo: scaled(plan.contingencyMo, factor, planFields.contingencyMo),
    team: plan.team.map((member) => {
      return { ...member, monthlyCost: scaled(member.monthlyCost, factor, teamMemberFields.monthlyCost) }
    }),
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
  const moved: Plan = fixedCosts === undefined ? { ...plan } : withFixedCosts(plan, fixedCosts)
  const { products, ...inputs } = movedInputs(plan, factors)
  if (price !== undefined || units !== undefined || productCost !== undefined) {
    moved.products = plan.products.map((product, at) => ({ ...product, ...products[at] }))
  }
  if (cac !== undefined) moved.customerAcquisitionCost = inputs.customerAcquisitionCost
  if (shipping !== undefined) moved.shippingPerOrder = inputs.shippingPerOrder
  if (returnRate !== undefined) moved.expectedReturnRate = inputs.expectedReturnRate
  if (refusals !== undefined) moved.codRefusalPct = inputs.codRefusalPct
  if (paymentPct !== undefined) {
    moved.paymentBasicPercent = scaled(plan.paymentBasicPercent, paymentPct, planFields.paymentBasicPercent)
    moved.paymentMethods = plan.paymentMethods.map((method) => scaledMethod(method, paymentPct))
  }
  return moved
}
