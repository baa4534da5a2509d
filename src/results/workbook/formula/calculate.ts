import { noValue } from '../../../i18n/format'
import { type Expression, parseFormula, type Reference } from './parse'

/** What a cell holds. */
export type Scalar = number | string | boolean
type Value = Scalar | Scalar[]
/** The cells that a reference means, in order. */
type CellsOf = (reference: Reference) => Scalar[]

/** A value that a spreadsheet would show as an error. */
class FormulaError extends Error {}

function single(value: Value): Scalar {
  if (!Array.isArray(value)) return value
  const [first] = value
  if (value.length !== 1 || first === undefined) throw new FormulaError('One cell is needed')
  return first
}

function numberIn(value: Scalar): number {
  if (typeof value === 'string') throw new FormulaError(`'${value}' is no number`)
  return Number(value)
}

/** Numbers, then texts, then truth values: the order of a spreadsheet. */
function order(left: Scalar, right: Scalar): number {
  const rank = (value: Scalar) => (typeof value === 'number' ? 0 : typeof value === 'string' ? 1 : 2)
  if (rank(left) !== rank(right)) return rank(left) - rank(right)
  if (typeof left === 'string' && typeof right === 'string') {
    const [a, b] = [left.toLowerCase(), right.toLowerCase()]
    return a < b ? -1 : a > b ? 1 : 0
  }
  return Number(left) - Number(right)
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new FormulaError('Not a number')
  return value
}

const operators: Record<string, (left: Scalar, right: Scalar) => Scalar> = {
  '+': (a, b) => numberIn(a) + numberIn(b),
  '-': (a, b) => numberIn(a) - numberIn(b),
  '*': (a, b) => numberIn(a) * numberIn(b),
  '/': (a, b) => finite(numberIn(a) / numberIn(b)),
  '^': (a, b) => finite(numberIn(a) ** numberIn(b)),
  '&': (a, b) => `${a}${b}`,
  '=': (a, b) => order(a, b) === 0,
  '<>': (a, b) => order(a, b) !== 0,
  '<': (a, b) => order(a, b) < 0,
  '>': (a, b) => order(a, b) > 0,
  '<=': (a, b) => order(a, b) <= 0,
  '>=': (a, b) => order(a, b) >= 0,
}

function operate(operator: string, left: Value, right: Value): Value {
  const apply = operators[operator]
  if (!apply) throw new FormulaError(operator)
  if (!Array.isArray(left) && !Array.isArray(right)) return apply(left, right)
  const lefts = Array.isArray(left) ? left : null
  const rights = Array.isArray(right) ? right : null
  const length = lefts?.length ?? rights?.length ?? 0
  return Array.from({ length }, (_, at) =>
    apply(lefts ? (lefts[at] ?? 0) : single(left), rights ? (rights[at] ?? 0) : single(right)),
  )
}

const cells = (value: Value): Scalar[] => (Array.isArray(value) ? value : [value])
const numbers = (values: Value[]) => values.flatMap(cells).filter((value) => typeof value === 'number')
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function roundAway(value: number, digits: number): number {
  const factor = 10 ** digits
  return (Math.sign(value) * Math.round(Math.abs(value) * factor)) / factor
}

/** Whether a cell meets a criterion such as '<=12' or 12. */
function meets(cell: Scalar, criterion: Scalar): boolean {
  if (typeof criterion !== 'string') return cell === criterion
  const [, operator = '', text = ''] = /^(<=|>=|<>|<|>|=)?(.*)$/.exec(criterion) ?? []
  if (operator === '') return cell === text
  return typeof cell === 'number' && operators[operator]?.(cell, Number(text)) === true
}

function sumIf(range: Value, criterion: Value, added: Value): number {
  const amounts = cells(added)
  const wanted = single(criterion)
  return sum(cells(range).map((cell, at) => (meets(cell, wanted) ? numberOrNone(amounts[at]) : 0)))
}

const numberOrNone = (value: Scalar | undefined) => (typeof value === 'number' ? value : 0)

function matchIn(wanted: Value, range: Value): number {
  const at = cells(range).findIndex((cell) => order(cell, single(wanted)) === 0)
  if (at < 0) throw new FormulaError('No match')
  return at + 1
}

function sumProduct(ranges: Value[]): number {
  const lists = ranges.map(cells)
  const [first = []] = lists
  return sum(first.map((_, at) => lists.reduce((product, list) => product * numberIn(list[at] ?? 0), 1)))
}

const functions: Record<string, (parts: Value[]) => Value> = {
  SUM: (parts) => sum(numbers(parts)),
  // Of nothing both are 0.
  MIN: (parts) => (numbers(parts).length === 0 ? 0 : Math.min(...numbers(parts))),
  MAX: (parts) => (numbers(parts).length === 0 ? 0 : Math.max(...numbers(parts))),
  COUNT: (parts) => numbers(parts).length,
  SUMPRODUCT: sumProduct,
  SUMIF: ([range = [], criterion = 0, added = []]) => sumIf(range, criterion, added),
  ABS: ([value = 0]) => Math.abs(numberIn(single(value))),
  INT: ([value = 0]) => Math.floor(numberIn(single(value))),
  MOD: ([value = 0, by = 1]) => {
    const [a, b] = [numberIn(single(value)), numberIn(single(by))]
    return a - b * Math.floor(a / b)
  },
  ROUND: ([value = 0, digits = 0]) => roundAway(numberIn(single(value)), numberIn(single(digits))),
  ROUNDUP: ([value = 0]) => {
    const number = numberIn(single(value))
    return Math.sign(number) * Math.ceil(Math.abs(number))
  },
  INDEX: ([range = [], at = 1]) => {
    const found = cells(range)[numberIn(single(at)) - 1]
    if (found === undefined) throw new FormulaError('Outside of the list')
    return found
  },
  MATCH: ([wanted = '', range = []]) => matchIn(wanted, range),
  AND: (parts) => parts.flatMap(cells).every(Boolean),
  OR: (parts) => parts.flatMap(cells).some(Boolean),
  NOT: ([value = false]) => !single(value),
  ISNUMBER: ([value = '']) => typeof single(value) === 'number',
  N: ([value = 0]) => (typeof single(value) === 'string' ? 0 : Number(single(value))),
  LEN: ([value = '']) => String(single(value)).length,
  LEFT: ([value = '', length = 1]) => String(single(value)).slice(0, numberIn(single(length))),
  MID: ([value = '', from = 1, length = 1]) => {
    const start = numberIn(single(from)) - 1
    return String(single(value)).slice(start, start + numberIn(single(length)))
  },
  VALUE: ([value = '']) => finite(Number.parseFloat(String(single(value)))),
  UPPER: ([value = '']) => String(single(value)).toUpperCase(),
  TRIM: ([value = '']) => String(single(value)).trim(),
  DATE: ([year = 0, month = 1]) => serialDate(numberIn(single(year)), numberIn(single(month))),
}

/** The number of the first day of a month in a spreadsheet. */
function serialDate(year: number, month: number): number {
  return Math.round(Date.UTC(year, month - 1, 1) / 86_400_000) + 25_569
}

function call(name: string, parts: Expression[], cellsOf: CellsOf): Value {
  const part = (at: number): Value => {
    const expression = parts[at]
    if (!expression) throw new FormulaError(`${name} needs more`)
    return resultOf(expression, cellsOf)
  }
  if (name === 'NULL') return noValue
  if (name === 'TRUE' || name === 'FALSE') return name === 'TRUE'
  // Only what is needed is worked out: the other branch may have no value.
  if (name === 'IF') return single(part(0)) ? part(1) : parts.length > 2 ? part(2) : false
  if (name === 'IFERROR') {
    try {
      return part(0)
    } catch (error) {
      if (error instanceof FormulaError) return part(1)
      throw error
    }
  }
  const apply = functions[name]
  if (!apply) throw new Error(`${name} is not known here`)
  return apply(parts.map((_, at) => part(at)))
}

function resultOf(expression: Expression, cellsOf: CellsOf): Value {
  switch (expression.kind) {
    case 'number':
    case 'text':
      return expression.value
    case 'reference': {
      const { reference } = expression
      const found = cellsOf(reference)
      const isOne = reference.from !== null && reference.from === reference.to
      return isOne ? single(found) : found
    }
    case 'negative':
      return operate('-', 0, resultOf(expression.of, cellsOf))
    case 'operator':
      return operate(expression.operator, resultOf(expression.left, cellsOf), resultOf(expression.right, cellsOf))
    default:
      return call(expression.name, expression.parts, cellsOf)
  }
}

/** What a formula comes to, as a spreadsheet works it out. */
export function calculate(formula: string, cellsOf: CellsOf): Scalar {
  try {
    return single(resultOf(parseFormula(formula), cellsOf))
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : 'No value'} in ${formula}`, { cause: error })
  }
}
