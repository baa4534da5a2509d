import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { growthNow } from '../../../../domain/model/figures/vat/position'
import { valuesOf } from '../../../../results/explain/formula/values-of'
import { planInStateAtom } from '../../../results/concluded'
import { useFormat } from '../../../state/use-format'

/** The growth that the plan asks for, in words; null where it asks for none. */
export function useGrowthRate(): string | null {
  const { percent } = useFormat()
  const growth = valuesOf(useAtomValue(planInStateAtom)).of(growthNow)
  return typeof growth === 'number' && growth !== 0 ? percent(growth * 100) : null
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
  const { t } = useTranslation(['report', 'results'])
  const rate = useGrowthRate()
  if (rate === null || !isCounted)
    return {
      condition: t('results:growth.without'),
      sentence: t('growth.notCounted'),
      mark: (month) => t('backMark.without', { month }),
    }
  return {
    condition: t('results:growth.with', { rate }),
    sentence: t('growth.counted', { rate }),
    mark: (month) => t('backMark.with', { month }),
  }
}

/** The same for cash by month, which counts growth only where the plan says so. */
export function usePlannedCashGrowth(): CashGrowth {
  return useCashGrowth(useAtomValue(planInStateAtom).cashPlan.withGrowth)
}
