import type { Page } from 'playwright/test'
import { demoPlan } from '../src/domain/plan/demo-plan'
import { fields as arFields } from '../src/i18n/ar/evaluator/fields'
import { noVat as arNoVat } from '../src/i18n/ar/evaluator/no-vat'
import { revenue as arRevenue } from '../src/i18n/ar/evaluator/revenue'
import { summary as arSummary } from '../src/i18n/ar/evaluator/summary'
import { fields as enFields } from '../src/i18n/en/evaluator/fields'
import { noVat as enNoVat } from '../src/i18n/en/evaluator/no-vat'
import { summary as enSummary } from '../src/i18n/en/evaluator/summary'
import { expectNoViolation } from './accessibility'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'

test.use({ keepsPage: true })

const at = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const saysVatIsInOrOut = /including VAT|Revenue[^.]* excluding VAT|شامل\S* الضريبة|بدون ضريبة/

/** The plan as this device keeps it; a page that is about to be hidden keeps it at once. */
const storedPlan = (page: Page) =>
  page.evaluate((): unknown => {
    window.dispatchEvent(new Event('pagehide'))
    return JSON.parse(localStorage.getItem('mizan.sample') ?? '{}').plan
  })

for (const look of [
  { lang: 'en', theme: 'light', width: 1280 },
  { lang: 'ar', theme: 'dark', width: 360 },
] as const) {
  const [fields, noVat] = look.lang === 'ar' ? [arFields, arNoVat] : [enFields, enNoVat]
  const { registration } = look.lang === 'ar' ? arSummary : enSummary

  test.describe(`a store that is not registered for VAT, ${look.lang} ${look.width}`, () => {
    test.use(look)

    test('is set with one switch by keyboard, and every label follows', async ({ page }) => {
      await page.goto(`/demo?step=revenue&lang=${look.lang}`)
      const price = at(page, 'products.0.unitPriceInclVAT')
      await expect(page.getByLabel(fields.unitPriceInclVAT, { exact: true }).first()).toBeVisible()
      await expect(at(page, 'vatRegistered')).toBeChecked()
      await at(page, 'vatRegistered').focus()
      await page.keyboard.press('Space')
      await expect(page.getByLabel(noVat.fields.unitPriceInclVAT, { exact: true }).first()).toBeVisible()
      await expect(page.getByText(noVat.revenue.tiles.revenueNote, { exact: true })).toBeVisible()
      await expect(price).toHaveValue(String(demoPlan().products[0]?.unitPriceInclVAT))
      expect(await storedPlan(page)).toMatchObject({ vatRegistered: false, vatPct: 15 })
      await expectNoViolation(page)
      await expectNoOverflow(page)
      await page.goto(`/demo?step=revenue&lang=${look.lang}`)
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      await expect.poll(() => page.locator('body').innerText()).not.toMatch(saysVatIsInOrOut)
      // With these sales it must register: results say that they count it so.
      await page.goto(`/demo?step=results&lang=${look.lang}`)
      const [, counted = ''] = registration.within.split('{{mandatory}}')
      await expect(page.getByText(counted.split('{{today}}')[0]?.trim() ?? '', { exact: false })).toBeVisible()
      await page.goto(`/demo?step=revenue&lang=${look.lang}`)
      await at(page, 'vatRegistered').click()
      await expect(page.getByLabel(fields.unitPriceInclVAT, { exact: true }).first()).toBeVisible()
      await page.keyboard.press('Control+z')
      await expect(at(page, 'vatRegistered')).not.toBeChecked()
    })
  })
}

test.describe('a store that is not registered for VAT, on a dark phone, in Arabic', () => {
  test.use({ lang: 'ar', theme: 'dark', width: 360 })

  test('says what it sold before, behind a question, and is warned of marketplaces', async ({ page }) => {
    await page.goto('/demo?step=revenue&lang=ar')
    await at(page, 'vatRegistered').click()
    await expect(page.getByText(arRevenue.vat.marketplaces)).toBeVisible()
    await expect(page.getByText(arRevenue.vat.named.noon)).toHaveCount(0)
    const question = page.getByRole('switch', { name: arRevenue.vat.soldBefore })
    await expect(question).not.toBeChecked()
    await expect(at(page, 'salesLast12Months')).toHaveCount(0)
    await question.check()
    // The Yes and a 0 are answers, which a reload does not take back.
    await at(page, 'salesLast12Months').fill('٠')
    expect(await storedPlan(page)).toMatchObject({ given: ['soldBefore', 'salesLast12Months'] })
    await page.reload()
    await expect(at(page, 'salesLast12Months')).toHaveValue('0')
    await at(page, 'salesLast12Months').fill('١٢٠٬٠٠٠')
    expect(await storedPlan(page)).toMatchObject({ salesLast12Months: 120_000 })
    await question.uncheck()
    await expect(at(page, 'salesLast12Months')).toHaveCount(0)
    expect(await storedPlan(page)).toMatchObject({ salesLast12Months: 0 })
    // Undo leads back to its field, but not a founder who is in another one before the page was drawn again.
    await page.evaluate(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { ctrlKey: true, code: 'KeyZ' }))
      document.getElementById('products.0.name')?.focus()
    })
    await expect(at(page, 'salesLast12Months')).toHaveValue('120,000')
    await expect(at(page, 'products.0.name')).toBeFocused()
    await at(page, 'products.0.name').fill('شمعة عود على نون')
    await at(page, 'products.0.name').blur()
    await expect(page.getByText(arRevenue.vat.named.noon)).toBeVisible()
  })
})
