import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import * as z from 'zod/mini'
import { test as base } from './fixtures'

export { admin } from './server'

const serverSchema = z.object({ url: z.string(), folder: z.string() })
type AccountsServer = z.infer<typeof serverSchema>

/** Tests against a server that has no early access, a support address, and readable mails; others use it at the same time. */
export const test = base.extend<{ accounts: AccountsServer }>({
  accounts: async ({ lang: _ }, use) => use(serverSchema.parse(JSON.parse(process.env.MIZAN_ACCOUNTS ?? ''))),
  baseURL: async ({ accounts }, use) => use(accounts.url),
})

/** The nth code that was mailed to an address; the first is sent by registering. */
export async function codeFor({ folder }: AccountsServer, email: string, nth: number): Promise<string> {
  const outbox = join(folder, 'outbox')
  for (let round = 0; round < 50; round += 1) {
    const files = existsSync(outbox) ? readdirSync(outbox).sort() : []
    const mails = files.map((file) => readFileSync(join(outbox, file), 'utf8'))
    // Notices of new devices are among them.
    const codes = mails
      .filter((mail) => mail.startsWith(`To: ${email}\n`))
      .flatMap((mail) => mail.match(/^\d{6}$/m) ?? [])
    const code = codes[nth - 1]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no code was mailed to ${email}`)
}

/** Calls a procedure as the page would, with the page's cookies. */
export async function call(page: Page, procedure: string, input: object) {
  const answer = await page.request.post(`/trpc/${procedure}`, {
    data: input,
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  if (!answer.ok()) throw new Error(`${procedure}: ${answer.status()} ${await answer.text()}`)
}

let people = 0

/** A person whose e-mail address no other test uses. */
export function newPerson() {
  people += 1
  return {
    firstName: 'Noor',
    lastName: 'Saleh',
    email: `noor-${process.pid}-${people}@store.example`,
    password: 'four words of mine',
    phone: '0501234567',
    countryCode: 'SA',
  }
}

/** A new person who is signed in. */
export async function signedIn(page: Page) {
  const person = newPerson()
  await call(page, 'auth.register', person)
  return person
}
