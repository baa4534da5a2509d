import type { i18n } from 'i18next'
import { type ReactNode, useMemo } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import type { Language } from '../domain/options'
import type { reader as english } from './en/plans/reader'
import { lightWords } from './light-words'

/** Texts that replace those of the same name, dictionary by dictionary. */
export type ReaderTexts = typeof english

const loaders: Record<Language, () => Promise<ReaderTexts>> = {
  en: () => import('./en/plans/reader').then((module) => module.reader),
  ar: () => import('./ar/plans/reader').then((module) => module.reader),
}

export const loadReaderTexts = (language: Language): Promise<ReaderTexts> => loaders[language]()

/** The words of a page as they read to others than the owner of the store; a text that is not replaced stays. */
export function withReaderTexts(words: i18n, replacing: ReaderTexts): i18n {
  // A part behind that of the words: those of a store without VAT are found under theirs.
  const variant = `${words.language}-reader`
  for (const [name, texts] of Object.entries(replacing)) words.addResourceBundle(variant, name, texts)
  return lightWords(words.cloneInstance({ lng: variant }))
}

/** What speaks to the owner of the store speaks of it here. Without texts the owner's stay. */
export function ReaderWords({ texts, children }: { texts: ReaderTexts | null; children: ReactNode }) {
  const { i18n: words } = useTranslation()
  const read = useMemo(() => (texts ? withReaderTexts(words, texts) : words), [words, texts])
  return <I18nextProvider i18n={read}>{children}</I18nextProvider>
}
