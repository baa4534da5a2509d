import type { Plan } from '../plan/plan'
import { type Assumptions, assumptionsOf } from './advanced/assumptions'
import { type ReturnsAndStock, returnsAndStock } from './advanced/returns-and-stock'
import { cashPlan } from './cash/cash-plan'
import { bottomIncome } from './month/bottom-line'
import { type MonthBasis, monthBasis } from './month/month'
import { demandOf } from './season/demand'

interface Prepared {
  basis: MonthBasis
  assumptions: Assumptions | null
  returns: ReturnsAndStock
}

function prepared(plan: Plan): Prepared {
  const basis = monthBasis(plan)
  const assumptions = plan.enableAdvancedAnalysis === true ? assumptionsOf(plan) : null
  return { basis, assumptions, returns: returnsAndStock(basis, assumptions) }
}

/** What the month leaves after returns and stock: the figure of `evaluate` alone, many times faster. */
export function incomeOf(plan: Plan): number {
  const { basis, returns } = prepared(plan)
  return bottomIncome(basis, returns)
}

/** What thousands of variations of a plan are compared by. */
export interface Outcome {
  operatingIncome: number
  /** The month in which cash runs out; null when it does not. */
  runsOutMonth: number | null
}

/** What the month leaves, and whether the cash plan's opening cash lasts: the figures of `evaluate` alone. */
export function outcomeOf(plan: Plan): Outcome {
  const { basis, assumptions, returns } = prepared(plan)
  const cash = cashPlan(basis, returns, assumptions, demandOf(plan, assumptions))
  return { operatingIncome: bottomIncome(basis, returns), runsOutMonth: cash?.runsOutMonth ?? null }
}
