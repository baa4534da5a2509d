import type { i18n } from 'i18next'
import { type Feature, languageOf } from '.'

/** Loads the words of a feature that the first page does without. */
export async function loadFeature(instance: i18n, feature: Feature): Promise<void> {
  const language = languageOf(instance)
  if (instance.hasResourceBundle(language, feature)) return
  // Loaded apart: a worker that is given its words would otherwise bring every dictionary along.
  const { lazyDictionaries } = await import('./lazy-dictionaries')
  instance.addResourceBundle(language, feature, Reflect.get(await lazyDictionaries[feature][language](), feature))
}
