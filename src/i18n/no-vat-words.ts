import type { i18n } from 'i18next'
import type { Language } from '../domain/options'
import { languageOf } from '.'
import { type NoVatWords, withNoVatWords } from './with-no-vat-words'

const loaders: Record<Language, () => Promise<NoVatWords>> = {
  en: () => import('./en/evaluator/no-vat').then((module) => module.noVat),
  ar: () => import('./ar/evaluator/no-vat').then((module) => module.noVat),
}

/** What replaces the page's words where the store is not registered for VAT. */
export const noVatWordsOf = (words: i18n): Promise<NoVatWords> => loaders[languageOf(words)]()

/** The page's words as the owner of a store reads them that is not registered for VAT. */
export async function loadNoVatWords(words: i18n): Promise<i18n> {
  return withNoVatWords(words, await noVatWordsOf(words))
}
