import { unitCostRows, units } from '../../../domain/model/figures/landed-cost'
import { productSales } from '../../../domain/model/figures/sales'
import type { Plan } from '../../../domain/plan/plan'
import { shownBesides } from '../figures'
import { Lines, type Writing } from '../lines'
import { addResults, workingsOf } from './results'

const { landedNet, unitsToShip, goodsNet } = shownBesides

/** Columns for the products of a plan. */
export const productWidths = (plan: Plan): number[] => [
  46,
  12,
  ...Array.from({ length: Math.max(6, plan.products.length) }, () => 18),
]

/** The sheet of landed costs: what one unit of each product costs, part by part, and what that is on average. */
export function addLanded(writing: Writing): void {
  const lines = new Lines(writing, 'landed', { widths: productWidths(writing.plan) })
  const averages = Object.values(unitCostRows).map(({ figure }) => figure)
  lines.columns(writing.texts.rows('products'))
  lines.across(units)
  for (const figure of [...workingsOf(writing, averages, null), landedNet, productSales, unitsToShip])
    lines.across(figure)
  addResults(lines)
  lines.figure(goodsNet)
}
