import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, lacking } from '../../scripts/testing/engines.mjs'
import { type BuiltServer, startBuiltServer } from '../../scripts/tools/built-server.mjs'
import { startEngine } from './engine'
import { firstAnswer } from './first-answer'
import { Line } from './line'
import { Tab } from './tab'

/** The form of these tests that every run has time for: both engines at once, one look each. */
const looks = { webkit: { lang: 'ar', width: 360 }, firefox: { lang: 'en', width: 1280 } } as const

describe.concurrent('other browsers', () => {
  let server: Promise<BuiltServer> | undefined
  beforeAll(() => {
    server = startBuiltServer()
  })
  afterAll(async () => {
    await (await server)?.stop()
  })

  for (const name of engines) {
    it.skipIf(lacking(name).length > 0)(
      `${name}: from the landing page to the first answer and the results`,
      async () => {
        const engine = await startEngine(name)
        const line = new Line(new URL((await server)?.url ?? ''))
        try {
          await line.join()
          const tab = new Tab(engine, line, looks[name])
          await tab.resize()
          await firstAnswer(tab)
          expect(line.problems).toEqual([])
        } finally {
          await engine.stop()
          await line.cut()
        }
      },
    )
  }
})
