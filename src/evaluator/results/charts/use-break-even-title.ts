import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../state/use-format'
import { breakEvenStateAtom, monthResultsAtom } from '../slices'

/** How many units cover the costs, beside those sold: the title of the picture. */
export function useBreakEvenTitle(): string {
  const { t } = useTranslation('results')
  const { number } = useFormat()
  const { monthly, bottomLine } = useAtomValue(monthResultsAtom)
  const state = useAtomValue(breakEvenStateAtom)
  const needed = bottomLine.monthlyBreakEvenUnits
  const figures = { count: needed ?? 0, figure: number(needed), total: number(monthly.totalUnits) }
  switch (state) {
    case 'no-units':
      return t('charts.empty')
    case 'never':
      return t('charts.breakEvenNever')
    case 'profitable':
      return t('charts.breakEvenReached', figures)
    default:
      return t('charts.breakEvenMissed', figures)
  }
}
