import type { i18n } from 'i18next'
import { type Feature, languageOf } from '.'

// Apart from what writes the words: a worker that is given its words would otherwise bring every dictionary along.
const featureLoaders = {
  en: () => import('./en/features').then((module) => module.features),
  ar: () => import('./ar/features').then((module) => module.features),
}

/** Loads the words of a feature that the first page does without. */
export async function loadFeature(instance: i18n, feature: Feature): Promise<void> {
  const language = languageOf(instance)
  if (instance.hasResourceBundle(language, feature)) return
  const loaders = await featureLoaders[language]()
  instance.addResourceBundle(language, feature, await loaders[feature]())
}
