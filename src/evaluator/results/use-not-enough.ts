import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { projectedMonths } from '../../domain/model/constants'
import { wholeMoney } from '../../results/conclusion/conclusion-texts'
import { useFormat } from '../state/use-format'
import { useMonthName } from '../state/use-month-name'
import { evaluatedInStateAtom } from './concluded'

/**
 * What stands in place of the money needed where no amount is enough, and what the months looked at use up, also where growth only
 * later ends that; null where the amount is enough.
 */
export function useNotEnough(of: 'estimate' | 'cashPlan'): { text?: string; note: string | null } | null {
  const { t } = useTranslation('results')
  const { money } = useFormat()
  const monthName = useMonthName()
  const { advanced, cashPlan, conclusion } = useAtomValue(evaluatedInStateAtom)
  const text = t('advanced.noAmount')
  const used = (amount: number | null | undefined, month: number) =>
    t('advanced.usesWithin', { amount: money(amount ?? null, wholeMoney), month: monthName(month) })
  if (of === 'estimate') {
    // It looks at more months than it shows.
    const note = used(advanced?.peakFundingNeed, projectedMonths)
    if (conclusion.isFundingStillFalling) return { note }
    return conclusion.isFundingNeverEnough ? { text, note } : null
  }
  if (cashPlan === null || !conclusion.isCashNeverEnough) return null
  const { cashNeeded, lowestMonth, months } = cashPlan
  return { text, note: lowestMonth === months.length - 1 ? used(cashNeeded, lowestMonth) : null }
}
