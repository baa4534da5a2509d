import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../domain/options'
import { type StarterId, starterIds } from '../../domain/samples/starter-stores'
import { stores as arStores } from '../../i18n/ar/evaluator/stores'
import { landing as arLanding } from '../../i18n/ar/landing'
import { websites as arWebsites } from '../../i18n/ar/plans/websites'
import { stores as enStores } from '../../i18n/en/evaluator/stores'
import { landing as enLanding } from '../../i18n/en/landing'
import { websites as enWebsites } from '../../i18n/en/plans/websites'
import { fillIn } from '../../i18n/fill-in'
import { Frame, NoStore } from '../../landing/embed/frame'

const words = {
  en: { month: enLanding.instrument, own: enWebsites.frame },
  ar: { month: arLanding.instrument, own: arWebsites.frame },
}
const stores = { en: enStores, ar: arStores }

function namesOf(category: StarterId, language: Language) {
  const { starters, secondSample } = stores[language]
  // The starter of perfume is the second sample, and is called as that is.
  const { storeName, products } = category === 'perfume' ? secondSample : starters[category]
  return { storeName, products: [products.first, products.second, products.third] }
}

interface CalculatorDocument {
  title: string
  body: string
}

/** The document of the calculator for each store, and those that say which stores there are, as the build writes them. */
export function calculatorDocuments(language: Language): Record<string, CalculatorDocument> {
  const of = (category: StarterId): CalculatorDocument => {
    const names = namesOf(category, language)
    const props = { category, language, words: words[language], names }
    const title = fillIn(words[language].own.title, { store: names.storeName })
    return { title, body: renderToStaticMarkup(<Frame {...props} />) }
  }
  const without = (reason: 'unknown' | 'unnamed'): CalculatorDocument => ({
    title: words[language].own[`${reason}Title`],
    body: renderToStaticMarkup(<NoStore words={words[language]} reason={reason} categories={starterIds.join(', ')} />),
  })
  return {
    ...Object.fromEntries(starterIds.map((id) => [id, of(id)])),
    unknown: without('unknown'),
    unnamed: without('unnamed'),
  }
}
