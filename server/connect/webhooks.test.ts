import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { webhookDeliveries, webhooks } from '../../db/connect-schema'
import { statementsOf, testDatabase } from '../../db/testing'
import { createLog } from '../infra/log'
import { signedInVisitor, startTestApp } from '../testing/test-app'
import type { Sent } from './send'
import { sendRegularly } from './sender'
import { deliveriesIn, down, hookUrl, ok, pass, startSender } from './testing/saved-webhooks'
import { createTurns } from './turns'

const log = createLog('silent')
const { db } = await testDatabase()
let app: FastifyInstance
let noor: Awaited<ReturnType<typeof signedInVisitor>>
beforeEach(async () => {
  app = await startTestApp({ env: { RATE_LIMIT: false } })
  noor = await signedInVisitor(app)
})

const sender = (answer?: Parameters<typeof startSender>[1]) => startSender(db, answer)
const hook = () => noor.visitor.trpc.webhooks.create.mutate({ url: hookUrl })
const project = (projectName = 'Candles') =>
  noor.visitor.trpc.projects.create.mutate({ projectName, projectData: '{"storeName":"secret"}' })
const queue = () => deliveriesIn(db)

describe('a saved project', () => {
  it('is delivered with its id, name, revision and time, and nothing of its plan', async () => {
    const { id: webhookId } = await hook()
    const { id } = await project()
    const { sent, sendDue, bodies } = await sender()
    await sendDue()
    expect(sent[0]?.url).toBe(hookUrl)
    const savedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)
    const [row] = await queue()
    expect(bodies()).toEqual([
      { event: 'project.saved', deliveryId: row?.id, project: { id, name: 'Candles', revision: 1, savedAt } },
    ])
    expect(row).toMatchObject({ webhookId, state: 'delivered', tries: 1, outcome: 'ok', status: 200 })
  })

  it('is signed as the Standard Webhooks specification says, with the secret that was shown', async () => {
    const { secret } = await hook()
    await project()
    const { sent, sendDue } = await sender()
    const before = Math.floor(Date.now() / 1000)
    await sendDue()
    const { headers = {}, body } = sent[0] ?? {}
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    expect(key).toHaveLength(32)
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
    expect(Number(headers['webhook-timestamp'])).toBeGreaterThanOrEqual(before)
    expect(Number(headers['webhook-timestamp'])).toBeLessThanOrEqual(Date.now() / 1000)
    expect(JSON.stringify([await db.select().from(webhooks), await queue()])).not.toContain(secret.slice(6))
  })

  it('is delivered once a minute, with its last revision', async () => {
    await hook()
    const { id } = await project()
    const { sendDue, bodies } = await sender()
    const { save, rename } = noor.visitor.trpc.projects
    await save.mutate({ id, projectData: '{"a":1}', revision: 1 })
    await sendDue()
    for (const revision of [2, 3, 4]) await save.mutate({ id, projectData: `{"a":${revision}}`, revision })
    await save.mutate({ id, projectData: '{"a":9}' })
    await rename.mutate({ id, projectName: 'Oud' })
    await sendDue()
    expect(bodies().map((body) => body.project.revision)).toEqual([2])
    await pass(db, '61 seconds')
    await sendDue()
    await pass(db, '5 minutes')
    await sendDue()
    expect(bodies().map((body) => body.project.revision)).toEqual([2, 6])
  })

  it('is delivered again when it is saved during its delivery', async () => {
    await hook()
    const { id } = await project()
    const { save } = noor.visitor.trpc.projects
    const { sendDue, bodies } = await sender(async () => {
      await save.mutate({ id, projectData: '{"a":1}' })
      return ok
    })
    await sendDue()
    await pass(db, '61 seconds')
    await sendDue()
    expect(bodies().map((body) => body.project.revision)).toEqual([1, 2])
  })

  it('costs its save no further statement, and queues nothing where there is no webhook that is on', async () => {
    const { id } = await project()
    const { save } = noor.visitor.trpc.projects
    const without = await statementsOf(() => save.mutate({ id, projectData: '{"a":1}', revision: 1 }))
    expect(await queue()).toEqual([])
    const { id: webhookId } = await hook()
    await noor.visitor.trpc.webhooks.setActive.mutate({ id: webhookId, isActive: false })
    await save.mutate({ id, projectData: '{"a":2}', revision: 2 })
    expect(await queue()).toEqual([])
    await noor.visitor.trpc.webhooks.setActive.mutate({ id: webhookId, isActive: true })
    const withOne = await statementsOf(() => save.mutate({ id, projectData: '{"a":3}', revision: 3 }))
    expect(withOne).toHaveLength(without.length)
    expect(await queue()).toHaveLength(1)
  })

  it('is saved while a webhook is being deleted', async () => {
    const { id: webhookId } = await hook()
    const { id } = await project()
    let saved = Promise.resolve(0)
    await db.transaction(async (tx) => {
      await tx.delete(webhooks).where(eq(webhooks.id, webhookId))
      saved = noor.visitor.trpc.projects.save
        .mutate({ id, projectData: '{"a":1}', revision: 1 })
        .then(({ revision }) => revision)
      await setTimeout(300)
    })
    expect(await saved).toBe(2)
    expect(await queue()).toEqual([])
  })

  it('of another user is not delivered', async () => {
    await hook()
    const { trpc } = (await signedInVisitor(app)).visitor
    await trpc.projects.create.mutate({ projectName: 'Other', projectData: '{}' })
    expect(await queue()).toEqual([])
  })
})

describe('a delivery', () => {
  it('that fails is tried five times within an hour', async () => {
    await hook()
    await project()
    const { sent, sendDue } = await sender(() => down)
    let minutes = 0
    await sendDue()
    for (const wait of [1, 5, 15, 35]) {
      await sendDue()
      await pass(db, `${wait} minutes 1 second`)
      await sendDue()
      minutes += wait
    }
    await pass(db, '1 day')
    await sendDue()
    expect([sent.length, minutes < 60]).toEqual([5, true])
    expect(await queue()).toMatchObject([{ state: 'failed', tries: 5, outcome: 'status', status: 503 }])
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('is sent by one of several processes that look for work at once', async () => {
    await hook()
    for (const name of ['One', 'Two', 'Three']) await project(name)
    const all = await Promise.all([sender(), sender(), sender(), sender()])
    await Promise.all(all.map(({ sendDue }) => sendDue()))
    await Promise.all(all.map(({ sendDue }) => sendDue()))
    const names = all.flatMap(({ bodies }) => bodies()).map((body) => body.project.name)
    expect(names.sort()).toEqual(['One', 'Three', 'Two'])
  })

  it('is sent by another process when the one that had it is gone', async () => {
    await hook()
    await project()
    const gone = await sender(() => Promise.reject(new Error('the process was ended')))
    await gone.sendDue()
    const { sent, sendDue } = await sender()
    await sendDue()
    expect(sent).toEqual([])
    await pass(db, '31 seconds')
    await sendDue()
    expect(sent).toHaveLength(1)
  })

  it('does not keep a process from stopping, which begins no other', { timeout: 30_000 }, async () => {
    await hook()
    for (const name of ['One', 'Two']) await project(name)
    let answer = (_sent: Sent) => {}
    const answered = new Promise<Sent>((resolve) => {
      answer = resolve
    })
    const { sent, made } = await sender(() => answered)
    const stop = sendRegularly(made, log)
    await expect.poll(() => sent.length, { timeout: 10_000 }).toBe(1)
    // Before the receiver has answered.
    await stop()
    answer(ok)
    await expect.poll(async () => (await queue()).filter(({ state }) => state === 'delivered').length).toBe(1)
    expect(sent).toHaveLength(1)
  })

  it('does not wait for those of other webhooks', async () => {
    await hook()
    for (const name of ['One', 'Two', 'Three']) await project(name)
    const other = await signedInVisitor(app)
    await other.visitor.trpc.webhooks.create.mutate({ url: 'https://other.store.example/' })
    await other.visitor.trpc.projects.create.mutate({ projectName: 'Other', projectData: '{}' })
    expect(await createTurns(db).next(10)).toHaveLength(2)
  })

  it('is recorded while its webhook is being turned off', async () => {
    const { id } = await hook()
    await project()
    let turnedOff: Promise<unknown> = Promise.resolve()
    const turnOff = (locked: () => void) =>
      db.transaction(async (tx) => {
        await tx.update(webhooks).set({ isActive: false }).where(eq(webhooks.id, id))
        locked()
        await setTimeout(300)
        await tx.update(webhookDeliveries).set({ state: 'failed' }).where(eq(webhookDeliveries.webhookId, id))
      })
    const { sendDue } = await sender(async () => {
      await new Promise<void>((locked) => {
        turnedOff = turnOff(locked)
      })
      return ok
    })
    await sendDue()
    await turnedOff
    expect(await queue()).toMatchObject([{ state: 'delivered', outcome: 'ok' }])
  })

  it('stays among the last 20 of its webhook', async () => {
    const { id } = await hook()
    const old = {
      ...({ webhookId: id, event: 'ping', state: 'delivered' } as const),
      userId: noor.user.id,
      dueAt: sql`now() - interval '1 hour'`,
    } as const
    const at = (minute: number) => ({ createdAt: sql`now() - make_interval(mins => ${60 + minute})` })
    await db.insert(webhookDeliveries).values(Array.from({ length: 30 }, (_, minute) => ({ ...old, ...at(minute) })))
    await noor.visitor.trpc.webhooks.ping.mutate({ id })
    const { sendDue } = await sender()
    await sendDue()
    expect(await db.$count(webhookDeliveries)).toBe(20)
    expect(await noor.visitor.trpc.webhooks.deliveries.query({ id })).toHaveLength(10)
  })
})
