import type { Page } from 'playwright/test'
import { questions as ar } from '../src/i18n/ar/evaluator/questions'
import { revenue } from '../src/i18n/ar/evaluator/revenue'
import { options } from '../src/i18n/ar/options'
import { questions as en } from '../src/i18n/en/evaluator/questions'
import { expectAccessible, expectNoViolation } from './accessibility'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { projectCalls } from './people'
import { viewportOf } from './problems'
import { railOf } from './rail'

test.use({ keepsPage: true })

const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)

const ratings = [
  ...Object.values(options.verdicts),
  ...Object.values(options.verdictWords),
  ...Object.values(options.performanceBadges),
]

async function openStep(page: Page, id: string, step: string) {
  await page.goto(`/app/evaluation/${id}?step=${step}`)
  await expect(page.locator('[aria-current=step]')).toBeVisible()
}

test.describe('in Arabic', () => {
  test.use({ lang: 'ar' })

  /** Nothing on the page rates the store. */
  async function expectNoVerdict(page: Page, words = [...ratings, 'درجة الصحة'], place = 'body') {
    const text = await page.locator(place).innerText()
    expect(words.filter((word) => text.includes(word))).toEqual([])
  }

  test('a price and units alone give a first result on every surface until the rest is answered', async ({ page }) => {
    const calls = projectCalls(page)
    await calls.register({ preferredLanguage: 'ar' })
    const id = await calls.create('Qahwa Lab')
    await openStep(page, id, 'revenue')
    // Without anything to rate there is the word, and a dash.
    await expectNoVerdict(page, ratings)
    await page.getByRole('button', { name: revenue.product.addFirst }).click()
    const rail = railOf(page)
    await expect(rail).toContainText(ar.firstResult)
    await expect(page.getByText(ar.example, { exact: true })).toHaveCount(2)

    // Price and units are the founder's own now; the cost is still the example's.
    await field(page, 'products.0.unitPriceInclVAT').fill('45')
    await field(page, 'products.0.unitsPerMonth').fill('400')
    await expect(page.getByText(ar.example, { exact: true })).toHaveCount(0)
    await expect(rail).toContainText(ar.profit)
    await expectNoVerdict(page)
    await expectNoViolation(page)

    await page.getByRole('navigation').getByRole('button').last().click()
    await expect(page.locator('main')).toContainText(ar.firstResult)
    await expectNoVerdict(page)
    await expectAccessible(page)
    await expectNoOverflow(page)

    // Each missing answer leads to its field.
    await page.locator('main').getByRole('link', { name: ar.missing.fixedCosts }).click()
    await expect(field(page, 'overheads.ecommercePlatform.amount')).toBeFocused()
    await rail.getByRole('link', { name: ar.missing.delivery }).click()
    await expect(field(page, 'shippingPerOrder')).toBeFocused()
    await page.locator('#costs-order').getByRole('button', { name: ar.costsNothing }).click()
    await expect(rail.getByRole('link', { name: ar.missing.delivery })).toHaveCount(0)
    await expect(field(page, 'shippingPerOrder')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(rail.getByRole('link', { name: ar.missing.delivery })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Shift+z')

    await rail.getByRole('link', { name: ar.missing.marketing }).click()
    await page.locator('#costs-acquisition').getByRole('button', { name: ar.takeExample }).click()
    await field(page, 'overheads.ecommercePlatform.amount').fill('99')
    await expectNoVerdict(page, [...ratings, 'درجة الصحة'], 'aside')
    await field(page, 'products.0.exFactoryPrice').fill('9')
    await expect(rail).not.toContainText(ar.firstResult)
    await expect(rail).toContainText(options.verdictWords.unprofitable)
  })
})

test('the list of projects shows a first result, with links that lead to the fields', async ({ page }) => {
  const calls = projectCalls(page)
  await calls.register()
  const products = [{ id: 'p', name: 'Oud', unitPriceInclVAT: 45, unitsPerMonth: 400 }]
  await calls.create('Half', { products, unanswered: ['productCost', 'marketing'] })
  await calls.create('Whole', { products: products.map((product) => ({ ...product, unitCostLanded: 9 })) })
  await page.goto('/app')
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(card('Half')).toContainText(en.firstResult)
  await expect(card('Whole')).not.toContainText(en.firstResult)
  await expectNoViolation(page)
  await card('Half').getByRole('link', { name: en.missing.marketing }).click()
  await expect(field(page, 'customerAcquisitionCost')).toBeFocused()
})

test('results name the fields that are wrong, and their step is not ticked', async ({ page }) => {
  await page.setViewportSize(viewportOf(390))
  await page.goto('/demo?step=revenue')
  await test.step('on a phone the step bar shows what is done and what is wrong', async () => {
    const marks = page.getByRole('navigation').locator('svg:visible')
    // The results were not opened yet.
    await expect(marks).toHaveCount(4)
    await field(page, 'products.0.unitPriceInclVAT').fill('-20')
    await expect(page.getByRole('navigation').locator('svg.text-negative:visible')).toHaveCount(1)
  })
  await page.setViewportSize(viewportOf(1280))
  await field(page, 'products.1.unitsPerMonth').fill('abc')
  await page.getByRole('navigation').getByRole('button', { name: 'Results' }).click()
  await expect(page.getByText('2 fields are wrong, so these figures are not reliable')).toBeVisible()
  const revenue = page.getByRole('navigation').getByRole('button', { name: /^(\d )?Revenue/ })
  await expect(revenue).toHaveAccessibleName(/has fields to correct/)
  await expect(revenue).not.toHaveAccessibleName(/\(done\)/)
  await page
    .locator('main')
    .getByRole('link', { name: /Oud candle/ })
    .click()
  await expect(field(page, 'products.0.unitPriceInclVAT')).toBeFocused()
})

test('a finished project opens at its results, with the advanced step untouched', async ({ page }) => {
  const calls = projectCalls(page)
  await calls.register()
  const products = [{ id: 'p', name: 'Oud', unitPriceInclVAT: 45, unitsPerMonth: 400, exFactoryPrice: 9 }]
  const id = await calls.create('Qahwa Lab', { storeName: 'Qahwa Lab', products })
  await page.goto(`/app/evaluation/${id}`)
  await expect(page).toHaveURL(/step=results/)
})
