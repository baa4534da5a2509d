import { type ResultList, resultLists, type SummaryGroup } from '../domain/model/results/row'
import type { ResultName } from '../domain/model/results/sections'
import { declaredResults, isResult, resultNames, rowOf } from './result-kinds'

/** Results below each other, as on a statement. */
export interface ListedResults {
  rows: readonly ResultName[]
  /** Totals: stronger. */
  totals: readonly ResultName[]
  /** Coloured by their sign. */
  signed: readonly ResultName[]
  /** Left out while they are 0: what this plan does not use. */
  ifUsed: readonly ResultName[]
}

/** The results of a list with those that stand in it besides, each right after the one that its row names. */
function namesOf(list: ResultList): readonly ResultName[] {
  const names = resultNames.filter((name) => rowOf(name).list === list)
  for (const name of resultNames) {
    const { after } = rowOf(name)
    if (after !== undefined && isResult(after) && rowOf(after).list === list)
      names.splice(names.indexOf(after) + 1, 0, name)
  }
  return names
}

function listed(list: ResultList): ListedResults {
  const rows = namesOf(list)
  const own = rows.filter((name) => rowOf(name).list === list)
  return {
    rows,
    totals: own.filter((name) => rowOf(name).total),
    signed: rows.filter((name) => rowOf(name).signed),
    ifUsed: own.filter((name) => rowOf(name).ifUsed),
  }
}

const known = new Map(resultLists.map((list) => [list, listed(list)]))

/** A list of results as screens and paper show it. */
export const listedResults = (list: ResultList): ListedResults => known.get(list) ?? listed(list)

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
