import { halfHalala, mandatoryThreshold, voluntaryThreshold } from '../../domain/model/constants'
import { cashSections } from '../../domain/model/figures/cash/sections'
import * as cod from '../../domain/model/figures/cod-position'
import { backMonth } from '../../domain/model/figures/conclusion/health'
import { contributionPerOrder } from '../../domain/model/figures/customers'
import * as fixed from '../../domain/model/figures/fixed-costs'
import * as landed from '../../domain/model/figures/landed-cost'
import * as costs from '../../domain/model/figures/order-costs'
import { sections } from '../../domain/model/figures/sections'
import * as inputs from '../../domain/model/figures/typed/inputs'
import * as vat from '../../domain/model/figures/vat/position'
import { nullableFigures } from '../../domain/model/generated/nullable.gen'
import { money, rowsOf } from '../../domain/model/language/declare'
import type { Figure } from '../../domain/model/language/figure'
import { namesOf } from '../../domain/model/language/names'
import { figureOfResult } from '../../results/declared-figures'
import { resultNames } from '../../results/result-kinds'
import { isMaybe } from './formula/grid'

const product = rowsOf('products')
const month = rowsOf('calendar')

const landedNet = product.money`${landed.beforeYield} / ${landed.sellablePart}`

/** What a workbook shows besides the figures of the model. */
export const shownBesides = {
  landedNet,
  goodsNet: money`SUM(${landedNet} * ${landed.units})`,
  unitsToShip: product.count`IF(${inputs.isSent}, ${landed.units}, 0)`,
  aboveVoluntary: aboveOf(voluntaryThreshold),
  aboveMandatory: aboveOf(mandatoryThreshold),
}

function aboveOf(threshold: number): Figure {
  return month.count`IF(AND(${inputs.isInSar}, ${vat.yearOfSales} > ${threshold + halfHalala}), ${vat.t}, NULL)`
}

/** Amounts of one unit, one order or one row of a list: written to the halala. Results say it themselves. */
export const amountsOfOne: ReadonlySet<unknown> = new Set([
  ...Object.values(landed).filter((one) => 'scope' in one && one.scope === 'products'),
  landedNet,
  ...Object.values(cod),
  costs.feeFixed,
  costs.feePerOrder,
  contributionPerOrder,
  fixed.overheadNet,
  fixed.overheadCost,
  fixed.oneTimeCost,
  fixed.memberInsurance,
])

const declaredNames = namesOf(sections)

const nullable = new WeakMap<Figure, boolean>()

/** Whether a figure can be without a value. */
export function isNullable(figure: Figure): boolean {
  if (figure.source?.kind === 'given') return figure.source.isNullable
  const declared = declaredNames.get(figure)
  if (declared !== undefined) return nullableFigures.has(declared)
  const known = nullable.get(figure) ?? (figure.formula !== undefined && isMaybe(figure.formula, isNullable))
  nullable.set(figure, known)
  return known
}

/** Where the words for every figure are. `isRegistered`: the store is concluded as registered for VAT, and entered as not. */
export function figureLabels(isRegistered: boolean): Map<Figure, { line: string; column: string }> {
  const names = namesOf({ ...sections, shownBesides, ...cashSections })
  const labels = new Map<Figure, { line: string; column: string }>()
  for (const [figure, name] of names)
    labels.set(figure, { line: `workbook:lines.${name}`, column: `workbook:columns.${name}` })
  for (const name of resultNames.toReversed()) {
    const { figure } = figureOfResult(name)
    labels.set(figure, { line: `results:names.${name}`, column: `workbook:columns.${names.get(figure)}` })
  }
  // Among points that count the store as it is entered.
  if (isRegistered) labels.set(backMonth, { line: 'workbook:lines.backMonthRegistered', column: '' })
  return labels
}
