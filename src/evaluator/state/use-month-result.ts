import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { monthResult } from '../../results/conclusion/conclusion-texts'
import { currencyAtom, languageAtom } from './atoms'

/** What a month comes to, in a sentence. */
export function useMonthResult(): (income: number) => string {
  const { t } = useTranslation('summary')
  const language = useAtomValue(languageAtom)
  const currency = useAtomValue(currencyAtom)
  return (income) => monthResult({ t, language }, income, currency)
}
