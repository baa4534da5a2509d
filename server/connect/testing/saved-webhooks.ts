import { like, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { webhookDeliveries, webhooks } from '../../../db/connect-schema'
import { users } from '../../../db/schema'
import { uuidv7 } from '../../../db/uuid'
import { createLog } from '../../infra/log'
import { openSecretKey } from '../../infra/secret-key'
import type { Send, Sent } from '../send'
import { createSender } from '../sender'

export const hookUrl = 'https://hooks.store.example/mizan'

interface Request {
  url: string
  headers: Record<string, string>
  body: string
}

export const ok: Sent = { outcome: 'ok', status: 200 }
export const down: Sent = { outcome: 'status', status: 503 }

/** A process that sends; what it sent is kept, and answered as `answer` says. */
export async function startSender(db: Db, answer: (request: Request) => Sent | Promise<Sent> = () => ok) {
  const sent: Request[] = []
  const send: Send = async (to, headers, body) => {
    const request = { url: to, headers, body }
    sent.push(request)
    return answer(request)
  }
  const made = createSender({ db, log: createLog('silent'), secretKey: await openSecretKey(db), send })
  return { sent, made, sendDue: made.sendDue, bodies: () => sent.map(({ body }) => JSON.parse(body)) }
}

/** What is queued and was sent, the oldest first. */
export const deliveriesIn = (db: Db) => db.select().from(webhookDeliveries).orderBy(webhookDeliveries.createdAt)

/** As if so much time had passed for what is queued. */
export async function pass(db: Db, interval: string) {
  const earlier = (column: string) => sql.raw(`${column} - interval '${interval}'`)
  await db.update(webhookDeliveries).set({ dueAt: earlier('due_at'), nextTryAt: earlier('next_try_at') })
  await db.update(webhooks).set({ sendingUntil: earlier('sending_until'), restsUntil: earlier('rests_until') })
}

/** An account for each of these hosts, with webhooks that all lead there. */
export async function addAccountsWithWebhooks(db: Db, hosts: readonly string[], each: number) {
  const person = {
    passwordHash: '',
    firstName: 'Noor',
    lastName: 'Saleh',
    phone: '501234567',
    countryCode: 'SA',
  } as const
  const added = await db
    .insert(users)
    .values(hosts.map((host) => ({ ...person, email: `owner@${host}` })))
    .returning({ userId: users.id, email: users.email })
  const of = ({ userId, email }: (typeof added)[number]) =>
    Array.from({ length: each }, (_, n) => ({ userId, url: `https://${email.split('@')[1]}/${n}` }))
  await db.insert(webhooks).values(added.flatMap(of))
}

/** As if so many different projects of the owner of a host had been saved just now, for each of its webhooks. */
export async function queueFor(db: Db, host: string, projects: number) {
  const accounts = await db
    .select({ userId: webhooks.userId, webhookId: webhooks.id })
    .from(webhooks)
    .where(like(webhooks.url, `https://${host}/%`))
  const saved = { event: 'project.saved', projectName: 'Oud', revision: 2, savedAt: new Date() } as const
  const one = (of: (typeof accounts)[number]) =>
    Array.from({ length: projects }, () => ({ ...saved, ...of, projectId: uuidv7() }))
  await db.insert(webhookDeliveries).values(accounts.flatMap(one))
}
