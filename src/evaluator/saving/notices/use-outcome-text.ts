import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../i18n/format'
import { useLanguage } from '../../../i18n/use-language'

/** What a month of a plan leaves; before the costs that are still unanswered, where there are any. */
export interface Outcome {
  profit: number
  currency: string
  isFirstResult: boolean
}

/** In words: what a month leaves, in whole units of its currency. What is called a loss has no minus. */
export function useOutcomeText(): (outcome: Outcome) => string {
  const { t } = useTranslation('saving')
  const language = useLanguage()
  return ({ profit, currency, isFirstResult }) => {
    const rounded = Math.round(Math.abs(profit))
    const amount = formatMoney(rounded, language, currency, { min: 0, max: 0 })
    const isLoss = profit < 0 && rounded > 0
    if (isFirstResult) return t(isLoss ? 'outcome.lossBeforeCosts' : 'outcome.profitBeforeCosts', { amount })
    return t(isLoss ? 'outcome.loss' : 'outcome.profit', { amount })
  }
}
