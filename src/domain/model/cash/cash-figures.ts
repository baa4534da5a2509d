import type { Evaluated } from '../generated/evaluate.gen'

/** What cash by month is worked out from. Percentages are fractions. */
export type CashFigures = NonNullable<Evaluated['cash']>
