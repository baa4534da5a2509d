import { useTranslation } from 'react-i18next'
import { wholeMoney } from '../../results/conclusion/conclusion-texts'
import { useFormat } from '../state/use-format'

/** What a month ends with, in words: what is called a loss has no minus. */
export function useMonthEnd(): (profit: number) => string {
  const { t } = useTranslation('decisions')
  const { money } = useFormat()
  return (profit) => {
    const amount = money(Math.abs(profit), wholeMoney)
    return t(Math.round(profit) < 0 ? 'monthEnds.loss' : 'monthEnds.profit', { amount })
  }
}
