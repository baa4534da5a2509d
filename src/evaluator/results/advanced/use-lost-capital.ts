import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { advancedAtom } from '../slices'

/** A return below minus everything: in words, for no more than the capital can be lost. */
export function useLostCapital(): string | null {
  const { t } = useTranslation('results')
  const value = useAtomValue(advancedAtom)?.riskAdjustedROI ?? null
  return value !== null && value < -100 ? t('advanced.losesCapital') : null
}
