import { useTranslation } from 'react-i18next'
import type { Language } from '../../../domain/options'
import type { ChartWords } from '../../../results/charts/chart-frame'
import type { AxisScale } from '../../../results/charts/drawing'
import { useFormat } from '../../state/use-format'

/** The words that every chart needs. */
export function useChartWords(): ChartWords {
  const { t } = useTranslation('results')
  return { showTable: t('charts.showTable'), showPicture: t('charts.showPicture'), keys: t('charts.keys') }
}

const sizes = [
  { from: 1e12, unit: 1e12, name: 'trillion' },
  { from: 1e9, unit: 1e9, name: 'billion' },
  { from: 1e6, unit: 1e6, name: 'million' },
  { from: 1e4, unit: 1e3, name: 'thousand' },
] as const

const sizeOf = (value: number) => sizes.find(({ from }) => Math.abs(value) >= from)

/** A figure with its word keeps the order of its language in a picture that runs from left to right. */
const embeddings: Record<Language, string> = { en: '\u2066', ar: '\u2067' }

/** A figure in a picture, shortened: 40k, 1.5M. */
export function useShortNumber(): (value: number) => string {
  const { t } = useTranslation('results')
  const { number, language } = useFormat()
  return (value) => {
    const size = sizeOf(value)
    if (!size) return number(value, { max: Math.abs(value) < 10 ? 1 : 0 })
    const words = t(`axis.${size.name}`, { figure: number(value / size.unit, { max: 1 }) })
    return `${embeddings[language]}${words}\u2069`
  }
}

/** The least decimals in which all of the figures can be told. */
const decimalsOf = (values: readonly number[]) =>
  [0, 1].find((digits) =>
    values.every((value) => Math.abs(value * 10 ** digits - Math.round(value * 10 ** digits)) < 1e-6),
  ) ?? 2

/** Amounts of an axis, all in one unit that stands beside it: SAR thousand. */
export function useAmountScale(): (values: readonly number[]) => AxisScale {
  const { t } = useTranslation('results')
  const { number, currency } = useFormat()
  return (values) => {
    const size = sizeOf(Math.max(...values.map(Math.abs)))
    const unit = size?.unit ?? 1
    const digits = decimalsOf(values.map((value) => value / unit))
    return {
      unit: size ? t(`axis.units.${size.name}`, { unit: currency }) : currency,
      write: (value) => number(value / unit, value === 0 ? { max: 0 } : { min: digits, max: digits }),
    }
  }
}

/** Counted units below an axis, in full while they fit. */
export function useUnitsNumber(): (value: number) => string {
  const short = useShortNumber()
  const { number } = useFormat()
  return (value) => (value < 1e6 ? number(value) : short(value))
}
