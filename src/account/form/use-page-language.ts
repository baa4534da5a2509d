import { useTranslation } from 'react-i18next'
import type { Language } from '../../domain/options'

/** The language of the page, as the formatting functions take it. */
export function usePageLanguage(): Language {
  const { i18n } = useTranslation()
  return i18n.language === 'ar' ? 'ar' : 'en'
}
