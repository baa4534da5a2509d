import { halfHalala, mandatoryThreshold, voluntaryThreshold } from '../../domain/model/constants'
import { answer } from '../../domain/model/figures/asked/answer'
import * as health from '../../domain/model/figures/conclusion/health'
import * as landed from '../../domain/model/figures/landed-cost'
import * as sales from '../../domain/model/figures/sales'
import { sections } from '../../domain/model/figures/sections'
import * as inputs from '../../domain/model/figures/typed/inputs'
import * as vat from '../../domain/model/figures/vat-position'
import { nullableFigures } from '../../domain/model/generated/nullable.gen'
import { money, percent, rowsOf } from '../../domain/model/language/declare'
import type { Figure } from '../../domain/model/language/figure'
import { namesOf } from '../../domain/model/language/names'
import type { ResultName } from '../../domain/model/results/sections'
import { declaredResults, resultNames } from '../../results/result-kinds'
import * as cash from './cash-figures'
import { isMaybe } from './formula/grid'

const product = rowsOf('products')
const month = rowsOf('calendar')

const landedNet = product.money`${landed.beforeYield} / ${landed.sellablePart}`

/** What a workbook shows besides the figures of the model. */
export const shownBesides = {
  landedNet,
  goodsNet: money`SUM(${landedNet} * ${landed.units})`,
  paidShare: percent`SUM(${sales.methodWeight})`,
  unitsToShip: product.count`IF(${inputs.isSent}, ${landed.units}, 0)`,
  aboveVoluntary: aboveOf(voluntaryThreshold),
  aboveMandatory: aboveOf(mandatoryThreshold),
}

function aboveOf(threshold: number): Figure {
  return month.count`IF(AND(${inputs.isInSar}, ${vat.yearOfSales} > ${threshold + halfHalala}), ${vat.t}, NULL)`
}

export type CashFigures = ReturnType<typeof cash.cashMonths>

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

/** A figure that is a result, and the flag that it is only answered under. */
export interface AnsweredFigure {
  figure: Figure
  when: Figure | null
}

/** Where a result stands in the answer. */
export function answered(path: readonly string[], months: CashFigures): AnsweredFigure {
  const all = {
    ...answer,
    advanced: { ...answer.advanced, of: { ...answer.advanced.of, businessHealthScore: health.businessHealthScore } },
    cashPlan: { when: inputs.isCashPlanned, of: months.results },
  }
  let when: Figure | null = null
  let found: unknown = all
  for (const key of path) {
    if (isPart(found)) [when, found] = [found.when, found.of]
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : null
  }
  if (!isFigure(found)) throw new Error(`No figure at ${path.join('.')}`)
  return { figure: found, when }
}

const isFigure = (one: unknown): one is Figure => typeof one === 'object' && one !== null && 'scope' in one
const isPart = (one: unknown): one is { when: Figure; of: object } =>
  typeof one === 'object' && one !== null && 'when' in one && 'of' in one

/** The figure of a result by its name. */
export const figureOfResult = (name: ResultName, months: CashFigures): AnsweredFigure =>
  answered(declaredResults[name].path, months)

/** Where the words for every figure are. */
export function figureLabels(months: CashFigures): Map<Figure, { line: string; column: string }> {
  const { payers: _, ...others } = months
  const names = namesOf({ ...sections, shownBesides, cash, months: others })
  const labels = new Map<Figure, { line: string; column: string }>()
  for (const [figure, name] of names)
    labels.set(figure, { line: `workbook:lines.${name}`, column: `workbook:columns.${name}` })
  for (const name of resultNames.toReversed()) {
    const { figure } = figureOfResult(name, months)
    labels.set(figure, { line: `results:names.${name}`, column: `workbook:columns.${names.get(figure)}` })
  }
  return labels
}
