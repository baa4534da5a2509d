import type { Language } from '../../../domain/options'
import { createI18n } from '../../../i18n'
import { ar } from '../../../i18n/ar'
import { en } from '../../../i18n/en'
import { loadFeature } from '../../../i18n/load-feature'
import { workbookDictionaries } from '../dictionaries'
import type { WorkbookWords } from '../words'

/** The words of a workbook in one language. */
export async function wordsOf(language: Language): Promise<WorkbookWords> {
  const words = createI18n(language, language === 'ar' ? ar : en)
  await Promise.all(workbookDictionaries.map((feature) => loadFeature(words, feature)))
  return { language, dictionaries: words.getDataByLanguage(language) ?? {}, noVat: null }
}
