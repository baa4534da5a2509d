import { atom, useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { readNumber } from '../../../domain/plan/field'
import { advancedFields } from '../../../domain/plan/plan-fields'
import { useFormat } from '../../state/use-format'
import { plannedGrowthAtom } from '../cash/planned-growth'
import { planInStateAtom } from '../concluded'

const seasonalityAtom = atom((get) =>
  readNumber(get(planInStateAtom).seasonalityFactor, advancedFields.seasonalityFactor),
)

/** What the quick estimate counts and the conclusion does not, in sentences. */
export function useEstimateConditions(): string[] {
  const { t } = useTranslation('results')
  const { number, percent } = useFormat()
  const factor = useAtomValue(seasonalityAtom)
  const growth = useAtomValue(plannedGrowthAtom) ?? 0
  return [
    ...(factor === advancedFields.seasonalityFactor.default ? [] : [t('advanced.season', { factor: number(factor) })]),
    ...(growth < 0 ? [t('advanced.fall', { rate: percent(-growth) })] : []),
  ]
}
