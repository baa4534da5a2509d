import type { Page } from 'playwright/test'
import { evaluate } from '../src/domain/model/evaluate'
import { demoPlan } from '../src/domain/plan/demo-plan'
import type { Plan } from '../src/domain/plan/plan'
import { rules as ar } from '../src/i18n/ar/evaluator/rules'
import { expectAccessible } from './accessibility'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { railOf } from './rail'
import { wholeOf } from './sample'

test.use({ keepsPage: true })

const at = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const names = (page: Page) => page.locator('#products ol input[id$=".name"]')
const removeButton = (page: Page, index: number) =>
  page
    .locator('#products ol > li')
    .nth(index)
    .getByRole('button', { name: /Remove|إزالة/ })

/** Keeps a mouse out of it: the choice is reached and made as a keyboard does. */
async function choose(page: Page, path: string, key: 'Home' | 'ArrowDown' | 'ArrowUp') {
  await at(page, path).locator('input:checked').focus()
  await page.keyboard.press(key)
}

async function openRevenue(page: Page, lang: string) {
  await page.goto(`/demo?step=revenue&lang=${lang}`)
  await at(page, 'products').waitFor()
}

/** The profit beside the step is that of the plan, to the second decimal. */
async function expectProfitOf(page: Page, change: (plan: Plan) => void) {
  const plan = demoPlan()
  change(plan)
  await expect(railOf(page)).toContainText(wholeOf(evaluate(plan).bottomLine.operatingIncome))
}

function setUnits(plan: Plan, units: number[]) {
  plan.products = plan.products
    .map((product, index) => ({ ...product, unitsPerMonth: units[index] ?? 0 }))
    .slice(0, units.length)
}

test.describe('on a dark phone, in Arabic', () => {
  test.use({ lang: 'ar', theme: 'dark', width: 360 })

  test('products are removed, brought back, added and named; a row is a group, its removal last', async ({ page }) => {
    await openRevenue(page, 'ar')
    const before = await names(page).evaluateAll((boxes: HTMLInputElement[]) => boxes.map((box) => box.value))
    await removeButton(page, 1).press('Enter')
    await expect(names(page)).toHaveCount(2)
    await expect(page.locator('#products ol > li > [role="group"]').nth(1)).toBeFocused()
    await expectProfitOf(page, (plan) => plan.products.splice(1, 1))
    await page.keyboard.press('Control+z')
    await expect(names(page)).toHaveCount(3)
    await expect(at(page, 'products.1.name')).toHaveValue(before[1] ?? '')
    await expect(at(page, 'products.1.name')).toBeFocused()

    await removeButton(page, 2).press('Enter')
    await page.getByRole('button', { name: 'إضافة منتج' }).press('Enter')
    await expect(at(page, 'products.2.name')).toBeFocused()
    await page.keyboard.type('Jasmine')
    await page.keyboard.press('Escape')
    await expect(at(page, 'products.2.name')).not.toHaveValue('Jasmine')
    await page.keyboard.type('Jasmine oil')
    await page.keyboard.press('Enter')
    await at(page, 'products.2.unitPriceInclVAT').focus()
    await expect(at(page, 'products.2.name')).toHaveValue('Jasmine oil')
    await expect(at(page, 'products.2.unitsPerMonth')).toHaveValue('100')
    const row = page.getByRole('group', { name: 'Jasmine oil', exact: true })
    await expect(row.locator('[id="products.2.unitPriceInclVAT"]')).toBeVisible()
    const order = await row.locator('input, select, button').evaluateAll((all) => all.map(({ className }) => className))
    expect(order.at(-1)).toContain('tip-host')
    await expectNoOverflow(page)

    // One press takes the number that was meant.
    await at(page, 'products.2.unitPriceInclVAT').fill('1.349,50')
    await at(page, 'products.2.unitPriceInclVAT').blur()
    await page.getByRole('button', { name: '1349.50?' }).click()
    await expect(at(page, 'products.2.unitPriceInclVAT')).toBeFocused()
    await expect(at(page, 'products.2.unitPriceInclVAT')).toHaveValue('1,349.5')
    await at(page, 'products.2.unitPriceInclVAT').fill('0')
    await at(page, 'products.2.unitPriceInclVAT').blur()
    await expect(page.getByText(ar.freeGift)).toBeVisible()
  })

  test('priorities and targets share one total out', async ({ page }) => {
    await openRevenue(page, 'ar')
    await choose(page, 'salesMixMode', 'ArrowDown')
    await expect(at(page, 'totalUnitsPerMonth')).toHaveValue('300')
    await expectProfitOf(page, () => {})

    await at(page, 'products.1.salesPriority').getByRole('button').first().press('Enter')
    await expect(at(page, 'products.1.salesMixTargetPct')).toHaveValue('50')
    const chosen = (index: number) => at(page, `products.${index}.salesPriority`).locator('[aria-pressed="true"]')
    await expect(chosen(1)).toHaveCount(1)
    await at(page, 'products.2.salesMixTargetPct').fill('20.5')
    await at(page, 'products.2.salesMixTargetPct').blur()
    await expect(page.getByText(ar.notWhole)).toBeVisible()
    await expect(at(page, 'products.1.salesMixTargetPct')).toHaveValue('50')
    await expect(at(page, 'products.2.salesMixTargetPct')).toHaveValue('20.5')
    await at(page, 'products.2.salesMixTargetPct').fill('20')
    await expect(page.getByText(ar.notWhole)).toHaveCount(0)
    await expect(at(page, 'products.0.salesMixTargetPct')).toHaveValue('36.2')
    await expect(at(page, 'products.1.salesMixTargetPct')).toHaveValue('43.8')
    // A share that is none of the three presses none.
    await expect(chosen(1)).toHaveCount(0)
    for (const [index, units] of [109, 131, 60].entries()) {
      await expect(at(page, `products.${index}.unitsPerMonth`)).toContainText(String(units))
    }
    await expectProfitOf(page, (plan) => setUnits(plan, [109, 131, 60]))

    await at(page, 'totalUnitsPerMonth').fill('1000')
    await expectProfitOf(page, (plan) => setUnits(plan, [362, 438, 200]))
    // Said once typing has paused.
    await expect(page.locator('p[aria-live="polite"]').first()).toContainText(/(Profit|الربح|Loss|الخسارة).*\d/)
    await expectAccessible(page)
    await expectNoOverflow(page)

    await choose(page, 'salesMixMode', 'ArrowUp')
    await expect(at(page, 'totalUnitsPerMonth')).toHaveCount(0)
    await expect(at(page, 'products.1.unitsPerMonth')).toHaveValue('438')
    for (let edit = 0; edit < 5; edit += 1) await page.keyboard.press('Control+z')
    await expect(at(page, 'products.0.unitsPerMonth')).toHaveValue('190')
    await expectProfitOf(page, () => {})
  })
})

test('a text that is no number leaves with its product, or stays with it when another one leaves', async ({ page }) => {
  await openRevenue(page, 'en')
  const nextButton = page.getByRole('button', { name: 'Next' })
  await at(page, 'products.2.unitPriceInclVAT').fill('abc')
  await at(page, 'products.1.unitsPerMonth').fill('x')
  await expect(nextButton).toHaveAttribute('aria-disabled', 'true')
  await removeButton(page, 0).click()
  await expect(at(page, 'products.1.unitPriceInclVAT')).toHaveValue('abc')
  await expect(at(page, 'products.1.unitPriceInclVAT')).toHaveAttribute('aria-invalid', 'true')
  await removeButton(page, 1).click()
  await expect(at(page, 'products.0.unitsPerMonth')).toHaveAttribute('aria-invalid', 'true')
  await at(page, 'products.0.unitsPerMonth').fill('70')
  await expect(nextButton).not.toHaveAttribute('aria-disabled')
})

test('orders make units, and a new store starts with new customers', async ({ page }) => {
  await openRevenue(page, 'en')
  await choose(page, 'volumeInputMode', 'ArrowDown')
  await expect(at(page, 'totalOrdersPerMonth')).toHaveValue('150')
  await at(page, 'totalOrdersPerMonth').fill('300')
  await expect(at(page, 'products.0.unitsPerMonth')).toHaveValue('380')
  await expectProfitOf(page, (plan) => setUnits(plan, [380, 140, 80]))

  await at(page, 'firstOrderSharePct').fill('')
  await expectProfitOf(page, (plan) => {
    setUnits(plan, [380, 140, 80])
    plan.firstOrderSharePct = 0
  })
  // Backwards: the button for a note, which the focused field shows, then the start of a new store.
  await at(page, 'firstOrderSharePct').press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(at(page, 'firstOrderSharePct')).toHaveValue('100')
})
