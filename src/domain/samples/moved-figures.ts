import type { Plan, Product } from '../plan/plan'

/** What is moved of the first product: its price in SAR as customers pay it, the supplier's price in SAR, units a month. */
export const movedFigures = ['price', 'cost', 'units'] as const
export type MovedFigure = (typeof movedFigures)[number]
export type Moved = Record<MovedFigure, number>

/** The fields in which they stand. */
export const movedFields = {
  price: 'unitPriceInclVAT',
  cost: 'exFactoryPrice',
  units: 'unitsPerMonth',
} as const satisfies Record<MovedFigure, keyof Product>

/** A plan with other figures of its first product. */
export function withMoved(plan: Plan, { price, cost, units }: Moved): Plan {
  const figures = { [movedFields.price]: price, [movedFields.cost]: cost, [movedFields.units]: units }
  return { ...plan, products: plan.products.map((product, at) => (at === 0 ? { ...product, ...figures } : product)) }
}
