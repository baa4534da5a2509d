import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newVersionAtom } from '../../evaluator/state/new-version'
import { keepOffline } from './register'
import { takeOverIfAlone } from './take-over'

const ownScript = '/assets/app-of-this-page.js'

/** A worker that waits, and what it was told. It answers whether it holds the script of the page. */
function waitingWorker(script: string) {
  const messages: string[] = []
  const postMessage = (message: { type: string; script?: string }, ports: MessagePort[] = []) => {
    messages.push(message.type)
    ports[0]?.postMessage(message.script === script)
  }
  return { messages, postMessage }
}

const registrationWith = (waiting: object) => ({
  waiting,
  active: null,
  installing: null,
  update: () => Promise.resolve(),
  addEventListener: () => {},
})

function openPageWith(waiting: object) {
  const serviceWorker = {
    controller: null,
    getRegistration: () => Promise.resolve(undefined),
    register: () => Promise.resolve(registrationWith(waiting)),
    addEventListener: () => {},
  }
  vi.stubGlobal('navigator', { serviceWorker })
  return keepOffline({ offersVersions: true })
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  vi.stubGlobal('window', { addEventListener: () => {} })
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    addEventListener: () => {},
    querySelector: () => ({ src: `https://mizan.example${ownScript}` }),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  getDefaultStore().set(newVersionAtom, null)
})

describe('a worker of a newer version that waits', () => {
  it('takes over where the page was loaded in that version already, and nothing is offered', async () => {
    const waiting = waitingWorker(ownScript)
    await openPageWith(waiting)
    expect(waiting.messages).toContain('takeOverIfAlone')
    expect(getDefaultStore().get(newVersionAtom)).toBeNull()
  })

  it('is offered by a page of the older version, which is not loaded again unasked', async () => {
    const waiting = waitingWorker('/assets/app-newer.js')
    await openPageWith(waiting)
    expect(waiting.messages).toEqual(['isOwnVersion'])
    expect(getDefaultStore().get(newVersionAtom)).not.toBeNull()
  })

  it.each([
    [['/demo?step=costs'], true],
    [['/demo', '/', '/app/projects'], true],
    [['/demo', '/demo/?lang=ar'], false],
  ])('is asked to take over while these pages are open: %j', async (addresses, takesOver) => {
    const skipWaiting = vi.fn(() => Promise.resolve())
    const pages = addresses.map((address) => ({ url: `https://mizan.example${address}` }))
    await takeOverIfAlone({ clients: { matchAll: () => Promise.resolve(pages) }, skipWaiting })
    expect(skipWaiting).toHaveBeenCalledTimes(takesOver ? 1 : 0)
  })
})
