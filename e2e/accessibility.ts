import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright/test'
import { visitedInBoth } from './appearances'
import { expect } from './fixtures'
import { expectNoOverflow } from './layout'
import { viewportOf } from './problems'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs axe through the debugger, which the page's content security policy does not bind. */
async function analyse(page: Page, part: string | undefined): Promise<AxeResults> {
  const session = await page.context().newCDPSession(page)
  const options = { runOnly: rules, resultTypes: ['violations'] }
  const run = `axe.run(${part ? JSON.stringify(part) : 'document'}, ${JSON.stringify(options)})`
  const { result: loaded } = await session.send('Runtime.evaluate', { expression: 'typeof axe' })
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `${loaded.value === 'object' ? '' : source};\n${run}.then(JSON.stringify)`,
    awaitPromise: true,
    returnByValue: true,
  })
  await session.detach()
  if (exceptionDetails) throw new Error(`axe did not run: ${exceptionDetails.exception?.description}`)
  return JSON.parse(String(result.value))
}

/** A colour on its way to another one is none that anybody reads: what ends by itself has ended. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })

/** Fails with each rule that the page breaks in this look alone: enough for another state of a screen that is checked in both. */
export async function expectNoViolation(page: Page, look = 'as it stands', part?: string): Promise<void> {
  await atRest(page)
  const { violations } = await analyse(page, part)
  const described = violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 5).map((node) => `${node.target.join(' ')}: ${node.failureSummary}`)
    return `${id}: ${help}\n    ${where.join('\n    ')}`
  })
  expect(described, `what axe found, ${look}`).toEqual([])
}

/** What follows the width of the window has done so, a picture a frame after the window. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))))

const desktop = { colorScheme: 'light', ...viewportOf(1280) } as const
const phone = { colorScheme: 'dark', ...viewportOf(360) } as const

/**
 * Fails with each rule that the page breaks and the elements that break it: as the page stands, then on a dark phone or
 * a light desktop, whichever it is not, where nothing may overflow either. What another test reads in that look, in the
 * other language, is not read there once more: widths and colours have no rules of a language. With a selector it looks
 * at that part alone, for what is opened on a page that is checked whole elsewhere: a whole page of results takes it
 * seconds.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expectNoViolation(page, 'as it stands', part)
  const size = page.viewportSize()
  if (!size || process.env.LOOKS === 'all') return
  const { colorScheme, ...other } = size.width < 768 ? desktop : phone
  if (visitedInBoth.has(page.context())) {
    await page.setViewportSize(other)
    await settled(page)
    await expectNoOverflow(page)
    await page.setViewportSize(size)
    return
  }
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  // Colours that are still fading from one theme to the other would be read as neither.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize(other)
  await settled(page)
  await expectNoViolation(page, `${colorScheme}, ${other.width} px`, part)
  await expectNoOverflow(page)
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light', reducedMotion: 'no-preference' })
  await page.setViewportSize(size)
}
