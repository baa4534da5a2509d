import { type StepId, stepIds } from '../src/domain/options'
import { expectAccessible } from './accessibility'
import { appearances, lookName } from './appearances'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { goToStep } from './more'
import { viewportOf } from './problems'
import { unfoldAll } from './results-page'

test.use({ keepsPage: true })

/** What axe reads here; the costs, the advanced step and all results it reads with more of them open, in the specs of theirs. */
const readHere: readonly StepId[] = ['setup', 'revenue']

for (const appearance of appearances) {
  test.describe(lookName(appearance), () => {
    test.use(appearance)

    test('every step is accessible and fits its screen, and the smallest one', async ({ page, problems }) => {
      problems.expect(/404/)
      await page.goto('/demo?step=setup')
      for (const step of stepIds) {
        await goToStep(page, step)
        if (readHere.includes(step)) await expectAccessible(page)
        if (step === 'results') {
          // Of a store that earns money; pictures and tables are read where one loses it.
          await expectAccessible(page, 'section:has(#verdict)')
          await unfoldAll(page)
          await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        }
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
