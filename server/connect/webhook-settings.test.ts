import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { webhookDeliveries, webhooks } from '../../db/connect-schema'
import { auditLog } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { adminVisitor, signedInVisitor, startTestApp } from '../testing/test-app'
import { publicAddresses } from './addresses'
import type { Sent } from './send'
import { deliveriesIn, down, hookUrl, ok, pass, startSender } from './testing/saved-webhooks'

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

describe('a webhook', () => {
  it('is turned off after 20 deliveries in a row that failed, and on again by its owner', async () => {
    const { id } = await hook()
    await db.update(webhooks).set({ failures: 18 }).where(eq(webhooks.id, id))
    let answer: Sent = down
    const { sendDue } = await sender(() => answer)
    const { list, setActive, ping } = noor.visitor.trpc.webhooks
    const giveUp = async (name: string) => {
      await project(name)
      for (let tries = 0; tries < 5; tries += 1) {
        await sendDue()
        await pass(db, '1 hour')
      }
    }
    await ping.mutate({ id })
    await giveUp('One')
    expect(await list.query()).toMatchObject([{ isActive: true, failures: 19 }])
    await giveUp('Two')
    expect(await list.query()).toMatchObject([{ isActive: false, failures: 20 }])
    await project('Three')
    expect((await queue()).filter(({ state }) => state === 'waiting')).toEqual([])
    await setActive.mutate({ id, isActive: true })
    answer = ok
    await project('Four')
    await sendDue()
    expect(await list.query()).toMatchObject([{ isActive: true, failures: 0 }])
  })

  it('is not there for a test while it is being deleted', async () => {
    const { id } = await hook()
    let tested: Promise<{ statusCode: number }> = Promise.resolve({ statusCode: 0 })
    await db.transaction(async (tx) => {
      await tx.delete(webhooks).where(eq(webhooks.id, id))
      tested = noor.visitor.post('/trpc/webhooks.ping', { id })
      await setTimeout(300)
    })
    expect((await tested).statusCode).toBe(404)
  })

  it('that is turned on again gets no delivery from before it was turned off', async () => {
    const { id } = await hook()
    const { setActive } = noor.visitor.trpc.webhooks
    await setActive.mutate({ id, isActive: false })
    // As a save leaves it that began before.
    await db
      .insert(webhookDeliveries)
      .values({ userId: noor.user.id, webhookId: id, event: 'project.saved', revision: 1 })
    await setActive.mutate({ id, isActive: true })
    await project('Later')
    await setActive.mutate({ id, isActive: true })
    const { sendDue, bodies } = await sender()
    await sendDue()
    expect(bodies().map((body) => body.project.name)).toEqual(['Later'])
  })

  it('leaves a line in the audit log when it is turned on or off, once an hour', async () => {
    const { id } = await hook()
    const { setActive } = noor.visitor.trpc.webhooks
    for (const isActive of [true, false, true, true]) await setActive.mutate({ id, isActive })
    const { action, before, after } = auditLog
    const log = await db.select({ action, before, after }).from(auditLog).orderBy(auditLog.id)
    const change = { before: { isActive: true }, after: { isActive: false } }
    expect(log.slice(1)).toEqual([{ action: 'webhook.status', ...change }])
  })

  it('is turned on 30 times an hour at most, which its making counts for too, and off at any time', async () => {
    app = await startTestApp()
    noor = await signedInVisitor(app)
    const { id } = await hook()
    const turn = (isActive: boolean) => noor.visitor.post('/trpc/webhooks.setActive', { id, isActive })
    const off: number[] = []
    const on: number[] = []
    for (let times = 0; times < 31; times += 1) {
      off.push((await turn(false)).statusCode)
      on.push((await turn(true)).statusCode)
    }
    expect(off).toEqual(Array(31).fill(200))
    expect(on).toEqual([...Array(29).fill(200), 429, 429])
    expect(await db.$count(auditLog)).toBe(2)
  })

  it('is not added to an account that is deactivated while its address is looked up', async () => {
    let meanwhile: () => Promise<unknown> = async () => {}
    const addressesOf = async () => {
      await meanwhile()
      return [{ address: '93.184.215.14', family: 4 }]
    }
    app = await startTestApp({ addressesOf })
    const [{ visitor, user }, admin] = [await signedInVisitor(app), await adminVisitor(app)]
    meanwhile = () => admin.visitor.put(`/api/admin/users/${user.id}/status`, { isActive: false })
    const refused = await visitor.post('/trpc/webhooks.create', { url: hookUrl })
    expect([refused.statusCode, await db.$count(webhooks)]).toEqual([401, 0])
  })

  it('can be tested, once for each press', async () => {
    const { id } = await hook()
    const { ping, deliveries, setActive } = noor.visitor.trpc.webhooks
    await ping.mutate({ id })
    expect(await deliveries.query({ id })).toMatchObject([{ state: 'waiting', nextTryAt: expect.any(Date) }])
    const { sent, sendDue } = await sender(() => ({ outcome: 'timeout', status: null }))
    await sendDue()
    await pass(db, '1 hour')
    await sendDue()
    expect(sent).toHaveLength(1)
    expect(await deliveries.query({ id })).toMatchObject([
      { event: 'ping', state: 'failed', outcome: 'timeout', tries: 1, nextTryAt: null },
    ])
    const { json } = await noor.visitor.get(`/api/webhooks/${id}/deliveries`)
    expect(json()).toMatchObject({ deliveries: [{ state: 'failed', nextTryAt: null }] })
    await setActive.mutate({ id, isActive: false })
    await expect(ping.mutate({ id })).rejects.toMatchObject({ data: { code: 'WEBHOOK_OFF', httpStatus: 409 } })
  })

  it.each([
    ['http://hooks.store.example/', 'webhookUrl'],
    ['https://user:pass@hooks.store.example/', 'webhookUrl'],
    ['https://hooks.store.example:8080/', 'webhookUrl'],
    ['https://localhost/', 'webhookUrl'],
    ['https://[::1]/', 'webhookUrl'],
    ['ftp://hooks.store.example/', 'webhookUrl'],
    ['hooks.store.example', 'webhookUrl'],
    ['', 'required'],
    ['https://127.0.0.1/', 'webhookAddress'],
    ['https://10.1.2.3/', 'webhookAddress'],
    ['https://0x7f.1/', 'webhookAddress'],
    [`https://hooks.store.example/${'x'.repeat(500)}`, 'tooLong'],
  ])('cannot lead to %s', async (bad, code) => {
    const refused = await noor.visitor.post('/trpc/webhooks.create', { url: bad })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error.json.data.issues).toMatchObject([{ path: 'url', code }])
  })

  it('cannot lead to a name that is not public', async () => {
    const addressesOf = publicAddresses(async () => [{ address: '192.168.0.7', family: 4 }])
    app = await startTestApp({ addressesOf })
    const { trpc } = (await signedInVisitor(app)).visitor
    await expect(trpc.webhooks.create.mutate({ url: hookUrl })).rejects.toMatchObject({
      data: { issues: [{ path: 'url', code: 'webhookAddress' }] },
    })
  })

  it.each(['https://hooks.store.example', 'https://متجر.example:8443/a?b=c', ' https://hooks.store.example:443/x '])(
    'can lead to %s',
    async (good) => {
      const made = await noor.visitor.trpc.webhooks.create.mutate({ url: good })
      expect(made.url).toBe(new URL(good).href)
    },
  )

  it('is one of 5 at most, and its owner’s alone', async () => {
    const create = () => noor.visitor.post('/trpc/webhooks.create', { url: hookUrl })
    const answers = await Promise.all(Array.from({ length: 7 }, create))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 409, 409])
    const [{ id = '' } = {}] = await noor.visitor.trpc.webhooks.list.query()
    const { webhooks: others } = (await signedInVisitor(app)).visitor.trpc
    expect(await others.list.query()).toEqual([])
    for (const call of [others.ping.mutate, others.delete.mutate, others.deliveries.query])
      await expect(call({ id })).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
    await expect(others.setActive.mutate({ id, isActive: false })).rejects.toMatchObject({
      data: { code: 'NOT_FOUND' },
    })
  })

  it('goes with its account, and what waits for it goes with it', async () => {
    await hook()
    await project()
    await noor.visitor.trpc.account.delete.mutate({ password: noor.person.password })
    expect([await db.$count(webhooks), await db.$count(webhookDeliveries)]).toEqual([0, 0])
  })
})
