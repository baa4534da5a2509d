import { useTranslation } from 'react-i18next'
import type { ChartWords } from '../../../results/charts/chart-frame'
import { useFormat } from '../../use-format'

/** The words that every chart needs. */
export function useChartWords(): ChartWords {
  const { t } = useTranslation('results')
  return { showTable: t('charts.showTable'), showPicture: t('charts.showPicture'), keys: t('charts.keys') }
}

/** Axis figures, shortened: 12k, 1.5M. */
export function useAxisNumber(): (value: number) => string {
  const { number } = useFormat()
  return (value) => {
    const size = Math.abs(value)
    if (size >= 1e9) return `${number(value / 1e9, { max: 1 })}B`
    if (size >= 1e6) return `${number(value / 1e6, { max: 1 })}M`
    return size >= 10_000 ? `${number(value / 1e3, { max: 1 })}k` : number(value, { max: 0 })
  }
}
