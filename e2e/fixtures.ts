import { type BrowserContext, test as base, type Page } from 'playwright/test'
import { type AppearanceOptions, visitedInBoth } from './appearances'
import { ProblemLog, type Problems, reportPolicyViolations, viewportOf } from './problems'

export interface Fixtures extends Required<AppearanceOptions> {
  problems: Problems
  /** Whether the page of an earlier test may be taken, as good as new: for files that add nothing to a context for good. */
  keepsPage: boolean
}

interface Kept {
  context: BrowserContext
  page: Page
}

/**
 * The pages that a worker keeps, by what cannot be changed in one. A page whose process has loaded the product before
 * loads it in half of the time.
 */
const keptPages = new Map<string, Kept>()
const maxKept = 3

/**
 * Leaves what was open, and takes back what a test changed. Scripts for every load and fake clocks cannot be taken back.
 * A test may close the page it was given: one that it opened is kept in its place, or a new one, which has at least the
 * files that the context holds.
 */
async function renew(context: BrowserContext): Promise<Kept> {
  // An answer that a test holds back may still be waiting for its moment.
  const behavior = 'ignoreErrors'
  const [open, ...others] = context.pages()
  await Promise.all([
    context.setOffline(false),
    ...[context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior })),
  ])
  await Promise.all(others.map((other) => other.close()))
  const page = open ?? (await context.newPage())
  // A small text of the same origin: an empty page would end the process.
  await page.goto('/robots.txt')
  await Promise.all([
    page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    }),
    context.clearCookies(),
    context.clearPermissions(),
    page.emulateMedia({ media: null, forcedColors: null, reducedMotion: null }),
  ])
  return { context, page }
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

  keepsPage: [false, { option: true }],

  context: async ({ context, browser, keepsPage, baseURL, locale, hasTouch, colorScheme, viewport }, use) => {
    // Hooks have a context too, and some are before there is an address.
    if (!keepsPage || !baseURL) {
      await context.addInitScript(reportPolicyViolations)
      return use(context)
    }
    const name = [baseURL, locale, hasTouch].join(' ')
    let cached = keptPages.get(name)
    if (!cached) {
      const own = await browser.newContext()
      await own.addInitScript(reportPolicyViolations)
      cached = { context: own, page: await own.newPage() }
    }
    // Taken from the list while it is in use, so that one that cannot be renewed is not taken again.
    keptPages.delete(name)
    await cached.page.emulateMedia({ colorScheme })
    if (viewport) await cached.page.setViewportSize(viewport)
    await use(cached.context)
    keptPages.set(name, await renew(cached.context))
    // Each is a process of a hundred megabytes or so.
    for (const [oldest, { context }] of [...keptPages].slice(0, -maxKept)) {
      keptPages.delete(oldest)
      await context.close()
    }
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),

  watch: [
    async ({ context, inBoth }, use) => {
      if (inBoth) visitedInBoth.add(context)
      else visitedInBoth.delete(context)
      const log = new ProblemLog(context)
      await use(log)
      log.stop()
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
