import { type Month, monthOf } from '../../../domain/model/generated/month.gen'
import { overheadIds } from '../../../domain/options'
import { numberNames } from '../../../domain/plan/field'
import { isOwn } from '../../../domain/plan/origins'
import type { Plan, Product } from '../../../domain/plan/plan'
import { productCostFields } from '../../../domain/plan/plan-fields'
import { costsOf } from '../../../results/breakdown'
import type { MonthLine } from '../../../results/conclusion/known-so-far'
import { type NumberPath, valueAt, withField } from '../../state/plan-path'

/** The paths of some fields in each element of a list. */
const inEach = <N extends string, F extends string>(list: readonly unknown[], name: N, fields: readonly F[]) =>
  list.flatMap((_, at) => fields.map((field) => `${name}.${at}.${field}` as const))

/** The figures that each line of the month consists of, by their paths. */
const figuresOf: Record<MonthLine, (plan: Plan) => readonly NumberPath[]> = {
  sales: ({ products }) => [
    ...inEach(products, 'products', ['unitPriceInclVAT', 'unitsPerMonth']),
    'customerShippingChargeInclVAT',
    'codChargeInclVAT',
  ],
  product: ({ products }) => inEach(products, 'products', numberNames(productCostFields)),
  delivery: () => ['shippingPerOrder', 'packagingPerOrder', 'fulfillmentPerOrder'],
  payment: ({ paymentMethods }) => [
    'paymentBasicPercent',
    'paymentBasicFixed',
    ...inEach(paymentMethods, 'paymentMethods', ['percent', 'fixed']),
  ],
  marketing: () => ['customerAcquisitionCost', 'influencersMo', 'paidAdsMo'],
  fixed: (plan) => [
    ...overheadIds.map((id) => `overheads.${id}.amount` as const),
    ...inEach(plan.customOverheadsTech, 'customOverheadsTech', ['amount']),
    ...inEach(plan.customOverheadsOps, 'customOverheadsOps', ['amount']),
    ...inEach(plan.team, 'team', ['monthlyCost']),
    'contingencyMo',
  ],
  returns: () => ['expectedReturnRate', 'returnProcessingCost', 'returnsUnsellablePct', 'inventoryCarryingCostPct'],
}

const amountOf = (line: MonthLine, month: Month) => (line === 'sales' ? month.monthly.salesExVAT : costsOf(month)[line])

/** A stored landed cost is not read beside the supplier's price that it was built from. */
const withoutBuiltCost = (product: Product): Product =>
  product.exFactoryPrice > 0 ? { ...product, unitCostLanded: 0 } : product

/**
 * Where more than half of a line of the month goes once the figures in it that are not the founder's are taken out: the path
 * of the one that takes most; else null.
 */
export function estimatedIn(plan: Plan, line: MonthLine): string | null {
  const read = { ...plan, products: plan.products.map(withoutBuiltCost) }
  const whole = amountOf(line, monthOf(read))
  let [taken, most] = [0, 0]
  let path: string | null = null
  for (const figure of figuresOf[line](read)) {
    const value = valueAt(read, figure)
    if (value === undefined || value === 0 || isOwn(plan, figure)) continue
    const part = whole - amountOf(line, monthOf(withField(read, figure, 0)))
    taken += part
    if (part > most) [most, path] = [part, figure]
  }
  return taken > whole / 2 ? path : null
}
