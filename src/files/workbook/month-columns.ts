import { cashMonthRows, projectionRows } from '../../domain/model/results/results.gen'

/** What is written of each month, in the order in which it is declared. */
function columnsOf<N extends string>(rows: Record<N, unknown>): Exclude<N, 'month'>[]
function columnsOf(rows: object): string[] {
  return Object.keys(rows).filter((name) => name !== 'month')
}

export const cashColumns = columnsOf(cashMonthRows)
export const projectionColumns = columnsOf(projectionRows)
