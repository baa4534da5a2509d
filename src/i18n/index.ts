import i18next, { type i18n, type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '../domain/options'
import type { en } from './en'
import { withPercentsInPlace } from './format'
import type { lazyDictionaries } from './lazy-dictionaries'
import { lightWords } from './light-words'
import { rememberWords } from './remembered-words'

/** The dictionaries that come with the first page. */
export type FirstDictionaries = typeof en
/** The dictionaries that come with a page that is loaded later. */
type FeatureDictionaries = {
  [K in keyof typeof lazyDictionaries]: DictionaryIn<Awaited<ReturnType<(typeof lazyDictionaries)[K]['en']>>, K>
}
type DictionaryIn<Module, Name extends string> = Module extends Record<Name, infer Dictionary> ? Dictionary : never
export type Feature = keyof FeatureDictionaries

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: FirstDictionaries & FeatureDictionaries
    returnNull: false
  }
}

/** Characters whose direction is against the page's own, and signs that would drift to the wrong end. */
const foreign: Record<Language, RegExp> = { en: /[\u0590-\u08ff\ufb1d-\ufefc]/, ar: /[A-Za-z−+]/ }

/** Isolates a value (a name, a number with its sign) so that it cannot reorder the sentence around it. */
function isolate(value: string, language: Language): string {
  return foreign[language].test(value) ? `\u2068${value}\u2069` : value
}

/** The language of a page's words; that of a variant of them is the same. */
export function languageOf({ language }: Pick<i18n, 'language'>): Language {
  return language.startsWith('ar') ? 'ar' : 'en'
}

let active: i18n | undefined

/** The words of the page that is running; a page has one language for its whole life. */
export function activeI18n(): i18n {
  if (!active) throw new Error('The page has no words yet')
  return active
}

/** An i18next of one language for one page; the language changes by a link, so it never changes under a page. */
export function createI18n(language: Language, dictionaries: FirstDictionaries | ResourceLanguage): i18n {
  const instance = i18next.createInstance()
  instance.use({
    type: 'postProcessor',
    name: 'percents',
    process: (text: string) => withPercentsInPlace(text, language),
  })
  instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    ns: Object.keys(dictionaries),
    defaultNS: 'common',
    resources: { [language]: dictionaries },
    initAsync: false,
    interpolation: { escape: (value: string) => isolate(String(value), language) },
    ...(language === 'ar' ? { postProcess: ['percents'] } : {}),
    react: { useSuspense: false },
    returnNull: false,
  })
  rememberWords(instance)
  active = lightWords(instance)
  return active
}
