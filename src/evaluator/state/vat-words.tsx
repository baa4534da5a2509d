import type { i18n } from 'i18next'
import { atom, useAtomValue } from 'jotai'
import { createContext, type ReactNode, useEffect, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { loadNoVatWords } from '../../i18n/no-vat-words'
import { planAtom } from './atoms'

/** The words of a registered store, wherever others are in their place. */
export const UsualWordsContext = createContext<i18n | null>(null)

const registeredAtom = atom((get) => get(planAtom).vatRegistered)

/** Prices and revenue lose 'including VAT' and 'excluding VAT' while the store is not registered. */
export function VatWords({ children }: { children: ReactNode }) {
  return <VatWordsFor isRegistered={useAtomValue(registeredAtom)}>{children}</VatWordsFor>
}

/** The same for plans that are not the one on the screen. */
export function VatWordsFor({ isRegistered, children }: { isRegistered: boolean; children: ReactNode }) {
  const { i18n: words } = useTranslation()
  const [replaced, setReplaced] = useState<i18n | null>(null)
  const isWanted = !isRegistered && replaced === null
  useEffect(() => {
    if (!isWanted) return
    let isStale = false
    loadNoVatWords(words).then(
      (loaded) => isStale || setReplaced(loaded),
      // Without a network the usual words stay; the figures are right all the same.
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [isWanted, words])
  return (
    <UsualWordsContext value={words}>
      <I18nextProvider i18n={isRegistered || !replaced ? words : replaced}>{children}</I18nextProvider>
    </UsualWordsContext>
  )
}
