import { useCallback } from 'react'
import { formatMonth } from '../../i18n/format'
import { useFormat } from './use-format'

/** Calendar months as they are written: '2026-09' is September 2026. */
export function useMonthWords(): (month: string) => string {
  const { language } = useFormat()
  return useCallback(
    (month: string) => formatMonth(Number(month.slice(0, 4)), Number(month.slice(5)), language),
    [language],
  )
}
