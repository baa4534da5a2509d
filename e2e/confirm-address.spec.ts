import { startBuiltServer } from '../scripts/tools/built-server.mjs'
import { shell as ar } from '../src/i18n/ar/shell'
import { shell as en } from '../src/i18n/en/shell'
import { expectAccessible } from './accessibility'
import { appearances, lookName } from './appearances'
import { expect, testOnOwn } from './fixtures'
import { MailServer } from './mail-server'
import { newPerson } from './people'

const words = { en, ar }

/** A server that sends mails, so that a free place waits for its address to be confirmed. */
async function startMailing() {
  const mail = new MailServer()
  const server = await startBuiltServer({ SMTP_URL: await mail.start() })
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

    test('S10: a held place is opened with the code from the mail, and never leads to the paywall', async ({
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
