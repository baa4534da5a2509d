import type { CashMonth } from '../../../domain/model/evaluation'

/** So many months fit beside each other on paper, so that their figures can be read. */
export const monthsOnPaper = 6

/** The months in tables of a number of months that stand below each other. */
export function tablesOf(months: readonly CashMonth[], beside: number): CashMonth[][] {
  // What is paid before the first sale stands beside the first months.
  const count = Math.max(1, Math.ceil((months.length - 1) / beside))
  return Array.from({ length: count }, (_, at) => months.slice(at === 0 ? 0 : at * beside + 1, (at + 1) * beside + 1))
}
