import type { Expression, Figure } from '../../src/domain/model/language/figure'
import { isNeverZero, type Known, type Range, type Ranges } from './range'
import { type Call, changed, isAggregate, isAggregateName, isNumber, type Operation, partsOf } from './reading'

export const nothing: Known = new Map()

/** What only the loop around an expression can write. */
export interface Surroundings {
  name(figure: Figure): string
  listOf(figure: Figure): string
  reference(figure: Figure): string
  summed(call: Call): string
  before(start: string, of: Figure | null): string
  lastTwelve(of: Figure, outside: string): string
  last(count: string): string
}

const comparisons: Readonly<Record<string, string>> = {
  '=': '===',
  '<>': '!==',
  '<': '<',
  '>': '>',
  '<=': '<=',
  '>=': '>=',
}
const nullableArithmetic: Readonly<Record<string, string>> = {
  '+': 'sum',
  '-': 'difference',
  '*': 'product',
  '/': 'ratio',
}
const rounding: Readonly<Record<string, string>> = { ROUNDUP: 'ceil', ROUND: 'round', FLOOR: 'floor' }
const helpers: Readonly<Record<string, string>> = {
  NEAR_ZERO: 'nearZero',
  SHARE: 'shareOf',
  EARLIEST: 'earliest',
}

/** What has no result where a figure that it reads has none. */
const isStrict = (one: Expression): boolean =>
  one.kind === 'operation' ? '+-*/'.includes(one.operation) : one.kind === 'call' && ['MIN', 'MAX'].includes(one.name)

const expressionOf = (read: Figure | Call): Expression => ('kind' in read ? read : { kind: 'figure', figure: read })

const none: Expression = { kind: 'nothing' }

/** How strongly what stands around an expression binds: weaker ones are put in brackets. */
const binding = { none: 0, choice: 1, comparison: 2, sum: 4, product: 6, power: 8 }

/** Writes expressions as JavaScript; `known` is what the conditions around one say of figures. */
export class Code {
  readonly imports = new Set<string>()

  constructor(
    readonly ranges: Ranges,
    readonly around: Surroundings,
  ) {}

  write(one: Expression, known: Known, strength = binding.none): string {
    const missing = isStrict(one) ? this.#missingIn(one, known) : []
    if (missing.length === 0) return this.#written(one, known, strength)
    const there = new Map(known)
    for (const read of missing)
      there.set(read, { ...this.ranges.expression(expressionOf(read), known), isNullable: false })
    const conditions = new Set(
      missing.map((read) => `${this.#written(expressionOf(read), known, binding.none)} === null`),
    )
    const text = `${[...conditions].join(' || ')} ? null : ${this.#written(one, there, binding.choice)}`
    return strength > binding.none ? `(${text})` : text
  }

  /** What arithmetic reads without which it has no result. */
  #missingIn(one: Expression, known: Known): (Figure | Call)[] {
    if (one.kind === 'under') return this.#missingIn(expressionOf(changed(one)), known)
    if (isStrict(one)) return partsOf(one).flatMap((part) => this.#missingIn(part, known))
    const isRead = one.kind === 'figure' || isAggregate(one)
    if (!isRead || !this.ranges.expression(one, known).isNullable) return []
    return [one.kind === 'figure' ? one.figure : one]
  }

  #written(one: Expression, known: Known, strength: number): string {
    if (one.kind === 'number') return String(one.value)
    if (one.kind === 'nothing') return 'null'
    if (one.kind === 'figure') return this.around.reference(one.figure)
    if (one.kind === 'under') return this.around.reference(changed(one))
    return one.kind === 'operation' ? this.#operation(one, known, strength) : this.#call(one, known, strength)
  }

  #helper(name: string, given: readonly Expression[], known: Known): string {
    this.imports.add(name)
    return `${name}(${given.map((one) => this.write(one, known)).join(', ')})`
  }

  #operation(one: Operation, known: Known, strength: number): string {
    const { operation, left, right } = one
    const [a, b] = [this.ranges.expression(left, known), this.ranges.expression(right, known)]
    if (operation in comparisons) return this.#comparison(one, [a, b], known, strength)
    const isMaybe = a.isNullable || b.isNullable
    if (operation === '/' && !isMaybe && !isNeverZero(b)) return this.#helper('quotient', [left, right], known)
    if (isMaybe) return this.#helper(nullableArithmetic[operation] ?? '', [left, right], known)
    const mine = operation === '+' || operation === '-' ? binding.sum : binding.product
    const text = `${this.write(left, known, mine)} ${operation} ${this.write(right, known, mine + 1)}`
    return strength > mine ? `(${text})` : text
  }

  /** What is not there compares with nothing. */
  #comparison(
    { operation, left, right }: Operation,
    ranges: readonly [Range, Range],
    known: Known,
    strength: number,
  ): string {
    const [a, b] = [left, right].map((one) => this.write(one, known, binding.comparison))
    const isThere = [a, b].filter((_, at) => ranges[at]?.isNullable).map((one) => `${one} !== null`)
    const text = [...isThere, `${a} ${comparisons[operation]} ${b}`].join(' && ')
    return strength > binding.none ? `(${text})` : text
  }

  #call(call: Call, known: Known, strength: number): string {
    const { name, arguments: given } = call
    if (isAggregateName(name)) return this.around.summed(call)
    const [first = none, second] = given
    const helper = helpers[name]
    if (helper) return this.#helper(helper, given, known)
    switch (name) {
      case 'IF':
        return this.#choice(given, known, strength)
      case 'AND':
      case 'OR': {
        const open = name === 'AND' ? given.filter((one) => !this.ranges.holds(one, known)) : given
        const text = open.map((one) => this.write(one, known, binding.choice)).join(name === 'AND' ? ' && ' : ' || ')
        return strength > binding.none ? `(${text})` : text
      }
      case 'NOT':
        return `!${this.write(first, known, binding.power)}`
      case 'MIN':
      case 'MAX':
        return this.#extreme(name, given, known)
      case 'POWER': {
        const text = `${this.write(first, known, binding.power)} ** ${this.write(second ?? first, known, binding.power)}`
        return strength > binding.product ? `(${text})` : text
      }
      case 'BEFORE':
        return this.around.before(this.write(first, known), second?.kind === 'figure' ? second.figure : null)
      case 'LAST_TWELVE':
        if (first.kind !== 'figure' || !second) throw new Error('LAST_TWELVE takes a figure and what was before')
        return this.around.lastTwelve(first.figure, this.write(second, known))
      case 'LAST':
        return this.around.last(this.write(first, known))
      case 'AT':
        if (first.kind !== 'figure' || !second) throw new Error('AT takes a figure and a place')
        return `(${this.around.listOf(first.figure)}[${this.write(second, known, binding.sum)} - 1] ?? 0)`
      default:
        return `Math.${rounding[name]}(${this.write(first, known)})`
    }
  }

  #choice([condition, yes, no]: readonly Expression[], known: Known, strength: number): string {
    if (!condition || !yes || !no) throw new Error('IF takes a condition and two values')
    if (this.ranges.holds(condition, known)) return this.write(yes, known, strength)
    const [a, b, c] = [
      this.write(condition, known, binding.choice),
      this.write(yes, this.ranges.under(condition, known), binding.choice),
      this.write(no, known, binding.choice),
    ]
    return strength > binding.none ? `(${a} ? ${b} : ${c})` : `${a} ? ${b} : ${c}`
  }

  #extreme(name: 'MIN' | 'MAX', given: readonly Expression[], known: Known): string {
    const isMaybe = given.some((one) => this.ranges.expression(one, known).isNullable)
    const written = given.map((one) => this.write(one, known)).join(', ')
    if (!isMaybe) return `Math.${name.toLowerCase()}(${written})`
    this.imports.add('extreme')
    return `extreme(Math.${name.toLowerCase()}, ${written})`
  }

  /** Adds to a sum; a condition that does not hold adds nothing. */
  addition(add: (amount: string) => string, one: Expression): string {
    const [condition, yes, no] = one.kind === 'call' && one.name === 'IF' ? one.arguments : []
    if (condition && yes && isNumber(no, 0)) {
      const added = add(this.#added(yes, this.ranges.under(condition, nothing)))
      return this.ranges.holds(condition, nothing) ? added : `if (${this.write(condition, nothing)}) ${added}`
    }
    if (condition && no && isNumber(yes, 0))
      return `if (!(${this.write(condition, nothing)})) ${add(this.#added(no, nothing))}`
    return add(this.#added(one, nothing))
  }

  /** What is not there adds nothing. */
  #added(one: Expression, known: Known): string {
    return this.ranges.expression(one, known).isNullable ? `${this.write(one, known)} ?? 0` : this.write(one, known)
  }
}
