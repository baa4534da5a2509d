import { getDefaultStore } from 'jotai'
import { newVersionAtom } from '../../evaluator/state/new-version'
import { paths } from '../../paths'
import { installWorker } from '../../ui/page/install-worker'
import type { PageMessage } from '../../ui/page/worker-messages'

const tell = (worker: ServiceWorker | null, message: PageMessage) => worker?.postMessage(message)

/** The script that this page runs. */
function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return script ? new URL(script.src).pathname : ''
}

/** Whether a worker belongs to the version that this page shows already. */
function isOwnVersion(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
  })
  const question: PageMessage = { type: 'isOwnVersion', script: ownScript() }
  worker.postMessage(question, [port2])
  return answer
}

const maxTakeOverMs = 1000

/** Loads the page again with the newer version. What was typed is kept on the device when the page goes. */
function takeOver(waiting: ServiceWorker): void {
  tell(waiting, { type: 'takeOver' })
  // A browser may let the older worker finish first. The document comes from the server all the same.
  setTimeout(() => location.reload(), maxTakeOverMs)
}

/**
 * Offers a waiting version. If the page is of that version already, as after a reload, there is nothing to offer: the worker
 * takes over at once, or where other pages are open once they are closed.
 */
async function offer(waiting: ServiceWorker | null): Promise<void> {
  if (!waiting) return
  if (await isOwnVersion(waiting)) return tell(waiting, { type: 'takeOverIfAlone' })
  getDefaultStore().set(newVersionAtom, { load: () => takeOver(waiting) })
}

const hourMs = 60 * 60_000

async function follow(): Promise<void> {
  const { controller } = navigator.serviceWorker
  if (controller && !(await isOwnVersion(controller))) location.reload()
}

function lookForNewVersions(registration: ServiceWorkerRegistration): void {
  // One page took the newer version: the files of the older are gone, so the others follow.
  navigator.serviceWorker.addEventListener('controllerchange', () => void follow())
  const look = () => void registration.update().catch(() => {}) // Without a network there is nothing newer.
  setInterval(look, hourMs)
  window.addEventListener('online', look)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look())
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      // The very first version replaces none.
      if (installing.state === 'installed' && registration.active) void offer(installing)
    })
  })
}

/** The worker of versions that kept the evaluator alone. */
async function endFormerWorker(serviceWorker: ServiceWorkerContainer): Promise<void> {
  const registered = await serviceWorker.getRegistration(paths.demo)
  if (registered && new URL(registered.scope).pathname !== '/') await registered.unregister()
}

/**
 * Keeps the evaluator on this device, so that it opens without a network, and the page that takes the place of others then.
 * `offersVersions`: newer ones are offered here, and this page follows when another has taken one.
 */
export async function keepOffline({ offersVersions }: { offersVersions: boolean }): Promise<void> {
  const { serviceWorker } = navigator
  try {
    await endFormerWorker(serviceWorker)
    const registration = await installWorker()
    if (offersVersions) {
      lookForNewVersions(registration)
      await offer(registration.waiting)
    }
  } catch {
    // Blocked, or a full device: the page works as before, with a network.
  }
}
