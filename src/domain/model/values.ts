import { isRecord } from '../numbers'
import { readNumber } from '../plan/field'
import type { Plan } from '../plan/plan'
import { calendarRows, projectedMonths } from './constants'
import { lifespan } from './figures/typed/inputs'
import { rowsOf } from './figures/typed/readers'
import { earliest, nearZero, shareOf } from './language/arithmetic'
import type { Expression, Figure, FunctionName, ScopeName } from './language/figure'
import { operations } from './language/operations'
import {
  type Call,
  isAggregate,
  isComparison,
  type Operation,
  type RowScope,
  summedScope,
  type Under,
} from './language/reading'

/** What a figure comes to: a percentage is a fraction, a flag 1 or 0; null has no meaning. */
export type Value = number | null

/** The rows, from 0, that an expression is about, and the figure that it is the formula of. */
export interface Place {
  readonly figure: Figure
  readonly row: number
  readonly rows: Readonly<Partial<Record<ScopeName, number>>>
}

const functions = {
  MIN: Math.min,
  MAX: Math.max,
  ROUNDUP: Math.ceil,
  ROUND: Math.round,
  FLOOR: Math.floor,
  SHARE: shareOf,
  NEAR_ZERO: nearZero,
  POWER: Math.pow,
} satisfies Partial<Record<FunctionName, (...given: never[]) => number>>

const isPlain = (name: FunctionName): name is keyof typeof functions => Object.hasOwn(functions, name)

const nothing: Expression = { kind: 'nothing' }

const isTyped = (scope: ScopeName): scope is keyof typeof rowsOf => Object.hasOwn(rowsOf, scope)

function figureIn(one: Expression): Figure {
  if (one.kind !== 'figure') throw new Error('A figure is looked up by its name')
  return one.figure
}

/**
 * The value of every figure of a plan, also of those that no answer holds: worked out from the formula when it is asked for,
 * and kept. Many times slower than the written evaluation, which it is compared with in a test.
 */
export class FigureValues {
  readonly #known = new Map<Figure, Map<number, Value>>()
  readonly #series = new Map<Figure, (place: number) => unknown>()
  readonly #changed = new Map<Under, FigureValues>()

  constructor(
    readonly plan: Plan,
    /** That of the plan's category, as a fraction. */
    readonly typicalMargin: number,
    /** Figures that are others, by row. */
    readonly changes: ReadonlyMap<Figure, (row: number) => Value> = new Map(),
    /** How many rows lists have that are no lists of the plan. */
    readonly counts: Readonly<Partial<Record<ScopeName, number>>> = {},
  ) {}

  /** How many rows a list has. */
  count(scope: RowScope): number {
    if (scope === 'projection') return projectedMonths
    if (scope === 'calendar') return calendarRows
    if (scope === 'lifespan') return Math.round(Number(this.of(lifespan)))
    return isTyped(scope) ? rowsOf[scope](this.plan).length : (this.counts[scope] ?? 0)
  }

  /** A figure of the plan, or of a row of its list. */
  of(figure: Figure, row = 0): Value {
    const rows = this.#known.get(figure) ?? new Map<number, Value>()
    this.#known.set(figure, rows)
    const known = rows.get(row)
    if (known !== undefined) return known
    const changed = this.changes.get(figure)
    const value = changed ? changed(row) : this.#worked(figure, row)
    rows.set(row, value)
    return value
  }

  /** The same of a plan in which some inputs are others. */
  under(one: Under): FigureValues {
    const { plan, typicalMargin, counts } = this
    const changes = one.changes.map(([input, value]): [Figure, (row: number) => Value] => {
      return [input, typeof value === 'number' ? () => value : (row) => this.of(value, row)]
    })
    const changed = this.#changed.get(one) ?? new FigureValues(plan, typicalMargin, new Map(changes), counts)
    this.#changed.set(one, changed)
    return changed
  }

  #worked(figure: Figure, row: number): Value {
    if (figure.formula) return this.expression(figure.formula, { figure, row, rows: { [figure.scope]: row } })
    const read = this.#read(figure, row)
    return typeof read === 'number' ? read : read === true ? 1 : 0
  }

  #read(figure: Figure, row: number): unknown {
    const { source, scope, unit } = figure
    if (source?.kind === 'place') return row + 1
    if (source?.kind === 'given') return this.typicalMargin
    if (source?.kind === 'series') {
      const series = this.#series.get(figure) ?? source.read
      if (!this.#series.has(figure)) this.#series.set(figure, Reflect.apply(series, undefined, [this.plan]))
      return this.#series.get(figure)?.(row + 1)
    }
    const from: unknown = isTyped(scope) ? rowsOf[scope](this.plan)[row] : this.plan
    if (source?.kind === 'reader') return Reflect.apply(source.read, undefined, [from, this.plan])
    if (source?.kind !== 'field') throw new Error('A figure has neither formula nor source')
    const typed = source.name.split('.').reduce((found: unknown, name) => isRecord(found) && found[name], from)
    const read = readNumber(typed, source.field)
    return unit === 'percent' ? read / 100 : read
  }

  /** What a part of a formula comes to. */
  expression(one: Expression, place: Place): Value {
    switch (one.kind) {
      case 'number':
        return one.value
      case 'nothing':
        return null
      case 'figure':
        return this.of(one.figure, place.rows[one.figure.scope])
      case 'under':
        return this.under(one).of(one.figure)
      case 'operation':
        return this.#operation(one, place)
      default:
        return isAggregate(one) ? this.#aggregate(one, place) : this.#call(one, place)
    }
  }

  /** What is not there compares with nothing; divided by nothing there is nothing. */
  #operation(one: Operation, place: Place): Value {
    const [a, b] = [this.expression(one.left, place), this.expression(one.right, place)]
    const result = a === null || b === null ? null : operations[one.operation](a, b)
    if (isComparison(one)) return Number(result === true)
    return typeof result === 'number' && Number.isFinite(result) ? result : null
  }

  #call({ name, arguments: given }: Call, place: Place): Value {
    const [first = nothing, second = nothing, third = nothing] = given
    const of = (one: Expression): Value => this.expression(one, place)
    const { figure, row } = place
    switch (name) {
      case 'IF':
        return of(first) === 1 ? of(second) : of(third)
      case 'AND':
        return Number(given.every((one) => of(one) === 1))
      case 'OR':
        return Number(given.some((one) => of(one) === 1))
      case 'NOT':
        return 1 - Number(of(first) === 1)
      case 'EARLIEST':
        return earliest(of(first), of(second))
      case 'BEFORE':
        return row === 0 ? of(first) : this.of(second.kind === 'figure' ? second.figure : figure, row - 1)
      case 'LAST_TWELVE':
        return this.#last(figureIn(first), row, 12, Number(of(second)))
      case 'LAST':
        return this.#last(figure, row - 1, Math.min(row, Number(of(first))), 0)
      case 'AT':
        return this.of(figureIn(first), Number(of(second)) - 1)
      default: {
        if (!isPlain(name)) throw new Error(`${name} is worked out elsewhere`)
        const values = given.map(of)
        return values.every((value) => value !== null) ? Reflect.apply(functions[name], undefined, values) : null
      }
    }
  }

  /** The sum of a figure's last rows; those before the first have all the same. */
  #last(figure: Figure, row: number, count: number, outside: number): Value {
    let total = 0
    for (let at = row - count + 1; at <= row; at += 1) total += at < 0 ? outside : Number(this.of(figure, at))
    return total
  }

  #aggregate(call: Call, place: Place): Value {
    const [inner = nothing] = call.arguments
    const scope = summedScope(call)
    const values = Array.from({ length: this.count(scope) }, (_, row) =>
      this.expression(inner, { ...place, rows: { ...place.rows, [scope]: row } }),
    )
    const known = values.filter((value) => value !== null)
    const found = (index: number) => (index < 0 || index === values.length ? null : index + 1)
    switch (call.name) {
      case 'COUNT':
        return values.length
      case 'LOWEST':
        return Math.min(...known)
      case 'FIRST':
        return found(values.indexOf(1))
      case 'STAYS':
        return found(values.lastIndexOf(0) + 1)
      default:
        return known.reduce((total, value) => total + value, 0)
    }
  }
}
