import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from './domain/options'
import { landing as ar } from './i18n/ar/landing'
import { landing as en } from './i18n/en/landing'
import { LandingPage } from './landing/landing-page'
import type { Site } from './landing/site'
import { structuredData } from './landing/structured-data'

const words = { en, ar }

/** The body of the first page. The server renders it when it starts, for only then the owner's settings are known. */
export function renderLanding(language: Language, site: Site): string {
  const props = { words: words[language], language, site }
  return `${renderToStaticMarkup(<LandingPage {...props} />)}${structuredData(props)}`
}
