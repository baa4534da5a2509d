import type { NumberField } from '../../plan/field'

/**
 * What a figure is measured in. A percentage is a fraction wherever a formula reads or makes it, and a hundred times that
 * wherever it is stored or shown; a flag is yes or no.
 */
export type FigureUnit =
  | 'money'
  | 'percent'
  | 'count'
  | 'times'
  | 'days'
  | 'month'
  | 'planMonth'
  | 'months'
  | 'orders'
  | 'score'
  | 'factor'
  | 'flag'

/** What a figure is a line of: the plan has one value of it, a list one for each of its rows. */
export type ScopeName =
  | 'plan'
  | 'products'
  | 'methods'
  | 'overheads'
  | 'team'
  | 'projection'
  | 'lifespan'
  | 'calendar'
  | 'goods'
  | 'cash'

/** Reads what was typed: a number of the plan or of a row as its field says, or what a function makes of it. */
type Source =
  | { kind: 'field'; name: string; field: NumberField }
  | { kind: 'reader'; read: (...given: never[]) => number | boolean }
  /** What a function makes of the plan, once, is asked for each row by its place, from 1. */
  | { kind: 'series'; read: (...given: never[]) => (place: number) => number }
  /** The place of a row in its list, from 1: a month of the projection. */
  | { kind: 'place' }
  /** What is known besides the plan: a figure of the category's benchmark. */
  | { kind: 'given'; name: string; isNullable: boolean }

/** A number of the model: typed, or worked out from others. */
export interface Figure {
  readonly unit: FigureUnit
  readonly scope: ScopeName
  readonly source?: Source
  readonly formula?: Expression
  /** Its 0, or what is below it, stands for none: a share that is not asked for, a month of a part that is off. */
  readonly zeroIsNone?: true
}

/** A formula as a tree: what the evaluation, the explanations and the workbook are all made from. */
export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'figure'; figure: Figure }
  /** No meaning: the result is null. */
  | { kind: 'nothing' }
  /** The same figure of a plan in which some inputs are others. */
  | { kind: 'under'; figure: Figure; changes: readonly Change[] }
  | { kind: 'operation'; operation: Operation; left: Expression; right: Expression }
  | { kind: 'call'; name: FunctionName; arguments: readonly Expression[] }

/** An input of the plan or of its rows, and what it is instead. */
export type Change = readonly [input: Figure, value: Figure | number]

export type Operation = '+' | '-' | '*' | '/' | '=' | '<>' | '<' | '>' | '<=' | '>='

/** The words of the language. Source: docs/model.md, 'How formulas are written'. */
export const functionNames = [
  'IF',
  'AND',
  'OR',
  'NOT',
  'MIN',
  'MAX',
  'ROUNDUP',
  'ROUND',
  'FLOOR',
  'NEAR_ZERO',
  'SHARE',
  'SUM',
  'COUNT',
  'POWER',
  'LOWEST',
  'FIRST',
  'STAYS',
  'EARLIEST',
  'BEFORE',
  'LAST_TWELVE',
  'LAST',
  'AT',
  'NULL',
] as const
export type FunctionName = (typeof functionNames)[number]

export type Term = Figure | Expression | number
