import type { Figure } from '../../../domain/model/language/figure'
import { within } from '../../../domain/model/language/reading'
import * as rows from '../../../domain/model/results/results.gen'
import type { ResultRows } from '../../../domain/model/results/row'
import type { ResultName } from '../../../domain/model/results/sections'
import { type AnsweredFigure, figureOfResult } from '../../../results/declared-figures'
import { declaredResults, resultNames } from '../../../results/result-kinds'
import type { SheetId } from '../format'
import type { Lines, Writing } from '../lines'

// Sheets of results: each result stands below what it is made of, in the order in which both are declared.

/** The sheet and the heading under which the results of a section stand. */
const homes: ReadonlyMap<ResultRows, readonly [sheet: SheetId, heading: string]> = new Map<
  ResultRows,
  readonly [SheetId, string]
>([
  [rows.salesRows, ['month', 'monthSales']],
  [rows.orderCostRows, ['month', 'monthCosts']],
  [rows.grossProfitRows, ['month', 'monthProfit']],
  [rows.acquisitionRows, ['month', 'monthAcquisition']],
  [rows.fixedCostRows, ['month', 'monthFixed']],
  [rows.incomeBeforeRows, ['month', 'monthBefore']],
  [rows.bottomLineRows, ['month', 'monthBottom']],
  [rows.unitCostRows, ['landed', 'average']],
  [rows.priceRows, ['month', 'monthPrices']],
  [rows.customerRows, ['advanced', 'advancedCustomers']],
  [rows.inventoryRows, ['advanced', 'advancedStock']],
  [rows.capitalRows, ['advanced', 'advancedCapital']],
  [rows.growthRows, ['advanced', 'advancedGrowth']],
  [rows.healthRows, ['advanced', 'advancedHealth']],
  [rows.vatRows, ['vat', 'vatMonth']],
  [rows.thresholdRows, ['vat', 'vatDuty']],
  [rows.codRows, ['cod', 'codOrder']],
])

/** Lists whose rows stand in tables of the sheets of results; the others are series with sheets of their own. */
const tables = ['methods', 'overheads', 'team'] as const
const onSheets: readonly string[] = ['plan', 'products', ...tables]

const answers: readonly AnsweredFigure[] = resultNames.map(figureOfResult)

/** Whether a figure is a result that stands elsewhere: where the part that answers with it can be off, it does not always. */
const isAnswer = (figure: Figure, part: Figure | null) =>
  answers.some((one) => one.figure === figure && (one.when === null || one.when === part))

const readIn = ({ formula }: Figure): Figure[] =>
  formula ? [...within(formula)].flatMap((one) => (one.kind === 'figure' ? [one.figure] : [])) : []

/**
 * What figures are made of, each after what it reads: all that has words in the dictionary of the workbook and stands
 * nowhere yet. `part` is that of the answer in which they are read.
 */
export function workingsOf({ places, labels, texts }: Writing, figures: readonly Figure[], part: Figure | null) {
  const found = new Set<Figure>()
  const visit = (figure: Figure): void => {
    const stands = found.has(figure) || places.cellsOf(figure).length > 0 || isAnswer(figure, part)
    if (stands || !onSheets.includes(figure.scope)) return
    readIn(figure).forEach(visit)
    const isInTable = tables.some((scope) => scope === figure.scope)
    if (texts.has(labels.get(figure)?.[isInTable ? 'column' : 'line'] ?? '')) found.add(figure)
  }
  figures.flatMap(readIn).forEach(visit)
  return [...found]
}

/** Whether a figure is read from results that are there only while their part is on. */
function isOfPart(writing: Writing, figure: Figure, part: Figure | null): boolean {
  return readIn(figure).some((one) => {
    if (writing.places.cellsOf(one).length > 0) return false
    return (part !== null && isAnswer(one, part)) || isOfPart(writing, one, part)
  })
}

/** Results, each below what it is made of; what that is by product, payment method, overhead and member comes first. */
function addSection(lines: Lines, names: readonly ResultName[]): void {
  const { writing } = lines
  const all = names.map((name) => ({ name, ...figureOfResult(name) }))
  const inLists = all.flatMap(({ figure, when }) => workingsOf(writing, [figure], when))
  for (const scope of tables) lines.table(scope, [...new Set(inLists.filter((figure) => figure.scope === scope))])
  for (const { name, figure, when } of all) {
    for (const working of workingsOf(writing, [figure], when).filter(({ scope }) => scope === 'plan'))
      lines.working({ figure: working, when: isOfPart(writing, working, when) ? when : null })
    lines.result(name)
  }
}

/** The results that stand on a sheet, by their sections. */
export function addResults(lines: Lines): void {
  let last = ''
  for (const section of rows.resultSections) {
    const [sheet, heading = ''] = homes.get(section.rows) ?? []
    if (sheet !== lines.sheet.id) continue
    if (heading !== last) lines.heading(heading)
    last = heading
    const isHere = (name: ResultName) => {
      const { part, path } = declaredResults[name]
      return part === section.part && Object.hasOwn(section.rows, path.at(-1) ?? '')
    }
    addSection(lines, resultNames.filter(isHere))
  }
}
