import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { account as ar } from '../src/i18n/ar/account/account'
import { shell as arShell } from '../src/i18n/ar/shell'
import { expectAccessible, expectNoViolation } from './accessibility'
import { admin, call, codeFor, newPerson, signedIn, test } from './accounts-server'
import { appearances, lookName } from './appearances'
import { expect } from './fixtures'
import { expectNoOverflow } from './layout'
import { failNext } from './problems'

test.use({ keepsPage: true })

// One server is enough for all of them.
test.describe.configure({ mode: 'default' })

const field = (page: Page, name: string) => page.locator(`[id="${name}"]`)
const errorOf = (page: Page, name: string) => page.locator(`[id="${name}-messages"]`)
/** A notice; its text is also said in a region for screen readers, with more around it. */
const notice = (page: Page, text: string) => page.getByText(text, { exact: true })
const submit = (page: Page) => page.locator('form button[type=submit]').first()

/** In the page: notes for how long each timer waits; on a busy machine it waits longer. */
function noteDelays() {
  const delays: (number | undefined)[] = []
  const { setTimeout } = window
  const noted = (work: () => void, ms?: number) => {
    delays.push(ms)
    return setTimeout(work, ms)
  }
  Object.assign(window, { delays, setTimeout: noted })
}

async function fillRegistration(page: Page, person: ReturnType<typeof newPerson>) {
  for (const name of ['firstName', 'lastName', 'email', 'password', 'phone'] as const)
    await field(page, name).fill(person[name])
}

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(password)
  await submit(page).click()
}

test.describe('in Arabic', () => {
  test.use({ lang: 'ar' })

  test('a sign-in that fails is said once, in the form; registers, leaves, and comes back to the page that was asked for', async ({
    page,
    problems,
  }) => {
    problems.expect(/401/)
    problems.expect(/502/)
    const alert = page.locator('form [role=alert]')
    await page.goto('/login')
    await signIn(page, { email: 'unknown@store.example', password: 'a guess' })
    await expect(alert).toContainText(ar.login.failedTitle)
    await expect(notice(page, ar.login.failedTitle)).toHaveCount(1)
    await failNext(page, 'auth.login')
    await submit(page).click()
    await expect(alert).toContainText(ar.login.failedStatus.replace('{{status}}', '502'))
    await expect(page).toHaveURL(/\/login$/)
    await page.getByRole('link', { name: ar.login.register }).click()
    await expect(notice(page, ar.login.failedTitle)).toHaveCount(0)

    const person = newPerson()
    await fillRegistration(page, person)
    await failNext(page, 'auth.register')
    await submit(page).click()
    await expect(alert).toContainText(ar.register.failedStatus.replace('{{status}}', '502'))
    await submit(page).click()
    await expect(page).toHaveURL(/\/app$/)
    await expect(notice(page, ar.register.success)).toBeVisible()
    await expect(page.getByRole('complementary')).toContainText(person.firstName)
    await page.getByRole('link', { name: person.firstName }).click()
    await expect(field(page, 'businessName')).toBeVisible()
    await failNext(page, 'auth.logout')
    await page.getByRole('button', { name: arShell.logout }).click()
    await expect(notice(page, arShell.toast.logoutFailed)).toBeVisible()
    await page.getByRole('button', { name: arShell.logout }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(notice(page, arShell.toast.loggedOut)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/login(\?next=%2Fapp)?$/)
    await expect(field(page, 'password')).toBeVisible()
    await page.goto('/account?lang=en#data')
    await expect(page).toHaveURL(/\/login\?next=/)
    await signIn(page, person)
    await expect(page).toHaveURL(/\/account\?lang=en#data$/)
  })
})

test('the registration form', async ({ page, problems }) => {
  problems.expect(/409.*auth\.register/)
  const person = await signedIn(page)
  await page.context().clearCookies()
  await page.goto('/register')

  await test.step('judges a field when it is left, and forgives it as soon as it is mended', async () => {
    await field(page, 'email').pressSequentially('noor@')
    await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid', 'true')
    await field(page, 'email').blur()
    await expect(errorOf(page, 'email')).toContainText('Please enter a valid email address')
    // An empty box is told what an empty box lacks, here as where one signs in.
    await field(page, 'email').fill('')
    await expect(errorOf(page, 'email')).toHaveText('This field is required')
    await field(page, 'email').fill('noor@store.example')
    await expect(errorOf(page, 'email')).toBeEmpty()
    await field(page, 'password').fill('short')
    await submit(page).click()
    await expect(errorOf(page, 'password')).toContainText('8 characters')
    await expect(field(page, 'firstName')).toBeFocused()
    // Each field says that it is required; the address is the user name, and comes before the password.
    for (const name of ['firstName', 'lastName', 'email', 'password', 'phone'])
      await expect(field(page, name)).toHaveAttribute('required', '')
    await expect(field(page, 'email')).toHaveAttribute('autocomplete', 'username')
  })

  const country = field(page, 'countryCode')
  await test.step('knows the numbers of each country', async () => {
    await expect(country.locator('option')).toHaveCount(20)
    await expect(country).toHaveValue('SA')
    await expect(field(page, 'phone')).toHaveAttribute('placeholder', '50 123 4567')
    await field(page, 'phone').fill('٠٥٠١٢٣')
    await field(page, 'phone').blur()
    await expect(errorOf(page, 'phone')).toContainText('too short for Saudi Arabia')
    await country.selectOption('EG')
    await expect(field(page, 'phone')).toHaveAttribute('placeholder', '0100 123 4567')
    await field(page, 'phone').fill('+971 50 123 4567')
    await field(page, 'phone').blur()
    await expect(country).toHaveValue('AE')
    await expect(errorOf(page, 'phone')).toBeEmpty()
  })

  await test.step('says once, at its field, that an address is taken, and leads to signing in with it', async () => {
    await country.selectOption('SA')
    await fillRegistration(page, { ...person, email: person.email.toUpperCase() })
    await submit(page).click()
    await expect(errorOf(page, 'email')).toContainText('There is already an account')
    await expect(field(page, 'email')).toBeFocused()
    await expect(page.locator('form [role=alert]')).toBeEmpty()
    await page.getByRole('link', { name: 'Sign in instead' }).click()
    await expect(field(page, 'email')).toHaveValue(person.email.toUpperCase())
    await field(page, 'email').fill('')
    await field(page, 'email').blur()
    await expect(errorOf(page, 'email')).toHaveText('This field is required')
  })
})

test('signed in without access', async ({ page }) => {
  const { email } = await signedIn(page)

  await test.step('signing in never leads away from here', async () => {
    const elsewhere = [
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
      '/.//evil.example',
    ]
    for (const next of elsewhere) {
      await page.goto(`/login?next=${encodeURIComponent(next)}`)
      await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/app$/)
    }
  })

  await test.step('the sidebar closes to its pictures with the keyboard, and stays so for a week', async () => {
    const sidebar = page.getByRole('complementary')
    await expect(sidebar).toContainText('Mizan')
    await expect(sidebar.getByRole('link', { name: 'Contact us on WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/966500000000\?text=Hello/,
    )
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(256)
    await page.keyboard.press('Control+b')
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(48)
    await page.reload()
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(48)
    await test.step('a picture is named after 700 ms', async () => {
      await page.evaluate(noteDelays)
      await sidebar.getByRole('link', { name: 'My projects' }).hover()
      await expect(page.getByRole('tooltip')).toHaveText('My projects')
      expect(await page.evaluate(() => Reflect.get(window, 'delays'))).toContain(700)
    })
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar')
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(7 * 86_400, -2)
    await page.keyboard.press('Control+b')
    await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(256)
    await test.step('is a drawer below 768 pixels', async () => {
      const menu = page.getByRole('button', { name: 'Open menu' })
      await page.setViewportSize({ width: 767, height: 800 })
      await expect(menu).toBeVisible()
      await expect(sidebar).toHaveCount(0)
      await page.setViewportSize({ width: 768, height: 800 })
      await expect(sidebar).toBeVisible()
      await expect(menu).toHaveCount(0)
      await page.setViewportSize({ width: 1280, height: 800 })
    })
  })

  await test.step('access is asked for by number, in a mail that is ready to send', async () => {
    await page.getByRole('link', { name: 'Get access', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Lifetime access' })).toBeVisible()
    await expect(page.getByText('Free early access has ended')).toBeVisible()
    await expect(page.getByText('Requires payment')).toBeVisible()
    const number = (await page.getByText(/^User number/).innerText()).match(/\d+/)?.[0]
    const mail = new URL((await page.getByRole('link', { name: 'Contact us to purchase' }).getAttribute('href')) ?? '')
    expect(mail.pathname).toBe('help@mizan.example')
    expect(mail.searchParams.get('subject')).toContain(`user number ${number}`)
    expect(mail.searchParams.get('body')).toContain(email)
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(page).toHaveURL(/\/$/)
  })

  await test.step('users with access are led to their projects instead', async () => {
    await call(page, 'auth.login', admin)
    await page.goto('/paywall')
    await expect(page).toHaveURL(/\/projects$/)
  })
})

test('the sign-in page says why it is shown, and the default project follows', async ({ page, request }) => {
  const person = await signedIn(page)
  await call(page, 'auth.login', admin)
  const asOwner = { 'sec-fetch-site': 'same-origin' }
  await request.post('/api/auth/login', { data: admin, headers: asOwner })
  await page.context().clearCookies()
  await page.goto('/account')
  await expect(page.getByText('Sign in to open your account.')).toBeVisible()
  // The last that the page asks for: a role that changes meanwhile would have it refused.
  const listed = page.waitForResponse(/account\.sessions/)
  await signIn(page, person)
  await expect(page).toHaveURL(/\/account$/)
  await listed
  const { users } = await (await request.get(`/api/admin/users?search=${person.email}`)).json()
  await request.put(`/api/admin/users/${users[0].id}/admin`, { data: { isAdmin: true }, headers: asOwner })
  await page.reload()
  await expect(page.getByText('You were signed out because your role was changed.')).toBeVisible()
  // The default project is opened after signing in. An administrator has access, so there can be one.
  await call(page, 'auth.login', person)
  const made = await page.request.post('/api/projects', { data: { projectName: 'Noor', projectData: '{}' } })
  const { project } = await made.json()
  await page.request.post(`/api/projects/${project.id}/default`)
  await call(page, 'auth.logout', {})
  await page.goto('/login')
  await signIn(page, person)
  await expect(page).toHaveURL(new RegExp(`/app/evaluation/${project.id}`))
  // Where the list was asked for it is the list.
  await page.context().clearCookies()
  await page.goto('/app')
  await signIn(page, person)
  await expect(page).toHaveURL(/\/app$/)
})

test('shows its frame while the session is checked, and leads on to signing in where it has ended', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ name: 'mizan_session', value: 'ended', url: `${baseURL}` }])
  await page.route('**/trpc/auth.session*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await route.continue()
  })
  await page.goto('/app')
  await expect(page.getByText('Loading…')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Where you are' })).toContainText('My projects')
  await expect(page).toHaveURL(/\/login\?next=%2Fapp$/)
})

test('signs in with a code, once, and replaces a forgotten password', async ({ page, accounts, problems }) => {
  problems.expect(/400/)
  problems.expect(/409/)
  const { email } = await signedIn(page)
  await page.context().clearCookies()
  await page.goto('/login?next=%2Faccount')
  await field(page, 'email').fill(email)
  await page.getByRole('link', { name: 'Sign in with a code' }).click()
  await expect(field(page, 'email')).toHaveValue(email)
  await submit(page).click()
  await expect(field(page, 'code')).toBeFocused()
  const code = await codeFor(accounts, email, 2)
  await field(page, 'code').fill(code === '000000' ? '000001' : '000000')
  await submit(page).click()
  await expect(errorOf(page, 'code')).toContainText('wrong or no longer valid')
  await field(page, 'code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await submit(page).click()
  // The address was never confirmed, so the page says what ends, and asks.
  await expect(page.getByText('The current password will stop working')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in and choose a new password' }).click()
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await field(page, 'email').fill(email)
  await submit(page).click()
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible()
  await field(page, 'code').fill(await codeFor(accounts, email, 3))
  await field(page, 'password').fill('another four words')
  await expect(field(page, 'password')).toHaveAttribute('type', 'password')
  await expect(field(page, 'password')).toHaveAttribute('autocomplete', 'new-password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await submit(page).click()
  await expect(page).toHaveURL(/\/app$/)
})

test('asks for a new password where an administrator has set it', async ({ page }) => {
  const made = { ...newPerson(), password: '6 figs' }
  await call(page, 'auth.login', admin)
  await call(page, 'admin.users.create', made)
  await page.context().clearCookies()
  await page.goto('/account')
  await signIn(page, made)
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible()
  await field(page, 'currentPassword').fill(made.password)
  await field(page, 'newPassword').fill('a password of his own')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'My account', level: 1 })).toBeVisible()
})

test.describe('the sidebar on a phone', () => {
  test.use({ width: 360 })
  test('opens over the page and gives the focus back', async ({ page }) => {
    await signedIn(page)
    await page.goto('/app')
    const open = page.getByRole('button', { name: 'Open menu' })
    await open.click()
    const links = page.getByRole('dialog').getByRole('navigation')
    await expect(links).toBeVisible()
    const panel = page.getByRole('dialog').locator('> *').last()
    expect((await panel.boundingBox())?.width).toBe(288)
    await page.keyboard.press('Escape')
    await expect(links).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await page.getByRole('link', { name: /My account/ }).click()
    await expect(page.getByRole('heading', { name: 'My account', level: 1 })).toBeVisible()
    await expect(links).toBeHidden()
    await test.step('a page that follows begins at its top', async () => {
      const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
      // As far as there is: sections come one by one.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
        expect(await scrolled()).toBeGreaterThan(100)
      }).toPass()
      await open.click()
      await page.getByRole('link', { name: 'My projects' }).click()
      await expect(page).toHaveURL(/\/app$/)
      await expect.poll(scrolled).toBe(0)
    })
  })
})

test('the account page', async ({ page, accounts, browser, problems }) => {
  problems.expect(/401.*account\.changePassword/)
  const person = await signedIn(page)
  await page.goto('/account')

  await test.step('keeps what is changed, and the sidebar follows', async () => {
    await field(page, 'firstName').fill('نورة')
    await field(page, 'phone').fill('966 55 555 5555')
    await field(page, 'businessName').fill('<img src=x onerror=alert(1)>')
    await field(page, 'businessCategory').selectOption('home')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(notice(page, 'Your details have been saved')).toBeVisible()
    await expect(page.getByRole('complementary')).toContainText('نورة')
    await page.reload()
    await expect(field(page, 'phone')).toHaveValue('555555555')
    await expect(field(page, 'businessName')).toHaveValue('<img src=x onerror=alert(1)>')
    await expect(field(page, 'businessCategory')).toHaveValue('home')
  })

  await test.step('confirms the address with a code', async () => {
    await page.getByRole('button', { name: 'Send a code' }).click()
    await expect(field(page, 'code')).toBeFocused()
    await field(page, 'code').fill(await codeFor(accounts, person.email, 2))
    await page.getByRole('button', { name: 'Confirm the address' }).click()
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()
    // The focus is where the outcome is read.
    await expect(page.locator(':focus')).toContainText(`${person.email}Confirmed`)
  })

  await test.step('ends what is open elsewhere', async () => {
    const other = await browser.newPage({ baseURL: accounts.url })
    await call(other, 'auth.login', person)
    await other.goto('/account')
    await expect(field(other, 'businessName')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Sign out all other devices' }).click()
    await expect(notice(page, 'One device has been signed out')).toBeVisible()
    await other.getByRole('button', { name: 'Save changes' }).click()
    await expect(other.getByText('Your session has ended.')).toBeVisible()
    await other.getByRole('link', { name: 'Sign in and continue' }).click()
    await signIn(other, person)
    await expect(other).toHaveURL(/\/account$/)
    await other.close()
  })

  const password = 'something quite new'
  await test.step('changes the password, and says which of the two is wrong', async () => {
    await field(page, 'currentPassword').fill('not this one')
    await field(page, 'newPassword').fill(password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(errorOf(page, 'currentPassword')).toContainText('not your current password')
    await field(page, 'currentPassword').fill(person.password)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(notice(page, 'Your password has been changed')).toBeVisible()
    // The empty form accuses of nothing, also when its button is left.
    await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
    await page.keyboard.press('Tab')
    for (const name of ['currentPassword', 'newPassword']) await expect(errorOf(page, name)).toBeEmpty()
  })

  await test.step('hands out everything that is kept, and deletes it', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download all my data' }).click()
    const file = await (await download).path()
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ user: { email: person.email }, projects: [] })
    await page.getByRole('button', { name: 'Delete my account' }).click()
    // The dialog begins in its field.
    await expect(page.getByRole('dialog').locator('#password')).toBeFocused()
    await page.getByRole('dialog').locator('#password').fill(password)
    await page.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await page.goto('/account')
    await expect(page).toHaveURL(/\/login\?next=/)
  })
})

for (const appearance of appearances) {
  test.describe(lookName(appearance), () => {
    test.use(appearance)
    test('each page is accessible and fits its screen', async ({ page }) => {
      await check(page, '/login')
      await open(page, '/login?way=code')
      await expectNoViolation(page)
      await check(page, '/register')
      await submit(page).click()
      await expect(errorOf(page, 'email')).not.toBeEmpty()
      await expectNoViolation(page)
      await signedIn(page)
      for (const path of ['/app', '/paywall', '/account']) await check(page, path)
      await page.locator('section').last().getByRole('button').click()
      await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible()
      await expectAccessible(page, '[role=dialog]')
    })
  })
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectNoOverflow(page)
}

async function check(page: Page, path: string) {
  await open(page, path)
  await expectAccessible(page)
}
