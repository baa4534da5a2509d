import type { Plan } from '../../plan/plan'
import { cashPlan } from '../cash/cash-plan'
import { cashTerms } from '../cash/cash-terms'
import { monthsAhead } from '../constants'
import type { CashPlanResult } from '../evaluation'
import type { Concluded } from '../generated/evaluate.gen'

/** Cash by month, as it is shown and as it is concluded from. */
export interface PlannedCash {
  shown: CashPlanResult
  /** The same plan without growth, over the months that conclusions look ahead. */
  ahead: CashPlanResult
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
  if (months === monthsAhead && !isGrowing) return { shown, ahead: shown, openingCash, isGrowing }
  const ahead = cashPlan(plan, { ...cash, demand: cash.rhythm }, { ...terms, months: monthsAhead })
  return { shown, ahead, openingCash, isGrowing }
}
