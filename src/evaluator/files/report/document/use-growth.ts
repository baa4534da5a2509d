import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { wholeMoney } from '../../../../results/conclusion/conclusion-texts'
import {
  countedGrowthAtom,
  plannedGrowthAtom,
  useSteadyCondition,
  useTrendCondition,
} from '../../../results/cash/planned-growth'
import { conclusionAtom, evaluatedInStateAtom } from '../../../results/concluded'
import { useNotEnough } from '../../../results/use-not-enough'
import { useFormat } from '../../../state/use-format'
import { useMonthName } from '../../../state/use-month-name'

/** The growth that the plan asks for, in words; null where it asks for none. */
export function useGrowthRate(): string | null {
  const { percent } = useFormat()
  const growth = useAtomValue(plannedGrowthAtom)
  return growth === null ? null : percent(growth)
}

/** What growth makes of a plan that no amount of money is enough for without it: how much is, and when that is back; null where growth does not help. */
export function useEnoughWithGrowth(): string | null {
  const { t } = useTranslation('report')
  const { money } = useFormat()
  const monthName = useMonthName()
  const rate = useGrowthRate()
  const { needed } = useAtomValue(conclusionAtom)
  const { advanced, cashPlan } = useAtomValue(evaluatedInStateAtom)
  const counted = useAtomValue(countedGrowthAtom) !== null
  const isHelped = useNotEnough(cashPlan ? 'cashPlan' : 'estimate') === null
  if (needed?.kind !== 'none' || rate === null || !isHelped) return null
  // What the report says of cash further on: the quick estimate, or cash by month where that counts growth.
  const [amount, back] = cashPlan
    ? [counted ? cashPlan.cashNeeded : null, cashPlan.backMonth]
    : [advanced?.peakFundingNeed ?? null, advanced?.cashBreakevenMonth ?? null]
  if (amount === null || back === null) return null
  return t('growth.enough', { rate, amount: money(amount, wholeMoney), month: monthName(back) })
}

interface CashGrowth {
  /** Behind a figure of the months: 'without growth'. */
  condition: string
  /** The same in a sentence. */
  sentence: string
  /** At the month in which the money is back, on a picture. */
  mark: (month: string) => string
}

/** Whether the months of cash count growth, said wherever the report says when the money is back. */
export function useCashGrowth(isCounted: boolean): CashGrowth {
  const { t } = useTranslation(['report', 'results', 'cash'])
  const { percent } = useFormat()
  const planned = useAtomValue(plannedGrowthAtom)
  const [steady, trend] = [useSteadyCondition(), useTrendCondition()]
  const isFalling = (planned ?? 0) < 0
  if (planned === null || !isCounted)
    return {
      condition: steady,
      sentence: t(isFalling ? 'growth.steady' : 'growth.notCounted'),
      mark: (month) => t('backMark.without', { month, steady }),
    }
  return {
    condition: trend(planned),
    sentence: t(isFalling ? 'cash:withFall' : 'cash:withGrowth', { rate: percent(Math.abs(planned)) }),
    mark: (month) => t(isFalling ? 'cash:marks.back' : 'backMark.with', { month }),
  }
}

/** The same for cash by month, which counts growth only where the plan says so. */
export function usePlannedCashGrowth(): CashGrowth {
  return useCashGrowth(useAtomValue(countedGrowthAtom) !== null)
}
