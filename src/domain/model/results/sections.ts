import * as declared from './results.gen'
import type { Absence, NumberName, ResultRows, ValuesOf } from './row'

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
 * (projection, scenarios, months of the cash plan, products) have their rows beside these. They are declared with their
 * formulas (`../figures`); `npm run model` writes the rows alone.
 */
export const resultSections = [
  { part: 'monthly', rows: declared.salesRows },
  { part: 'monthly', rows: declared.orderCostRows },
  { part: 'monthly', rows: declared.grossProfitRows },
  { part: 'monthly', rows: declared.acquisitionRows },
  { part: 'monthly', rows: declared.fixedCostRows },
  { part: 'monthly', rows: declared.incomeBeforeRows },
  { part: 'bottomLine', rows: declared.bottomLineRows },
  { part: 'monthly', rows: declared.unitCostRows },
  { part: 'monthly', rows: declared.priceRows },
  { part: 'advanced', rows: declared.customerRows },
  { part: 'advanced', rows: declared.inventoryRows },
  { part: 'advanced', rows: declared.capitalRows },
  { part: 'advanced', rows: declared.growthRows },
  { part: 'advanced', rows: declared.healthRows },
  { part: 'vat', rows: declared.vatRows },
  { part: 'vat.mandatory', rows: declared.thresholdRows },
  { part: 'vat.voluntary', rows: declared.thresholdRows },
  { part: 'cod', rows: declared.codRows, off: 'noCod' },
  { part: 'cashPlan', rows: declared.cashPlanRows, off: 'cashPlanOff' },
  { part: 'cashPlan.neededFor', rows: declared.neededForRows, off: 'cashPlanOff' },
  { part: 'cashPlan.afterEnd', rows: declared.afterEndRows, off: 'cashPlanOff' },
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
