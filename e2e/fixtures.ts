import { test as base } from 'playwright/test'
import { type AppearanceOptions, visitedInBoth } from './appearances'
import { ProblemLog, type Problems, reportPolicyViolations, viewportOf } from './problems'

export interface Fixtures extends Required<AppearanceOptions> {
  problems: Problems
}

/**
 * Playwright's test with a look (`lang`, `theme`, `width`) and a watch on the browser: an unexpected console error,
 * uncaught error, failed request or policy report fails the test, whichever page of the context it came from.
 */
export const test = base.extend<Fixtures & { watch: ProblemLog }>({
  lang: ['en', { option: true }],
  theme: ['light', { option: true }],
  width: [1280, { option: true }],
  inBoth: [false, { option: true }],

  baseURL: async ({ lang: _ }, use) => use(process.env.MIZAN_URL ?? ''),
  locale: async ({ lang }, use) => use(lang === 'ar' ? 'ar-SA' : 'en-GB'),
  colorScheme: async ({ theme }, use) => use(theme),
  viewport: async ({ width }, use) => use(viewportOf(width)),
  hasTouch: async ({ width }, use) => use(width < 768),

  watch: [
    async ({ context, inBoth }, use) => {
      if (inBoth) visitedInBoth.add(context)
      const log = new ProblemLog(context)
      await context.addInitScript(reportPolicyViolations)
      await use(log)
      const found = log.verdict()
      if (found.length > 0) throw new Error(`The browser reported:\n  ${found.join('\n  ')}`)
    },
    { auto: true },
  ],
  problems: async ({ watch }, use) => use(watch),
})

interface Running {
  url: string
  stop(): Promise<void>
}

/**
 * Tests against a server that is started for one file and stopped after it, and how that file reaches it in its hooks.
 * The file has `mode: 'default'`, or every worker starts one; a fixture of the worker would start a browser besides.
 */
export function testOnOwn<Own extends Running>(start: () => Promise<Own>) {
  let own: Own | undefined
  const started = () => {
    if (!own) throw new Error('The server of this file is not running')
    return own
  }
  const testOfFile = test.extend<{ own: Own }>({
    own: async ({ lang: _ }, use) => use(started()),
    // Hooks have a context too, before there is an address.
    baseURL: async ({ lang: _ }, use) => use(own?.url),
  })
  testOfFile.beforeAll(async () => {
    testOfFile.setTimeout(60_000)
    own = await start()
  })
  testOfFile.afterAll(() => own?.stop())
  return { test: testOfFile, started }
}

export { expect } from 'playwright/test'
