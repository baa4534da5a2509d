import { setTimeout } from 'node:timers/promises'
import { like } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { webhookDeliveries, webhooks } from '../../db/connect-schema'
import { users } from '../../db/schema'
import { emptyDatabase, testDatabase } from '../../db/testing'
import { addAccountsWithWebhooks, ok, pass, queueFor, startSender } from './testing/saved-webhooks'

const database = await testDatabase()
const { db } = database
let onTheirWay: Map<string, number>
let maxOnTheirWay: Map<string, number>
beforeEach(async () => {
  await emptyDatabase(database)
  onTheirWay = new Map()
  maxOnTheirWay = new Map()
})

/** A process that sends to receivers of which some are slow; `maxOnTheirWay` is the most on their way to each at once, from all processes. */
async function startSlowSender(slowMs: number) {
  return startSender(db, async ({ url }) => {
    const { host } = new URL(url)
    if (!host.startsWith('slow')) return ok
    const now = (onTheirWay.get(host) ?? 0) + 1
    onTheirWay.set(host, now)
    maxOnTheirWay.set(host, Math.max(now, maxOnTheirWay.get(host) ?? 0))
    await setTimeout(slowMs)
    onTheirWay.set(host, (onTheirWay.get(host) ?? 0) - 1)
    return ok
  })
}

it('an account has two deliveries on their way at most, over all processes, and none to a webhook that rests', async () => {
  await addAccountsWithWebhooks(db, ['slow1.example'], 3)
  await queueFor(db, 'slow1.example', 2)
  const [one, other] = [await startSlowSender(600), await startSlowSender(600)]
  await Promise.all([one.sendDue(), other.sendDue()])
  expect(maxOnTheirWay.get('slow1.example')).toBe(2)
  expect(one.sent.length + other.sent.length).toBe(3)
  const rests = await db.select({ until: webhooks.restsUntil }).from(webhooks)
  expect(rests.map(({ until }) => until !== null)).toEqual([true, true, true])
})

it('accounts are served in turn, however long their deliveries have waited', async () => {
  await addAccountsWithWebhooks(db, ['slow1.example', 'slow2.example'], 2)
  await queueFor(db, 'slow1.example', 4)
  await pass(db, '1 hour')
  await queueFor(db, 'slow2.example', 4)
  const { sendDue, sent } = await startSlowSender(0)
  await sendDue()
  const places = sent.map(({ url }) => new URL(url).host)
  expect(places).toHaveLength(16)
  for (const host of ['slow1.example', 'slow2.example'])
    expect(places.slice(0, 8).filter((one) => one === host).length).toBeGreaterThanOrEqual(3)
})

it('an account that is deleted during its delivery leaves no row', async () => {
  await addAccountsWithWebhooks(db, ['slow1.example'], 2)
  await queueFor(db, 'slow1.example', 1)
  const { sendDue, sent } = await startSender(db, async () => {
    await db.delete(users).where(like(users.email, '%slow1.example'))
    return ok
  })
  await sendDue()
  expect(sent.length).toBeGreaterThan(0)
  expect(await db.$count(webhookDeliveries)).toBe(0)
})
