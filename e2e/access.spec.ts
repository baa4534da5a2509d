import { call, newPerson, test } from './accounts-server'
import { expect } from './fixtures'
import { startOwnPlan } from './own-plan'

test.use({ keepsPage: true })

test('without access the plan is safe, the button says its price, and nothing ends in a refusal', async ({ page }) => {
  await page.goto('/demo')
  await startOwnPlan(page, 'Dates')
  await page.locator('[id="storeName"]').fill('Tea House')
  await page.goto('/register?buy=1')
  await expect(page.getByText('Your plan “Tea House” comes with you.')).toBeVisible()
  await expect(page.getByText('Create your account first, then pay')).toBeVisible()
  for (const [name, value] of Object.entries({ ...newPerson(), countryCode: undefined }))
    if (value) await page.locator(`[id="${name}"]`).fill(value)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/paywall$/)
  await page.goto('/app')
  await expect(page.getByText('Your plan “Tea House” is safe on this device.')).toBeVisible()
  await page.getByRole('link', { name: /Get access – SAR/ }).click()
  await expect(page).toHaveURL(/\/paywall/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lifetime access')
  // Who is signed in has nothing to register.
  await page.goto('/register')
  await expect(page).toHaveURL(/\/app$/)
})

for (const [has, language] of [
  [false, 'ar'],
  [true, 'en'],
] as const)
  test(`signing in shows the preferred language where the browser has ${has ? 'its own' : 'none'}: ${language}`, async ({
    page,
  }) => {
    const person = { ...newPerson(), preferredLanguage: 'ar' }
    await page.request.post('/api/auth/register', { data: person })
    await call(page, 'auth.logout', {})
    await page.goto(has ? '/login?lang=en' : '/login')
    await page.locator('input[name=email]').fill(person.email)
    await page.locator('input[name=password]').fill(person.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/app/)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })
