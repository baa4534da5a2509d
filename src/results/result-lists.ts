import { type ResultList, resultLists, type SummaryGroup } from '../domain/model/results/row'
import type { ResultName, StatementLine } from '../domain/model/results/sections'
import { statements } from '../domain/model/results/statements.gen'
import { declaredResults, resultNames, rowOf } from './result-kinds'

/** Results below each other, as on a statement. */
export interface ListedResults {
  rows: readonly ResultName[]
  /** Totals: stronger. */
  totals: readonly ResultName[]
  /** Coloured by their sign. */
  signed: readonly ResultName[]
  /** Left out while they are 0: what this plan does not use. */
  ifUsed: readonly ResultName[]
  /** What is taken away from what stands above it: with a minus. */
  less: readonly ResultName[]
  /** Sums of parts above them, on the way to a total. */
  subtotals: readonly ResultName[]
  /** Parts of a subtotal below them. */
  parts: readonly ResultName[]
  /** Counted in the line above them already: 'of which'. */
  within: readonly ResultName[]
}

function listed(list: ResultList): ListedResults {
  const lines = statements[list]
  const rows = lines.map(({ name }) => name)
  const own = rows.filter((name) => rowOf(name).list === list)
  const marked = (mark: Exclude<keyof StatementLine, 'name'>) =>
    lines.filter((line) => line[mark]).map(({ name }) => name)
  return {
    rows,
    totals: own.filter((name) => rowOf(name).total),
    signed: rows.filter((name) => rowOf(name).signed),
    ifUsed: own.filter((name) => rowOf(name).ifUsed),
    less: marked('less'),
    subtotals: marked('subtotal'),
    parts: marked('part'),
    within: marked('within'),
  }
}

const known = new Map(resultLists.map((list) => [list, listed(list)]))

/** A list of results as screens and paper show it. */
export const listedResults = (list: ResultList): ListedResults => known.get(list) ?? listed(list)

/** How a result is written in its list. */
export interface ResultMarks {
  strong: 'total' | 'subtotal' | null
  /** Set in: counted in the line above it, or in a sum below. */
  part: 'ofLineAbove' | 'ofSum' | null
  isLess: boolean
  isSigned: boolean
  ifUsed: boolean
}

/** The marks of a result in a list, of which some lines may be left out: a part without its sum is a line like any other. */
export function marksOf(name: ResultName, list: Pick<ListedResults, 'rows'> & Partial<ListedResults>): ResultMarks {
  const { rows, totals = [], subtotals = [], parts = [], within = [], less = [], signed = [], ifUsed = [] } = list
  const isSummed = rows.slice(rows.indexOf(name) + 1).some((one) => subtotals.includes(one) || totals.includes(one))
  const isPart = parts.includes(name)
  return {
    strong: totals.includes(name) ? 'total' : subtotals.includes(name) ? 'subtotal' : null,
    part: within.includes(name) ? 'ofLineAbove' : isPart && isSummed ? 'ofSum' : null,
    isLess: less.includes(name) && (isSummed || !isPart),
    isSigned: signed.includes(name),
    ifUsed: ifUsed.includes(name),
  }
}

/** What a founder compares first. */
export const foremostResults: readonly ResultName[] = resultNames.filter((name) => rowOf(name).foremost)

/** What estimates a result while the part that knows it is off. */
export const estimateOf = (known: ResultName): ResultName | undefined =>
  resultNames.find((name) => rowOf(name).knownBy === known)

/** The key figures of a group on the workbook's first sheet. */
export const summaryResults = (group: SummaryGroup): readonly ResultName[] =>
  resultNames.filter((name) => rowOf(name).summary === group)

const forAdmin = resultNames.filter((name) => rowOf(name).forAdmin)
const isAdvanced = (name: ResultName) => declaredResults[name].part === 'advanced'

/** What an administrator sees of a plan: of its month, and of what lies beyond. */
export const adminResults: Record<'month' | 'advanced', readonly ResultName[]> = {
  month: forAdmin.filter((name) => !isAdvanced(name)),
  advanced: forAdmin.filter(isAdvanced),
}

/** An amount as it stands in a statement: what is taken away has a minus. */
export const inStatement = (value: number | null, isLess: boolean): number | null => (isLess && value ? -value : value)
