import type { Page } from 'playwright/test'
import { results as words } from '../src/i18n/ar/evaluator/results'
import { expectNoViolation } from './accessibility'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { goToStep } from './more'
import { railOf } from './rail'
import { backToAnswers, openAnalysis, unfoldAll } from './results-page'

/** In the page: the distances that WCAG 1.4.12 lets readers set. */
function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets = [sheet]
}

/** In the page: bars and marks whose colour high contrast would take away. */
function invisible(): string[] {
  const drawn = [
    ...document.querySelectorAll('figure [style*="inline-size"], [role=meter] > *, [role=progressbar] > *'),
  ]
  return drawn.filter((bar) => getComputedStyle(bar).forcedColorAdjust !== 'none').map(({ outerHTML }) => outerHTML)
}

const background = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)

test.describe('in Arabic', () => {
  test.use({ lang: 'ar', keepsPage: true })

  test('amounts stand under each other, their bars begin at the left, states and bars are seen in forced colours, and larger text fits', async ({
    page,
  }) => {
    await page.goto('/demo?step=revenue')
    const forced = { forcedColors: 'active', reducedMotion: 'reduce' } as const
    await page.emulateMedia(forced)
    const chosen = await background(page, 'label:has(input[type=radio]:checked)')
    expect(chosen).not.toBe(await background(page, 'label:has(input[type=radio]:not(:checked))'))
    await expectNoViolation(page)
    await page.emulateMedia({ forcedColors: 'none' })
    await goToStep(page, 'results')
    await openAnalysis(page)

    await test.step('amounts stand under each other, and their bars begin at the left', async () => {
      // A way past the cards.
      await page.getByRole('link', { name: words.allFigures.title }).focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(page.locator('#all-figures').getByRole('button').first()).toBeFocused()
      const row = page.locator('figure ul').first().locator('> li:has([style*="inline-size"])').last()
      await row.scrollIntoViewIfNeeded()
      const edges = await row.evaluate((item) => {
        const bar = item.querySelector('[style*="inline-size"]')
        const track = bar?.parentElement
        const figures = [...(item.parentElement?.querySelectorAll('bdi') ?? [])]
        return {
          bar: bar && track ? bar.getBoundingClientRect().left - track.getBoundingClientRect().left : null,
          figures: new Set(figures.map((figure) => Math.round(figure.getBoundingClientRect().right))).size,
        }
      })
      expect(edges).toEqual({ bar: 0, figures: 1 })

      await test.step('time and money still run from left to right, under Arabic words', async () => {
        await backToAnswers(page)
        const ticks = page.locator('figure svg text')
        const left = async (name: string) =>
          (await ticks.filter({ hasText: name }).first().boundingBox())?.x ?? Number.NaN
        expect(await left('الشهر')).toBeGreaterThan(await left('ألف'))
        const texts = await ticks.evaluateAll((all) =>
          all
            .map((text) => ({ text: text.textContent ?? '', x: text.getBoundingClientRect().x }))
            .sort((one, other) => one.x - other.x),
        )
        const months = ['4', '8', '12', '16']
        expect(texts.map(({ text }) => text).filter((text) => months.includes(text))).toEqual(months)
      })
    })

    await page.emulateMedia(forced)
    await unfoldAll(page)
    expect(await page.locator('figure [style*="inline-size"]').count()).toBeGreaterThan(5)
    expect(await page.evaluate(invisible)).toEqual([])
    await expectNoViolation(page)
    await page.emulateMedia({ forcedColors: 'none' })
    // A window of 1280 at 200 %, and one of 320 beside a scroll bar of 15.
    for (const width of [640, 305]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(() => expectNoOverflow(page)).toPass()
      await page.evaluate(spaceText)
      await expect(() => expectNoOverflow(page)).toPass()
      await page.evaluate(() => {
        document.adoptedStyleSheets = []
      })
    }
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    await test.step('letters of twice the size leave everything in a window of 360', async () => {
      const browser = await page.context().newCDPSession(page)
      const lettersOf = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } })
      await lettersOf(32)
      await page.setViewportSize({ width: 360, height: 900 })
      for (const path of ['/demo?step=results', '/demo?step=costs', '/demo?start', '/']) {
        await page.goto(path)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        await expect(() => expectNoOverflow(page)).toPass()
      }
      await lettersOf(16)
    })
  })
})

test.describe('dark, in forced colours', () => {
  test.use({ theme: 'dark', contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('forced colours leave every state and bar in English, too', async ({ page }) => {
    await page.goto('/demo?step=results')
    await unfoldAll(page)
    expect(await page.evaluate(invisible)).toEqual([])
    await expectNoViolation(page, 'in forced colours')
  })
})

test.describe('on a phone', () => {
  test.use({ width: 320, keepsPage: true })

  test('the sheet of figures closes with Escape and by a tap outside it, and says the profit once', async ({
    page,
  }) => {
    await page.goto('/demo?step=revenue')
    const rail = railOf(page)
    const button = rail.getByRole('button').last()
    const height = (await button.boundingBox())?.height
    await page.getByLabel('Unit price').first().fill('155')
    await expect(rail).toContainText('▲')
    expect((await button.boundingBox())?.height).toBe(height)
    await button.tap()
    await expect(rail.getByText('SAR 2,675')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
    await button.tap()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.touchscreen.tap(160, 20)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
  })
})
