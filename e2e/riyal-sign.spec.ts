import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'

test.use({ keepsPage: true })

const sign = '\u20c1'

/** In the page: how wide a text is drawn, in ems, in the font of the page. */
function widthOf(text: string): number {
  const probe = document.createElement('span')
  probe.style.cssText = 'position:absolute;white-space:pre;font-size:100px'
  probe.textContent = text
  document.body.append(probe)
  const { width } = probe.getBoundingClientRect()
  probe.remove()
  return Math.round(width) / 100
}

/** What the clipboard gets when the first text that contains this is selected. */
const copied = (page: Page, part: RegExp) =>
  page
    .getByText(part)
    .first()
    .evaluate((element) => {
      getSelection()?.selectAllChildren(element)
      return getSelection()?.toString() ?? ''
    })

for (const { lang, word, longer, price } of [
  { lang: 'en', word: 'SAR', longer: 'SARA', price: 'SAR\u00a0199' },
  { lang: 'ar', word: 'ر.س', longer: 'ر.سم', price: '199\u00a0ر.س' },
] as const) {
  test.describe(lang, () => {
    test.use({ lang })

    test('amounts are drawn with the sign of the riyal and stay words', async ({ page }) => {
      await page.goto('/')
      await page.evaluate(() => document.fonts.ready)
      const widths = await Promise.all([sign, word, longer].map((text) => page.evaluate(widthOf, text)))
      const [ofSign, ofWord, ofLonger] = widths
      expect(ofSign).toBe(0.73)
      expect(ofWord).toBe(ofSign)
      expect(ofLonger).toBeGreaterThan(1.5)
      expect(await copied(page, new RegExp(price))).toContain(price)
      expect(await page.locator('html').innerHTML()).not.toContain(sign)
    })
  })
}
