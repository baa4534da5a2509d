import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { webhookDeliveries, webhooks } from '../../db/connect-schema'
import { testDatabase } from '../../db/testing'
import { signedInVisitor, startTestApp } from '../testing/test-app'
import { ok, pass, startSender } from './testing/saved-webhooks'

const { db } = await testDatabase()
let app: FastifyInstance
beforeEach(async () => {
  app = await startTestApp({ env: { RATE_LIMIT: false } })
})

/** As many webhooks as one process sends to at once, each with three deliveries that have waited for a minute. */
async function fillQueue(url: string) {
  const { visitor } = await signedInVisitor(app)
  const userId = (await visitor.trpc.auth.session.query())?.id ?? ''
  const made = await db
    .insert(webhooks)
    .values(Array.from({ length: 20 }, () => ({ userId, url })))
    .returning()
  const event = 'ping' as const
  await db.insert(webhookDeliveries).values(made.flatMap(({ id }) => [1, 2, 3].map(() => ({ webhookId: id, event }))))
  await pass(db, '1 minute')
}

async function startSlowSender(slowMs: number) {
  const sender = await startSender(db, async ({ url }) => {
    if (!url.includes('slow')) return ok
    await setTimeout(slowMs)
    return { outcome: 'timeout', status: null }
  })
  const places = () => sender.sent.flatMap(({ url }, at) => (url.includes('slow') ? [] : [at]))
  return { ...sender, places }
}

it('receivers that take long do not keep the others waiting for all that they are to be told', async () => {
  await fillQueue('https://slow.example/')
  const other = await signedInVisitor(app)
  await other.visitor.trpc.webhooks.create.mutate({ url: 'https://quick.example/' })
  await other.visitor.trpc.projects.create.mutate({ projectName: 'Oud', projectData: '{}' })
  const { sendDue, sent, places } = await startSlowSender(600)
  await sendDue()
  await sendDue()
  expect(places()).toEqual([20])
  await pass(db, '10 seconds')
  await sendDue()
  expect(sent).toHaveLength(41)
})
