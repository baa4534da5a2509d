import type { Page } from 'playwright/test'
import { account as words } from '../src/i18n/ar/account/account'
import { expectAccessible } from './accessibility'
import { test as base, call, codeFor, signedIn } from './accounts-server'
import { expect } from './fixtures'
import { expectNoOverflow } from './layout'

/** A browser makes no passkey for a host that is a number. */
const test = base.extend({
  baseURL: async ({ accounts }, use) => use(accounts.url.replace('127.0.0.1', 'localhost')),
})
test.use({ lang: 'ar', width: 360 })

const { passkeys } = words

/** A device that sees its owner and says yes. */
async function withDevice(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('a passkey is added, opens the account, and is removed; a recovery code opens it once', async ({
  page,
  accounts,
  baseURL,
  problems,
}) => {
  await withDevice(page)
  // As where the language was chosen: signing in then leaves it as it is.
  await page.context().addCookies([{ name: 'lang', value: 'ar', url: baseURL ?? '' }])
  await page.goto('/robots.txt')
  const { email } = await signedIn(page)
  await page.goto('/account')
  const section = page.getByRole('region', { name: passkeys.title })
  await expect(section.getByText(passkeys.confirmFirst)).toBeVisible()
  await call(page, 'account.confirmEmail', { code: await codeFor(accounts, email, 1) })
  await page.reload()
  await section.getByRole('button', { name: passkeys.add }).click()
  const dialog = page.getByRole('dialog', { name: passkeys.addTitle })
  await dialog.getByLabel(passkeys.name).fill('جوالي')
  await dialog.getByRole('button', { name: passkeys.add }).click()
  await expect(section.getByText('جوالي')).toBeVisible()

  await section.getByRole('button', { name: passkeys.codes.make }).click()
  const shown = page.getByRole('region', { name: passkeys.codes.shownTitle })
  await expect(shown.getByRole('listitem')).toHaveCount(8)
  const code = (await shown.getByRole('listitem').first().textContent()) ?? ''
  await expectAccessible(page)
  await expectNoOverflow(page)

  await call(page, 'auth.logout', {})
  await page.goto('/login?next=/account')
  await page.getByRole('button', { name: passkeys.login.with }).click()
  await expect(page).toHaveURL(/\/account$/)

  await call(page, 'auth.logout', {})
  await page.goto('/login?next=/account')
  await page.getByRole('link', { name: passkeys.login.lost }).click()
  await page.getByLabel(words.fields.email, { exact: true }).fill(email)
  await page.getByLabel(passkeys.login.code, { exact: true }).fill(code.toLowerCase())
  await expectAccessible(page)
  await page.getByRole('button', { name: words.login.submit }).click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(section.getByText(passkeys.codes.left_few.replace('{{count}}', '7'))).toBeVisible()

  await section.getByRole('button', { name: passkeys.removeThis.replace('{{name}}', 'جوالي') }).click()
  await page.getByRole('dialog').getByRole('button', { name: passkeys.remove }).click()
  await expect(section.getByText(passkeys.none)).toBeVisible()

  await call(page, 'auth.logout', {})
  // What a device says of a key that the product does not know any more is the device's own.
  problems.allow(/401.*passkeys\.login/)
  await page.goto('/login')
  await page.getByRole('button', { name: passkeys.login.with }).click()
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})
