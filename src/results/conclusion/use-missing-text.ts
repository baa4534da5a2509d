import { useTranslation } from 'react-i18next'
import type { MissingAnswer } from '../../domain/rules/unanswered'

/** What is still missing, in words: 'product cost of Oud candle', 'delivery'. */
export function useMissingText(): (missing: MissingAnswer) => string {
  const { t } = useTranslation('questions')
  return ({ question, productName }) => {
    const name = productName || t('missing.unnamed')
    if (question === 'example') return t('missing.exampleOf', { name })
    if (question === 'productCost' && productName !== null) return t('missing.productCostOf', { name })
    return t(`missing.${question}`)
  }
}
