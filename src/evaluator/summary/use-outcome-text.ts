import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../i18n/format'
import { useLanguage } from '../../i18n/use-language'

/** In words: what a month leaves, in whole units of its currency. What is called a loss has no minus. */
export function useOutcomeText(): (profit: number, currency: string) => string {
  const { t } = useTranslation('saving')
  const language = useLanguage()
  return (profit, currency) => {
    const rounded = Math.round(Math.abs(profit))
    const amount = formatMoney(rounded, language, currency, { min: 0, max: 0 })
    return t(profit < 0 && rounded > 0 ? 'outcome.loss' : 'outcome.profit', { amount })
  }
}
