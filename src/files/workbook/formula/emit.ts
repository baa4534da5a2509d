import type { Expression, Figure } from '../../../domain/model/language/figure'
import {
  type Call,
  isAggregate,
  isComparison,
  isNumber,
  type Operation,
  partsOf,
  type RowScope,
  scopesOf,
  summedScope,
} from '../../../domain/model/language/reading'
import { quoted } from '../book'
import { binding, digits, type Grid, isMaybe, looksUp, none, rowScope } from './grid'
import { holds, knownNumber, type WrittenRow } from './known'

/** Writes the formula of a figure for a spreadsheet: what has no value is a text there, and a flag is 1 or 0. */
class Emitter {
  /** The list whose rows are all meant at once. */
  #list: RowScope | null = null
  /** The row of another list that is meant alone. */
  #single: { scope: RowScope; row: number } | null = null

  constructor(
    readonly grid: Grid,
    readonly figure: Figure,
    readonly row: number,
  ) {}

  /** The row that is written, for what is known of it before anything is worked out. */
  get #at(): WrittenRow {
    return { figure: this.figure, row: this.row, list: this.#list }
  }

  #isMaybe(one: Expression): boolean {
    return isMaybe(one, this.grid.isNullable)
  }

  /** Whether an expression is an error, and no text, where there is no value. */
  #fails(one: Expression): boolean {
    const parts = partsOf(one)
    if (parts.some((part) => this.#fails(part))) return true
    if (isComparison(one) || one.kind === 'figure') return false
    if (one.kind === 'operation' && one.operation === '/' && one.right.kind !== 'number') return true
    const passes = one.kind === 'call' && ['IF', 'AND', 'OR', 'NOT'].includes(one.name)
    return !passes && !isAggregate(one) && parts.some((part) => this.#isMaybe(part))
  }

  formula(): string {
    const { formula, unit } = this.figure
    if (!formula) throw new Error('A figure without a formula is typed')
    if (unit === 'flag') return `IF(${this.condition(formula)},1,0)`
    const text = this.write(formula)
    const { nothing } = this.grid
    if (!this.grid.isNullable(this.figure) || !this.#fails(formula)) return text
    if (nothing !== '""') return `IFERROR(${text},${nothing})`
    // Some programs count an empty text as 0.
    return `IF(${[...new Set(this.#missing(formula))].map((cell) => `ISNUMBER(${cell})`).join('*')},${text},${nothing})`
  }

  /** The cells that an expression reads and that can be without a value. */
  #missing(one: Expression): string[] {
    if (one.kind !== 'figure') return partsOf(one).flatMap((part) => this.#missing(part))
    const { figure } = one
    if (!this.grid.isNullable(figure)) return []
    if (this.grid.has(figure)) return [this.#reference(figure, binding.single)]
    return figure.formula ? this.#missing(figure.formula) : []
  }

  write(one: Expression, strength: number = binding.none): string {
    if (one.kind === 'number') return digits(one.value)
    if (one.kind === 'nothing') return this.grid.nothing
    if (one.kind === 'figure') return this.#reference(one.figure, strength)
    if (one.kind === 'under') return this.grid.under(one)
    if (one.kind === 'call') return this.#call(one, strength)
    if (isComparison(one)) return `IF(${this.condition(one)},1,0)`
    const mine = one.operation === '+' || one.operation === '-' ? binding.sum : binding.product
    const text = `${this.write(one.left, mine)}${one.operation}${this.write(one.right, mine + 1)}`
    return strength > mine ? `(${text})` : text
  }

  #reference(figure: Figure, strength: number): string {
    if (this.grid.has(figure)) {
      if (figure.scope === this.#single?.scope) return this.grid.cell(figure, this.#single.row)
      return figure.scope === this.#list
        ? this.grid.range(figure, 0, this.grid.count(this.#list) - 1)
        : this.grid.cell(figure, figure.scope === 'plan' ? 0 : this.row)
    }
    if (!figure.formula) throw new Error(`A figure has no place: ${JSON.stringify(figure.source)}`)
    return this.write(figure.formula, strength)
  }

  /** A condition: with `*` between its parts where all rows of a list are meant. */
  condition(one: Expression): string {
    if (one.kind === 'figure') return this.#flag(one.figure)
    if (one.kind === 'call' && (one.name === 'AND' || one.name === 'OR')) {
      const parts = one.arguments.filter((part) => holds(part, this.#at) !== true).map((part) => this.condition(part))
      if (this.#list && one.name === 'AND') return parts.join('*')
      return parts.length === 1 ? String(parts[0]) : `${one.name}(${parts.join(',')})`
    }
    if (one.kind === 'call' && one.name === 'NOT') {
      const of = this.condition(one.arguments[0] ?? none)
      return this.#list ? `(1-${of})` : `NOT(${of})`
    }
    return isComparison(one) ? this.#comparison(one) : `${this.write(one)}=1`
  }

  #flag(figure: Figure): string {
    if (!this.grid.has(figure) && figure.formula) return this.condition(figure.formula)
    const code = this.grid.code(figure)
    const text = `${this.#reference(figure, binding.single)}=${code === null ? 1 : quoted(code)}`
    return this.#list === figure.scope ? `(${text})` : text
  }

  /** What is not there compares with nothing. */
  #comparison({ operation, left, right }: Operation): string {
    const sides = [left, right]
    const [a = '', b = ''] = sides.map((side) => this.write(side, binding.comparison + 1))
    const text = `${a}${operation}${b}`
    if (this.#list) return `(${text})`
    const maybe = sides.flatMap((side, at) => (this.#isMaybe(side) ? [{ side, text: at === 0 ? a : b }] : []))
    if (maybe.length === 0) return text
    if (maybe.some(({ side }) => side.kind !== 'figure')) return `IFERROR(${text},FALSE)`
    return `AND(${maybe.map((one) => `ISNUMBER(${one.text})`).join(',')},${text})`
  }

  #call(call: Call, strength: number): string {
    const { name, arguments: given } = call
    if (isAggregate(call)) return this.#aggregate(call)
    const [first = none, second = none] = given
    const text = (one: Expression, around: number = binding.none) => this.write(one, around)
    switch (name) {
      case 'IF':
        return this.#choice(given, strength)
      case 'MIN':
      case 'MAX':
        return `${name}(${given.map((one) => this.#number(one)).join(',')})`
      case 'ROUNDUP':
        return this.#roundedUp(first, strength)
      case 'ROUND':
        return `ROUND(${text(first)},0)`
      case 'FLOOR':
        return `INT(${text(first)})`
      case 'POWER':
        return `POWER(${text(first)},${text(second)})`
      case 'NEAR_ZERO':
        return `IF(ABS(${text(first)})<=${text(second, binding.sum)},0,${text(first)})`
      case 'SHARE':
        return `IF(${text(second, binding.sum)}=0,0,${text(first, binding.product)}/${text(second, binding.single)})`
      case 'EARLIEST':
        return `IF(ISNUMBER(${text(first)}),IF(ISNUMBER(${text(second)}),MIN(${text(first)},${text(second)}),${text(first)}),${text(second)})`
      case 'AT': {
        const of = first.kind === 'figure' ? first.figure : this.figure
        const known = knownNumber(second, this.#at)
        if (known !== null) return this.grid.cell(of, known - 1)
        return `INDEX(${this.grid.range(of, 0, this.grid.count(rowScope(of)) - 1)},${text(second)})`
      }
      case 'BEFORE':
        if (this.row === 0) return text(first, strength)
        return this.grid.cell(second.kind === 'figure' ? second.figure : this.figure, this.row - 1)
      case 'LAST':
        return this.#last(first)
      case 'LAST_TWELVE':
        return this.#lastTwelve(first, second, strength)
      default:
        return `IF(${this.condition(call)},1,0)`
    }
  }

  #choice([condition = none, yes = none, no = none]: readonly Expression[], strength: number): string {
    const isTrue = holds(condition, this.#at)
    if (isTrue !== null) return this.write(isTrue ? yes : no, strength)
    if (!this.#list) return `IF(${this.condition(condition)},${this.write(yes)},${this.write(no)})`
    const [whenTrue, whenFalse] = [yes, no].map((one) => this.write(one, binding.product))
    const parts = [
      ...(isNumber(yes, 0) ? [] : [`${this.condition(condition)}*${whenTrue}`]),
      ...(isNumber(no, 0) ? [] : [`(1-${this.condition(condition)})*${whenFalse}`]),
    ]
    return parts.length > 1 ? `(${parts.join('+')})` : String(parts[0])
  }

  /** What may be a text must not be passed over. */
  #number(one: Expression): string {
    const text = this.write(one)
    return one.kind === 'figure' && this.#isMaybe(one) ? `${text}+0` : text
  }

  /** Spreadsheets round to 15 digits before they round up: a quotient is rounded exact to its last digit. */
  #roundedUp(one: Expression, strength: number): string {
    const text = this.write(one)
    if (one.kind !== 'operation' || one.operation !== '/') return `ROUNDUP(${text},0)`
    const rounded = `ROUND(${text},0)+IF(SUM(${text},-ROUND(${text},0))>0,1,0)`
    return strength > binding.sum ? `(${rounded})` : rounded
  }

  #last(count: Expression): string {
    if (this.row === 0) return '0'
    const { figure } = this.grid.counted(rowScope(this.figure))
    const from = `${this.grid.cell(figure, this.row)}-${this.write(count, binding.product)}`
    const [places, summed] = [figure, this.figure].map((one) => this.grid.range(one, 0, this.row - 1))
    return `SUMIF(${places},">="&(${from}),${summed})`
  }

  #lastTwelve(of: Expression, outside: Expression, strength: number): string {
    const figure = of.kind === 'figure' ? of.figure : this.figure
    const within = `SUM(${this.grid.range(figure, Math.max(0, this.row - 11), this.row)})`
    if (this.row >= 11) return within
    const text = `${within}+${11 - this.row}*${this.write(outside, binding.product)}`
    return strength > binding.sum ? `(${text})` : text
  }

  #aggregate(call: Call): string {
    const [inner = none] = call.arguments
    const scope = summedScope(call)
    const count = this.grid.count(scope)
    if (call.name === 'COUNT' || count === 0) return String(count)
    if (looksUp(inner)) {
      const placed = this.grid.terms(call, this.row)
      if (placed) return `SUM(${placed})`
      return `(${Array.from({ length: count }, (_, at) => this.term(call, at)).join('+')})`
    }
    const outer = this.#list
    this.#list = scope
    const text = this.#inList(call.name, inner, scope, count)
    this.#list = outer
    return text
  }

  /** What a sum adds up of one row of its list. */
  term(call: Call, row: number): string {
    const outer = this.#single
    this.#single = { scope: summedScope(call), row }
    const text = this.write(call.arguments[0] ?? none, binding.sum)
    this.#single = outer
    return text
  }

  #inList(name: string, inner: Expression, scope: RowScope, count: number): string {
    if (name === 'LOWEST') return `MIN(${this.write(inner)})`
    if (name === 'SUM') return this.#sum(inner, scope)
    const { figure, from } = this.grid.counted(scope)
    const counted = this.grid.range(figure, 0, count - 1)
    const places = from === 1 ? counted : `(${counted}+${1 - from})`
    const text = this.condition(inner)
    if (name === 'FIRST') {
      const last = `SUMPRODUCT(MAX(${text}*(${count + 1}-${places})))`
      return `IF(${last}=0,${this.grid.nothing},${count + 1}-${last})`
    }
    const missed = `SUMPRODUCT(MAX((1-${text})*${places}))`
    return `IF(${missed}=${count},${this.grid.nothing},${missed}+1)`
  }

  #sum(inner: Expression, scope: RowScope): string {
    const isOwn = (one: Expression | undefined): one is Extract<Expression, { kind: 'figure' }> =>
      one?.kind === 'figure' && one.figure.scope === scope && this.grid.has(one.figure)
    if (isOwn(inner)) return `SUM(${this.write(inner)})`
    if (inner.kind === 'operation' && inner.operation === '*' && isOwn(inner.left) && isOwn(inner.right))
      return `SUMPRODUCT(${this.write(inner.left)},${this.write(inner.right)})`
    const [condition = none, yes, no] = inner.kind === 'call' && inner.name === 'IF' ? inner.arguments : []
    const [added, holds] = isNumber(no, 0) ? [yes, true] : isNumber(yes, 0) ? [no, false] : []
    const sought = isOwn(added) ? this.#criterion(condition, scope, holds === true) : null
    return sought && added ? `SUMIF(${sought},${this.write(added)})` : `SUMPRODUCT(${this.write(inner)})`
  }

  /** A range and what is looked for in it, where a condition is one about a single figure of the rows. */
  #criterion(one: Expression, scope: RowScope, holds: boolean): string | null {
    if (one.kind === 'figure' && one.figure.scope === scope && this.grid.has(one.figure)) {
      const code = this.grid.code(one.figure)
      const sought = code === null ? String(Number(holds)) : quoted(`${holds ? '' : '<>'}${code}`)
      return `${this.write(one)},${sought}`
    }
    if (!holds || !isComparison(one) || one.left.kind !== 'figure' || one.left.figure.scope !== scope) return null
    if (scopesOf(one.right).has(scope)) return null
    const [range, limit] = [this.write(one.left), this.write(one.right, binding.product)]
    if (one.operation === '=') return `${range},${limit}`
    return `${range},${one.right.kind === 'number' ? `"${one.operation}${limit}"` : `"${one.operation}"&${limit}`}`
  }
}

/** What a sum in the formula of a figure adds up of one row of its list. */
export const termOf = (figure: Figure, row: number, call: Call, at: number, grid: Grid): string =>
  new Emitter(grid, figure, row).term(call, at)

/** The formula of a figure, in a row of its list, for a spreadsheet. */
export const formulaOf = (figure: Figure, row: number, grid: Grid): string => new Emitter(grid, figure, row).formula()

/** Whether a flag of the plan holds. */
export const conditionOf = (flag: Figure, grid: Grid): string =>
  new Emitter(grid, flag, 0).condition({ kind: 'figure', figure: flag })
