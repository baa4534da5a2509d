import { expectAccessible } from './accessibility'
import { appearances, lookName } from './appearances'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { scrollOn, unfoldAll } from './results-page'

const steps = ['setup', 'revenue', 'costs', 'advanced', 'results'] as const

for (const appearance of appearances) {
  test.describe(lookName(appearance), () => {
    test.use(appearance)

    test('every step is accessible and fits its screen', async ({ page }) => {
      test.setTimeout(60_000)
      for (const step of steps) {
        await page.goto(`/demo?step=${step}`)
        await expect(page.locator('[aria-current=step]')).toBeVisible()
        if (step === 'results') await unfoldAll(page)
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
        await expectNoOverflow(page)
      }
    })
  })
}

for (const lang of ['en', 'ar'] as const) {
  test.describe(`${lang} 320`, () => {
    test.use({ lang, width: 320 })

    test('nothing is wider than the smallest screen', async ({ page, problems }) => {
      problems.expect(/404/)
      for (const step of steps) {
        await page.goto(`/demo?step=${step}`)
        if (step === 'results') await scrollOn(page)
        await page.waitForLoadState('networkidle')
        await page.evaluate(() => {
          for (const closed of document.querySelectorAll<HTMLElement>('main [aria-expanded=false]')) closed.click()
        })
        await expectNoOverflow(page)
      }
      for (const path of ['/', '/nowhere']) {
        await page.goto(path)
        await expectNoOverflow(page)
      }
    })
  })
}
