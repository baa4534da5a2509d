import type { Locator, Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { goToStep } from './more'

test.use({ keepsPage: true })

const at = (page: Page, path: string) => page.locator(`[id="${path}"]`)
const head = (page: Page, section: string) => page.locator(`[aria-controls="costs-${section}"]`)

async function centreOf(target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('nothing to press')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Presses where a thing stands, as a hand does: slowly, and without waiting for it to hold still. */
async function pressWithMouse(page: Page, target: Locator) {
  const { x, y } = await centreOf(target)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.waitForTimeout(120)
  await page.mouse.up()
}

async function tap(page: Page, target: Locator) {
  const { x, y } = await centreOf(target)
  await page.touchscreen.tap(x, y)
}

/** The controls that a notice covers. */
const coveredBy = (notice: Locator) =>
  notice.evaluate((own) => {
    const { left, right, top, bottom } = own.getBoundingClientRect()
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')]
    return controls
      .filter((control) => {
        const box = control.getBoundingClientRect()
        const isBeside = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom
        return !isBeside && box.width > 1 && !own.contains(control)
      })
      .map((control) => control.id || control.textContent)
  })

test.describe('a notice', () => {
  const removed = (page: Page) => page.getByRole('listitem').filter({ hasText: /was removed\.|تمت إزالة/ })

  test.describe('on a phone, in Arabic', () => {
    test.use({ width: 360, lang: 'ar', theme: 'dark' })

    test('covers nothing that stays on the screen, and goes with its step', async ({ page }) => {
      await page.goto('/demo?step=revenue')
      const bar = page.getByRole('complementary')
      await page
        .getByRole('button', { name: /^إزالة / })
        .last()
        .click()
      await expect(removed(page)).toBeVisible()
      const [line, notice] = [await bar.boundingBox(), await removed(page).boundingBox()]
      expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0)
      expect(notice?.y).toBeGreaterThan(300)
      await goToStep(page, 'costs')
      await expect(removed(page)).toHaveCount(0)
    })
  })

  test.describe('with a clock', () => {
    test.use({ keepsPage: false })

    test('with something to press stays ten seconds, and as long as it is pointed at', async ({ page }) => {
      await page.clock.install()
      await page.goto('/demo?step=revenue')
      await page.getByRole('button', { name: 'Remove Wax melts' }).click()
      await expect(removed(page)).toBeVisible()
      await page.clock.runFor(9000)
      await expect(removed(page)).toBeVisible()
      await removed(page).hover()
      await page.clock.runFor(20_000)
      await expect(removed(page)).toBeVisible()
      await page.mouse.move(5, 5)
      await page.clock.runFor(2000)
      await expect(removed(page)).toHaveCount(0)

      await test.step('is reached by F8 and swiped away', async () => {
        await page.getByRole('button', { name: 'Remove Room spray' }).click()
        await page.keyboard.press('F8')
        expect(await removed(page).evaluate((own) => own.parentElement === document.activeElement)).toBe(true)
        const { x, y } = await centreOf(removed(page).getByText('was removed.'))
        for (const [distance, left] of [
          [45, 1],
          [60, 0],
        ] as const) {
          await page.mouse.move(x, y)
          await page.mouse.down()
          await page.mouse.move(x + distance / 2, y)
          await page.mouse.move(x + distance, y)
          await page.mouse.up()
          await page.clock.runFor(500)
          await expect(removed(page)).toHaveCount(left)
        }
      })
    })
  })
})

test.describe('a press right after typing, while a message appears, is not lost', () => {
  test('on a section below the field', async ({ page }) => {
    await page.goto('/demo?step=costs')
    await head(page, 'acquisition').press('Enter')
    await at(page, 'customerAcquisitionCost').fill('2000')
    await pressWithMouse(page, head(page, 'tech'))
    await expect(head(page, 'tech')).toHaveAttribute('aria-expanded', 'true')
    await expect(at(page, 'customerAcquisitionCost-messages')).not.toBeEmpty()
  })

  test('on the button that adds a product; what was removed comes back by the button of its notice', async ({
    page,
  }) => {
    await page.goto('/demo?step=revenue')
    await page.getByRole('button', { name: 'Remove Wax melts' }).click()
    const notice = page.getByRole('listitem').filter({ hasText: 'Wax melts was removed.' })
    await expect(notice).toBeVisible()
    expect(await coveredBy(notice)).toEqual([])
    await notice.getByRole('button', { name: 'Undo' }).click()
    await expect(at(page, 'products.2.unitPriceInclVAT')).toHaveValue('59')
    await expect(notice).toBeHidden()

    await page.getByRole('button', { name: 'Remove Wax melts' }).click()
    await page.keyboard.press('Tab')
    await at(page, 'products.1.unitPriceInclVAT').fill('999999')
    await pressWithMouse(page, page.getByRole('button', { name: 'Add a product' }))
    await expect(at(page, 'products.2.unitPriceInclVAT')).toBeVisible()
    await expect(at(page, 'products.1.unitPriceInclVAT')).toHaveAttribute('aria-invalid', 'true')
  })

  test.describe('with a finger', () => {
    test.use({ width: 390, lang: 'ar' })
    test('on a section below the field; the first touch of a number box selects what stands in it', async ({
      page,
    }) => {
      await page.goto('/demo?step=costs')
      await head(page, 'acquisition').press('Enter')
      await tap(page, at(page, 'customerAcquisitionCost'))
      await page.keyboard.type('25')
      await expect(at(page, 'customerAcquisitionCost')).toHaveValue('25')
      await at(page, 'customerAcquisitionCost').fill('2000')
      await tap(page, head(page, 'tech'))
      await expect(head(page, 'tech')).toHaveAttribute('aria-expanded', 'true')
      await expect(at(page, 'customerAcquisitionCost-messages')).not.toBeEmpty()
    })
  })
})
