import type { Page } from 'playwright/test'
import { simulate } from '../src/domain/model/decisions/uncertainty'
import { evaluate } from '../src/domain/model/evaluate'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { decisions as ar } from '../src/i18n/ar/evaluator/decisions'
import { decisions as en } from '../src/i18n/en/evaluator/decisions'
import { formatMoney } from '../src/i18n/format'
import { expectAccessible } from './accessibility'
import { lookName } from './appearances'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { openAnalysis } from './results-page'

test.use({ keepsPage: true })

const appearances = [
  { lang: 'en', theme: 'light', width: 1280, inBoth: true, words: en },
  { lang: 'ar', theme: 'dark', width: 360, inBoth: true, words: ar },
] as const

/** Opens the decisions on the results of the sample store. */
async function openDecisions(page: Page) {
  await page.goto('/demo?step=results')
  await openAnalysis(page)
  await page.locator('[aria-controls="decisions"]').click()
  const section = page.locator('#decisions')
  await section.getByRole('tab').first().waitFor()
  return section
}

for (const { words, ...look } of appearances) {
  test.describe(lookName(look), () => {
    test.use(look)
    const whole = (amount: number) => formatMoney(amount, look.lang, 'SAR', { max: 0 })

    test('every part of the decisions reads well, and the simulation gives the figures of its seed', async ({
      page,
    }) => {
      // Each of four parts in two looks.
      const section = await openDecisions(page)
      for (const tab of Object.values(words.tabs)) {
        await section.getByRole('tab', { name: tab }).click()
        await page.waitForLoadState('networkidle')
        await expect(section.getByRole('tabpanel')).not.toBeEmpty()
        await expectAccessible(page, '#decisions')
        await expectNoOverflow(page)
        // All of it follows a window that becomes narrower, as that of a phone does that is turned.
        await page.setViewportSize({ width: 320, height: 740 })
        await expectNoOverflow(page)
        const [inner, outer] = await section.evaluate((part) => [part.scrollWidth, part.clientWidth])
        expect(inner).toBeLessThanOrEqual(outer ?? 0)
        await page.setViewportSize({ width: look.width, height: 740 })
        if (tab !== words.tabs.sure) continue
        // The simulation gives the figures of its seed, as it does outside the browser.
        const { p10, p50, p90 } = simulate(demoPlan())
        for (const figure of [p10, p50, p90]) {
          const end = words.monthEnds[figure < 0 ? 'loss' : 'profit'].replace('{{amount}}', whole(Math.abs(figure)))
          await expect(section.locator('dd').getByText(end, { exact: true })).toBeVisible()
        }
      }
    })
  })
}

test('an answer of goal seek is applied as one edit and taken back; a bar leads to its field', async ({ page }) => {
  const section = await openDecisions(page)
  const apply = section.getByRole('button', { name: `Apply: ${en.goal.levers.units}` })
  await apply.click()
  const whole = new RegExp(`SAR.${Math.round(evaluate(demoPlan()).bottomLine.operatingIncome).toLocaleString('en-US')}`)
  await expect(page.locator('section:has(#verdict)')).not.toContainText(whole)
  await section.getByRole('button', { name: `Undo: ${en.goal.levers.units}` }).click()
  await expect(page.locator('section:has(#verdict)')).toContainText(whole)

  // A bar of what the result hangs on leads to its field.
  await section.getByRole('tab', { name: en.tabs.hangs }).click()
  await section.getByRole('button', { name: en.drivers.units }).click()
  await expect(page.locator('[id="products.0.unitsPerMonth"]')).toBeFocused()
})
