import type { NumberField } from '../../plan/field'
import type { Change, Expression, Figure, FigureUnit, ScopeName, Term } from './figure'
import { expressionOf } from './read-formula'

// How figures are declared.

/** A formula's tag for one unit. */
type Tag = (texts: TemplateStringsArray, ...terms: Term[]) => Figure

const tagOf =
  (unit: FigureUnit, scope: ScopeName): Tag =>
  (texts, ...terms) => ({ unit, scope, formula: expressionOf(texts, terms) })

/** A figure whose 0, or what is below it, stands for none. */
export const noneAtZero = (figure: Figure): Figure => ({ ...figure, zeroIsNone: true })

/** A part of formulas that is about rows of two lists, of which no figure can be. */
export const part = (texts: TemplateStringsArray, ...terms: Term[]): Expression => expressionOf(texts, terms)

/** The sum of something over the rows of a list. */
export const sumOver = (one: Expression): Extract<Expression, { kind: 'call' }> => ({
  kind: 'call',
  name: 'SUM',
  arguments: [one],
})

/** The tags of one list: a figure of each of its rows. */
export const rowsOf = (scope: ScopeName) => ({
  money: tagOf('money', scope),
  percent: tagOf('percent', scope),
  count: tagOf('count', scope),
  factor: tagOf('factor', scope),
  flag: tagOf('flag', scope),
  planMonth: tagOf('planMonth', scope),
})

export const money = tagOf('money', 'plan')
export const percent = tagOf('percent', 'plan')
export const count = tagOf('count', 'plan')
export const times = tagOf('times', 'plan')
export const days = tagOf('days', 'plan')
export const month = tagOf('month', 'plan')
/** A month of the plan, which has a name where the plan says when it begins. */
export const planMonth = tagOf('planMonth', 'plan')
export const months = tagOf('months', 'plan')
export const orders = tagOf('orders', 'plan')
export const score = tagOf('score', 'plan')
export const factor = tagOf('factor', 'plan')
export const flag = tagOf('flag', 'plan')

/** A number that is typed, in the unit of its field; one of a group of the plan: `cashPlan.months`. */
export function typed(name: string, field: NumberField, scope: ScopeName = 'plan'): Figure {
  const units = {
    money: 'money',
    percent: 'percent',
    count: 'count',
    days: 'days',
    months: 'months',
    timesAYear: 'times',
    factor: 'factor',
  } as const
  return { unit: units[field.unit], scope, source: { kind: 'field', name, field } }
}

/** What a function reads from the plan or from a row of it. */
export function read(
  unit: FigureUnit,
  reader: (...given: never[]) => number | boolean,
  scope: ScopeName = 'plan',
): Figure {
  return { unit, scope, source: { kind: 'reader', read: reader } }
}

/** The place of a row in its list, from 1: a month of the projection. */
export const place = (scope: ScopeName): Figure => ({
  unit: 'planMonth',
  scope,
  source: { kind: 'place' },
})

/** What is known besides the plan. */
export const given = (unit: FigureUnit, name: string, { isNullable = false } = {}): Figure => ({
  unit,
  scope: 'plan',
  source: { kind: 'given', name, isNullable },
})

/** The same figure of a plan in which some inputs are others: without refusals, in the other state of VAT. */
export const under = (figure: Figure, ...changes: readonly Change[]): Figure => ({
  unit: figure.unit,
  scope: 'plan',
  formula: { kind: 'under', figure, changes },
})

/** What a function of the plan says of each row: of a month, of a product. */
export const series = (
  unit: FigureUnit,
  read: (...given: never[]) => (place: number) => number,
  scope: ScopeName,
): Figure => ({
  unit,
  scope,
  source: { kind: 'series', read },
})
