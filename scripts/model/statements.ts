import { resultSections } from '../../src/domain/model/figures/outputs/answer'
import type { Expression, Figure } from '../../src/domain/model/language/figure'
import { isNumber } from '../../src/domain/model/language/reading'
import { type DeclaredRow, type ResultList, resultLists } from '../../src/domain/model/results/row'

// The lists of results as statements: what stands where, what adds up to what, and what is taken away, as the formulas say.

const namedAlone = ['monthly', 'advanced']

/** Every result by the name that it has everywhere, in the order in which results are read. */
const declared = new Map<string, DeclaredRow>(
  resultSections.flatMap(({ part, rows }) =>
    Object.entries(rows)
      .filter(([, { figure }]) => figure.unit !== 'flag')
      .map(([key, row]): [string, DeclaredRow] => [namedAlone.includes(part) ? key : `${part}.${key}`, row]),
  ),
)
const all = [...declared]

/** What heads a list, its own results, and each that stands after one of them. */
function namesOf(list: ResultList): string[] {
  const names = all.filter(([, row]) => row.heads?.includes(list)).map(([name]) => name)
  names.push(...all.filter(([, row]) => row.list === list).map(([name]) => name))
  const placedAfter = new Map<string, string>()
  for (const [name, { after }] of all) {
    if (after === undefined || names.includes(name) || (declared.get(after)?.list ?? list) !== list) continue
    const last = placedAfter.get(after) ?? after
    const at = names.indexOf(last)
    if (at < 0) continue
    names.splice(at + 1, 0, name)
    placedAfter.set(after, name)
  }
  return names
}

/** What a sum comes to when the sums in it are followed: what is not a sum itself, and how often it counts. */
type Terms = Map<Figure | Expression, number>

/** The sum in a formula that changes nothing else about it: not below 0, 0 where it is next to 0, or nothing at times. */
function sumIn(one: Expression): Expression {
  if (one.kind !== 'call') return one
  const [first, second, third] = one.arguments
  if (one.name === 'MAX' && isNumber(first, 0) && second) return sumIn(second)
  if (one.name === 'IF' && third?.kind === 'nothing' && second) return sumIn(second)
  return one.name === 'NEAR_ZERO' && first ? sumIn(first) : one
}

function addTerms(terms: Terms, formula: Expression, times: number): Terms {
  const one = sumIn(formula)
  if (one.kind === 'operation' && (one.operation === '+' || one.operation === '-')) {
    addTerms(terms, one.left, times)
    return addTerms(terms, one.right, one.operation === '+' ? times : -times)
  }
  const inner = one.kind === 'figure' ? one.figure.formula && sumIn(one.figure.formula) : undefined
  const isSum = inner?.kind === 'figure' || (inner?.kind === 'operation' && '+-'.includes(inner.operation))
  if (inner && isSum) return addTerms(terms, inner, times)
  const key = one.kind === 'figure' ? one.figure : one
  return terms.set(key, (terms.get(key) ?? 0) + times)
}

const termsOf = (figure: Figure): Terms => addTerms(new Map(), { kind: 'figure', figure }, 1)

/** Whether all of these, with that sign, are among the others. */
const holds = (terms: Terms, others: Terms, sign: number) =>
  [...others].every(([term, times]) => Math.sign(terms.get(term) ?? 0) === Math.sign(times * sign))

/** Which results before it, nearest first, come to a sum, and with what sign; none where some of it stands nowhere. */
function partsOf(name: string, before: readonly string[]): Map<string, number> {
  const parts = new Map<string, number>()
  const sum = declared.get(name)
  if (sum?.figure.unit !== 'money' || sum.of) return parts
  const left = termsOf(sum.figure)
  for (const part of before.toReversed()) {
    const row = declared.get(part)
    if (!row || row.within || row.of || row.figure.unit !== 'money') continue
    const terms = termsOf(row.figure)
    const sign = [1, -1].find((one) => holds(left, terms, one))
    // A total ends what stands above it, unless it goes on from there.
    if (sign === undefined && row.total) break
    if (sign === undefined) continue
    for (const term of terms.keys()) left.delete(term)
    parts.set(part, sign)
  }
  return left.size === 0 && parts.size > 1 ? parts : new Map()
}

interface Line {
  name: string
  less?: true
  subtotal?: true
  part?: true
  within?: true
}

/** A list as a statement: what is taken away by the total that it goes into, and what is a part of a subtotal. */
function statementOf(list: ResultList): Line[] {
  const names = namesOf(list)
  const lines = new Map(names.map((name): [string, Line] => [name, { name }]))
  const signs = new Map(names.map((name) => [name, declared.get(name)?.less ? -1 : 1]))
  const taken = new Set<string>()
  const sums = names.map((name, at) => ({ name, parts: partsOf(name, names.slice(0, at)) }))
  // The last first: what a total takes away is taken away in all its parts.
  for (const { name, parts } of sums.toReversed()) {
    const line = lines.get(name)
    if (!line || parts.size === 0) continue
    const isTotal = declared.get(name)?.total
    if (!isTotal) line.subtotal = true
    for (const [part, sign] of parts) {
      signs.set(part, sign * (signs.get(name) ?? 1))
      const partLine = lines.get(part)
      if (partLine && !isTotal) partLine.part = true
      taken.add(part)
    }
  }
  for (const [name, line] of lines) {
    const row = declared.get(name)
    if (row?.within && names.includes(row.within)) {
      line.within = true
      signs.set(name, signs.get(row.within) ?? 1)
    }
    if (signs.get(name) === -1) line.less = true
  }
  return [...lines.values()]
}

const written = ({ name, ...marks }: Line) =>
  `    { name: '${name}'${Object.keys(marks)
    .map((mark) => `, ${mark}: true`)
    .join('')} },`

/** The statements as the browser reads them. */
export function statements(head: string): string {
  const lists = resultLists.map((list) => `  ${list}: [\n${statementOf(list).map(written).join('\n')}\n  ],`)
  return `${head}
import type { ResultList } from './row'
import type { StatementLine } from './sections'

/** Results below each other as on a statement: what stands where, what adds up to what, and what is taken away. */
export const statements: Record<ResultList, readonly StatementLine[]> = {
${lists.join('\n')}
}
`
}
