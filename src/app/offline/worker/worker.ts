import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import type { PageMessage } from '../../../ui/page/worker-messages'
import { isEvaluator, takeOverIfAlone } from '../take-over'

/**
 * The service worker: it answers for the evaluator without an account, and in place of other pages, while the server cannot
 * be reached, with one that says so. It keeps nothing that an account sees.
 */
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
  const requested = url.searchParams.get('lang')
  if (requested === 'ar' || requested === 'en') {
    await rememberLanguage(requested)
    return requested
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

/** What the browser began to fetch while this worker started, else what it fetches now. */
async function fromServer(event: ExtendableEvent, request: Request): Promise<Response> {
  const begun: unknown = event instanceof FetchEvent ? await event.preloadResponse : undefined
  return begun instanceof Response ? begun : fetch(request)
}

const rejectAfter = (ms: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('The server has not answered')), ms))

/** The document comes from the server whenever there is one, so that no reload shows an older version. */
async function serverOrOffline(event: ExtendableEvent, request: Request, url: URL): Promise<Response> {
  try {
    const response = await Promise.race([fromServer(event, request), rejectAfter(maxWaitMs)])
    return response.status < 500 ? response : await documentFor(url)
  } catch {
    return documentFor(url)
  }
}

/** Pages of accounts come from the server, or not at all. */
async function serverOrNotice(event: ExtendableEvent, request: Request, url: URL): Promise<Response> {
  try {
    return await fromServer(event, request)
  } catch {
    return (await matchPrecache(`/offline?lang=${await languageFor(url)}`)) ?? Response.error()
  }
}

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isEvaluator(url),
  ({ event, request, url }) => serverOrOffline(event, request, url),
)
registerRoute(
  // What stands in a frame on a page is no page by itself.
  ({ request, url }) =>
    request.mode === 'navigate' && request.destination === 'document' && !url.pathname.startsWith('/api/'),
  ({ event, request, url }) => serverOrNotice(event, request, url),
)
cleanupOutdatedCaches()
precacheAndRoute(files, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] })

const holds = (script: string) => files.some(({ url }) => url === script)

self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload.enable()))

self.addEventListener('message', (event) => {
  const message: PageMessage = event.data
  if (message.type === 'language') event.waitUntil(rememberLanguage(message.language))
  if (message.type === 'isOwnVersion') event.ports[0]?.postMessage(holds(message.script))
  if (message.type === 'takeOver') void self.skipWaiting()
  if (message.type === 'takeOverIfAlone') event.waitUntil(takeOverIfAlone(self))
})
