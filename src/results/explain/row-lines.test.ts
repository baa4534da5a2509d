import { expect, it } from 'vitest'
import { cashMonthRows, productRows, projectionRows, scenarioRows } from '../../domain/model/results/results.gen'
import type { ResultRows } from '../../domain/model/results/row'
import { cashLines } from './cash-lines'
import { monthLines, productLines, scenarioLines } from './row-lines'

/** Figures of a row that no line has, and of which none says which other one shows it. A month names its row, units were typed. */
function unseen(rows: ResultRows, lines: readonly string[]): string[] {
  return Object.entries(rows).flatMap(([name, row]) => {
    const isExplained = lines.includes(name) || ('shownBy' in row && lines.includes(row.shownBy ?? ''))
    return isExplained || row.kind === 'planMonth' || row.kind === 'count' ? [] : [name]
  })
}

it.each<[string, ResultRows, readonly string[]]>([
  ['product', productRows, productLines],
  ['scenario', scenarioRows, scenarioLines],
  ['month of the projection', projectionRows, monthLines],
  ['month of cash', cashMonthRows, cashLines],
])('every declared figure of a %s has its line and its explanation, or says which one shows it', (_, rows, lines) => {
  expect(unseen(rows, lines)).toEqual([])
})
