import type { Plan } from '../plan/plan'
import { cashPlan } from './cash/cash-plan'
import { isCashPlanned } from './figures/typed/readers'
import { bottomIncomeOf, evaluatedOutcome } from './generated/outcome.gen'

/** What the month leaves after returns and stock: the figure of `evaluate` alone, many times faster. */
export const incomeOf = (plan: Plan): number => bottomIncomeOf(plan)

/** What thousands of variations of a plan are compared by. */
export interface Outcome {
  operatingIncome: number
  /** The month in which cash runs out; null when it does not. */
  runsOutMonth: number | null
}

/** What the month leaves, and whether the cash plan's opening cash lasts: the figures of `evaluate` alone. */
export function outcomeOf(plan: Plan): Outcome {
  if (!isCashPlanned(plan)) return { operatingIncome: incomeOf(plan), runsOutMonth: null }
  const { operatingIncome, cash } = evaluatedOutcome(plan)
  return { operatingIncome, runsOutMonth: cash && cashPlan(plan, cash).runsOutMonth }
}
