import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { account as arAccount } from '../src/i18n/ar/account/account'
import { admin as arAdmin } from '../src/i18n/ar/admin/admin'
import { adminOrders as arOrders } from '../src/i18n/ar/admin/admin-orders'
import { payment as arPayment } from '../src/i18n/ar/purchase/payment'
import { paywall as arPaywall } from '../src/i18n/ar/purchase/paywall'
import { account as enAccount } from '../src/i18n/en/account/account'
import { admin as enAdmin } from '../src/i18n/en/admin/admin'
import { adminOrders as enOrders } from '../src/i18n/en/admin/admin-orders'
import { payment as enPayment } from '../src/i18n/en/purchase/payment'
import { paywall as enPaywall } from '../src/i18n/en/purchase/paywall'
import { shell } from '../src/i18n/en/shell'
import { expectAccessible, expectNoViolation } from './accessibility'
import { admin, call, newPerson, signedIn } from './accounts-server'
import { appearances, flowLook, lookName, readingLooks } from './appearances'
import { expect, testOnOwn } from './fixtures'
import { expectNoOverflow } from './layout'
import { startPaying } from './servers/payments-server'

const { test } = testOnOwn(startPaying)
// One server is enough for all of them.
test.describe.configure({ mode: 'default' })
test.use({ keepsPage: true })

const words = {
  en: { account: enAccount, payment: enPayment, paywall: enPaywall },
  ar: { account: arAccount, payment: arPayment, paywall: arPaywall },
}

const adminWords = {
  en: { ...enOrders, details: enAdmin.list.details },
  ar: { ...arOrders, details: arAdmin.list.details },
}

const field = (page: Page, name: string) => page.locator(`[id="${name}"]`)
/** The texts of the mails that a person was sent. */
function mailsTo({ server }: Awaited<ReturnType<typeof startPaying>>, email: string) {
  const outbox = join(server.folder, 'outbox')
  const mails = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'))
  return mails.filter((mail) => mail.startsWith(`To: ${email}\n`))
}

/** How many of them say where to transfer, why an order was refused, and the VAT of a receipt. */
const countsOf = (mails: readonly string[]) =>
  ['SA03 8000 0000 6080 1016 7519', 'SAR 99', '25.96'].map((text) => mails.filter((mail) => mail.includes(text)).length)

const starting = (text: string) => new RegExp(text.split('{{')[0] ?? '')

async function looksGood(page: Page) {
  await expectAccessible(page)
  await expectNoOverflow(page)
}

test.describe(lookName(flowLook), () => {
  test.use(flowLook)
  const { account, payment, paywall } = words.en

  test('from the paywall through the payment page to the receipt and the projects', async ({ page, own: paying }) => {
    const person = { ...newPerson(), preferredLanguage: 'en' }
    await call(page, 'auth.register', person)
    await page.goto('/paywall')
    await expect(page.getByRole('heading', { name: paywall.title, exact: true })).toBeVisible()
    // It names what there is: nothing can be exported or shared yet.
    await expect(page.getByRole('main')).not.toContainText(/export|share|تصدير|مشاركة/i)
    await looksGood(page)
    await page.getByRole('button', { name: starting(paywall.buy) }).click()
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page.getByText(paywall.cancelled, { exact: true })).toBeVisible()
    await expectNoViolation(page)
    await page.getByRole('button', { name: starting(paywall.buy) }).click()
    await expect(page.getByText('SAR 199.00')).toBeVisible()
    await page.getByRole('button', { name: 'Pay' }).click()
    await expect(page.getByRole('heading', { name: payment.tax.kinds.invoice, exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: payment.tax.code })).toBeVisible()
    await expect(page.getByText('300000000000003')).toBeVisible()
    await expect(page).toHaveURL(/\/app\/receipt$/)
    for (const amount of ['173.04', '25.96', '199.00']) await expect(page.getByText(amount)).toBeVisible()
    await expect(page.getByRole('link', { name: payment.consultation.chat })).toHaveAttribute('href', /wa\.me\/9665/)
    await looksGood(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: payment.tax.download }).click()
    expect((await download).suggestedFilename()).toMatch(/^[^/]+-[0-9A-F]{8}\.pdf$/)
    expect(mailsTo(paying, person.email).filter((mail) => mail.includes('25.96'))).toHaveLength(1)
    await page.getByRole('link', { name: payment.receipt.projects }).click()
    await expect(page).toHaveURL(/\/projects$/)
    await page.goto('/paywall')
    await expect(page).toHaveURL(/\/projects$/)
    await page.goto('/account')
    await expect(page.getByText(account.plan.lifetime, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: account.plan.receipt }).click()
    await expect(page).toHaveURL(/\/app\/receipt$/)
  })

  test('by bank transfer: ordered, refused, ordered again and confirmed', async ({ page, own: paying }) => {
    const { transfer } = paywall
    const person = { ...newPerson(), preferredLanguage: 'en' }
    await call(page, 'auth.register', person)
    const order = async () => {
      await page.goto('/paywall')
      await page.getByRole('button', { name: starting(transfer.buy) }).click()
      await expect(page.getByText('SA03 8000 0000 6080 1016 7519')).toBeVisible()
      await expect(page.getByRole('button', { name: starting(transfer.buy) })).toBeHidden()
      await expect(page.getByRole('link', { name: shell.ordered.see })).toHaveAttribute('href', '#transfer')
    }
    const end = async (name: string, submit: string, reason?: string) => {
      await call(page, 'auth.login', admin)
      await page.goto(`/admin?tab=orders&by=email&search=${encodeURIComponent(person.email)}`)
      await page.getByRole('button', { name: starting(name) }).click()
      if (reason) await page.getByLabel(enOrders.reason).fill(reason)
      await expectNoViolation(page)
      await page.getByRole('button', { name: submit }).click()
      await expect(page.getByText(enOrders.toast.done).first()).toBeVisible()
      await call(page, 'auth.login', person)
    }
    await order()
    await looksGood(page)
    // While an order is pending, no second purchase is offered.
    await page.goto('/projects')
    await expect(page.getByText(shell.ordered.next)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: shell.ordered.see })).toBeVisible()
    await expect(page.getByText(shell.getAccess)).toBeHidden()
    await page.goto('/account')
    await page.getByRole('main').getByRole('link', { name: shell.ordered.see }).click()
    await expect(page.getByRole('heading', { name: transfer.title })).toBeVisible()
    await end(enOrders.ends.refused, enOrders.confirm.refused.submit, 'SAR 99')
    await page.goto('/paywall')
    await expect(page.getByText('SAR 99')).toBeVisible()
    await order()
    await end(enOrders.ends.confirmed, enOrders.confirm.confirmed.submit)
    await page.goto('/app/receipt')
    await expect(page.getByRole('heading', { name: payment.tax.kinds.invoice, exact: true })).toBeVisible()
    expect(countsOf(mailsTo(paying, person.email))).toEqual([2, 1, 1])
  })
})

for (const look of appearances) {
  test.describe(lookName(look), () => {
    test.use(look)

    test('privacy and terms can be read without an account', async ({ page }) => {
      for (const [path, parts] of [
        ['/privacy', 12],
        ['/terms', 9],
      ] as const) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 2 })).toHaveCount(parts)
        await expect(page.getByText('1010000000')).toBeVisible()
        await looksGood(page)
      }
    })
  })
}

for (const look of readingLooks) {
  const { payment, paywall } = words[look.lang]
  const sent = adminWords[look.lang]

  test.describe(lookName(look), () => {
    test.use(look)

    test('buying is read: the paywall, one that was left, a transfer that is refused, and the receipt of a card', async ({
      page,
      own: paying,
    }) => {
      const person = { ...newPerson(), preferredLanguage: look.lang }
      await call(page, 'auth.register', person)
      await page.goto('/paywall')
      await expect(page.getByRole('heading', { name: paywall.title, exact: true })).toBeVisible()
      await expect(page.getByRole('main')).not.toContainText(/export|share|تصدير|مشاركة/i)
      await looksGood(page)
      await page.getByRole('button', { name: starting(paywall.transfer.buy) }).click()
      await expect(page.getByText('SA03 8000 0000 6080 1016 7519')).toBeVisible()
      await looksGood(page)
      await call(page, 'auth.login', admin)
      await page.goto(`/admin?tab=orders&by=email&search=${encodeURIComponent(person.email)}`)
      // On a phone the rows are folded.
      if (look.width < 640) await page.getByRole('button', { name: sent.details, exact: true }).click()
      await page.getByRole('button', { name: starting(sent.ends.refused) }).click()
      await page.getByLabel(sent.reason).fill('SAR 99')
      await expectNoViolation(page)
      await page.getByRole('button', { name: sent.confirm.refused.submit }).click()
      await expect(page.getByText(sent.toast.done).first()).toBeVisible()
      await call(page, 'auth.login', person)
      await page.goto('/paywall')
      await expect(page.getByText('SAR 99')).toBeVisible()
      await page.getByRole('button', { name: starting(paywall.buy) }).click()
      await page.getByRole('link', { name: 'Back', exact: true }).click()
      await expect(page.getByText(paywall.cancelled, { exact: true })).toBeVisible()
      await expectNoViolation(page)
      await page.getByRole('button', { name: starting(paywall.buy) }).click()
      await page.getByRole('button', { name: 'Pay' }).click()
      await expect(page.getByRole('heading', { name: payment.tax.kinds.invoice, exact: true })).toBeVisible()
      await expect(page.getByRole('img', { name: payment.tax.code })).toBeVisible()
      for (const amount of ['173.04', '25.96', '199.00']) await expect(page.getByText(amount)).toBeVisible()
      await looksGood(page)
      expect(countsOf(mailsTo(paying, person.email))).toEqual([1, 1, 1])
    })
  })
}

test.describe('on a phone, in Arabic', () => {
  test.use({ lang: 'ar', theme: 'dark', width: 360 })
  const { register, plan } = arAccount

  test('a payment named in the URL opens the account that is registered with it', async ({ page, own: paying }) => {
    const { id } = paying.stripe.books.addIntent()
    await page.goto(`/register?payment_intent=${id}`)
    await expect(page.getByText(register.payment.verified, { exact: true }).first()).toBeVisible()
    await expectNoViolation(page)
    await expectNoOverflow(page)
    await fillRegistration(page, newPerson())
    await page.locator('form button[type=submit]').click()
    await expect(page).toHaveURL(/\/app$/)
    await page.goto('/account')
    await expect(page.getByText(plan.lifetime, { exact: true })).toBeVisible()
  })
})

async function fillRegistration(page: Page, person: ReturnType<typeof newPerson>) {
  for (const name of ['firstName', 'lastName', 'email', 'password', 'phone'] as const)
    await field(page, name).fill(person[name])
}

test('an invalid payment is reported once, and the account is made without it', async ({ page }) => {
  const { payment, full } = enAccount.register
  await page.goto('/register?payment_intent=pi_00000000000000')
  await expect(page.getByText(payment.failed, { exact: true }).first()).toBeVisible()
  await expect(page.getByText(payment.without, { exact: true })).toBeVisible()
  await expect(page.getByText(starting(full))).toBeVisible()
  await fillRegistration(page, newPerson())
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/\/app$/)
})

test('while Stripe is away nothing typed is lost, and a later try goes through', async ({
  page,
  own: paying,
  problems,
}) => {
  problems.expect(/503/)
  const { payment } = enAccount.register
  const { id } = paying.stripe.books.addIntent()
  paying.stripe.trouble = 'broken'
  await page.goto(`/register?payment_intent=${id}`)
  await expect(page.getByText(payment.unavailable, { exact: true }).first()).toBeVisible()
  const person = newPerson()
  await fillRegistration(page, person)
  await page.locator('form button[type=submit]').click()
  await expect(page.locator('form [role=alert]')).not.toBeEmpty()
  paying.stripe.trouble = 'none'
  await page.getByRole('button', { name: payment.again }).click()
  await expect(page.getByText(payment.verified, { exact: true }).first()).toBeVisible()
  await expect(field(page, 'email')).toHaveValue(person.email)
  await page.locator('form button[type=submit]').click()
  await expect(page).toHaveURL(/\/app$/)
})

test('a buyer who returns before the event of Stripe has access', async ({ page, own: paying, problems }) => {
  problems.expect(/503/)
  const { webhookUrl } = paying.stripe
  paying.stripe.webhookUrl = null
  await signedIn(page)
  await page.goto('/paywall')
  await page.getByRole('button', { name: starting(enPaywall.buy) }).click()
  await expect(page).toHaveURL(/\/pay\//)
  paying.stripe.trouble = 'broken'
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText(enPayment.settling.unreachable)).toBeVisible()
  paying.stripe.trouble = 'none'
  await expect(page.getByRole('heading', { name: enPayment.tax.kinds.invoice, exact: true })).toBeVisible()
  paying.stripe.webhookUrl = webhookUrl
})
