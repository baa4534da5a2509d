import { type BuiltServer, startBuiltServer } from '../scripts/tools/built-server.mjs'
import { shell as ar } from '../src/i18n/ar/shell'
import { shell as en } from '../src/i18n/en/shell'
import { expectAccessible } from './accessibility'
import { appearances, lookName } from './appearances'
import { test as base, expect } from './fixtures'
import { MailServer } from './mail-server'
import { newPerson } from './people'

const words = { en, ar }

interface Mailing {
  server: BuiltServer
  mail: MailServer
}

/** A server that sends mails, so that a free place waits for its address to be confirmed. */
const test = base.extend<object, { mailing: Mailing }>({
  mailing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const mail = new MailServer()
      const server = await startBuiltServer({ SMTP_URL: await mail.start() })
      await use({ server, mail })
      await server.stop()
      await mail.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ mailing }, use) => use(mailing.server.url),
})

for (const appearance of appearances)
  test.describe(lookName(appearance), () => {
    test.use(appearance)

    test('S10: a held place is opened with the code from the mail, and never leads to the paywall', async ({
      page,
      mailing,
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
      await box.getByLabel(confirm.code).fill(await mailing.mail.codeFor(person.email))
      await box.getByRole('button', { name: confirm.submit }).click()
      await expect(box).toBeHidden()
      const answer = await page.request.post('/api/projects', { data: { projectName: 'Dates', projectData: '{}' } })
      expect(answer.status()).toBe(201)
    })
  })
