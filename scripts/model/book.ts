import type { Expression, Figure } from '../../src/domain/model/language/figure'
import { isAggregate, summedScope } from '../../src/domain/model/language/reading'

// A formula as a book prints it.

const signs: Readonly<Record<string, string>> = { '*': '×', '/': '÷', '-': '−', '<>': '≠', '<=': '≤', '>=': '≥' }
const lists: Readonly<Record<string, string>> = {
  products: 'products',
  methods: 'payment methods',
  overheads: 'overheads',
  team: 'team',
  lifespan: 'months of a lifespan',
  projection: '36 months',
  calendar: '60 months',
  cash: 'months of cash',
  goods: 'orders of goods',
}

/** How strongly what stands around an expression binds. */
const binding = { none: 0, choice: 1, comparison: 2, sum: 3, product: 4, power: 5 }

const strengthOf = (operation: string): number => {
  if (operation === '*' || operation === '/') return binding.product
  return operation === '+' || operation === '-' ? binding.sum : binding.comparison
}

const figures = (value: number) =>
  (value < 0.0001 && value > 0 ? value.toExponential() : String(value)).replaceAll('-', '−')

const bracketed = (text: string, isBracketed: boolean) => (isBracketed ? `(${text})` : text)

/** Prints formulas with the names that figures have. */
export class Book {
  constructor(readonly nameOf: (figure: Figure) => string) {}

  #list(given: readonly Expression[]): string {
    return given.map((one) => this.print(one)).join(', ')
  }

  #joined(given: readonly Expression[], word: string, around: number): string {
    return bracketed(given.map((one) => this.print(one, binding.comparison)).join(` ${word} `), around > binding.choice)
  }

  print(one: Expression, around = binding.none): string {
    switch (one.kind) {
      case 'number':
        return figures(one.value)
      case 'figure':
        return this.nameOf(one.figure)
      case 'nothing':
        return 'null'
      case 'under': {
        const changes = one.changes.map(([input, value]) => {
          return `${this.nameOf(input)} = ${typeof value === 'number' ? value : this.nameOf(value)}`
        })
        return `${this.nameOf(one.figure)} with ${changes.join(', ')}`
      }
      case 'operation': {
        const mine = strengthOf(one.operation)
        const right = this.print(one.right, mine + 1)
        return bracketed(
          `${this.print(one.left, mine)} ${signs[one.operation] ?? one.operation} ${right}`,
          around > mine,
        )
      }
      default:
        return this.#call(one, around)
    }
  }

  #call(call: Extract<Expression, { kind: 'call' }>, around: number): string {
    const { name, arguments: given } = call
    const [first, second, third] = given
    if (!first) return name
    if (isAggregate(call)) {
      const [list, of] = [lists[summedScope(call)], this.print(first)]
      return name === 'SUM' ? `Σ ${list} (${of})` : `${name.toLowerCase()} of ${list} (${of})`
    }
    switch (name) {
      case 'IF': {
        const rest = third ? this.print(third, binding.choice) : 'null'
        return bracketed(
          `${this.print(second ?? first, binding.comparison)} if ${this.print(first, binding.choice)}, else ${rest}`,
          around > binding.choice,
        )
      }
      case 'AND':
        return this.#joined(given, 'and', around)
      case 'OR':
        return this.#joined(given, 'or', around)
      case 'NOT':
        return `not ${this.print(first, binding.power)}`
      case 'ROUNDUP':
        return `⌈${this.print(first)}⌉`
      case 'FLOOR':
        return `⌊${this.print(first)}⌋`
      case 'AT':
        return `${this.print(first, binding.power)} in row ${second ? this.print(second, binding.power) : ''}`
      case 'POWER':
        return `${this.print(first, binding.power)} ^ ${second ? this.print(second, binding.power) : ''}`
      default:
        return `${name === 'MIN' || name === 'MAX' ? name.toLowerCase() : name}(${this.#list(given)})`
    }
  }

  /** The cases of a formula, each on a line of its own; one where there is no choice. */
  cases(one: Expression): string[] {
    if (one.kind !== 'call' || one.name !== 'IF') return [this.print(one)]
    const [condition, yes, no] = one.arguments
    if (!condition || !yes || !no) return [this.print(one)]
    const rest = this.cases(no)
    return [
      `${this.print(yes, binding.comparison)} if ${this.print(condition, binding.choice)}`,
      ...rest.map((text, at) => (at === 0 && rest.length === 1 ? `else ${text}` : text)),
    ]
  }
}
