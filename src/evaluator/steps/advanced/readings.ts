import { useTranslation } from 'react-i18next'
import { type AdvancedField, advancedFields } from '../../../domain/plan/plan-fields'
import { useFormat } from '../../state/use-format'

const daysAYear = 360

/** The growth of twelve months in percent, each growing by the same rate. */
function growthOfYearPct(monthlyRate: number): number {
  return ((1 + monthlyRate) ** 12 - 1) * 100
}

/**
 * What a fraction or a count means in plain words ('5 of 100 orders come back'); null for fields that say it themselves
 * and for values outside their range.
 */
export function useReading(): (field: AdvancedField, value: number) => string | null {
  const { t } = useTranslation('advanced')
  const { number, percent } = useFormat()
  const read = (field: AdvancedField, value: number) => {
    switch (field) {
      case 'repeatOrderRate':
        return t('readings.repeatOrderRate', { orders: number(value * 100) })
      case 'inventoryTurnoverRate':
        return t('readings.inventoryTurnoverRate', { days: number(daysAYear / value, { max: 0 }) })
      case 'expectedReturnRate':
        return t('readings.expectedReturnRate', { orders: number(value * 100) })
      case 'monthlyGrowthRate':
        return t('readings.monthlyGrowthRate', { month: percent(value * 100), year: percent(growthOfYearPct(value)) })
      case 'seasonalityFactor':
        return t('readings.seasonalityFactor', { share: percent(value * 100) })
      default:
        return null
    }
  }
  return (field, value) => {
    const { min, max } = advancedFields[field]
    return value < min || value > max ? null : read(field, value)
  }
}
