import type { PageMessage } from './worker-messages'

/** Not over plain HTTP, and not while developing. */
export const canInstallWorker = () => import.meta.env.PROD && 'serviceWorker' in navigator

/** Installs the service worker, and tells it the language of the page. Rejects where the browser does not let it. */
export async function installWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/sw.js')
  const message: PageMessage = { type: 'language', language: document.documentElement.lang }
  const worker = registration.active ?? registration.installing
  worker?.postMessage(message)
  return registration
}
