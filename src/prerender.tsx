import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './app'
import { privateHead, publicHead } from './document-head'
import type { Language } from './domain/options'
import { prepareStore } from './evaluator/plan-store'
import { createI18n } from './i18n'
import { ar } from './i18n/ar'
import { landing as arLanding } from './i18n/ar/landing'
import { en } from './i18n/en'
import { landing as enLanding } from './i18n/en/landing'
import { paths } from './paths'

export type PageName = 'landing' | 'demo' | 'app'

const dictionaries = { en, ar }
const landings = { en: enLanding, ar: arLanding }

function renderDemo(language: Language): string {
  const store = createStore()
  prepareStore(store, language, dictionaries[language])
  return renderToString(
    <StrictMode>
      <App store={store} words={createI18n(language, dictionaries[language])} path={paths.demo} />
    </StrictMode>,
  )
}

/**
 * The head and the body of a document that the server sends. The body of the landing page is rendered when the server
 * starts (src/render-landing.tsx); 'app' is drawn in the browser alone.
 */
export function renderPage(page: PageName, language: Language): { head: string; body: string } {
  const landing = landings[language]
  if (page === 'landing') return { head: publicHead(paths.landing, language, landing), body: '<!--landing-->' }
  const { pageTitle: title, pageDescription: description } = dictionaries[language].evaluator
  if (page === 'app') return { head: privateHead({ title, description }), body: '' }
  return { head: publicHead(paths.demo, language, { ...landing, title, description }), body: renderDemo(language) }
}
