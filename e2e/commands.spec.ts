import { commands as ar } from '../src/i18n/ar/commands'
import { more } from '../src/i18n/ar/more'
import { commands as en } from '../src/i18n/en/commands'
import { expectAccessible } from './accessibility'
import { expect, test } from './fixtures'
import { openMore } from './more'

test.describe('in English', () => {
  test('Ctrl K finds a field and a result by name, and leads to each with the keyboard alone', async ({ page }) => {
    await page.goto('/demo?step=setup')
    const search = page.getByRole('combobox', { name: en.search })
    await expect(async () => {
      await page.keyboard.press('Control+KeyK')
      await expect(search).toBeFocused({ timeout: 2000 })
    }).toPass()
    await expectAccessible(page)
    const first = page.getByRole('dialog').getByRole('option').first()
    await search.fill('packaging per order')
    await expect(first).toContainText('Packaging per order')
    await page.keyboard.press('Enter')
    await expect(page.locator('[id="packagingPerOrder"]')).toBeFocused()

    await page.keyboard.press('Control+KeyK')
    await search.fill('gross profit')
    await expect(first).toHaveText(/Gross profit.*\d/)
    await page.keyboard.press('Enter')
    await expect(page.locator('#all-figures [data-result="grossProfit"]').first()).toBeInViewport()

    await page.keyboard.press('?')
    await expect(page.getByRole('heading', { name: en.keys.title })).toBeVisible()
  })
})

test.describe('in Arabic', () => {
  test.use({ lang: 'ar', theme: 'dark', width: 360 })

  test('finds a step although its hamza is not typed, from the menu of the phone', async ({ page }) => {
    await page.goto('/demo')
    await openMore(page)
    await page.getByRole('button', { name: more.find, exact: true }).click()
    const search = page.getByRole('combobox', { name: ar.search })
    await search.fill('الايرادات')
    await page.getByRole('dialog').getByRole('option').first().click()
    await expect(page).toHaveURL(/step=revenue/)
  })
})
