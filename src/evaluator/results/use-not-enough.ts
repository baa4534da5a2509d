import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { projectedMonths } from '../../domain/model/constants'
import { wholeMoney } from '../../results/conclusion/conclusion-texts'
import { isNoAmountEnough } from '../../results/conclusion/no-amount'
import { shownPlanAtom } from '../state/atoms'
import { useFormat } from '../state/use-format'
import { useMonthName } from '../state/use-month-name'
import { evaluatedInStateAtom } from './concluded'

/** Whether no amount of money is enough, by the quick estimate, which counts the growth of the plan. */
export const isNotEnoughAtom = atom((get) => isNoAmountEnough(get(shownPlanAtom), get(evaluatedInStateAtom), true))

/** The same by cash by month, which counts growth only where the plan says so. */
export const isNotEnoughInPlanAtom = atom((get) => {
  const plan = get(shownPlanAtom)
  return isNoAmountEnough(plan, get(evaluatedInStateAtom), plan.cashPlan.withGrowth)
})

/** Whether cash is lowest in the last month shown, of a store whose planned month uses up cash while growth may change that. */
export const isStillFallingAtom = atom((get) => {
  const { conclusion, cashPlan } = get(evaluatedInStateAtom)
  if (conclusion.needed?.kind !== 'none' || cashPlan === null || get(isNotEnoughInPlanAtom)) return false
  return cashPlan.lowestMonth === cashPlan.months.length - 1
})

/** What stands in place of the money needed where no amount is enough, and what the months shown use up; null where one is. */
export function useNotEnough(of: 'estimate' | 'cashPlan'): { text: string; note: string } | null {
  const { t } = useTranslation('results')
  const { money } = useFormat()
  const monthName = useMonthName()
  const isNotEnough = useAtomValue(of === 'estimate' ? isNotEnoughAtom : isNotEnoughInPlanAtom)
  const { advanced, cashPlan } = useAtomValue(evaluatedInStateAtom)
  if (!isNotEnough) return null
  const text = t('advanced.noAmount')
  const used = (amount: number | null | undefined, month: number) =>
    t('advanced.usesWithin', { amount: money(amount ?? null, wholeMoney), month: monthName(month) })
  // The quick estimate looks at more months than it shows.
  if (of === 'estimate' || cashPlan === null) return { text, note: used(advanced?.peakFundingNeed, projectedMonths) }
  const { cashNeeded, lowestMonth, months } = cashPlan
  if (lowestMonth === months.length - 1) return { text, note: used(cashNeeded, lowestMonth) }
  return { text, note: t('advanced.lowestBefore', { amount: money(cashNeeded, wholeMoney) }) }
}
