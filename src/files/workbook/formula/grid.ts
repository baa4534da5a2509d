import type { Expression, Figure, ScopeName } from '../../../domain/model/language/figure'
import {
  type Call,
  isAggregate,
  isComparison,
  partsOf,
  type RowScope,
  type Under,
  within,
} from '../../../domain/model/language/reading'

/** Where figures stand, as formulas of one sheet name it. */
export interface Grid {
  /** False where a figure has no cell: its formula stands in its place. */
  has(figure: Figure): boolean
  cell(figure: Figure, row: number): string
  range(figure: Figure, from: number, to: number): string
  /** How many rows a list has. */
  count(scope: RowScope): number
  /** The figure whose cells count the rows of a list, and what it is in the first. */
  counted(scope: RowScope): { figure: Figure; from: number }
  /** The word that a cell holds where a flag holds; null where it holds 1. */
  code(figure: Figure): string | null
  /** The cells of what a sum adds up in a row, where they stand by themselves. */
  terms(call: Call, row: number): string | null
  isNullable(figure: Figure): boolean
  /** The figure of the changed plan. */
  under(one: Under): string
  /** What stands where there is no value. */
  nothing: string
}

/** A number as a formula takes it: without an exponent. */
export function digits(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toFixed(15).replace(/\.?0+$/, '') : text
}

/** Whether an expression can be without a value. */
export function isMaybe(one: Expression, isNullable: (figure: Figure) => boolean): boolean {
  if (one.kind === 'figure' || one.kind === 'under') return isNullable(one.figure)
  if (one.kind === 'nothing' || (one.kind === 'call' && ['FIRST', 'STAYS', 'EARLIEST'].includes(one.name))) return true
  const isCounted: boolean = isAggregate(one)
  if (isCounted || isComparison(one)) return false
  const parts = one.kind === 'call' && one.name === 'IF' ? one.arguments.slice(1) : partsOf(one)
  return parts.some((part) => isMaybe(part, isNullable))
}

/** The list of a row's figure. */
export function rowScope({ scope }: { scope: ScopeName }): RowScope {
  if (scope === 'plan') throw new Error('A figure of the plan has no rows')
  return scope
}

/** How strongly what stands around an expression binds. */
export const binding = { none: 0, comparison: 1, sum: 2, product: 3, single: 4 } as const

export const none: Expression = { kind: 'nothing' }

/** What is looked up for each row of a list is looked up for one at a time. */
export const looksUp = (one: Expression) => [...within(one)].some((part) => part.kind === 'call' && part.name === 'AT')
