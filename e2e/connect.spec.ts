import type { Page } from 'playwright/test'
import { account } from '../src/i18n/ar/account/account'
import { connect as words } from '../src/i18n/ar/account/connect'
import { expectAccessible } from './accessibility'
import { expect, test } from './fixtures'
import { expectNoOverflow } from './layout'
import { projectCalls } from './people'

test.use({ keepsPage: true, lang: 'ar', width: 360 })

const { tokens, webhooks } = words

/** The next answer to a call is that its owner signed in too long ago; from then on the server answers. */
async function wantsProofOnce(page: Page, procedure: string) {
  const error = { message: '', code: -32003, data: { code: 'PROOF_NEEDED', httpStatus: 403 } }
  const refusal = { status: 403, json: { error: { json: error } } }
  await page.route(`**/trpc/${procedure}`, (route) => route.fulfill(refusal), { times: 1 })
}

test('an access token is made after a fresh proof, shown once, used and revoked; a webhook to this machine is refused', async ({
  page,
  playwright,
  baseURL,
  problems,
}) => {
  const calls = projectCalls(page)
  const { password } = await calls.register()
  await calls.create('عطر العود')
  await page.goto('/account/connect')
  await page.getByRole('button', { name: tokens.add }).click()
  await page.getByLabel(tokens.name).fill('التقرير الأسبوعي')
  problems.expect(/403.*tokens\.create/)
  problems.expect(/401.*account\.prove/)
  const proof = page.getByRole('dialog', { name: account.proof.title })
  await wantsProofOnce(page, 'tokens.create')
  await page.getByRole('button', { name: tokens.submit }).click()
  await expect(proof.getByLabel(account.fields.password, { exact: true })).toBeFocused()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await page.keyboard.press('Escape')
  await expect(proof).toHaveCount(0)
  await expect(page.getByLabel(tokens.name)).toHaveValue('التقرير الأسبوعي')
  await wantsProofOnce(page, 'tokens.create')
  await page.getByRole('button', { name: tokens.submit }).click()
  await expect(proof.getByLabel(account.fields.password, { exact: true })).toBeFocused()
  await page.keyboard.type('a guess')
  await page.keyboard.press('Enter')
  await expect(proof.getByText(account.problems.passwordWrong)).toBeVisible()
  await proof.getByLabel(account.fields.password, { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  const shown = page.getByLabel(tokens.value, { exact: true })
  const token = await shown.inputValue()
  const program = await playwright.request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${token}` } })
  const listed = await program.get(`${baseURL}/api/projects`)
  expect((await listed.json()).projects[0].projectName).toBe('عطر العود')

  problems.expect(/400/)
  await page.getByRole('button', { name: webhooks.add }).click()
  await page.getByLabel(webhooks.url, { exact: true }).fill('https://127.0.0.1/')
  const choices = page.getByRole('group', { name: webhooks.tellOf }).getByRole('checkbox')
  for (const choice of await choices.all()) await choice.uncheck()
  await page.getByRole('button', { name: webhooks.submit }).click()
  await expect(page.getByText(webhooks.noneChosen)).toBeVisible()
  await page.getByLabel(webhooks.choices['month.closed']).check()
  await page.getByRole('button', { name: webhooks.submit }).click()
  await expect(page.locator('[id="url-messages"]')).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.reload()
  await expect(page.getByText('التقرير الأسبوعي')).toBeVisible()
  await expect(shown).toHaveCount(0)
  await page.getByRole('button', { name: tokens.revoke }).click()
  await page.getByRole('dialog').getByRole('button', { name: tokens.revoke }).click()
  await expect(page.getByText(tokens.none)).toBeVisible()
  expect((await program.get(`${baseURL}/api/projects`)).status()).toBe(401)
  await program.dispose()
})
