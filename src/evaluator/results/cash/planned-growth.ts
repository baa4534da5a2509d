import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { trendPctOf } from '../../../domain/model/conclusion/concluded'
import { trendOf } from '../../../results/conclusion/conclusion-texts'
import { planInStateAtom } from '../concluded'

/** The growth per month that the plan has, in percent; below 0 its sales fall; null without. */
export const plannedGrowthAtom = atom((get) => trendPctOf(get(planInStateAtom)))

/** What is said of months that leave it out. */
export function useSteadyCondition(): string {
  const { t } = useTranslation('summary')
  return t(`back.unless.${trendOf(useAtomValue(plannedGrowthAtom) ?? 0)}`)
}

/** The same where the months count it. */
export const countedGrowthAtom = atom((get) =>
  get(planInStateAtom).cashPlan.withGrowth ? get(plannedGrowthAtom) : null,
)
