import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app'
import type { Language } from './domain/options'
import { prepareStore } from './evaluator/plan-store'
import { createI18n } from './i18n'
import { ar } from './i18n/ar'
import { landing as arLanding } from './i18n/ar/landing'
import { en } from './i18n/en'
import { landing as enLanding } from './i18n/en/landing'
import { LandingPage } from './landing/landing-page'
import { paths } from './paths'

export type PageName = 'landing' | 'demo' | 'app'

const dictionaries = { en, ar }
const landings = { en: enLanding, ar: arLanding }

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

function headOf(title: string, description: string): string {
  return `<title>${escaped(title)}</title>\n    <meta name="description" content="${escaped(description)}" />`
}

function renderDemo(language: Language): string {
  const store = createStore()
  prepareStore(store, language, dictionaries[language])
  return renderToString(
    <StrictMode>
      <App store={store} words={createI18n(language, dictionaries[language])} path={paths.demo} />
    </StrictMode>,
  )
}

/** The head and the body of a page that the server sends; 'app' is drawn in the browser alone. */
export function renderPage(page: PageName, language: Language): { head: string; body: string } {
  const words = dictionaries[language]
  const landing = landings[language]
  if (page === 'landing') {
    return {
      head: headOf(landing.title, landing.description),
      body: renderToString(<LandingPage words={landing} language={language} />),
    }
  }
  const head = headOf(words.evaluator.pageTitle, words.evaluator.pageDescription)
  if (page === 'demo') return { head, body: renderDemo(language) }
  return { head: `${head}\n    <meta name="robots" content="noindex" />`, body: '' }
}
