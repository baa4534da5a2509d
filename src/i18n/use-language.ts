import { useTranslation } from 'react-i18next'
import type { Language } from '../domain/options'
import { languageOf } from '.'

/** The language of the page, as the formatting functions take it. */
export function useLanguage(): Language {
  return languageOf(useTranslation().i18n)
}
