import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { openMore } from './more'
import { keepText, startOwnPlan } from './own-plan'
import { railOf } from './rail'

test.use({ keepsPage: true })

const field = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const price = 'products.0.unitPriceInclVAT'
const units = 'products.0.unitsPerMonth'

test('the own plan begins empty, is stored apart from the sample, and both can be switched', async ({ page }) => {
  await page.goto('/demo')
  await startOwnPlan(page, 'Dates')
  await expect(field(page, 'productName')).toHaveValue('Dates')
  await expect(railOf(page)).toContainText('—')
  await page.getByRole('button', { name: /Revenue/ }).click()
  await expect(field(page, price)).toHaveValue('')
  await field(page, price).fill('80')
  await field(page, units).fill('50')
  await page.getByRole('button', { name: 'View the sample store' }).click()
  await expect(page.getByRole('banner')).toContainText('Noor Home')
  await expect(page).toHaveTitle(/ – Noor Home – Mizan$/)
  await page.getByRole('button', { name: 'Back to my plan' }).click()
  await page.getByRole('button', { name: /Revenue/ }).click()
  await expect(field(page, price)).toHaveValue('80')
  await page.reload()
  await expect(field(page, units)).toHaveValue('50')
})

const broken = { key: 'mizan.inputs', text: '{"version":1,"plan":{"products":' }

test('a kept plan that cannot be read never breaks the page and is never overwritten', async ({ page }) => {
  await keepText(page, broken.text)
  await page.goto('/demo')
  await expect(page.getByText('could not be read')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download it' }).click()
  expect((await downloading).suggestedFilename()).toBe('mizan-plan.txt')
  expect(await page.evaluate((key) => localStorage.getItem(key), broken.key)).toBe(broken.text)
  await field(page, 'storeName').fill('Again')
  await expect(page.getByText('Kept on this device', { exact: true })).toBeVisible()
  const aside = await page.evaluate((key) => localStorage.getItem(`${key}.unreadable`), broken.key)
  expect(aside).toBe(broken.text)
})

test('unknown data in browser storage does not break the page', async ({ page }) => {
  for (const foreign of ['null', '[]', '{"plan":{"vatPct":5}}', '{"version":9,"plan":"x"}', '12'])
    await test.step(foreign, async () => {
      await keepText(page, foreign)
      await page.evaluate(() => localStorage.setItem('theme', 'mauve'))
      await page.goto('/demo?step=revenue')
      await expect(field(page, 'vatPct')).toHaveValue('15')
    })
})

/** In the page: a hundred edits, each in another box than the one before. Now and then the page is drawn. */
async function editInTurns(paths: string[]) {
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (let edit = 1; edit <= 100; edit += 1) {
    const box = document.getElementById(paths[(edit + 1) % 2] ?? '')
    box?.focus()
    setter?.call(box, String(100 + edit))
    box?.dispatchEvent(new Event('input', { bubbles: true }))
    if (edit % 10 === 0) await new Promise(requestAnimationFrame)
  }
}

/** In the page: Ctrl+Z, a hundred times. */
async function undoHundredTimes() {
  for (let press = 1; press <= 100; press += 1) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyZ', ctrlKey: true, bubbles: true }))
    if (press % 10 === 0) await new Promise(requestAnimationFrame)
  }
}

test('everything can be undone and done again, also Reset and a hundred edits, and leads back to its field', async ({
  page,
}) => {
  await page.goto('/demo?step=revenue')
  await expect(field(page, units)).toBeVisible()
  await page.evaluate(editInTurns, [price, units])
  await openMore(page)
  await page.getByRole('button', { name: 'Reset to defaults' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset to defaults' }).click()
  await expect(field(page, price)).toHaveValue('149')
  await page.getByRole('button', { name: /Project setup/ }).click()
  await page.keyboard.press('Control+z')
  await expect(field(page, price)).toHaveValue('199')
  await expect(field(page, units)).toHaveValue('200')
  await page.evaluate(undoHundredTimes)
  await expect(field(page, price)).toHaveValue('149')
  await expect(field(page, units)).toHaveValue('190')
  await expect(field(page, price)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await page.keyboard.press('Control+Shift+z')
  await expect(field(page, price)).toHaveValue('101')
})

test('Next on an invalid step says what is wrong and leads there', async ({ page }) => {
  await page.goto('/demo?step=setup')
  await field(page, 'storeName').fill('')
  const next = page.getByRole('button', { name: 'Next' })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  // Playwright would wait for aria-disabled to go; a person just presses.
  await next.click({ force: true })
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Store name: Please enter a store name')
  await summary.getByRole('link').click()
  await expect(field(page, 'storeName')).toBeFocused()
  await field(page, 'storeName').fill('Noor')
  await expect(summary).toBeHidden()
  await next.click()
  await expect(page).toHaveURL(/step=revenue/)
  await page.goBack()
  await expect(field(page, 'storeName')).toHaveValue('Noor')
})

test('when a page breaks, the plan is offered as a file', async ({ page, problems }) => {
  problems.expect(/broken on purpose/)
  await page.goto('/demo?step=revenue')
  await field(page, price).focus()
  await page.evaluate(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get() {
        throw new Error('broken on purpose')
      },
    })
  })
  await page.keyboard.press('9')
  await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my plan' }).click()
  expect((await downloading).suggestedFilename()).toBe('mizan-plan.json')
})
