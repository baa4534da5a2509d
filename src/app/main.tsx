import { getDefaultStore } from 'jotai'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { preloadFirstStep } from '../evaluator/pages/demo-page'
import { hasDeviceState, prepareStore } from '../evaluator/saving/guest/plan-store'
import { openLastPlan } from '../evaluator/saving/guest/second-sample'
import { createI18n } from '../i18n'
import { paths } from '../paths'
import { keepEarlyKeys } from '../ui/overlays/early-keys'
import { followSystemTheme } from '../ui/theme/theme-choice'
import { App, preloadLegalPage } from './app'
import { keepOfflineLater } from './offline/later'
import '../ui/theme/theme.css'

async function start(): Promise<void> {
  keepEarlyKeys()
  const language = document.documentElement.lang === 'ar' ? 'ar' : 'en'
  const dictionaries = language === 'ar' ? (await import('../i18n/ar')).ar : (await import('../i18n/en')).en
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element')
  const store = getDefaultStore()
  prepareStore(store, language, dictionaries)
  followSystemTheme()
  const path = location.pathname.replace(/\/$/, '')
  const query = new URLSearchParams(location.search)
  const onDemo = path === paths.demo
  const fresh = !hasDeviceState() && !query.has('step')
  const words = createI18n(language, dictionaries)
  if (onDemo && !fresh) await openLastPlan(store)
  const app = (
    <StrictMode>
      <App store={store} words={words} />
    </StrictMode>
  )
  const isPrerendered = root.firstElementChild !== null
  const onLegal = path === paths.privacy || path === paths.terms
  if (isPrerendered && onLegal) await preloadLegalPage()
  if (onDemo) await preloadFirstStep(store, query)
  // The prerendered demo shows the untouched sample's results; anything else is drawn from the beginning.
  // As a transition it is done in slices, between which the page answers, and what is loaded shows no fallback.
  if (onDemo && fresh && isPrerendered) startTransition(() => void hydrateRoot(root, app))
  else if (isPrerendered && (onLegal || onDemo)) startTransition(() => createRoot(root).render(app))
  else createRoot(root).render(app)
  if (onDemo) keepOfflineLater()
}

void start()
