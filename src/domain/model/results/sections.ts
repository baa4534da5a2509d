import { capitalRows, customerRows, growthRows, inventoryRows } from './advanced-rows'
import { bottomLineRows, fixedCostRows, incomeBeforeRows, salesRows, variableCostRows } from './month-rows'
import type { Absence, NumberName, ResultRows, ValuesOf } from './row'
import { afterEndRows, cashPlanRows, codRows, thresholdRows, vatRows } from './running-rows'
import { priceRows, unitCostRows } from './unit-rows'

/** Some results of the evaluation, by the place in it where they stand. */
interface ResultSection {
  part: string
  rows: ResultRows
  /** Why the whole part is null, where it can be and is still shown. */
  off?: Absence
}

/**
 * Every result of the evaluation, once, in the order in which results are read: types, the REST schema, kinds, directions,
 * reasons and the lists of screens, report and workbook are read from here. Results that come in series or by product
 * (projection, scenarios, months of the cash plan, products) have their rows beside these.
 */
export const resultSections = [
  { part: 'monthly', rows: salesRows },
  { part: 'monthly', rows: variableCostRows },
  { part: 'monthly', rows: fixedCostRows },
  { part: 'monthly', rows: incomeBeforeRows },
  { part: 'bottomLine', rows: bottomLineRows },
  { part: 'monthly', rows: unitCostRows },
  { part: 'monthly', rows: priceRows },
  { part: 'advanced', rows: customerRows },
  { part: 'advanced', rows: inventoryRows },
  { part: 'advanced', rows: capitalRows },
  { part: 'advanced', rows: growthRows },
  { part: 'vat', rows: vatRows },
  { part: 'vat.mandatory', rows: thresholdRows },
  { part: 'vat.voluntary', rows: thresholdRows },
  { part: 'cod', rows: codRows, off: 'noCod' },
  { part: 'cashPlan', rows: cashPlanRows, off: 'cashPlanOff' },
  { part: 'cashPlan.afterEnd', rows: afterEndRows, off: 'cashPlanOff' },
] as const satisfies readonly ResultSection[]

type Section = (typeof resultSections)[number]
export type ResultPart = Section['part']

type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never
type RowsOfPart<P extends ResultPart> = Intersection<Extract<Section, { part: P }>['rows']>

/** The results of a part of the evaluation: numbers, null where the row says why, and flags. */
export type ResultsOf<P extends ResultPart> = ValuesOf<RowsOfPart<P>>

/** Parts whose results are called by their own name alone. */
type NamedAlone = 'monthly' | 'advanced'

/** The names of the numbers of a part, within it. */
export type OwnName<P extends ResultPart> = NumberName<RowsOfPart<P>>

/** How a result of a part is called everywhere: `bottomLine.operatingIncome`; by its own name in the month and the analysis. */
export type NameIn<P extends ResultPart> = P extends NamedAlone ? OwnName<P> : `${P}.${OwnName<P>}`

/** Every result that is a number. */
export type ResultName = { [P in ResultPart]: NameIn<P> }[ResultPart]

/** The rows of a part, in their order. */
export function rowsOfPart<P extends ResultPart>(part: P): RowsOfPart<P>
export function rowsOfPart(part: ResultPart): ResultRows {
  const sections: readonly ResultSection[] = resultSections
  return Object.assign({}, ...sections.filter((one) => one.part === part).map(({ rows }) => rows))
}
