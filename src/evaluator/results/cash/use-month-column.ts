import { useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../state/use-format'
import { startMonthAtom, useMonthName } from '../../state/use-month-name'

/** A month as the head of a column: 'Mar 2027', or 'Month 3' while the first month is not known; 'Start' before it. */
export function useMonthColumn(): (month: number) => string {
  const { t } = useTranslation('results')
  const { number } = useFormat()
  const monthName = useMonthName()
  const startMonth = useAtomValue(startMonthAtom)
  return useCallback(
    (month) => {
      if (month === 0) return t('charts.start')
      return startMonth === '' ? t('charts.monthNumber', { month: number(month) }) : monthName(month, 'short')
    },
    [t, number, monthName, startMonth],
  )
}
