import type { i18n } from 'i18next'
import { type createStore, Provider } from 'jotai'
import { lazy, Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Route, Router, Switch, useLocation } from 'wouter'
import { DemoPage } from '../evaluator/pages/demo-page'
import { planOnScreen } from '../evaluator/saving/guest/shown-plan'
import { lazyPage } from '../i18n/lazy-page'
import { knownPath, paths } from '../paths'
import { CrashBoundary } from '../shell/crash-page'
import { Toasts } from '../shell/toasts'

const ServerPages = lazyPage(
  () => import('./server-pages').then((module) => module.ServerPages),
  'shell',
  'errors', // every form of these pages, and the notices above them, says what the server refused
)

const NotFoundPage = lazy(() => import('../shell/not-found-page').then((module) => ({ default: module.NotFoundPage })))

/** Loads all that a legal page is drawn with, for a prerendered document: its text must not disappear while the chunks load. */
export async function preloadLegalPage(): Promise<void> {
  const [{ LegalPage }] = await Promise.all([import('./server-pages'), ServerPages.preload()])
  await LegalPage.preload()
}

interface AppProps {
  store: ReturnType<typeof createStore>
  words: i18n
  /** The path to draw where there is no browser to ask. */
  path?: string
}

/** The product's pages: its table of contents. */
export function App({ store, words, path }: AppProps) {
  return (
    <I18nextProvider i18n={words}>
      <Provider store={store}>
        <CrashBoundary planText={() => JSON.stringify(planOnScreen(store), null, 2)}>
          <Router {...(path ? { ssrPath: path } : {})}>
            <Switch>
              <Route path={paths.demo} component={DemoPage} />
              <Route component={OtherPage} />
            </Switch>
            <Toasts />
          </Router>
        </CrashBoundary>
      </Provider>
    </I18nextProvider>
  )
}

function OtherPage() {
  const [pathname] = useLocation()
  return <Suspense fallback={null}>{knownPath(pathname) ? <ServerPages /> : <NotFoundPage />}</Suspense>
}
