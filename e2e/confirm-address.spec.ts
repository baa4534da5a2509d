import type { Page } from 'playwright/test'
import { startBuiltServer } from '../scripts/tools/built-server.mjs'
import type { Language } from '../src/domain/options'
import { account as accountAr } from '../src/i18n/ar/account/account'
import { shell as ar } from '../src/i18n/ar/shell'
import { account as accountEn } from '../src/i18n/en/account/account'
import { shell as en } from '../src/i18n/en/shell'
import { expectAccessible } from './accessibility'
import { appearances, flowLook, lookName, readingLooks } from './appearances'
import { expect, testOnOwn } from './fixtures'
import { newPerson } from './people'
import { admin } from './server'
import { MailServer } from './servers/mail-server'

const words = { en, ar }
const accountWords = { en: accountEn, ar: accountAr }

/** A server that sends mails, so that a free place waits for its address to be confirmed. */
async function startMailing() {
  const mail = new MailServer()
  const settings = { SMTP_URL: await mail.start(), ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }
  const server = await startBuiltServer(settings)
  return {
    url: server.url,
    mail,
    async stop() {
      await server.stop()
      await mail.stop()
    },
  }
}

const { test } = testOnOwn(startMailing)
test.describe.configure({ mode: 'default' })
test.use({ keepsPage: true })

for (const appearance of appearances)
  test.describe(lookName(appearance), () => {
    test.use(appearance)

    test('a held place is opened with the code from the mail, and never leads to the paywall', async ({
      page,
      own: { mail },
    }) => {
      const { confirm } = words[appearance.lang]
      const person = { ...newPerson(), preferredLanguage: appearance.lang }
      await page.request.post('/api/auth/register', { data: person })
      await page.goto('/app')
      const box = page.getByRole('region', { name: confirm.title })
      await expect(box).toContainText(person.email)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await page.goto('/paywall')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirm.title)
      await page.goto('/app')
      await box.getByLabel(confirm.code).fill(await mail.codeFor(person.email))
      await box.getByRole('button', { name: confirm.submit }).click()
      await expect(box).toBeHidden()
      const answer = await page.request.post('/api/projects', { data: { projectName: 'Dates', projectData: '{}' } })
      expect(answer.status()).toBe(201)
    })
  })

const box = (page: Page, name: string) => page.locator(`[id="${name}"]`)

/** An administrator's address and password lead to a third box, for the code from a mail. */
async function askForCode(page: Page, lang: Language) {
  const { login } = accountWords[lang]
  await page.goto(`/login?next=%2Fadmin&lang=${lang}`)
  await box(page, 'email').fill(admin.email)
  await box(page, 'password').fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(box(page, 'code')).toBeFocused()
  await expect(page.getByText(login.codeSent.split('{{')[0] ?? '')).toBeVisible()
  await expect(box(page, 'password')).toHaveValue(admin.password)
  await expectAccessible(page)
}

/** An opened link does nothing by itself, and leaves no secret in the address. */
async function openLink(page: Page, lang: Language) {
  await page.goto('/robots.txt')
  await page.goto('/link#for=login&email=noor%40store.example&code=AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByRole('button', { name: accountWords[lang].link.signIn })).toBeVisible()
  await expect(page).toHaveURL(/\/link$/)
  await expectAccessible(page)
}

test.describe(lookName(flowLook), () => {
  test.use(flowLook)

  test('an administrator types the code besides the password, in place; a link from a mail signs in when asked', async ({
    page,
    own: { mail },
    problems,
  }) => {
    problems.expect(/401.*auth\.login/)
    problems.expect(/400.*auth\.login/)
    const { link } = accountWords.en
    await askForCode(page, 'en')
    const code = await mail.codeFor(admin.email)
    await box(page, 'code').fill(code === '111111' ? '222222' : '111111')
    await page.keyboard.press('Enter')
    await expect(box(page, 'code')).toHaveAttribute('aria-invalid', 'true')
    await box(page, 'code').fill(code)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin/)
    await openLink(page, 'en')
    await page.getByRole('button', { name: link.signIn }).click()
    await expect(page.locator('form [role=alert]')).toContainText(link.over)
    // Another link that is opened in the same window takes its place.
    await page.goto('/link#for=login&email=sara%40store.example&code=BBBBBBBBBBBBBBBBBBBBBB')
    await expect(page.getByText('sara@store.example')).toBeVisible()
    await expect(page).toHaveURL(/\/link$/)
  })
})

for (const look of readingLooks)
  test.describe(lookName(look), () => {
    test.use(look)

    test('the box for an administrator’s code and the page of a link are accessible', async ({ page, problems }) => {
      problems.expect(/401.*auth\.login/)
      problems.expect(/400.*auth\.login/)
      const { link } = accountWords[look.lang]
      await askForCode(page, look.lang)
      await openLink(page, look.lang)
      await page.getByRole('button', { name: link.signIn }).click()
      await expect(page.locator('form [role=alert]')).toContainText(link.over)
    })
  })
