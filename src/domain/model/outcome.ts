import type { Plan } from '../plan/plan'
import { cashBalances } from './cash/cash-plan'
import { cashTerms } from './figures/typed/cash-terms'
import { isCashPlanned } from './figures/typed/readers'
import { bottomIncomeOf, outcomesOf, type Varied } from './generated/outcome.gen'

/** What the month leaves after returns and stock: the figure of `evaluate` alone, many times faster. */
export const incomeOf = (plan: Plan): number => bottomIncomeOf(plan)

/** What thousands of variations of a plan are compared by. */
export interface Outcome {
  operatingIncome: number
  /** The month in which cash runs out; null when it does not. */
  runsOutMonth: number | null
}

/**
 * What the month leaves, and whether the cash plan's opening cash lasts, of a plan whose varied inputs are others: the figures
 * of `evaluate` alone. What follows from none of those inputs is worked out once.
 */
export function outcomesFor(plan: Plan): (varied: Varied) => Outcome {
  const outcome = outcomesOf(plan)
  const terms = isCashPlanned(plan) ? cashTerms(plan) : undefined
  return (varied) => {
    const { operatingIncome, cash } = outcome(varied)
    return { operatingIncome, runsOutMonth: cash && cashBalances(plan, cash, terms).runsOutMonth }
  }
}
