import type { i18n } from 'i18next'
import { type createStore, Provider } from 'jotai'
import { Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Route, Router, Switch, useLocation } from 'wouter'
import { DemoPage, preloadFirstStep } from '../evaluator/pages/demo-page'
import { planOnScreen } from '../evaluator/saving/guest/shown-plan'
import { lazyPage } from '../i18n/lazy-page'
import { knownPath, pagePattern, paths } from '../paths'
import { CrashBoundary } from '../shell/crash-page'
import { Toasts } from '../shell/toasts'

const serverPages = () => import('./server-pages')
const ServerPages = lazyPage(
  () => serverPages().then((module) => module.ServerPages),
  'shell',
  'errors', // every form of these pages, and the notices above them, says what the server refused
)

const NotFoundPage = lazyPage(() => import('../shell/not-found-page').then((module) => module.NotFoundPage))

/** Loads all that a prerendered document is drawn with: what it shows must not disappear while the chunks load. */
export async function preloadPage(drawnAt: string, store: Store, query: URLSearchParams): Promise<void> {
  const page = pagePattern(drawnAt.replace(/\?.*/, ''))
  if (page === paths.demo) return preloadFirstStep(store, query)
  if (page === undefined) return void (await NotFoundPage.preload())
  const [{ preloadDocument }] = await Promise.all([serverPages(), ServerPages.preload()])
  await preloadDocument(page)
}

type Store = ReturnType<typeof createStore>

interface AppProps {
  store: Store
  words: i18n
  /** The address of the document that stands on the page already, or is being made: first it is drawn as there. */
  drawnAt?: string
}

/** The address of a document in the form of `location`, which the browser's is compared with: a '?' too few is another address. */
function addressOf(drawnAt: string) {
  const [path, query] = drawnAt.split('?')
  return { ssrPath: path, ssrSearch: query === undefined ? '' : `?${query}` }
}

/** The product's pages: its table of contents. */
export function App({ store, words, drawnAt }: AppProps) {
  return (
    <I18nextProvider i18n={words}>
      <Provider store={store}>
        <CrashBoundary planText={() => JSON.stringify(planOnScreen(store), null, 2)}>
          <Router {...(drawnAt ? addressOf(drawnAt) : {})}>
            <Switch>
              <Route path={paths.demo} component={DemoPage} />
              <Route>
                <OtherPage isSharedGone={drawnAt?.startsWith('/s/') === true} />
              </Route>
            </Switch>
            <Toasts />
          </Router>
        </CrashBoundary>
      </Provider>
    </I18nextProvider>
  )
}

function OtherPage({ isSharedGone }: { isSharedGone: boolean }) {
  const [pathname] = useLocation()
  return (
    <Suspense fallback={null}>
      {knownPath(pathname) ? <ServerPages isSharedGone={isSharedGone} /> : <NotFoundPage />}
    </Suspense>
  )
}
