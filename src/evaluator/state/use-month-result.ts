import { useTranslation } from 'react-i18next'
import { wholeMoney } from '../../results/conclusion/conclusion-texts'
import { useFormat } from './use-format'

/** What a month comes to, in a sentence: a loss is a word there, never a minus. */
export function useMonthResult(): (income: number) => string {
  const { t } = useTranslation('summary')
  const { money } = useFormat()
  return (income) => t(income < 0 ? 'amount.loss' : 'amount.profit', { amount: money(Math.abs(income), wholeMoney) })
}
