import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { wholeMoney } from '../../results/conclusion/conclusion-texts'
import { isNoAmountEnough } from '../../results/conclusion/no-amount'
import { shownPlanAtom } from '../state/atoms'
import { useFormat } from '../state/use-format'
import { evaluatedInStateAtom } from './concluded'

/** Whether no amount of money is enough, by the quick estimate, which counts the growth of the plan. */
export const isNotEnoughAtom = atom((get) => isNoAmountEnough(get(shownPlanAtom), get(evaluatedInStateAtom), true))

/** The same by cash by month, which counts growth only where the plan says so. */
const isNotEnoughInPlanAtom = atom((get) => {
  const plan = get(shownPlanAtom)
  return isNoAmountEnough(plan, get(evaluatedInStateAtom), plan.cashPlan.withGrowth)
})

/** What stands in place of the money needed where no amount is enough, and what the months shown use up; null where one is. */
export function useNotEnough(of: 'estimate' | 'cashPlan'): { text: string; note: string } | null {
  const { t } = useTranslation('results')
  const { money, number } = useFormat()
  const isNotEnough = useAtomValue(of === 'estimate' ? isNotEnoughAtom : isNotEnoughInPlanAtom)
  const { advanced, cashPlan } = useAtomValue(evaluatedInStateAtom)
  if (!isNotEnough) return null
  const [amount, rows] =
    of === 'estimate' ? [advanced?.peakFundingNeed, advanced?.projection] : [cashPlan?.cashNeeded, cashPlan?.months]
  return {
    text: t('advanced.noAmount'),
    note: t('advanced.usesWithin', {
      amount: money(amount ?? null, wholeMoney),
      months: number((rows?.length ?? 1) - 1),
    }),
  }
}
