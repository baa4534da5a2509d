import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { plannedGrowthPctOf } from '../../../domain/model/conclusion/concluded'
import { directionOf } from '../../../results/conclusion/conclusion-texts'
import { useFormat } from '../../state/use-format'
import { planInStateAtom } from '../concluded'

/** The growth per month that the plan has, in percent; below 0 its sales fall; null without. */
export const plannedGrowthAtom = atom((get) => plannedGrowthPctOf(get(planInStateAtom)))

/** What is said of months that leave it out. */
export function useSteadyCondition(): string {
  const { t } = useTranslation('summary')
  return t(`back.unless.${directionOf(useAtomValue(plannedGrowthAtom) ?? 0)}`)
}

/** What is said of months that count it. */
export function useTrendCondition(): (pct: number) => string {
  const { t } = useTranslation('results')
  const { percent } = useFormat()
  return (pct) => t(pct < 0 ? 'growth.falling' : 'growth.with', { rate: percent(Math.abs(pct)) })
}

/** The same where the months count it. */
export const countedGrowthAtom = atom((get) =>
  get(planInStateAtom).cashPlan.withGrowth ? get(plannedGrowthAtom) : null,
)
