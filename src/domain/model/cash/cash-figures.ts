import type { EvaluatedOutcome } from '../generated/outcome.gen'

/** What cash by month is worked out from. Percentages are fractions. */
export type CashFigures = NonNullable<EvaluatedOutcome['cash']>
