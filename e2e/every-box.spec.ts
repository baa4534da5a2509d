import { adminData } from '../src/i18n/en/admin/admin-data'
import { admin, call, signedIn, test } from './accounts-server'
import { feedBoxes } from './feed-boxes'
import { expect } from './fixtures'

test.use({ keepsPage: true })

// The boxes of the plan are fed where they are all open: every-field.spec.ts.
test('no box of an account’s forms loses a letter or fails on what it does not expect', async ({ page }) => {
  await page.goto('/register')
  await expect(page.locator('[id="firstName"]')).toBeVisible()
  expect((await feedBoxes(page, 'form')).length).toBeGreaterThanOrEqual(5)
  await signedIn(page)
  await page.goto('/account')
  await expect(page.locator('[id="businessName"]')).toBeVisible()
  expect((await feedBoxes(page, 'form')).length).toBeGreaterThan(5)
})

test('no box of the administration’s forms does', async ({ page }) => {
  await call(page, 'auth.login', admin)
  await page.goto('/admin?tab=data')
  const { mode, months } = adminData.overheads
  await page.getByLabel(mode, { exact: true }).selectOption('oneTime')
  expect((await feedBoxes(page, 'form')).length).toBeGreaterThan(12)
  // What was no number is typed again, and is one.
  const box = page.getByLabel(months, { exact: true })
  await box.fill('')
  await box.pressSequentially('24')
  await expect(box).not.toHaveAttribute('aria-invalid', 'true')
})

test('an error of a page, of a window that it opened or of a worker would fail a test', async ({ page, problems }) => {
  for (const where of ['the page', 'a window', 'a worker']) problems.expect(new RegExp(`uncaught: .*of ${where}`))
  await page.goto('/robots.txt')
  const popup = page.waitForEvent('popup')
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('of the page')
    })
    window.open('/robots.txt')
  })
  await (await popup).evaluate(() => {
    setTimeout(() => {
      throw new Error('of a window')
    })
  })
  const worker = page.waitForEvent('worker')
  await page.evaluate(() => {
    new Worker(URL.createObjectURL(new Blob(['setTimeout(() => { throw new Error("of a worker") }, 50)'])))
  })
  await worker
  await page.waitForTimeout(300)
})
