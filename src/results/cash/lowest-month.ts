import type { ProjectionMonth } from '../../domain/model/evaluation'

const none: ProjectionMonth = {
  month: 0,
  salesExVAT: 0,
  operatingIncome: 0,
  incomeAfterReturns: 0,
  cashFlow: 0,
  cumulativeCash: 0,
}

/** The month of the plan in which cash is lowest; the first of two alike. */
export function lowestMonth(months: readonly ProjectionMonth[]): ProjectionMonth {
  let lowest = months[0] ?? none
  for (const month of months) if (month.cumulativeCash < lowest.cumulativeCash) lowest = month
  return lowest
}
