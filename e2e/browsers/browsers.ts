import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest'
import { type EngineName, engines, lacking } from '../../scripts/testing/engines.mjs'
import { type BuiltServer, startBuiltServer } from '../../scripts/tools/built-server.mjs'
import { admin } from '../server'
import { type Engine, startEngine } from './engine'
import { Line } from './line'
import { type Look, Tab } from './tab'

const looks: Look[] = [
  { lang: 'en', width: 1280 },
  { lang: 'ar', width: 360 },
  { lang: 'ar', width: 1280 },
  { lang: 'en', width: 360 },
]

export interface Visit {
  tab: Tab
  line: Line
  /** Declares a problem that a journey causes on purpose. */
  allow(pattern: RegExp): void
}

/** The built product, or the one that MIZAN_URL names. */
async function builtServer(): Promise<Pick<BuiltServer, 'url' | 'stop'>> {
  const url = process.env.MIZAN_URL
  return url
    ? { url, stop: async () => {} }
    : startBuiltServer({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password })
}

/** The tests of one look of one engine, each as a new visitor; what goes wrong in a page fails the test. */
function describeLook(
  name: EngineName,
  look: Look,
  running: { engine?: Engine; server?: Pick<BuiltServer, 'url' | 'stop'> },
  tests: Tests,
) {
  describe(`${look.lang} ${look.width}`, () => {
    let line: Line | undefined
    let allowed: RegExp[] = []
    const visit = async (): Promise<Visit> => {
      const { engine, server } = running
      if (!engine || !server) throw new Error(`${name} did not start`)
      line = new Line(new URL(server.url))
      await line.join()
      const tab = new Tab(engine, line, look)
      await tab.resize()
      await tab.forget()
      return { tab, line, allow: (pattern) => void allowed.push(pattern) }
    }
    afterEach(async () => {
      const found = line?.problems ?? []
      const patterns = allowed
      allowed = []
      await running.engine?.driver.get('about:blank').catch(() => {})
      await line?.cut()
      expect(found.filter((text) => !patterns.some((pattern) => pattern.test(text)))).toEqual([])
    })
    tests(visit, look)
  })
}

type Tests = (visit: () => Promise<Visit>, look: Look) => void

/** Tests in every engine that is here: in both languages, on a phone and a desktop. */
export function inEachEngine(tests: Tests): void {
  for (const name of engines) {
    describe.skipIf(lacking(name).length > 0)(name, () => {
      const running: { engine?: Engine; server?: Pick<BuiltServer, 'url' | 'stop'> } = {}
      beforeAll(async () => {
        const started = await Promise.all([startEngine(name), builtServer()])
        ;[running.engine, running.server] = started
      })
      afterAll(async () => {
        await Promise.all([running.engine?.stop(), running.server?.stop()])
      })
      for (const look of looks) describeLook(name, look, running, tests)
    })
  }
}
