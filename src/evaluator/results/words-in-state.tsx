import { useAtomValue } from 'jotai'
import { type ReactNode, useContext } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { UsualWordsContext } from '../state/vat-words'
import { conclusionAtom } from './concluded'

/** The words of a registered store for figures of one that is counted as registered, however it is typed. */
export function WordsInState({ children }: { children: ReactNode }) {
  const { i18n: words } = useTranslation()
  const usual = useContext(UsualWordsContext)
  const { state } = useAtomValue(conclusionAtom)
  return <I18nextProvider i18n={state === 'registered' && usual ? usual : words}>{children}</I18nextProvider>
}
