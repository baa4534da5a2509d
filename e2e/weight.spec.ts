import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright/test'
import { expect, test } from './fixtures'
import { goToStep, openMore } from './more'
import { openAnalysis } from './results-page'

const assets = new URL('../dist/client/assets/', import.meta.url)
const gzipped = (content: Buffer) => gzipSync(content).length

interface Script {
  name: string
  content: Buffer
  size: number
}

/** Every script that a page asks for until the network is quiet, and how many bytes it has gzipped. */
async function scriptsOf(page: Page, path: string): Promise<Script[]> {
  const reading: Promise<Script>[] = []
  const read = (response: Response) => {
    if (!response.headers()['content-type']?.includes('javascript')) return
    const name = basename(new URL(response.url()).pathname)
    reading.push(response.body().then((content) => ({ name, content, size: gzipped(content) })))
  }
  page.on('response', read)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  page.off('response', read)
  return Promise.all(reading)
}

const total = (scripts: Script[]) => scripts.reduce((sum, { size }) => sum + size, 0)

const list = (scripts: Script[]) => scripts.map(({ name, size }) => `${name} ${size}`).join(', ')

/** How many scripts a page has loaded so far. */
function scriptsSoFar(page: Page): Promise<number> {
  return page.evaluate(() => {
    return performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js')).length
  })
}

/** The workers that make files for PDF and Excel bring whole libraries, for those who ask for a file: decision client/0038. */
const isAskedFor = (name: string) => /^(report|invoice|workbook)\.worker-/.test(name)

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang })

    test('the evaluator asks for at most 232 kB of scripts, the picture of cash and what the month rests on among them', async ({
      page,
    }) => {
      // What follows once the page has come to rest is not needed for any of its words.
      await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
      const scripts = await scriptsOf(page, '/demo')
      expect(scripts.length).toBeGreaterThan(0)
      expect(total(scripts), list(scripts)).toBeLessThanOrEqual(232_000)
      if (lang === 'ar') return

      await test.step('and for nothing of accounts', () => {
        const all = scripts.map(({ content }) => content.toString()).join('\n')
        expect(all).not.toMatch(/TRPCClientError|QueryClientProvider|confirmPassword|libphonenumber/)
      })

      await test.step('every chunk that is loaded later has at most 60 kB', () => {
        const first = new Set(scripts.map(({ name }) => name))
        const later = readdirSync(assets).filter(
          (name) => name.endsWith('.js') && !first.has(name) && !isAskedFor(name),
        )
        const sizes = later.map((name) => ({ name, size: gzipped(readFileSync(new URL(name, assets))) }))
        expect(sizes.filter(({ size }) => size > 60_000)).toEqual([])
      })
    })

    test('the landing page asks for at most 90 kB of scripts', async ({ page }) => {
      const scripts = await scriptsOf(page, '/')
      expect(total(scripts), list(scripts)).toBeLessThanOrEqual(90_000)
    })
  })
}

test('the menu, the analysis and the other steps follow without a gesture, before they are opened', async ({
  page,
}) => {
  await page.goto('/demo')
  await page.getByRole('slider').nth(2).waitFor()
  // On a busy machine the page comes to rest later.
  let before = 0
  const isAtRest = async () => {
    const earlier = before
    before = await scriptsSoFar(page)
    return before === earlier
  }
  await expect.poll(isAtRest, { intervals: [2000] }).toBe(true)
  await openMore(page)
  await goToStep(page, 'revenue')
  expect(await scriptsSoFar(page)).toBe(before)
  await goToStep(page, 'results')
  await openAnalysis(page)
})
