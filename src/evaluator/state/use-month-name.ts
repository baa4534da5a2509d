import { atom, useAtomValue } from 'jotai'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { startMonthOf } from '../../domain/model/season/start-month'
import { formatNumber } from '../../i18n/format'
import { calendarMonth } from '../../results/conclusion/calendar-month'
import { languageAtom, planAtom } from './atoms'

export const startMonthAtom = atom((get) => startMonthOf(get(planAtom)))

/** The name of a month of the plan: 'March 2027' where the first month is known, else 'month 3'; 0 is before the first sale. */
export function useMonthName(): (month: number, style?: 'long' | 'short') => string {
  const { t } = useTranslation('evaluator')
  const language = useAtomValue(languageAtom)
  const startMonth = useAtomValue(startMonthAtom)
  return useCallback(
    (month, style = 'long') => {
      if (month === 0) return t('beforeSales')
      return (
        calendarMonth(startMonth, month, language, style) ?? t('planMonth', { month: formatNumber(month, language) })
      )
    },
    [t, language, startMonth],
  )
}
