import { useTranslation } from 'react-i18next'
import type { Monthly } from '../../domain/model/evaluation'
import { priceWithoutLossOf } from '../../domain/model/generated/slices.gen'
import type { Plan } from '../../domain/plan/plan'
import { formatMoney, formatPercent } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'

/** Rounded up: at a price rounded down a unit would still lose. */
const upTo = (step: number, value: number) => Math.ceil(value * step - 1e-6) / step

/** In words: the price at which a unit stops losing, of one product or on average; null where no price does. */
export function useLossText(plan: Plan, monthly: Monthly): string | null {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const price = priceWithoutLossOf(plan)
  if (price === null) return null
  const written = formatMoney(upTo(100, price), language, plan.currency)
  const today = monthly.grossSalesInclVAT / monthly.totalUnits
  if (plan.products.length === 1 || today === 0) return t('verdict.stopsLosing', { price: written })
  const raise = formatPercent(upTo(10, (price / today - 1) * 100), language)
  return t('verdict.stopsLosingOnAverage', { price: written, percent: raise })
}
