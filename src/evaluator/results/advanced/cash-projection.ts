import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import type { Projected } from '../../../results/cash/cash-curve'
import { lowestMonth } from '../../../results/cash/lowest-month'
import { wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { useFormat } from '../../state/use-format'
import { useMonthName } from '../../state/use-month-name'
import { estimatedAtom, steadyAtom } from '../concluded'

/** Whether the plan counts on growth, which these months leave out. */
const isGrowthLeftOutAtom = atom((get) => get(estimatedAtom).plan.monthlyGrowthRate > 0)

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
  const group = useAtomValue(isGrowthLeftOutAtom) ? 'charts.withoutGrowth' : 'charts'
  const lowest = lowestMonth(projection)
  if (lowest.cumulativeCash > -0.5) return t('charts.cashAlwaysThere')
  const figures = { lowest: money(lowest.cumulativeCash, wholeMoney), month: monthName(lowest.month) }
  // Month 0 stands for what is paid before the first sale.
  const isAtStart = lowest.month === 0
  if (back === null) return t(`${group}.${isAtStart ? 'cashNeverAtStart' : 'cashNever'}`, figures)
  return t(`${group}.${isAtStart ? 'paybackAtStart' : 'payback'}`, { ...figures, back: monthName(back) })
}
