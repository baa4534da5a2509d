import * as landed from '../../../domain/model/figures/landed-cost'
import { productSales } from '../../../domain/model/figures/sales'
import type { Figure } from '../../../domain/model/language/figure'
import type { Plan } from '../../../domain/plan/plan'
import { shownBesides } from '../figures'
import { Lines, type Writing } from '../lines'

/** What one unit of each product costs, part by part. */
const parts: readonly Figure[] = [
  landed.isBuilt,
  landed.exchangeFee,
  landed.exFactory,
  landed.customsValue,
  landed.duties,
  landed.inbound,
  landed.handling,
  landed.shipmentUnits,
  landed.customsFee,
  landed.beforeYield,
  landed.sellablePart,
  shownBesides.landedNet,
  landed.taxedAmount,
  landed.irrecoverable,
  landed.landed,
  landed.defects,
  landed.shortages,
  landed.duty,
]

/** Columns for the products of a plan. */
export const productWidths = (plan: Plan): number[] => [
  46,
  12,
  ...Array.from({ length: Math.max(6, plan.products.length) }, () => 18),
]

/** The sheet of landed costs. */
export function addLanded(writing: Writing): void {
  const { texts, plan } = writing
  const lines = new Lines(writing, 'landed', { widths: productWidths(plan) })
  lines.columns(plan.products.map((_, at) => texts.product(at)))
  for (const figure of parts)
    lines.across(figure, figure.unit === 'money' ? 'moneyOfOne' : figure.unit === 'count' ? 'whole' : undefined)
  lines.across(landed.units, 'whole')
  lines.across(productSales)
  lines.across(shownBesides.unitsToShip, 'whole')
  lines.heading('average')
  lines.results('exFactorySAR', 'perUnitInbound', 'perUnitDuties', 'perUnitCustomsFee', 'unitCostBeforeYield')
  lines.results('weightedDefectPct', 'weightedShortagePct', 'weightedCustomsDutyPct', 'perUnitIrrecoverableVAT')
  lines.result('finalUnitCost', { isStrong: true })
  lines.figures([shownBesides.goodsNet, landed.goodsTaxed])
}
