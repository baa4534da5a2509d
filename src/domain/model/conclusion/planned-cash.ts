import type { Plan } from '../../plan/plan'
import { type CashBalances, cashBalances, cashPlan } from '../cash/cash-plan'
import { monthsAhead } from '../constants'
import type { CashPlanResult } from '../evaluation'
import { cashTerms } from '../figures/typed/cash-terms'
import type { Concluded } from '../generated/evaluate.gen'

/** Cash by month, as it is shown and as it is concluded from. */
export interface PlannedCash {
  shown: CashPlanResult
  /** The same plan without growth, over the months that conclusions look ahead. */
  ahead: CashBalances
  openingCash: number
  /** Whether what is shown counts growth. */
  isGrowing: boolean
}

/** Null while the cash plan is off. Source: docs/model.md, 'Conclusion'. */
export function plannedCash(plan: Plan, cash: Concluded['cash']): PlannedCash | null {
  if (cash === null) return null
  const terms = cashTerms(plan)
  const { openingCash, months } = terms
  const isGrowing = cash.isGrowing && cash.isAnalysed
  const shown = cashPlan(plan, cash, terms)
  if (months === monthsAhead && !isGrowing) {
    const balances = shown.months.map(({ closingCash }) => closingCash)
    return { shown, ahead: { ...shown, balances }, openingCash, isGrowing }
  }
  const ahead = cashBalances(plan, { ...cash, demand: cash.rhythm }, { ...terms, months: monthsAhead })
  return { shown, ahead, openingCash, isGrowing }
}
