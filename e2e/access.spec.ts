import { call, newPerson, test } from './accounts-server'
import { expect } from './fixtures'

test('who has no access is led to the paywall by what needs it, and not to a toast', async ({ page, problems }) => {
  problems.expect(/403/)
  await page.request.post('/api/auth/register', { data: newPerson() })
  await page.goto('/app')
  await page.getByRole('button', { name: 'Create your first project' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Dates')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/paywall/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lifetime access')
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
