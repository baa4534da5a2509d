import { useTranslation } from 'react-i18next'
import type { BreakEvenState } from '../domain/options'
import { formatNumber } from '../i18n/format'
import { useLanguage } from '../i18n/use-language'
import type { MonthResults } from './breakdown'

/** How the units sold compare with those that cover all costs, in a sentence; null where no number of units does. */
export function useBreakEvenText({ monthly, bottomLine }: MonthResults, state: BreakEvenState): string | null {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const { totalUnits } = monthly
  const { monthlyBreakEvenUnits: needed } = bottomLine
  if (needed === null || (state !== 'profitable' && state !== 'needs-units')) return null
  const total = t('verdict.units', { count: totalUnits, figure: formatNumber(totalUnits, language) })
  const figures = { total, count: needed, figure: formatNumber(needed, language) }
  return t(state === 'profitable' ? 'verdict.breakEvenReached' : 'verdict.breakEvenMissed', figures)
}
