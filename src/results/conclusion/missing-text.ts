import type { TFunction } from 'i18next'
import { costQuestions } from '../../domain/questions'
import type { MissingAnswer } from '../../domain/rules/unanswered'

/** So many of what is missing or wrong are named; of a catalogue there may be hundreds. */
export const maxNamed = 8

/** What is still missing, in words: 'product cost of Oud candle', 'delivery'. */
export function missingText(t: TFunction<'questions'>, { question, productName }: MissingAnswer): string {
  const name = productName || t('missing.unnamed')
  if (question === 'example') return t('missing.exampleOf', { name })
  if (question === 'productCost' && productName !== null) return t('missing.productCostOf', { name })
  return t(`missing.${question}`)
}

const costs: readonly string[] = costQuestions

/** Why there is no verdict yet, and with which button what costs nothing is answered. */
export function whyText(t: TFunction<'questions'>, missing: readonly MissingAnswer[]): string {
  if (missing.some(({ question }) => costs.includes(question))) return t('why.costs')
  return t(missing.every(({ question }) => question === 'ownerPay') ? 'why.ownerPay' : 'why.other')
}
