import type { VatState, Verdict, VerdictCap } from '../../options'
import type {
  backRows,
  conclusionRows,
  healthPartRows,
  neededRows,
  registrationRows,
  trendRows,
} from '../results/conclusion-rows'
import type { ResultRows, ValuesOf } from '../results/row'

/** One of several kinds of answer, each with its own figures. */
type OneOf<T extends Record<string, ResultRows>> = {
  [K in keyof T & string]: { kind: K } & ValuesOf<T[K]>
}[keyof T & string]

/** That a store has to register: the month, and the bottom line as the plan is typed and once it is registered. */
export type Registration = ValuesOf<typeof registrationRows>

/**
 * How much money a plan takes. `amount`: so much, by a month (0 is before the first sale). `none`: no amount carries the store;
 * what it takes to begin, and what has gone after so many months. `falling`: its cash still falls after so many months.
 */
export type Needed = OneOf<typeof neededRows>

/**
 * When that money is back, without growth. `late`: not within ten years; `notWithin`: not within so many months of cash by
 * month; `never`: a planned month brings none.
 */
export type Back = OneOf<typeof backRows>

/**
 * What sales that grow or fall from month to month take besides, by which month, and when the money is back with them, within
 * so many months.
 */
export type Trend = ValuesOf<typeof trendRows>

/** What may be concluded from a plan. Source: docs/model.md, 'Conclusion'. */
export type Conclusion = ValuesOf<typeof conclusionRows> & {
  /** Registered where the plan is, or has to be within a year. */
  state: VatState
  registration: Registration | null
  verdict: Verdict | null
  /** Why the verdict is no more than moderate. */
  caps: VerdictCap[]
  /** Null without units, and while neither the advanced analysis nor the cash plan is on. */
  needed: Needed | null
  back: Back | null
  /** Where sales are planned to grow. */
  growth: Trend | null
  /** Where they are planned to fall: its rate is below 0. */
  decline: Trend | null
  /** The points of the health score by its parts, and the most that it may be; null while the advanced analysis is off. */
  health: ValuesOf<typeof healthPartRows> | null
}
