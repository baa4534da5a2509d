import { productRows } from '../../domain/model/results/results.gen'

/** A figure of one product. */
export type ProductLine = Exclude<keyof typeof productRows, 'units'>

/** Every figure of one product, in the order of its calculation. */
export const productLines: readonly ProductLine[] = Object.keys(productRows).filter(
  (name): name is ProductLine => name !== 'units',
)

/** Those that have a name of their own; the others are called as the month's. */
export type ProductName = 'orderCosts' | 'contribution' | 'contributionPerUnit' | 'marginPct'

/** What is said of each scenario. */
export const scenarioLines = ['salesExVAT', 'incomeAfterReturns', 'marginAfterReturnsPct', 'cashFlow'] as const
export type ScenarioLine = (typeof scenarioLines)[number]

/** What is said of each month of the projection. */
export const monthLines = ['cumulativeCash', 'cashFlow', 'salesExVAT', 'incomeAfterReturns'] as const
export type MonthLine = (typeof monthLines)[number]
