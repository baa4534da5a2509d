import type { Page } from 'playwright/test'
import { admin as arAdmin } from '../src/i18n/ar/admin/admin'
import { adminAudit as arAudit } from '../src/i18n/ar/admin/admin-audit'
import { adminUsers as arUsers } from '../src/i18n/ar/admin/admin-users'
import { common as arCommon } from '../src/i18n/ar/common'
import { errors as arErrors } from '../src/i18n/ar/errors'
import { shell as arShell } from '../src/i18n/ar/shell'
import { admin as enAdmin } from '../src/i18n/en/admin/admin'
import { adminAudit as enAudit } from '../src/i18n/en/admin/admin-audit'
import { adminUsers as enUsers } from '../src/i18n/en/admin/admin-users'
import { common as enCommon } from '../src/i18n/en/common'
import { errors as enErrors } from '../src/i18n/en/errors'
import { shell as enShell } from '../src/i18n/en/shell'
import { expectAccessible, expectNoViolation } from './accessibility'
import { call, newPerson, admin as owner, signedIn, test } from './accounts-server'
import { flowLook, lookName, readingLooks } from './appearances'
import { expect } from './fixtures'
import { expectNoOverflow } from './layout'
import { failNext } from './problems'

test.use({ keepsPage: true })

// One server is enough for all of them.
test.describe.configure({ mode: 'default' })

const words = {
  en: { admin: enAdmin, users: enUsers, audit: enAudit, errors: enErrors, shell: enShell, common: enCommon },
  ar: { admin: arAdmin, users: arUsers, audit: arAudit, errors: arErrors, shell: arShell, common: arCommon },
}

const field = (page: Page, name: string) => page.locator(`[id="${name}"]`)
const notice = (page: Page, text: string) => page.getByText(text, { exact: true })
const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })

async function fillNewUser(page: Page, person: { firstName: string; lastName: string; email: string }) {
  for (const name of ['firstName', 'lastName', 'email'] as const) await field(page, name).fill(person[name])
  await field(page, 'password').fill('6 figs')
  await page.locator('form button[type=submit]').click()
}

/** What is granted or taken away is asked about first, with the person's name. */
async function confirm(page: Page, action: string, email: string) {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(email)
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toHaveCount(0)
}

test.describe(lookName(flowLook), () => {
  test.use(flowLook)
  const { admin, users, audit, errors, shell, common } = words.en

  test('makes, finds, switches off and promotes a user, and reads it in the audit log', async ({ page, problems }) => {
    problems.expect(/409/)
    problems.expect(/502/)
    await call(page, 'auth.login', owner)
    await page.goto('/app')
    await page.getByRole('link', { name: shell.admin }).click()
    await expect(page.getByRole('heading', { level: 1, name: admin.title })).toBeVisible()
    await expect(page.getByText(admin.badge, { exact: true })).toBeVisible()
    await page.getByRole('tab', { name: admin.tabs.users }).click()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(admin.tabs.users)

    // A name is a text and nothing else, and cannot turn its line.
    const { email } = newPerson()
    const person = {
      firstName: '<img src=x onerror=alert(1)>',
      lastName: '\u202e{{7*7}}',
      email,
    }
    await page.getByRole('button', { name: users.create.open }).click()
    await page.locator('form button[type=submit]').click()
    await expect(field(page, 'email-messages')).toContainText(errors.issues.required)
    await expect(field(page, 'password-messages')).toContainText(errors.issues.required)
    await expectAccessible(page, '[role=dialog]')
    await fillNewUser(page, person)
    await expect(notice(page, users.toast.created)).toBeVisible()
    const row = rowOf(page, person.email)
    await expect(row.locator('bdi').first()).toHaveText('<img src=x onerror=alert(1)> {{7*7}}')
    await expect(page.locator('table img')).toHaveCount(0)

    await page.getByRole('button', { name: users.create.open }).click()
    await fillNewUser(page, person)
    await expect(field(page, 'email-messages')).toContainText(errors.codes.EMAIL_TAKEN)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('searchbox', { name: users.search }).fill(person.email.slice(0, -4).toUpperCase())
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page).toHaveURL(/search=/)
    await failNext(page, 'admin.users.setStatus')
    for (const outcome of ['statusFailed', 'statusUpdated'] as const) {
      await row.getByRole('button', { name: users.actions.deactivate }).click()
      await confirm(page, users.actions.deactivate, person.email)
      await expect(notice(page, users.toast[outcome])).toBeVisible()
    }
    await expect(row.getByText(users.states.inactive, { exact: true })).toBeVisible()
    // The notice takes it back.
    await page.getByRole('button', { name: common.undo }).click()
    await expect(row.getByText(users.states.active, { exact: true })).toBeVisible()
    const more = row.getByRole('button', { name: new RegExp(users.requests.more.split('{{')[0] ?? '') })
    await more.click()
    await page.getByRole('menuitem', { name: users.actions.makeAdmin }).click()
    await confirm(page, users.actions.makeAdmin, person.email)
    await expect(notice(page, users.toast.roleUpdated)).toBeVisible()
    await more.click()
    await expect(page.getByRole('menuitem', { name: users.actions.removeAdmin })).toBeVisible()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await expectNoOverflow(page)

    await row.getByRole('link').click()
    await expect(page).toHaveURL(/tab=audit/)
    const entries = page.getByRole('row')
    await expect(entries).toHaveCount(5)
    await expect(entries.nth(1)).toContainText(audit.actions['user.role'])
    await expect(entries.nth(1)).toContainText(`${audit.fields.isAdmin}: ${admin.no} ${audit.becomes} ${admin.yes}`)
    await expect(entries.nth(2)).toContainText(owner.email)
    await expectAccessible(page)
    await expectNoOverflow(page)

    await page.goBack()
    await expect(page).toHaveURL(/search=/)
    await page.reload()
    await expect(row).toBeVisible()
    await page.getByRole('searchbox').fill(owner.email)
    await expect(rowOf(page, owner.email)).toContainText(users.ownAccount)
    await expect(rowOf(page, owner.email).getByRole('button')).toHaveCount(0)
    await page.getByRole('searchbox').fill('unknown person')
    await expect(page.getByText(users.empty)).toBeVisible()
    await page.getByRole('button', { name: admin.list.clear }).click()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(rowOf(page, owner.email)).toBeVisible()
  })
})

for (const look of readingLooks) {
  const { admin, users, audit, errors, shell } = words[look.lang]

  test.describe(lookName(look), () => {
    test.use(look)

    test('users and what was done to them are read, and a new one is asked for what is missing', async ({ page }) => {
      const person = newPerson()
      await call(page, 'auth.login', owner)
      await call(page, 'admin.users.create', { ...person, password: '6 figs' })
      await page.goto('/app')
      if (look.width < 768) await page.getByRole('button', { name: shell.openMenu }).click()
      await page.getByRole('link', { name: shell.admin }).click()
      await expect(page.getByRole('heading', { level: 1, name: admin.title })).toBeVisible()
      await page.getByRole('tab', { name: admin.tabs.users }).click()
      await page.getByRole('button', { name: users.create.open }).click()
      await page.locator('form button[type=submit]').click()
      await expect(field(page, 'email-messages')).toContainText(errors.issues.required)
      await expectAccessible(page, '[role=dialog]')
      await page.keyboard.press('Escape')
      await page.getByRole('searchbox', { name: users.search }).fill(person.email)
      await expect(page.getByRole('row')).toHaveCount(2)
      const row = rowOf(page, person.email)
      // On a phone the rows are folded.
      if (look.width < 640) {
        await row.getByRole('button', { name: admin.list.details }).click()
      }
      await row.getByRole('button', { name: users.actions.deactivate }).click()
      await confirm(page, users.actions.deactivate, person.email)
      await expect(row.getByText(users.states.inactive, { exact: true })).toBeVisible()
      await expectAccessible(page)
      await expectNoOverflow(page)
      await row.getByRole('link').click()
      await expect(page).toHaveURL(/tab=audit/)
      const entries = page.getByRole('row')
      await expect(entries).toHaveCount(3)
      await expect(entries.nth(1)).toContainText(audit.becomes)
      await expect(entries.nth(2)).toContainText(owner.email)
      await expectAccessible(page)
      await expectNoOverflow(page)
    })
  })
}

test('users without the role see that access is denied, and nothing is read for them', async ({ page, problems }) => {
  problems.expect(/403/)
  await signedIn(page)
  const queries: string[] = []
  page.on('request', (request) => queries.push(request.url()))
  await page.route('**/trpc/**admin.status**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/admin?tab=users')
  await expect(page.getByText('Checking your access…')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible()
  await expect(page.getByText('You need administrator privileges to access this page.')).toBeVisible()
  await expect(page.getByRole('link', { name: enShell.admin })).toHaveCount(0)
  expect(queries.filter((url) => /admin\.(?!status)/.test(url))).toEqual([])
  await expectNoViolation(page)
  await page.getByRole('link', { name: 'Back to my projects' }).click()
  await expect(page).toHaveURL(/\/app$/)
})

test('an administrator whose role was removed loses access at the next action', async ({ page, problems, request }) => {
  problems.expect(/403|401/)
  const person = await signedIn(page)
  const asOwner = { 'sec-fetch-site': 'same-origin' }
  const login = await request.post('/api/auth/login', { data: owner, headers: asOwner })
  expect(login.ok()).toBe(true)
  const { users } = await (await request.get(`/api/admin/users?search=${person.email}`)).json()
  const setRole = (isAdmin: boolean) =>
    request.put(`/api/admin/users/${users[0].id}/admin`, { data: { isAdmin }, headers: asOwner })
  await setRole(true)
  await call(page, 'auth.login', { email: person.email, password: person.password })
  await page.goto('/admin?tab=users')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await setRole(false)
  await page.getByRole('button', { name: enUsers.columns.projects }).click()
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible()
})
