import type { Page } from 'playwright/test'
import { withChangedBy } from '../src/domain/edits/bulk-change'
import { evaluate } from '../src/domain/model/evaluate'
import { demoPlan } from '../src/domain/plan/demo-plan'
import type { Plan } from '../src/domain/plan/plan'
import { expectAccessible } from './accessibility'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { keepOwnPlan } from './own-plan'
import { railOf } from './rail'
import { openAnalysis } from './results-page'
import { wholeOf } from './sample'

test.use({ keepsPage: true })

const cell = (page: Page, index: number, column: string) => page.locator(`[id="products.${index}.${column}"]`)

/** A list of products as it is copied from a spreadsheet. */
const list = [
  'Product name\tPrice\tCost\tUnits per month',
  ...Array.from({ length: 120 }, (_, at) => `Scent ${at + 1}\t${100 + at}\t${40 + (at % 7)}\t${5 + (at % 4)}`),
].join('\n')

const listed: Plan['products'] = Array.from({ length: 40 }, (_, at) => ({
  ...(demoPlan().products[0] as Plan['products'][number]),
  id: `product-${at + 1}`,
  name: `Scent ${at + 1}`,
  unitPriceInclVAT: 100 + at,
  exFactoryPrice: 40 + (at % 7),
  unitsPerMonth: 5 + (at % 4),
}))

test('120 products are pasted, priced up by 5 %, found, sorted and typed over as in a spreadsheet', async ({
  page,
}) => {
  await page.goto('/demo?step=revenue&lang=en')
  await page.getByRole('button', { name: 'Paste products' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(list)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('120 of 120 selected')).toBeVisible()
  await dialog.getByText('Yes, included').click()
  await dialog.getByText('Replace them').click()
  await dialog.getByRole('button', { name: 'Import 120 products' }).click()
  const grid = page.getByRole('grid', { name: 'Catalog' })
  await expect(grid.getByRole('row')).toHaveCount(121)
  await expect(cell(page, 119, 'unitPriceInclVAT')).toHaveText('219')

  await page.getByRole('button', { name: 'Change by percent' }).click()
  await page.getByLabel('By how much').fill('5')
  await page.getByRole('button', { name: 'Change 120 products' }).click()
  await expect(cell(page, 0, 'unitPriceInclVAT')).toHaveText('105')
  await expect(cell(page, 119, 'unitPriceInclVAT')).toHaveText('229.95')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(cell(page, 119, 'unitPriceInclVAT')).toHaveText('219')

  await page.getByRole('searchbox').fill('scent 11')
  await expect(grid.getByRole('row')).toHaveCount(12)
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Price', exact: true }).click()
  await expect(grid.getByRole('row').nth(1)).toContainText('Scent 120')
  await page.getByRole('button', { name: 'Price', exact: true }).click()
  await expect(grid.getByRole('row').nth(1)).toContainText('Scent 1')

  // A number is typed over, Enter goes down, Tab on, Escape takes back; one Undo takes a cell's typing back.
  await cell(page, 0, 'unitPriceInclVAT').focus()
  await page.keyboard.type('150')
  await page.keyboard.press('Enter')
  await expect(cell(page, 0, 'unitPriceInclVAT')).toHaveText('150')
  await expect(cell(page, 1, 'unitPriceInclVAT')).toBeFocused()
  await page.keyboard.type('7')
  await page.keyboard.press('Escape')
  await expect(cell(page, 1, 'unitPriceInclVAT')).toHaveText('101')
  await page.keyboard.type('160')
  await page.keyboard.press('Tab')
  await expect(cell(page, 1, 'unitsPerMonth')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Home')
  await expect(cell(page, 2, 'name')).toBeFocused()
  await page.keyboard.press('Control+End')
  await expect(cell(page, 119, 'remove')).toBeFocused()
  await page.keyboard.press('Control+Home')
  await expect(cell(page, 0, 'name')).toBeFocused()
  await cell(page, 3, 'unitPriceInclVAT').focus()
  await page.keyboard.type('1.250,5')
  await page.keyboard.press('Enter')
  await cell(page, 3, 'unitPriceInclVAT').focus()
  await expect(page.locator('#catalogue-status')).toContainText('1250.5')
  await page.keyboard.press('Delete')
  await expect(page.locator('#catalogue-status')).not.toContainText('1250.5')

  // A block of cells goes over the cells; what does not fit is counted.
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', '130\t9\n140\tnine')
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await expect(cell(page, 3, 'unitPriceInclVAT')).toHaveText('130')
  await expect(cell(page, 3, 'unitsPerMonth')).toHaveText('9')
  await expect(cell(page, 4, 'unitPriceInclVAT')).toHaveText('140')
  await expect(page.getByText('3 cells were pasted.').first()).toBeVisible()
})

test.describe('on a dark phone, in Arabic', () => {
  test.use({ lang: 'ar', theme: 'dark', width: 360 })

  test('a catalogue is read, grouped and typed into, and its costs are opened one by one', async ({ page }) => {
    const plan = { ...demoPlan(), products: listed }
    await keepOwnPlan(page, plan)
    await page.goto('/demo?step=revenue&lang=ar')
    const grid = page.getByRole('grid')
    await expect(grid.getByRole('row')).toHaveCount(41)
    await expect(railOf(page)).toContainText(wholeOf(evaluate(plan).bottomLine.operatingIncome))
    await cell(page, 0, 'unitPriceInclVAT').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(cell(page, 0, 'unitsPerMonth')).toBeFocused()
    await expect(cell(page, 0, 'unitsPerMonth')).toBeInViewport({ ratio: 0.95 })
    await page.keyboard.press('ArrowRight')
    await page.getByRole('combobox', { name: 'التجميع' }).selectOption('category')
    await expect(grid.getByRole('rowheader').first()).toBeVisible()
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'تغيير بنسبة' }).click()
    await page.getByLabel('النسبة').fill('5')
    await page.getByRole('button', { name: 'تغيير 40 منتجًا' }).click()
    const all = new Set(listed.map(({ id }) => id))
    const after = withChangedBy(plan, all, { figure: 'price', percent: 5 })
    await expect(railOf(page)).toContainText(wholeOf(evaluate(after).bottomLine.operatingIncome))

    await page.goto('/demo?step=costs&lang=ar#products.27.exFactoryPrice')
    await expect(cell(page, 27, 'exFactoryPrice')).toBeFocused()
    await expectAccessible(page)
    await expectNoOverflow(page)

    await page.goto('/demo?step=results&lang=ar')
    await openAnalysis(page)
    const profits = page.locator('#profit-by-product')
    await profits.getByRole('button', { name: 'شهريًا' }).click()
    const most = await profits.getByRole('row').nth(1).innerText()
    await profits.getByRole('button', { name: 'شهريًا' }).click()
    await expect(profits.getByRole('columnheader', { name: 'شهريًا' })).toHaveAttribute('aria-sort', 'ascending')
    expect(await profits.getByRole('row').nth(1).innerText()).not.toBe(most)
  })
})
