import type { Expression, Figure } from '../../../domain/model/language/figure'
import { operations } from '../../../domain/model/language/operations'
import { isComparison, type RowScope } from '../../../domain/model/language/reading'
import { none } from './grid'

/** The row of a figure that a formula is written for, and the list whose rows are all meant in it. */
export interface WrittenRow {
  figure: Figure
  row: number
  list: RowScope | null
}

/** What is known of an expression before anything is worked out: a number, or the place of a row. */
export function knownNumber(one: Expression, at: WrittenRow): number | null {
  if (one.kind === 'number') return one.value
  if (one.kind === 'call' && one.name === 'BEFORE' && at.row === 0) return knownNumber(one.arguments[0] ?? none, at)
  if (one.kind === 'figure' && one.figure.scope === at.figure.scope && one.figure.scope !== at.list) {
    const { source, formula } = one.figure
    return source?.kind === 'place' ? at.row + 1 : formula ? knownNumber(formula, at) : null
  }
  if (one.kind !== 'operation' || one.operation !== '-') return null
  const [a, b] = [knownNumber(one.left, at), knownNumber(one.right, at)]
  return a === null || b === null ? null : a - b
}

/** Whether a condition holds for that row, where that is known. */
export function holds(one: Expression, at: WrittenRow): boolean | null {
  if (!isComparison(one)) return null
  const [a, b] = [knownNumber(one.left, at), knownNumber(one.right, at)]
  if (a === null || b === null) return null
  return operations[one.operation](a, b) === true
}
