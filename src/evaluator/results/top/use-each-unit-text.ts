import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { halfHalala } from '../../../domain/model/constants'
import { useFormat } from '../../state/use-format'
import { bottomLineAtom } from '../slices'

/** What a unit of a store that breaks even at no number of them loses on average: nothing where that is written as 0. */
export function useEachUnitText(): string {
  const { t } = useTranslation('summary')
  const { money } = useFormat()
  const lost = -(useAtomValue(bottomLineAtom).contributionPerUnit ?? 0)
  return lost < halfHalala ? t('earns.eachUnitEven') : t('earns.eachUnitLoses', { amount: money(lost) })
}
