import type { i18n } from 'i18next'
import { createStore } from 'jotai'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { Language } from '../../domain/options'
import { brand } from '../../domain/site/brand'
import { LazyRestsOnLine } from '../../evaluator/results/top/earns-panel'
import { CashByMonth } from '../../evaluator/results/top/money-panel'
import { prepareStore } from '../../evaluator/saving/guest/plan-store'
import { createI18n } from '../../i18n'
import { ar } from '../../i18n/ar'
import { landing as arLanding } from '../../i18n/ar/landing'
import { en } from '../../i18n/en'
import { landing as enLanding } from '../../i18n/en/landing'
import { loadFeature } from '../../i18n/load-feature'
import { type DrawnDocument, drawnAt, drawnDocuments, paths } from '../../paths'
import { App, preloadPage } from '../app'
import { privateHead, publicHead } from './document-head'
import { OfflinePage } from './offline-page'
import { WithoutScripts } from './without-scripts'

export { keepEarlyInput, keepHeldButton, nameOfButton } from '../../ui/page/early-input'
export { calculatorDocuments } from './calculator'

export type PageName = DrawnDocument | 'landing' | 'app' | 'offline'

/** What the build renders. The body of the landing page is rendered when the server starts (render-landing.tsx). */
export const pageNames: PageName[] = ['landing', 'app', 'offline', ...drawnDocuments()]

const dictionaries = { en, ar }
const landings = { en: enLanding, ar: arLanding }

/** A page as the browser draws it, which then takes it over where it stands. */
async function draw(document: DrawnDocument, language: Language, words: i18n): Promise<string> {
  const store = createStore()
  prepareStore(store, language, dictionaries[language])
  // In the browser they follow when the rest is there.
  if (document === 'demo') await Promise.all([CashByMonth.preload(), LazyRestsOnLine.preload()])
  await preloadPage(drawnAt[document], store, new URLSearchParams(drawnAt[document].split('?')[1]))
  const body = renderToString(
    <StrictMode>
      <App store={store} words={words} drawnAt={drawnAt[document]} />
    </StrictMode>,
  )
  // What fails while it is drawn, React leaves to the browser without a word.
  if (!body.includes('<main')) throw new Error(`The page of '${document}' could not be drawn`)
  return body
}

/** What a page is called in the window's title. */
async function titleOf(document: DrawnDocument, language: Language, words: i18n): Promise<string> {
  const named = ['projects', 'legal', 'account', 'quickStart', 'sharing', 'websites'] as const
  await Promise.all(named.map((feature) => loadFeature(words, feature)))
  const t = words.getFixedT(language, ['common', ...named, 'evaluator'])
  if (document === 'demo') return t('evaluator:pageTitle')
  // A project has its name with it.
  if (document === 'project') return brand[language]
  const titles = {
    projects: t('projects:title'),
    start: t('quickStart:title'),
    login: t('account:login.title'),
    loginWithCode: t('account:code.title'),
    passwordReset: t('account:reset.title'),
    register: t('account:register.title'),
    sharedGone: t('sharing:page.gone'),
    notFound: t('common:notFound.title'),
    privacy: t('legal:privacy.title'),
    terms: t('legal:terms.title'),
    websites: t('websites:page.title'),
  }
  return `${titles[document]} – ${brand[language]}`
}

/** What a page that search engines list is about; null of the others. */
function descriptionOf(document: DrawnDocument, language: Language, words: i18n): string | null {
  const t = words.getFixedT(language, ['legal', 'evaluator', 'websites'])
  if (document === 'demo') return t('evaluator:pageDescription')
  if (document === 'websites') return t('websites:page.intro')
  return document === 'privacy' || document === 'terms' ? t(`legal:${document}.intro`) : null
}

/** Pages that are read, and that links lead on from, without a script. */
const readsWhole: readonly PageName[] = ['privacy', 'terms', 'notFound', 'sharedGone']

interface Document {
  /** The address that the body was drawn at. */
  drawnAt?: string
  head: string
  body: string
  /** What stands above the body where scripts do not run; the pages without it read whole all the same. */
  needsScripts?: string
}

/** The head and the body of a document that the server sends; 'app' is drawn in the browser alone. */
export async function renderPage(page: PageName, language: Language): Promise<Document> {
  const landing = landings[language]
  if (page === 'landing') return { head: publicHead(paths.landing, language, landing), body: '<!--landing-->' }
  const needsScripts = `<noscript>${renderToStaticMarkup(<WithoutScripts language={language} words={landing.withoutScripts} />)}</noscript>`
  const { pageDescription } = dictionaries[language].evaluator
  // The page that opens in it names itself.
  if (page === 'app') {
    return { head: privateHead({ title: brand[language], description: pageDescription }), body: '', needsScripts }
  }
  if (page === 'offline') {
    const title = `${landing.offline.title} – ${brand[language]}`
    const body = renderToStaticMarkup(<OfflinePage language={language} words={landing.offline} />)
    return { head: privateHead({ title, description: pageDescription }), body }
  }
  const words = createI18n(language, dictionaries[language])
  const title = await titleOf(page, language, words)
  const description = descriptionOf(page, language, words)
  const head =
    description === null
      ? privateHead({ title, description: pageDescription })
      : publicHead(drawnAt[page], language, { ...landing, title, description })
  const body = await draw(page, language, words)
  return { drawnAt: drawnAt[page], head, body, ...(readsWhole.includes(page) ? {} : { needsScripts }) }
}
