import { resultSections } from './results.gen'
import type { NumberName, ResultRows, ResultSection, ValuesOf } from './row'

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

/** A result in a list. */
export interface StatementLine {
  name: ResultName
  /** Taken away from what stands above it: written with a minus. */
  less?: true
  /** The sum of parts above it, on the way to a total. */
  subtotal?: true
  /** One of those that come to a subtotal below it. */
  part?: true
  /** Counted in the line above it already. */
  within?: true
}

/** The rows of a part, in their order. */
export function rowsOfPart<P extends ResultPart>(part: P): RowsOfPart<P>
export function rowsOfPart(part: ResultPart): ResultRows {
  const sections: readonly ResultSection[] = resultSections
  return Object.assign({}, ...sections.filter((one) => one.part === part).map(({ rows }) => rows))
}
