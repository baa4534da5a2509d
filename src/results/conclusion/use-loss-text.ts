import { useTranslation } from 'react-i18next'
import { withoutLossOf } from '../../domain/model/generated/slices.gen'
import type { Plan } from '../../domain/plan/plan'
import { formatMoney, formatPercent } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'

/** Rounded up: at a price rounded down a unit would still lose. */
const upTo = (step: number, value: number) => Math.ceil(value * step - 1e-6) / step

/** In words: the price at which a unit stops losing, of one product or on average; null where no price does. */
export function useLossText(plan: Plan): string | null {
  const { t } = useTranslation('results')
  const language = useLanguage()
  const { price, raisePct } = withoutLossOf(plan)
  if (price === null) return null
  const written = formatMoney(upTo(100, price), language, plan.currency)
  if (plan.products.length === 1 || raisePct === null) return t('verdict.stopsLosing', { price: written })
  return t('verdict.stopsLosingOnAverage', {
    price: written,
    percent: formatPercent(upTo(10, raisePct), language),
  })
}
