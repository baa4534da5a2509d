import type { i18n } from 'i18next'
import type { Language } from '../domain/options'
import { languageOf } from '.'
import type { noVat as english } from './en/evaluator/no-vat'
import { lightWords } from './light-words'
import { rememberWords } from './remembered-words'

/** Texts that replace those of the same name, dictionary by dictionary. */
export type NoVatWords = typeof english

/** A variant of the page's language, for i18next: a text that the variant lacks is that of the language. */
const variantOf = (language: Language) => `${language}-novat`

/** The page's words with some of them replaced. Both know the words that are loaded later. */
export function withNoVatWords(words: i18n, replacing: NoVatWords): i18n {
  const variant = variantOf(languageOf(words))
  for (const [name, texts] of Object.entries(replacing)) words.addResourceBundle(variant, name, texts)
  const variantWords = words.cloneInstance({ lng: variant })
  rememberWords(variantWords)
  return lightWords(variantWords)
}
