import { useTranslation } from 'react-i18next'
import type { Language } from '../../../domain/options'
import type { ChartWords } from '../../../results/charts/chart-frame'
import { useFormat } from '../../state/use-format'

/** The words that every chart needs. */
export function useChartWords(): ChartWords {
  const { t } = useTranslation('results')
  return { showTable: t('charts.showTable'), showPicture: t('charts.showPicture'), keys: t('charts.keys') }
}

const sizes = [
  { from: 1e12, name: 'trillion' },
  { from: 1e9, name: 'billion' },
  { from: 1e6, name: 'million' },
  { from: 1e4, unit: 1e3, name: 'thousand' },
] as const

/** A figure with its word keeps the order of its language in a picture that runs from left to right. */
const embeddings: Record<Language, string> = { en: '\u2066', ar: '\u2067' }

/** Figures of axes, shortened: 40k, 1.5M. */
export function useAxisNumber(): (value: number) => string {
  const { t } = useTranslation('results')
  const { number, language } = useFormat()
  return (value) => {
    const size = sizes.find(({ from }) => Math.abs(value) >= from)
    if (!size) return number(value, { max: Math.abs(value) < 10 ? 1 : 0 })
    const unit = 'unit' in size ? size.unit : size.from
    const words = t(`axis.${size.name}`, { figure: number(value / unit, { max: 1 }) })
    return `${embeddings[language]}${words}\u2069`
  }
}
