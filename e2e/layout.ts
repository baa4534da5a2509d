import type { Page } from 'playwright/test'
import { expect } from './fixtures'

/** In the page: elements that stick out at either side, apart from those inside a box that scrolls or clips. */
function overflowing(): string[] {
  const width = document.documentElement.clientWidth
  const clips = (element: Element) => getComputedStyle(element).overflowX !== 'visible'
  const isClipped = (element: Element): boolean => {
    const parent = element.parentElement
    return parent !== null && parent !== document.body && (clips(parent) || isClipped(parent))
  }
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} '${element.textContent?.trim().slice(0, 40)}'`
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width > 1 && box.height > 1 && (box.right > width + 1 || box.left < -1) && !isClipped(element)
    })
    .map(name)
}

/** Fails when the page scrolls sideways or an element is cut off at the side. */
export async function expectNoOverflow(page: Page): Promise<void> {
  // Pictures take their width a frame after the window has taken its own.
  await expect.poll(() => page.evaluate(overflowing), 'elements wider than the window').toEqual([])
  const widths = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(widths, 'what the page is too wide by').toBeLessThanOrEqual(0)
}
