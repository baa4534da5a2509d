import i18next, { type i18n, type Resource, type ResourceLanguage } from 'i18next'
import type { Language } from '../../domain/options'

/** The dictionaries of a workbook in one language, and those that replace some of its words while a store is not registered for VAT. */
export interface WorkbookWords {
  language: Language
  dictionaries: ResourceLanguage
  noVat: ResourceLanguage | null
}

/** The words of a workbook, in a page or in its worker. Nothing is isolated in them: cells have one direction. */
export function workbookWords({ language, dictionaries, noVat }: WorkbookWords): i18n {
  const variant = `${language}-novat`
  const resources: Resource = noVat ? { [language]: dictionaries, [variant]: noVat } : { [language]: dictionaries }
  const words = i18next.createInstance()
  void words.init({
    lng: noVat ? variant : language,
    fallbackLng: false,
    ns: Object.keys(dictionaries),
    defaultNS: 'common',
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
    returnNull: false,
  })
  return words
}
