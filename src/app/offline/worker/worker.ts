import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import type { PageMessage } from '../messages'
import { isEvaluator, takeOverIfAlone } from '../take-over'

/** The service worker of the evaluator without an account: it answers for /demo, and for nothing that an account sees. */
declare const self: ServiceWorkerGlobalScope
/** The files of this build, written in by scripts/service-worker.mjs. */
declare const precachedFiles: PrecacheEntry[]

// Once: the build writes the whole list in place of the name.
const files = precachedFiles

const settings = 'mizan-settings'
const languageKey = '/language'
/** After so long without an answer the network is taken for cut. */
const maxWaitMs = 5000

// Without cookies: what is kept is what everybody gets, and fetching a page in a language must not choose that language.
addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { credentials: 'omit' }) }])

async function rememberLanguage(language: string): Promise<void> {
  const cache = await caches.open(settings)
  await cache.put(languageKey, new Response(language === 'ar' ? 'ar' : 'en'))
}

/** As the server decides it: what the address says, which is remembered, else what was read last. */
async function languageFor(url: URL): Promise<string> {
  const asked = url.searchParams.get('lang')
  if (asked === 'ar' || asked === 'en') {
    await rememberLanguage(asked)
    return asked
  }
  const remembered = await caches.match(languageKey, { cacheName: settings })
  if (remembered) return remembered.text()
  return navigator.language.startsWith('ar') ? 'ar' : 'en'
}

async function documentFor(url: URL): Promise<Response> {
  const language = await languageFor(url)
  const page = ['start', 'compare'].find((name) => url.searchParams.has(name))
  const query = page === undefined ? '' : `&${page}=`
  return (await matchPrecache(`/demo?lang=${language}${query}&offline`)) ?? Response.error()
}

/** The document comes from the server whenever there is one, so that no reload shows an older version. */
async function serverOrOffline(request: Request, url: URL): Promise<Response> {
  const cut = new AbortController()
  const timer = setTimeout(() => cut.abort(), maxWaitMs)
  try {
    const response = await fetch(request, { signal: cut.signal })
    return response.status < 500 ? response : await documentFor(url)
  } catch {
    return documentFor(url)
  } finally {
    // It has answered: a body that comes slowly is not cut off.
    clearTimeout(timer)
  }
}

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isEvaluator(url),
  ({ request, url }) => serverOrOffline(request, url),
)
cleanupOutdatedCaches()
precacheAndRoute(files, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] })

const holds = (script: string) => files.some(({ url }) => url === script)

self.addEventListener('message', (event) => {
  const message: PageMessage = event.data
  if (message.type === 'language') event.waitUntil(rememberLanguage(message.language))
  if (message.type === 'isOwnVersion') event.ports[0]?.postMessage(holds(message.script))
  if (message.type === 'takeOver') void self.skipWaiting()
  if (message.type === 'takeOverIfAlone') event.waitUntil(takeOverIfAlone(self))
})
