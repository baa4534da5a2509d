import type { Page } from 'playwright/test'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { rules as ar } from '../src/i18n/ar/evaluator/rules'
import { rules as en } from '../src/i18n/en/evaluator/rules'
import { withPercentsInPlace } from '../src/i18n/format'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'

test.use({ keepsPage: true })

const at = (page: Page, path: string) => page.locator(`[id="${path}"]`)

/** A number of the plan as this device keeps it; a page that is about to be hidden keeps it at once. */
const storedValue = (page: Page, field: 'monthlyGrowthRate' | 'expectedReturnRate' | 'repeatOrderRate') =>
  page.evaluate((name): number => {
    window.dispatchEvent(new Event('pagehide'))
    return JSON.parse(localStorage.getItem('mizan.sample') ?? '{}').plan[name]
  }, field)

async function expectMessages(page: Page, lang: 'en' | 'ar') {
  const said = lang === 'ar' ? ar : en
  const sentence = (text: string, max: string) => withPercentsInPlace(text.replace('{{max}}', max), lang)
  const message = async (path: string, typed: string, text: string) => {
    await at(page, path).fill(typed)
    await at(page, path).blur()
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    await at(page, path).fill('1')
    await expect(page.getByText(text, { exact: true })).toHaveCount(0)
  }
  await message('monthlyGrowthRate', '21', sentence(said.aboveUsual, '20%'))
  await message('repeatOrderRate', '13', sentence(said.aboveUsual, '12'))
  await message('expectedReturnRate', '60', sentence(said.outOfRange.replace('{{min}}', '0%'), '50%'))
  await expectNoOverflow(page)
}

test.describe('fractions are typed in percent, ar 360', () => {
  const lang = 'ar'
  test.use({ lang, theme: 'dark', width: 360 })

  test('and kept as fractions, through undo and a reload', async ({ page }) => {
    await page.goto(`/demo?step=advanced&lang=${lang}`)
    const growth = at(page, 'monthlyGrowthRate')
    await expect(growth).toHaveValue(String(demoPlan().monthlyGrowthRate * 100))
    for (const [typed, stored] of [
      ['5%', 0.05],
      ['٧٪', 0.07],
      ['8.1', 0.081],
      ['٪٦٫٥', 0.065],
      ['-2', -0.02],
    ] as const) {
      await growth.fill(typed)
      await expect(growth).toHaveValue(typed)
      expect(await storedValue(page, 'monthlyGrowthRate')).toBe(stored)
    }
    await growth.blur()
    await expect(growth).toHaveValue('-2')
    await growth.press('ArrowUp')
    await expect(growth).toHaveValue('-1.9')
    await at(page, 'expectedReturnRate').fill('٨٪')
    expect(await storedValue(page, 'expectedReturnRate')).toBe(0.08)
    await page.keyboard.press('Control+z')
    await expect(at(page, 'expectedReturnRate')).toHaveValue('3')
    expect(await storedValue(page, 'expectedReturnRate')).toBe(0.03)
    await growth.fill('12.5%')
    await expect(growth).toHaveValue('12.5%')
    await expect.poll(() => storedValue(page, 'monthlyGrowthRate')).toBe(0.125)
    await page.reload()
    await expect(growth).toHaveValue('12.5')

    await test.step('and what is unusual or out of range is said in percent', () => expectMessages(page, lang))
  })
})

test('what is unusual or out of range is said in percent, en 1280', async ({ page }) => {
  await page.goto('/demo?step=advanced&lang=en')
  await expectMessages(page, 'en')
})
