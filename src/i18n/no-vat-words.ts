import type { i18n } from 'i18next'
import type { Language } from '../domain/options'
import { languageOf } from '.'
import type { noVat as english } from './en/evaluator/no-vat'

/** Texts that replace those of the same name, dictionary by dictionary. */
type NoVatWords = typeof english

const loaders: Record<Language, () => Promise<NoVatWords>> = {
  en: () => import('./en/evaluator/no-vat').then((module) => module.noVat),
  ar: () => import('./ar/evaluator/no-vat').then((module) => module.noVat),
}

/** A variant of the page's language, for i18next: a text that the variant lacks is that of the language. */
const variantOf = (language: Language) => `${language}-novat`

/** The page's words with some of them replaced. Both know the words that are loaded later. */
export function withNoVatWords(words: i18n, replacing: NoVatWords): i18n {
  const variant = variantOf(languageOf(words))
  for (const [name, texts] of Object.entries(replacing)) words.addResourceBundle(variant, name, texts)
  return words.cloneInstance({ lng: variant })
}

/** The page's words as the owner of a store reads them that is not registered for VAT. */
export async function loadNoVatWords(words: i18n): Promise<i18n> {
  return withNoVatWords(words, await loaders[languageOf(words)]())
}
