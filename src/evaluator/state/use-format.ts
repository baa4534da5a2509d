import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { currencyWord, type Digits, formatMoney, formatNumber, formatPercent } from '../../i18n/format'
import { currencyAtom, languageAtom } from './atoms'

/** Figures as this page writes them: its language, the plan's currency or another that amounts are in. */
export function useFormat(of?: 'SAR') {
  const language = useAtomValue(languageAtom)
  const own = useAtomValue(currencyAtom)
  const currency = of ?? own
  return useMemo(
    () => ({
      language,
      currency: currencyWord(currency, language),
      money: (value: number | null, digits?: Digits) => formatMoney(value, language, currency, digits),
      number: (value: number | null, digits?: Digits) => formatNumber(value, language, digits),
      percent: (value: number | null, digits?: Digits) => formatPercent(value, language, digits),
    }),
    [language, currency],
  )
}
