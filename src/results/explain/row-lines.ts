import type { ProductResult } from '../../domain/model/evaluation'

/** A figure of one product. */
export type ProductLine = Exclude<keyof ProductResult, 'id' | 'units'>

/** Every figure of one product, in the order of its calculation. */
export const productLines = [
  'salesExVAT',
  'productCost',
  'orderCosts',
  'paymentCost',
  'acquisition',
  'returnsAndStock',
  'contribution',
  'contributionPerUnit',
  'marginPct',
] as const satisfies readonly ProductLine[]

/** Those that have a name of their own; the others are called as the month's. */
export type ProductName = 'orderCosts' | 'contribution' | 'contributionPerUnit' | 'marginPct'

/** What is said of each scenario. */
export const scenarioLines = ['salesExVAT', 'incomeAfterReturns', 'marginAfterReturnsPct', 'cashFlow'] as const
export type ScenarioLine = (typeof scenarioLines)[number]

/** What is said of each month of the projection. */
export const monthLines = ['cumulativeCash', 'cashFlow', 'salesExVAT', 'incomeAfterReturns'] as const
export type MonthLine = (typeof monthLines)[number]
