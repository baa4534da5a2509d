import type { Expression } from '../../src/domain/model/language/figure'
import { isCounted, type Operation, type RowScope, rowCount, scopesOf, within } from './reading'

// Sums over another list that stand inside of a row: how few of its rows need to be walked.

/** The statement that walks all rows of a list. */
export const walkOf = (scope: RowScope): string =>
  `for (let i = 0; i < ${rowCount(scope) ?? `${scope}Rows.length`}; i += 1)`

/** Of a sum's conditions those that are about its own rows alone: they are looked at once. */
export function ofRows(inner: Expression, scope: RowScope): { own: readonly Expression[]; rest: Expression } {
  const [condition, yes, no] = inner.kind === 'call' && inner.name === 'IF' ? inner.arguments : []
  const all = { own: [], rest: inner }
  if (condition?.kind !== 'call' || condition.name !== 'AND' || !yes || !no) return all
  const isOwn = (one: Expression) => [...scopesOf(one)].every((other) => other === scope)
  const own = condition.arguments.filter(isOwn)
  const [other, ...none] = condition.arguments.filter((one) => !isOwn(one))
  if (!other || none.length > 0) return all
  return { own, rest: { kind: 'call', name: 'IF', arguments: [other, yes, no] } }
}

/** Whether all that is read of a list's row is its place, and what is counted from that. */
export function isOfPlacesAlone(inner: Expression, scope: RowScope): boolean {
  return [...within(inner)].every((one) => {
    if (one.kind === 'call' && one.name === 'BEFORE') return false
    return one.kind !== 'figure' || one.figure.scope !== scope || isCounted(one.figure)
  })
}

/** A sum of the rows from one place until before another. */
export function spanOf(
  inner: Expression,
  scope: RowScope,
  write: (one: Expression) => string,
): { walk: string; rest: Expression } | null {
  const [condition, rest] = inner.kind === 'call' && inner.name === 'IF' ? inner.arguments : []
  const [from, to] = condition?.kind === 'call' && condition.name === 'AND' ? condition.arguments : []
  if (from?.kind !== 'operation' || to?.kind !== 'operation' || !rest) return null
  const isPlace = ({ left }: Operation) => left.kind === 'figure' && left.figure.source?.kind === 'place'
  if (!isPlace(from) || !isPlace(to) || from.operation !== '>=' || to.operation !== '<') return null
  const [start, end] = [write(from.right), write(to.right)]
  return { walk: `for (let i = ${start} - 1; i < Math.min(${rowCount(scope)}, ${end} - 1); i += 1)`, rest }
}
