import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { registeredText } from '../../../results/conclusion/conclusion-texts'
import { currencyAtom, languageAtom } from '../../state/atoms'

/** What a month comes to whose sales pass the threshold of VAT, in words; null where they do not. */
export function useRegistration(): (registered: number | null) => string | null {
  const { t } = useTranslation('summary')
  const language = useAtomValue(languageAtom)
  const currency = useAtomValue(currencyAtom)
  return (registered) => registeredText({ t, language }, registered, currency)
}
