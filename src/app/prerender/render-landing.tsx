import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../domain/options'
import { landing as ar } from '../../i18n/ar/landing'
import { landing as en } from '../../i18n/en/landing'
import { withPercentsInPlace } from '../../i18n/format'
import { LandingPage } from '../../landing/landing-page'
import type { Site } from '../../landing/site'
import { structuredData } from '../../landing/structured-data'

/** The words as i18next would give them: its pages have their percent signs put in place there. */
const inPlace: typeof ar = JSON.parse(withPercentsInPlace(JSON.stringify(ar), 'ar'))

const words = { en, ar: inPlace }

/** The body of the first page. The server renders it when it starts, for only then the owner's settings are known. */
export function renderLanding(language: Language, site: Site): string {
  const props = { words: words[language], language, site }
  return `${renderToStaticMarkup(<LandingPage {...props} />)}${structuredData(props)}`
}
