import type { Page } from 'playwright/test'
import { expectAccessible } from './accessibility'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'

test.use({ keepsPage: true })

test('a typical value says on a press where it is from, of when, and how sure it is', async ({ page }) => {
  await page.goto('/demo?step=costs')
  const button = page.getByRole('button', { name: 'Typical value and source: Shipping per order' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.press('Enter')
  const note = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`)
  await expect(note).toContainText('SAR 18 Example Our estimate')
  await expect(note).toContainText('Express, same day: SAR 35 Example Our estimate')
  await expect(note).toContainText('Aramex, at the door: SAR 25 Example Our estimate')
  await expect(note.getByRole('link', { name: /All typical values/ })).toHaveAttribute('href', '/values')
  await button.press('Enter')
  await expect(note).toBeHidden()
})

test('values of an administrator are named as such', async ({ page }) => {
  const defaults = { defaultCosts: [{ fieldName: 'returnProcessingCost', defaultValue: 22 }], overheadDefaults: [] }
  await page.route('**/api/evaluator-defaults', (route) => route.fulfill({ json: defaults }))
  await page.goto('/values')
  const row = page.getByRole('listitem').filter({ hasText: 'Cost of handling a return' })
  await expect(row).toContainText(/SAR\s22\s*Set by your administrator/)
})

async function expectAll(page: Page) {
  await expect(page).toHaveTitle('Typical values and where they come from – Mizan')
  const law = page.getByRole('region', { name: 'VAT, customs and social insurance' })
  await expect(law.getByRole('listitem').filter({ hasText: 'VAT rate' })).toContainText(/15%\s*Official\s*Royal Order/)
  await expect(law.getByRole('listitem').filter({ hasText: 'from July 2027' })).toContainText('13.25%')
  const season = page.getByRole('region', { name: 'Season' })
  await expect(season.getByRole('listitem').filter({ hasText: 'Ramadan' }).last()).toContainText('Arab News')
  expect(await page.getByRole('listitem').count()).toBeGreaterThan(90)
}

// Between them they show both themes and both widths: colours and sizes are read once.
for (const look of [
  { lang: 'en', theme: 'dark', width: 1280, inBoth: true },
  { lang: 'ar', theme: 'light', width: 360, inBoth: true },
] as const) {
  test.describe(`typical values, ${look.lang} ${look.width}`, () => {
    test.use(look)
    test('are accessible and fit', async ({ page }) => {
      await page.goto('/values')
      await page.getByRole('listitem').first().waitFor()
      await expectAccessible(page)
      await expectNoOverflow(page)
      if (look.lang === 'en') await test.step('a page lists all of them', () => expectAll(page))
    })
  })
}
