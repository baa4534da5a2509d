import { getDefaultStore } from 'jotai'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { preloadFirstStep } from '../evaluator/pages/demo-page'
import { hasDeviceState, hasOwnPlan, prepareStore } from '../evaluator/saving/guest/plan-store'
import { openLastPlan } from '../evaluator/saving/guest/second-sample'
import { shownPlanAtom } from '../evaluator/state/atoms'
import { createI18n } from '../i18n'
import { paths, startHref } from '../paths'
import { keepEarlyKeys } from '../ui/overlays/early-keys'
import { followSystemTheme } from '../ui/theme/theme-choice'
import { App, preloadPage } from './app'
import { keepOfflineLater } from './offline/later'
import '../ui/theme/theme.css'

/** Whether a document shows what the page will: those of plans are of the untouched sample and of a plan not begun. */
function isTrue(drawnAt: string, query: URLSearchParams): boolean {
  if (drawnAt === startHref) return query.has('start') && !query.has('category') && !hasOwnPlan()
  return drawnAt !== paths.demo || (!hasDeviceState() && (query.get('step') ?? 'results') === 'results')
}

/**
 * The address that a document is hydrated at: the page's own, unless its query asks for something that the document does not show. Otherwise whatever
 * reads the query would be rendered twice, the second time in one long task.
 */
function hydratedAt(drawnAt: string, query: URLSearchParams): string {
  const [path, drawnQuery] = drawnAt.split('?')
  const added = new URLSearchParams(query)
  // The document is in the page's language already, and shows the step that its plan opens at.
  for (const shown of ['lang', 'step']) added.delete(shown)
  return `${added}` === `${new URLSearchParams(drawnQuery)}` ? `${path}${location.search}` : drawnAt
}

async function start(): Promise<void> {
  keepEarlyKeys()
  const language = document.documentElement.lang === 'ar' ? 'ar' : 'en'
  const dictionaries = language === 'ar' ? (await import('../i18n/ar')).ar : (await import('../i18n/en')).en
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root element')
  const store = getDefaultStore()
  prepareStore(store, language, dictionaries)
  followSystemTheme()
  const query = new URLSearchParams(location.search)
  const onDemo = location.pathname.replace(/\/$/, '') === paths.demo
  const words = createI18n(language, dictionaries)
  const drawnAt = root.dataset.drawnAt
  const isKept = drawnAt !== undefined && isTrue(drawnAt, query)
  if (onDemo && !isKept && !query.has('start')) await openLastPlan(store)
  if (drawnAt) await preloadPage(drawnAt, store, query)
  else if (onDemo) await preloadFirstStep(store, query)
  const app = (
    <StrictMode>
      <App store={store} words={words} {...(drawnAt ? { drawnAt: hydratedAt(drawnAt, query) } : {})} />
    </StrictMode>
  )
  window.earlyInput?.look()
  // As a transition it is done in slices, between which the page answers, and what is loaded shows no fallback.
  const drawn = store.get(shownPlanAtom)
  // Where a chunk arrives after the plan was edited, its part differs from the prerendered one and is rendered again: no error.
  const onRecoverableError = (error: unknown) => void (store.get(shownPlanAtom) === drawn && reportError(error))
  if (isKept) startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
  else if (drawnAt) startTransition(() => createRoot(root).render(app))
  else createRoot(root).render(app)
  keepOfflineLater({ offersVersions: onDemo })
}

void start()
