import { atom } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Projected } from '../../../results/cash/cash-curve'
import { lowestMonth } from '../../../results/cash/lowest-month'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { useFormat } from '../../state/use-format'
import { useMonthName } from '../../state/use-month-name'
import { estimatedAtom, steadyAtom } from '../concluded'

/** The months of the plan on the screen without growth, and the one in which its money is back. */
export const projectedAtom = atom((get): Projected | null => {
  const { advanced } = get(steadyAtom).evaluation
  const { back } = get(estimatedAtom).evaluation.conclusion
  return advanced && { projection: advanced.projection, cashBreakevenMonth: back?.kind === 'month' ? back.month : null }
})

/** How deep cash falls and when it is back, in a sentence. */
export function useCashTitle({ projection, cashBreakevenMonth: back }: Projected): string {
  const { t } = useTranslation('results')
  const { money } = useFormat()
  const monthName = useMonthName()
  const lowest = lowestMonth(projection)
  if (lowest.cumulativeCash > -0.5) return t('charts.cashAlwaysThere')
  const figures = { lowest: money(lowest.cumulativeCash, wholeMoney), month: monthName(lowest.month) }
  // Month 0 stands for what is paid before the first sale.
  const isAtStart = lowest.month === 0
  if (back === null) return t(isAtStart ? 'charts.cashNeverAtStart' : 'charts.cashNever', figures)
  return t(isAtStart ? 'charts.paybackAtStart' : 'charts.payback', { ...figures, back: monthName(back) })
}
