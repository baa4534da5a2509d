import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { capitalized } from '../../../i18n/format'
import type { Projected } from '../../../results/cash/cash-curve'
import { lowestMonth } from '../../../results/cash/lowest-month'
import { backToTell, wholeMoney } from '../../../results/conclusion/conclusion-texts'
import { useFormat } from '../../state/use-format'
import { useMonthName } from '../../state/use-month-name'
import { plannedGrowthAtom, useSteadyCondition } from '../cash/planned-growth'
import { estimatedAtom, steadyAtom } from '../concluded'

/** The months of the plan on the screen without growth, and the one in which its money is back. */
export const projectedAtom = atom((get): Projected | null => {
  const { advanced } = get(steadyAtom).evaluation
  const back = backToTell(get(estimatedAtom).evaluation.conclusion)
  return advanced && { projection: advanced.projection, cashBreakevenMonth: back?.kind === 'month' ? back.month : null }
})

/** How deep cash falls and when it is back, in a sentence. */
export function useCashTitle({ projection, cashBreakevenMonth: back }: Projected): string {
  const { t } = useTranslation('results')
  const { money } = useFormat()
  const monthName = useMonthName()
  const steady = useSteadyCondition()
  const group = useAtomValue(plannedGrowthAtom) === null ? 'charts' : 'charts.steady'
  const lowest = lowestMonth(projection)
  if (lowest.cumulativeCash > -0.5) return t('charts.cashAlwaysThere')
  const figures = { steady, lowest: money(lowest.cumulativeCash, wholeMoney), month: monthName(lowest.month) }
  // Month 0 stands for what is paid before the first sale.
  const isAtStart = lowest.month === 0
  if (back === null) return capitalized(t(`${group}.${isAtStart ? 'cashNeverAtStart' : 'cashNever'}`, figures))
  return t(`${group}.${isAtStart ? 'paybackAtStart' : 'payback'}`, { ...figures, back: monthName(back) })
}
