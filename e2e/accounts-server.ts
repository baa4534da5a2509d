import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { type BuiltServer, startBuiltServer } from '../scripts/tools/built-server.mjs'
import { test as base } from './fixtures'

export const admin = { email: 'owner@mizan.example', password: 'the keys of the house' }

const settings = {
  FREE_ACCESS_LIMIT: '0',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  SUPPORT_WHATSAPP: '+966 50 000 0000',
  SUPPORT_EMAIL: 'help@mizan.example',
}

/** Tests against a separate server: without early access, with a support address, and with readable mails. */
export const test = base.extend<object, { accounts: BuiltServer }>({
  accounts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startBuiltServer(settings)
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ accounts }, use) => use(accounts.url),
})

/** The code of the nth mail to an address; the first is sent by registering. */
export async function codeFor({ folder }: BuiltServer, email: string, nth: number): Promise<string> {
  const outbox = join(folder, 'outbox')
  for (let round = 0; round < 50; round += 1) {
    const files = existsSync(outbox) ? readdirSync(outbox).sort() : []
    const mails = files.map((file) => readFileSync(join(outbox, file), 'utf8'))
    const theirs = mails.filter((mail) => mail.startsWith(`To: ${email}\n`))
    const code = theirs[nth - 1]?.match(/^\d{6}$/m)?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`no code was mailed to ${email}`)
}

/** Calls a procedure as the page would, with the page's cookies. */
export async function call(page: Page, procedure: string, input: object) {
  const answer = await page.request.post(`/trpc/${procedure}`, {
    data: { json: input },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  if (!answer.ok()) throw new Error(`${procedure}: ${answer.status()} ${await answer.text()}`)
}

let people = 0

/** A new person. */
export function newPerson() {
  people += 1
  return {
    firstName: 'Noor',
    lastName: 'Saleh',
    email: `noor${people}@store.example`,
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
