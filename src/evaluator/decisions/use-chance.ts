import { useTranslation } from 'react-i18next'
import { useFormat } from '../state/use-format'

/** A part of the runs as a whole percentage; what is neither none of them nor all is written as neither. */
export function useChance(): (part: number) => string {
  const { t } = useTranslation('decisions')
  const { percent } = useFormat()
  return (part) => {
    if (part > 0 && part < 0.005) return t('sure.lessThan', { share: percent(1) })
    if (part < 1 && part >= 0.995) return t('sure.moreThan', { share: percent(99) })
    return percent(part * 100, { max: 0 })
  }
}
