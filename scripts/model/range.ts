import type { Expression, Figure } from '../../src/domain/model/language/figure'
import { type Call, changed, isOfItsList } from './reading'

/** What a value can be: between two ends, and perhaps nothing at all. */
export interface Range {
  low: number
  high: number
  isNullable: boolean
}

/** What is known of figures, and of what is made of a list, where a condition holds. */
export type Known = ReadonlyMap<Figure | Call, Range>

const any: Range = { low: -Infinity, high: Infinity, isNullable: false }
const tiny = Number.MIN_VALUE
const notNegative: Range = { low: 0, high: Infinity, isNullable: false }
const yesOrNo: Range = { low: 0, high: 1, isNullable: false }

const between = (ends: number[], isNullable: boolean): Range => {
  const known = ends.flatMap((end) => (Number.isNaN(end) ? [-Infinity, Infinity] : [end]))
  return { low: Math.min(...known), high: Math.max(...known), isNullable }
}

export const isNeverZero = ({ low, high }: Range): boolean => low > 0 || high < 0

function operated(operation: string, a: Range, b: Range): Range {
  const isNullable = a.isNullable || b.isNullable
  switch (operation) {
    case '+':
      return between([a.low + b.low, a.high + b.high], isNullable)
    case '-':
      return between([a.low - b.high, a.high - b.low], isNullable)
    case '*':
      return between(
        [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high].map((x) => (Number.isNaN(x) ? 0 : x)),
        isNullable,
      )
    case '/': {
      if (!isNeverZero(b))
        return a.low >= 0 && b.low >= 0 ? { low: 0, high: Infinity, isNullable: true } : { ...any, isNullable: true }
      return between([a.low / b.low, a.low / b.high, a.high / b.low, a.high / b.high], isNullable)
    }
    default:
      return yesOrNo
  }
}

const fieldRange = (figure: Figure): Range => {
  const { source, unit } = figure
  if (unit === 'flag') return yesOrNo
  if (source?.kind === 'place') return { low: 1, high: Infinity, isNullable: false }
  if (source?.kind === 'field') {
    const { min, max } = source.field.clampedTo
    const scale = source.field.unit === 'percent' ? 100 : 1
    return { low: min / scale, high: max / scale, isNullable: false }
  }
  const isNullable = source?.kind === 'given' && source.isNullable
  return { low: 0, high: Infinity, isNullable }
}

/** Finds what each figure can be, from the limits of fields and the formulas. */
export class Ranges {
  readonly #known = new Map<Figure, Range>()

  /** `walked`: of rows that are there, where a sheet has room for more. */
  constructor(readonly walked = false) {}

  of(figure: Figure): Range {
    const found = this.#known.get(figure)
    if (found) return found
    const range = figure.formula ? this.#ofFormula(figure.formula) : fieldRange(figure)
    this.#known.set(figure, range)
    return range
  }

  /** The type of a figure in written statements. */
  typeOf(figure: Figure): string {
    if (figure.unit === 'flag') return 'boolean'
    return this.of(figure).isNullable ? 'number | null' : 'number'
  }

  /** What a figure was before is not negative if nothing that follows from that is. */
  #before: Range = any

  #ofFormula(formula: Expression): Range {
    const outer = this.#before
    this.#before = notNegative
    const found = this.expression(formula, new Map())
    this.#before = any
    const range = found.low >= 0 ? found : this.expression(formula, new Map())
    this.#before = outer
    return range
  }

  expression(given: Expression, known: Known): Range {
    switch (given.kind) {
      case 'number':
        return { low: given.value, high: given.value, isNullable: false }
      case 'nothing':
        return { low: Infinity, high: -Infinity, isNullable: true }
      case 'figure':
        return known.get(given.figure) ?? this.of(given.figure)
      case 'under':
        return this.of(changed(given))
      case 'operation':
        return operated(given.operation, this.expression(given.left, known), this.expression(given.right, known))
      default:
        return known.get(given) ?? this.#call(given, known)
    }
  }

  #call({ name, arguments: given }: Extract<Expression, { kind: 'call' }>, known: Known): Range {
    if (name === 'IF') return this.#choice(given, known)
    const ranges = given.map((one) => this.expression(one, known))
    const [first = any, second = this.#before] = ranges
    const isNullable = ranges.some((one) => one.isNullable)
    const ends = (pick: (...ends: number[]) => number): Range => ({
      low: pick(...ranges.map((range) => range.low)),
      high: pick(...ranges.map((range) => range.high)),
      isNullable,
    })
    switch (name) {
      case 'MIN':
        return ends(Math.min)
      case 'MAX':
        return ends(Math.max)
      case 'ROUNDUP':
        return ends(Math.ceil)
      case 'ROUND':
        return ends(Math.round)
      case 'FLOOR':
        return ends(Math.floor)
      case 'SUM':
        return { low: first.low >= 0 ? 0 : -Infinity, high: first.high <= 0 ? 0 : Infinity, isNullable: false }
      case 'SHARE':
        return first.low >= 0 && second.low >= 0 ? notNegative : any
      case 'BEFORE':
        return { low: Math.min(first.low, second.low), high: Math.max(first.high, second.high), isNullable: false }
      case 'FIRST':
      case 'STAYS':
      case 'EARLIEST':
        return { ...any, isNullable: true }
      case 'AND':
      case 'OR':
      case 'NOT':
        return yesOrNo
      default:
        return any
    }
  }

  #choice([condition, yes, no]: readonly Expression[], known: Known): Range {
    if (!condition || !yes || !no) throw new Error('IF takes a condition and two values')
    const a = this.expression(yes, this.under(condition, known))
    if (this.holds(condition, known)) return a
    const b = this.expression(no, known)
    return { low: Math.min(a.low, b.low), high: Math.max(a.high, b.high), isNullable: a.isNullable || b.isNullable }
  }

  /** Whether a condition always holds. */
  holds(condition: Expression, known: Known): boolean {
    if (condition.kind !== 'operation') return false
    const [a, b] = [this.expression(condition.left, known), this.expression(condition.right, known)]
    if (condition.operation === '<=') return this.walked && isOfItsList(condition)
    return condition.operation === '>' && !a.isNullable && a.low > b.high
  }

  /** What is known besides where a condition holds: a figure that is compared is there, and on its side of the other. */
  under(condition: Expression, known: Known): Known {
    if (condition.kind === 'call' && condition.name === 'AND')
      return condition.arguments.reduce((all, one) => this.under(one, all), known)
    if (condition.kind !== 'operation') return known
    const { operation, left, right } = condition
    const found = new Map(known)
    const [a, b] = [this.expression(left, known), this.expression(right, known)]
    const note = (of: Expression, low: number, high: number) => {
      if (of.kind !== 'figure') return
      const before = found.get(of.figure) ?? this.of(of.figure)
      found.set(of.figure, { low: Math.max(before.low, low), high: Math.min(before.high, high), isNullable: false })
    }
    const above = (x: number) => (x === 0 ? tiny : x)
    const below = (x: number) => (x === 0 ? -tiny : x > 0 ? x * (1 - Number.EPSILON) : x)
    if (operation === '>') {
      note(left, above(b.low), Infinity)
      note(right, -Infinity, a.high)
    } else if (operation === '>=') {
      note(left, b.low, Infinity)
      note(right, -Infinity, a.high)
    } else if (operation === '<') {
      note(left, -Infinity, below(b.high))
      note(right, a.low, Infinity)
    } else if (operation === '<=') {
      note(left, -Infinity, b.high)
      note(right, a.low, Infinity)
    } else if (operation === '=') note(left, b.low, b.high)
    return found
  }
}
