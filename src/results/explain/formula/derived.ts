import type { Expression, Figure } from '../../../domain/model/language/figure'
import { within } from '../../../domain/model/language/reading'
import type { Place } from '../../../domain/model/values'
import type { ExplainContext, Formula } from '../lines'
import type { Operand } from '../operands'
import { FormulaReader } from './formula-reader'
import { valuesOf } from './values-of'

/** The figures that decide: what is compared in the innermost condition of a result that is then a number of its own. */
function decidedBy(formula: Expression, reader: FormulaReader, place: Place): Operand[] | null {
  if (formula.kind !== 'call' || formula.name !== 'IF') return null
  const [condition, ...branches] = formula.arguments
  const branch = reader.branchOf(formula, place)
  if (!condition || !branch || !branches.includes(branch)) return null
  if (branch.kind !== 'number') return decidedBy(branch, reader, place)
  const figures = [...within(condition)].flatMap((one) => (one.kind === 'figure' ? [one.figure] : []))
  return figures.flatMap((figure) => reader.operand(figure, place) ?? [])
}

/** How a figure comes about, read from its formula: lines, or the figures that decide it. */
export function formulaOf(figure: Figure, row: number, { plan, evaluation, typicalMargin }: ExplainContext): Formula {
  const { formula, scope } = figure
  if (!formula) return { lines: [] }
  const reader = new FormulaReader(plan, valuesOf(plan, typicalMargin, evaluation), figure)
  const place = { figure, row, rows: { [scope]: row } }
  const listed = decidedBy(formula, reader, place)
  return listed && listed.length > 0 ? { listed } : { lines: reader.lines(formula, place) ?? [] }
}
