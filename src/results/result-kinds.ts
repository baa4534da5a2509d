import type { Evaluation } from '../domain/model/evaluation'
import { resultSections } from '../domain/model/results/results.gen'
import type { Absence, FlagRow, Kind, ResultRow } from '../domain/model/results/row'
import type { ResultName, ResultPart } from '../domain/model/results/sections'
import type { Language } from '../domain/options'
import { valueAtPath } from '../domain/text/value-at-path'
import { type Digits, formatMoney, formatNumber, formatPercent } from '../i18n/format'

/** A result with its place in the evaluation. */
interface DeclaredResult {
  row: ResultRow
  part: ResultPart
  /** From the evaluation to the result. */
  path: readonly string[]
  /** Why the whole part is null, where it can be. */
  off: Absence | null
}

/** Parts whose results are called by their own name alone. */
const namedAlone: readonly ResultPart[] = ['monthly', 'advanced'] satisfies readonly ResultPart[]

const isNumber = (entry: [string, ResultRow | FlagRow]): entry is [string, ResultRow] => entry[1].kind !== 'flag'

function declared(): Record<ResultName, DeclaredResult>
function declared(): Record<string, DeclaredResult> {
  const all: Record<string, DeclaredResult> = {}
  for (const section of resultSections) {
    const { part } = section
    const rows: [string, ResultRow | FlagRow][] = Object.entries(section.rows)
    for (const [key, row] of rows.filter(isNumber)) {
      const name = namedAlone.includes(part) ? key : `${part}.${key}`
      all[name] = { row, part, path: [...part.split('.'), key], off: 'off' in section ? section.off : null }
    }
  }
  return all
}

/** Every result of the evaluation that is a number, by its name. */
export const declaredResults = declared()

export const isResult = (name: string): name is ResultName => Object.hasOwn(declaredResults, name)

/** Every result, in the order in which they are read. */
export const resultNames: readonly ResultName[] = Object.keys(declaredResults).filter(isResult)

/** Everything about a result that is no formula and no word. */
export const rowOf = (name: ResultName): ResultRow => declaredResults[name].row

/** What a result is measured in. */
export const kindOf = (name: ResultName): Kind => rowOf(name).kind

/** The value of a result in an evaluation; null where it has no meaning or the part that it belongs to is off. */
export function resultOf(evaluation: Evaluation, name: ResultName): number | null {
  const value = valueAtPath(evaluation, declaredResults[name].path)
  return typeof value === 'number' ? value : null
}

const digits: Record<Exclude<Kind, 'money' | 'percent'>, Digits> = {
  count: { max: 2 },
  times: { max: 2 },
  days: { max: 1 },
  month: { max: 0 },
  planMonth: { max: 0 },
  months: { max: 1 },
  orders: { max: 2 },
  score: { max: 0 },
  factor: { max: 4 },
}

/** A figure as every card, table, chart and explanation writes it; units other than money and percent stand in words. */
export function formatKind(value: number | null, kind: Kind, language: Language, currency: string): string {
  if (kind === 'money') return formatMoney(value, language, currency)
  if (kind === 'percent') return formatPercent(value, language)
  return formatNumber(value, language, digits[kind])
}

/** In which state of VAT a result is read: what is about registering sets both beside each other, and is of the plan as it is typed. */
export const stateFor = (name: ResultName) => (name.startsWith('vat.') ? 'typed' : 'concluded')
