import { expectAccessible } from './accessibility'
import { appearances, lookName } from './appearances'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { viewportOf } from './problems'
import { unfoldAll } from './results-page'

const steps = ['setup', 'revenue', 'costs', 'advanced', 'results'] as const

for (const appearance of appearances) {
  test.describe(lookName(appearance), () => {
    test.use(appearance)

    test('every step is accessible and fits its screen, and the smallest one', async ({ page, problems }) => {
      test.setTimeout(60_000)
      problems.expect(/404/)
      for (const step of steps) {
        await page.goto(`/demo?step=${step}`)
        await expect(page.locator('[aria-current=step]')).toBeVisible()
        if (step === 'results') await unfoldAll(page)
        await page.waitForLoadState('networkidle')
        await expectAccessible(page)
        await expectNoOverflow(page)
        await page.setViewportSize({ width: 320, height: 740 })
        await page.evaluate(() => {
          for (const closed of document.querySelectorAll<HTMLElement>('main [aria-expanded=false]')) closed.click()
        })
        await expectNoOverflow(page)
        await page.setViewportSize(viewportOf(appearance.width))
      }
      await page.setViewportSize({ width: 320, height: 740 })
      await page.goto('/nowhere')
      await expectNoOverflow(page)
    })
  })
}
