import { useTranslation } from 'react-i18next'
import type { Concluded } from '../../domain/model/conclusion/concluded'
import { useLanguage } from '../../i18n/use-language'
import { type ConclusionTexts, conclusionTexts, type SummaryWords, steadyNote } from './conclusion-texts'

function useSummaryWords(): SummaryWords {
  const { t } = useTranslation('summary')
  return { t, language: useLanguage() }
}

/** The conclusion of a plan in the words of the page. */
export function useConclusionTexts(): (concluded: Concluded) => ConclusionTexts {
  const words = useSummaryWords()
  return (concluded) => conclusionTexts(words, concluded)
}

/** Which trend of sales a month leaves out in which the money is back. */
export function useSteadyNote(): (concluded: Concluded) => string | null {
  const words = useSummaryWords()
  return (concluded) => steadyNote(words, concluded)
}

/** The conclusion in a few sentences: what a month leaves, the money that the plan needs, and when it is back. */
export function useConclusionSentence(): (concluded: Concluded) => string {
  const words = useSummaryWords()
  return (concluded) => conclusionTexts(words, concluded).main.join(' ')
}
