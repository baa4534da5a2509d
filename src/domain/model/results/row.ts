import type { FigureQuestion } from '../../questions'
import type { Figure, FigureUnit } from '../language/figure'

/** What a result is measured in; decides how it is written everywhere. A factor is a bare number. */
export type Kind = Exclude<FigureUnit, 'flag'>

/** Why a result has no value. Their sentences are in the dictionaries, what they hold for in `src/results/explain/reason.ts`. */
const absences = [
  'noUnits',
  'noSales',
  'allRefused',
  'eachSaleLoses',
  'notAtThisPace',
  'noNewCustomers',
  'customersAreFree',
  'ordersLeaveNothing',
  'customersLeaveBefore',
  'noPriceReaches',
  'cashNeverBack',
  'noGrowth',
  'noCapital',
  'noCod',
  'allCod',
  'codLoses',
  'notRegistered',
  'registered',
  'belowThreshold',
  'notInSar',
  'cashPlanOff',
  'neverRunsOut',
  'notBack',
  'ownerPayOpen',
  'nothingNeeded',
] as const
export type Absence = (typeof absences)[number]

/** The lists in which results stand below each other, on screens and in the report. */
export const resultLists = [
  'revenue',
  'variable',
  'order',
  'fixed',
  'breakEven',
  'product',
  'pricing',
  'customers',
  'inventory',
  'growth',
  'health',
  'cash',
  'vat',
  'cod',
  'cashPlan',
  'cashOpen',
] as const
export type ResultList = (typeof resultLists)[number]

/** The groups of key figures on the first sheet of the workbook. */
export const summaryGroups = ['month', 'breakEven', 'unit', 'cash', 'advanced'] as const
export type SummaryGroup = (typeof summaryGroups)[number]

/** One result: everything about it that is no formula and no word. */
export interface ResultRow extends ResultAttributes {
  kind: Kind
  /** The questions to the founder that the costs in it are asked under. */
  questions?: readonly FigureQuestion[]
}

/** What is said of a result beside its formula. */
interface ResultAttributes {
  /** An amount of one unit, order or customer: written to the halala. Amounts of a month or a whole plan are written whole. */
  of?: 'unit' | 'order' | 'customer'
  /** Which is better, regardless of the size of the store; costs and revenue of a month are neither, for a store that sells more has more of both. */
  better?: 'more' | 'less'
  /** Why it can be null, in the order in which a founder would mend it: the first that holds is said. Never null without. */
  absent?: readonly [Absence, ...Absence[]]
  /** Where it stands, if not in the list of its table (`listed`). Without one it is `shownBy`, or a row of a table that has its own names. */
  list?: ResultList
  /** Besides, or instead of, its own list: right after that result. */
  after?: string
  /** Lists that begin with it, besides its own: what they take from or add to. */
  heads?: readonly ResultList[]
  /** A part of that result, which counts it already: 'of which'. */
  within?: string
  /** Taken away in its list; where a total's formula says so it need not be declared. */
  less?: true
  /** It has the place, the name and the explanation of that result on screens and paper, which says more. */
  shownBy?: string
  /** An estimate of that result, which is the better one where there is a value. */
  knownBy?: string
  /** A total: stronger. */
  total?: true
  /** Coloured by its sign. */
  signed?: true
  /** Left out of its list while it is 0: what this plan does not use. */
  ifUsed?: true
  /** What a founder compares first. */
  foremost?: true
  /** Stands on the workbook's first sheet. */
  summary?: SummaryGroup
  /** What an administrator sees of a plan. */
  forAdmin?: true
}

/** Yes or no: of no list, and in the workbook a working. */
export interface FlagRow {
  kind: 'flag'
}

export type ResultRows = Record<string, ResultRow | FlagRow>

/** Some results of the evaluation, by the place in it where they stand. */
export interface ResultSection<Rows = ResultRows> {
  part: string
  rows: Rows
  /** Why the whole part is null, where it can be and is still shown. */
  off?: Absence
}
export type DeclaredSection = ResultSection<DeclaredRows>

/** A result as it is declared, beside its formula, whose unit is its kind. `npm run model` writes its row. */
export type DeclaredRow = ResultAttributes & { figure: Figure }
export type DeclaredRows = Record<string, DeclaredRow>

/** Results that stand in a list where they say no other: flags, and those with the place of another result, stand in none. */
export function listed<T extends DeclaredRows>(list: ResultList, rows: T): T
export function listed(list: ResultList, rows: DeclaredRows): DeclaredRows {
  const isPlaced = ({ figure, after, shownBy }: DeclaredRow) => figure.unit === 'flag' || after || shownBy
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, isPlaced(row) ? row : { list, ...row }]))
}

/** The figures of declared results, by their names. */
export function figuresOf<T extends DeclaredRows>(rows: T): { [K in keyof T]: Figure }
export function figuresOf(rows: DeclaredRows): Record<string, Figure> {
  return Object.fromEntries(Object.entries(rows).map(([name, { figure }]) => [name, figure]))
}

type ValueOf<R> = R extends FlagRow ? boolean : R extends { absent: readonly Absence[] } ? number | null : number

/** What results of such rows are: numbers, null where the row says why, and flags. */
export type ValuesOf<T> = { -readonly [K in keyof T]: ValueOf<T[K]> }

/** The names of results that are numbers. */
export type NumberName<T> = { [K in keyof T & string]: T[K] extends FlagRow ? never : K }[keyof T & string]
