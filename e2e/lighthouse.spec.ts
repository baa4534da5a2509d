import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { freePort } from '../scripts/tools/free-port.mjs'
import { expect, test } from './fixtures'

const categories = ['accessibility', 'best-practices', 'seo']

/** What costs a page points, so that a failure says what to mend. */
function complaints({ lhr }: NonNullable<Awaited<ReturnType<typeof lighthouse>>>): string[] {
  return Object.values(lhr.audits)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title }) => `${id}: ${title}`)
}

test('Lighthouse gives the public pages every point for accessibility, best practices and search', async ({ baseURL }, {
  project,
}) => {
  const port = await freePort()
  const { args = [], executablePath } = project.use.launchOptions ?? {}
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...args, `--remote-debugging-port=${port}`],
  })
  try {
    for (const path of ['/?lang=ar', '/demo?lang=en']) {
      const run = await lighthouse(`${baseURL}${path}`, {
        port,
        onlyCategories: categories,
        logLevel: 'error',
        // No speed is measured here: it waits for what a page loads, not for whole quiet seconds besides.
        throttlingMethod: 'simulate',
        pauseAfterFcpMs: 0,
        pauseAfterLoadMs: 0,
        networkQuietThresholdMs: 250,
        cpuQuietThresholdMs: 250,
        disableFullPageScreenshot: true,
        disableStorageReset: true,
      })
      if (!run) throw new Error('Lighthouse gave no result')
      const scores = Object.fromEntries(categories.map((id) => [id, run.lhr.categories[id]?.score]))
      expect(scores, `${path}\n${complaints(run).join('\n')}`).toEqual({
        accessibility: 1,
        'best-practices': 1,
        seo: 1,
      })
    }
  } finally {
    await browser.close()
  }
})
