import { useTranslation } from 'react-i18next'
import type { Language } from '../domain/options'

/** The language of the page, as the formatting functions take it. */
export function useLanguage(): Language {
  return useTranslation().i18n.language === 'ar' ? 'ar' : 'en'
}
