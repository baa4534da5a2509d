import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Router } from 'wouter'
import { LegalPage } from '../../account/legal/legal-page'
import type { Language } from '../../domain/options'
import { prepareStore } from '../../evaluator/saving/guest/plan-store'
import { createI18n } from '../../i18n'
import { ar } from '../../i18n/ar'
import { landing as arLanding } from '../../i18n/ar/landing'
import { en } from '../../i18n/en'
import { landing as enLanding } from '../../i18n/en/landing'
import { loadFeature } from '../../i18n/load-feature'
import { paths } from '../../paths'
import { PlainFrame } from '../../shell/plain-frame'
import { App } from '../app'
import { privateHead, publicHead } from './document-head'
import { WithoutScripts } from './without-scripts'

type LegalName = 'privacy' | 'terms'
export type PageName = 'landing' | 'demo' | LegalName | 'app'

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

/** For readers without scripts, and for search engines; the browser renders over it. */
async function renderLegal(page: LegalName, language: Language): Promise<{ head: string; body: string }> {
  const words = createI18n(language, dictionaries[language])
  await loadFeature(words, 'legal')
  const t = words.getFixedT(language, 'legal')
  const title = `${t(`${page}.title`)} – ${landings[language].brand}`
  const body = renderToStaticMarkup(
    <I18nextProvider i18n={words}>
      <Router ssrPath={paths[page]}>
        <PlainFrame>
          <LegalPage page={page} />
        </PlainFrame>
      </Router>
    </I18nextProvider>,
  )
  const head = publicHead(paths[page], language, { ...landings[language], title, description: t(`${page}.intro`) })
  return { head, body }
}

interface Document {
  head: string
  body: string
  /** What stands above the body where scripts do not run; the pages without it read whole all the same. */
  needsScripts?: string
}

/**
 * The head and the body of a document that the server sends. The body of the landing page is rendered when the server
 * starts (src/app/prerender/render-landing.tsx); 'app' is drawn in the browser alone.
 */
export async function renderPage(page: PageName, language: Language): Promise<Document> {
  const landing = landings[language]
  if (page === 'landing') return { head: publicHead(paths.landing, language, landing), body: '<!--landing-->' }
  if (page === 'privacy' || page === 'terms') return renderLegal(page, language)
  const { pageTitle: title, pageDescription: description } = dictionaries[language].evaluator
  const needsScripts = `<noscript>${renderToStaticMarkup(<WithoutScripts words={landing} />)}</noscript>`
  // The page that opens in it names itself.
  if (page === 'app') return { head: privateHead({ title: landing.brand, description }), body: '', needsScripts }
  const head = publicHead(paths.demo, language, { ...landing, title, description })
  return { head, body: renderDemo(language), needsScripts }
}
