import { totalUnits, units } from '../../../domain/model/figures/landed-cost'
import type { Expression, Figure, ScopeName } from '../../../domain/model/language/figure'
import { type Call, type RowScope, summedScope } from '../../../domain/model/language/reading'
import type { FigureValues, Place, Value } from '../../../domain/model/values'
import { shownField } from '../../../domain/plan/field'
import type { Plan } from '../../../domain/plan/plan'
import { is, type Line, part } from '../lines'
import type { Label, OperandKind } from '../operands'
import { nameOfRow } from './cash-names'
import { rowLabel } from './row-names'
import { joined, kindOf } from './strip'

/** Lines, or null where a formula cannot be said as lines: it is then a figure alone. */
export type Said = Line[] | null

/** What a sum needs of the reader of its formula. */
interface Reader {
  readonly plan: Plan
  readonly values: FigureValues
  branchOf(one: Expression, place: Place): Expression | undefined
  lines(expression: Expression, place: Place): Said
  deeper(within: { row: { scope: ScopeName; label: Label } }): Reader
}

export const shownValue = (value: Value, kind: OperandKind) =>
  value !== null && kind === 'percent' ? value * 100 : value

export function kindOfFigure({ unit, source }: Figure): OperandKind {
  if (source?.kind === 'field') return shownField(source.field).unit
  if (unit === 'score') return 'points'
  return unit === 'flag' ? 'factor' : unit
}

/** The figure of a row that is summed as it is. */
function leafOf(reader: Reader, inner: Expression, place: Place): Figure | null {
  const branch = reader.branchOf(inner, place)
  if (branch) return leafOf(reader, branch, place)
  return inner.kind === 'figure' ? inner.figure : null
}

/** Payments are told with the bill that they are of. */
const isOfPayments = (scope: ScopeName) => scope === 'goods' || scope === 'methods'

/** What one row adds, under its own name; null where it has none. */
function rowSaid(reader: Reader, inner: Expression, scope: RowScope, row: number, place: Place, isOnly: boolean): Said {
  const { plan, values } = reader
  const leaf = leafOf(reader, inner, place)
  const label = nameOfRow(inner, leaf, row, place, values) ?? rowLabel(plan, scope, row, leaf)
  if (!label) return null
  const isAlone = isOnly && scope === 'products' && values.of(units, row) === values.of(totalUnits)
  const lines = (isAlone ? reader : reader.deeper({ row: { scope, label } })).lines(inner, place)
  const [only] = lines ?? []
  const isPlain = !lines || (lines.length === 1 && !only?.share && !isOfPayments(scope))
  if (!isPlain) return isAlone ? lines : [is(part(label, kindOf(lines), lines))]
  const kind = only?.label ? only.kind : leaf ? kindOfFigure(leaf) : 'money'
  return [is({ label, kind, value: shownValue(values.expression(inner, place), kind) })]
}

/** A sum over the rows of a list: a line for each that has something, by its own name. */
export function rowLines(reader: Reader, call: Call, place: Place): Said {
  const [inner] = call.arguments
  if (!inner) return null
  const scope = summedScope(call)
  const placeOf = (row: number) => ({ ...place, rows: { ...place.rows, [scope]: row } })
  const all = Array.from({ length: reader.values.count(scope) }, (_, row) => row)
  const used = all.filter((row) => reader.values.expression(inner, placeOf(row)) !== 0)
  const rows = used.length === 0 && scope === 'products' && inner.kind === 'figure' ? all : used
  const said = rows.map((row) => rowSaid(reader, inner, scope, row, placeOf(row), rows.length === 1))
  const sayable = said.filter((lines) => lines !== null)
  if (sayable.length < said.length) return null
  return sayable.flatMap((lines, at) => (at === 0 ? lines : joined('plus', lines)))
}
