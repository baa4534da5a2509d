import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { mails } from '../../../db/service-schema'
import { emptyDatabase, testDatabase } from '../../../db/testing'
import { createLog } from '../log'
import type { EmailMessage } from './email-html'
import { createOutbox } from './outbox'

const database = await testDatabase()
const { db } = database
beforeEach(() => emptyDatabase(database))

const receipt = { to: 'noor@store.example', subject: 'Receipt', text: 'Thank you' }

/** A mail server that fails as told before it takes e-mails. */
function mailServer(failures: unknown[] = []) {
  const taken: EmailMessage[] = []
  const deliver = async (message: EmailMessage) => {
    const failure = failures.shift()
    if (failure !== undefined) throw failure
    taken.push(message)
  }
  return { taken, deliver }
}

function outboxTo({ deliver }: Pick<ReturnType<typeof mailServer>, 'deliver'>) {
  const lines: string[] = []
  const outbox = createOutbox({ db, deliver, log: createLog('info', { write: (line) => void lines.push(line) }) })
  return { ...outbox, said: () => lines.join('') }
}

const due = () => db.execute(sql`update mails set next_try_at = now() - interval '1 second'`)

it('retries a mail until the server is back, and then removes it', async () => {
  const server = mailServer([new Error('away'), new Error('away')])
  const outbox = outboxTo(server)
  outbox.add(receipt, 'receipt', 60)
  await expect.poll(() => db.$count(mails, sql`tries = 1`)).toBe(1)
  await outbox.sendDue()
  expect(server.taken).toEqual([])
  await due()
  await outbox.sendDue()
  await due()
  await outbox.sendDue()
  expect(server.taken).toEqual([receipt])
  expect(await db.$count(mails)).toBe(0)
  expect(outbox.said()).not.toContain('store.example')
  await outbox.stop()
})

it('sends the mails of a killed process once, also when several processes look for them', async () => {
  const server = mailServer()
  const soon = sql`now() - interval '1 second'`
  const ends = sql`now() + interval '1 hour'`
  const row = { recipient: receipt.to, subject: receipt.subject, body: receipt.text, kind: 'receipt' }
  await db.insert(mails).values(Array.from({ length: 12 }, () => ({ ...row, nextTryAt: soon, endsAt: ends })))
  const outboxes = [1, 2, 3].map(() => outboxTo(server))
  await Promise.all(outboxes.map(({ sendDue }) => sendDue()))
  expect(server.taken).toHaveLength(12)
  await Promise.all(outboxes.map(({ stop }) => stop()))
})

it('drops mails that are refused for good or have expired, and logs it', async () => {
  const server = mailServer([Object.assign(new Error('no such user'), { responseCode: 550 })])
  const outbox = outboxTo(server)
  outbox.add(receipt, 'receipt', 60)
  await expect.poll(() => outbox.said()).toContain('refused for good')
  outbox.add(receipt, 'login', 10)
  await expect.poll(() => server.taken.length).toBe(1)
  await db.insert(mails).values({
    ...{ recipient: 'late@store.example', subject: 's', body: 'b', kind: 'login' },
    ...{ nextTryAt: sql`now()`, endsAt: sql`now() - interval '1 second'` },
  })
  await outbox.sendDue()
  expect(outbox.said()).toContain('given up')
  expect([server.taken.length, await db.$count(mails)]).toEqual([1, 0])
  await outbox.stop()
})
