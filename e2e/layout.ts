import type { Page } from 'playwright/test'
import { overflowing } from './browsers/overflowing'
import { expect } from './fixtures'

/** Fails when the page scrolls sideways or an element is cut off at the side. */
export async function expectNoOverflow(page: Page): Promise<void> {
  // Pictures take their width a frame after the window has taken its own.
  await expect.poll(() => page.evaluate(overflowing), 'elements wider than the window').toEqual([])
  const widths = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(widths, 'what the page is too wide by').toBeLessThanOrEqual(0)
}
