import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright/test'
import { expect, test } from './fixtures'

const assets = new URL('../dist/client/assets/', import.meta.url)
const gzipped = (content: Buffer) => gzipSync(content).length

/** Every script that a page asks for until the network is quiet: name → gzipped bytes. */
async function scriptsOf(page: Page, path: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  const reading: Promise<void>[] = []
  const read = (response: Response) => {
    if (!response.headers()['content-type']?.includes('javascript')) return
    const name = basename(new URL(response.url()).pathname)
    reading.push(response.body().then((body) => void sizes.set(name, gzipped(body))))
  }
  page.on('response', read)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  page.off('response', read)
  await Promise.all(reading)
  return sizes
}

const total = (sizes: Map<string, number>) => [...sizes.values()].reduce((sum, size) => sum + size, 0)

const list = (sizes: Map<string, number>) => [...sizes].map(([name, size]) => `${name} ${size}`).join(', ')

for (const lang of ['en', 'ar'] as const) {
  test.describe(lang, () => {
    test.use({ lang })

    test('the evaluator asks for at most 170 kB of scripts', async ({ page }) => {
      const sizes = await scriptsOf(page, '/demo')
      expect(sizes.size).toBeGreaterThan(0)
      expect(total(sizes), list(sizes)).toBeLessThanOrEqual(170_000)
    })

    test('the landing page asks for at most 90 kB of scripts', async ({ page }) => {
      const sizes = await scriptsOf(page, '/')
      expect(total(sizes), list(sizes)).toBeLessThanOrEqual(90_000)
    })
  })
}

/** How many scripts a page has loaded so far. */
function scriptsSoFar(page: Page): Promise<number> {
  return page.evaluate(() => {
    return performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js')).length
  })
}

test('charts, tables and the other steps are loaded with the first scroll, not before', async ({ page }) => {
  await page.goto('/demo')
  await page.waitForLoadState('networkidle')
  const before = await scriptsSoFar(page)
  await page.waitForTimeout(1500)
  expect(await scriptsSoFar(page)).toBe(before)
  await expect(page.locator('#all-figures')).toHaveCount(0)
  await page.mouse.wheel(0, 1)
  await page.locator('#all-figures').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await scriptsSoFar(page)).toBeGreaterThan(before)
})

/** The workers that make files for PDF and Excel bring whole libraries, for those who ask for a file: decision client/0038. */
const isAskedFor = (name: string) => /^(report|workbook)\.worker-/.test(name)

test('every chunk that is loaded later has at most 60 kB', async ({ page }) => {
  const first = await scriptsOf(page, '/demo')
  const later = readdirSync(assets).filter((name) => name.endsWith('.js') && !first.has(name) && !isAskedFor(name))
  const sizes = later.map((name) => ({ name, size: gzipped(readFileSync(new URL(name, assets))) }))
  expect(sizes.filter(({ size }) => size > 60_000)).toEqual([])
})
