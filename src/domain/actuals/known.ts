import type { Plan } from '../plan/plan'
import type { ActualFigure } from './figures'
import type { MonthOfActuals } from './month-figures'

/** A plan of one month with a group's actual figures; null where nothing is known of them. */
export type WithActual = (plan: Plan, month: MonthOfActuals) => Plan | null

/** A figure of a month; null where nothing says it. */
export const known = (month: MonthOfActuals, figure: ActualFigure): number | null =>
  month.figures[figure]?.value ?? null

/** A part of a whole, both of the month; null where either is not known or there is no whole. */
export function partOf(part: number | null, whole: number | null): number | null {
  return part === null || whole === null || whole <= 0 ? null : Math.max(0, part) / whole
}
