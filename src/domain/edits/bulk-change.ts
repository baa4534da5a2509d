import type { Plan, Product } from '../plan/plan'
import { settled } from './sales-mix'

/** What can be changed of many products at once. */
export const bulkFigures = ['price', 'cost', 'units'] as const
export type BulkFigure = (typeof bulkFigures)[number]

const scaled = (value: number, percent: number, perOne: number): number =>
  Math.max(0, Math.round(value * (1 + percent / 100) * perOne) / perOne)

/** Without a supplier's price the landed cost is what was typed. */
const costOf = ({ exFactoryPrice }: Product) => (exFactoryPrice > 0 ? 'exFactoryPrice' : 'unitCostLanded')

function changed(product: Product, figure: BulkFigure, percent: number): Product {
  if (figure === 'units') return { ...product, unitsPerMonth: scaled(product.unitsPerMonth, percent, 1) }
  const field = figure === 'price' ? 'unitPriceInclVAT' : costOf(product)
  return { ...product, [field]: scaled(product[field], percent, 100) }
}

/**
 * The plan with one figure of some products changed by a percentage: amounts to the halala, units to whole ones, none below
 * zero. `ids` are those of the products. Source: docs/model.md, 'Planning sales'.
 */
export function withChangedBy(
  plan: Plan,
  ids: ReadonlySet<string>,
  { figure, percent }: { figure: BulkFigure; percent: number },
): Plan {
  const products = plan.products.map((product) => (ids.has(product.id) ? changed(product, figure, percent) : product))
  return settled(plan, { ...plan, products })
}
