import { startBuiltServer } from '../scripts/tools/built-server.mjs'
import { account as accountAr } from '../src/i18n/ar/account/account'
import { shell as ar } from '../src/i18n/ar/shell'
import { account as accountEn } from '../src/i18n/en/account/account'
import { shell as en } from '../src/i18n/en/shell'
import { expectAccessible } from './accessibility'
import { appearances, lookName } from './appearances'
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

    test('an administrator types the code besides the password, in place; a link from a mail signs in when asked', async ({
      page,
      own: { mail },
      problems,
    }) => {
      problems.expect(/401.*auth\.login/)
      problems.expect(/400.*auth\.login/)
      const { login, link } = accountWords[appearance.lang]
      const box = (name: string) => page.locator(`[id="${name}"]`)
      await page.goto(`/login?next=%2Fadmin&lang=${appearance.lang}`)
      await box('email').fill(admin.email)
      await box('password').fill(admin.password)
      await page.keyboard.press('Enter')
      await expect(box('code')).toBeFocused()
      await expect(page.getByText(login.codeSent.split('{{')[0] ?? '')).toBeVisible()
      await expect(box('password')).toHaveValue(admin.password)
      await expectAccessible(page)
      const code = await mail.codeFor(admin.email)
      await box('code').fill(code === '111111' ? '222222' : '111111')
      await page.keyboard.press('Enter')
      await expect(box('code')).toHaveAttribute('aria-invalid', 'true')
      await box('code').fill(code)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/admin/)
      // An opened link does nothing by itself, and leaves no secret in the address.
      await page.goto('/robots.txt')
      await page.goto('/link#for=login&email=noor%40store.example&code=AAAAAAAAAAAAAAAAAAAAAA')
      await expect(page.getByRole('button', { name: link.signIn })).toBeVisible()
      await expect(page).toHaveURL(/\/link$/)
      await expectAccessible(page)
      await page.getByRole('button', { name: link.signIn }).click()
      await expect(page.locator('form [role=alert]')).toContainText(link.over)
      // Another link that is opened in the same window takes its place.
      await page.goto('/link#for=login&email=sara%40store.example&code=BBBBBBBBBBBBBBBBBBBBBB')
      await expect(page.getByText('sara@store.example')).toBeVisible()
      await expect(page).toHaveURL(/\/link$/)
    })
  })
