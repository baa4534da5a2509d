import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { webhookDeliveries, webhooks } from '../../db/connect-schema'
import { statementsOf, testDatabase } from '../../db/testing'
import { openSecretKey } from '../auth/secret-key'
import { createLog } from '../infra/log'
import { signedInVisitor, startTestApp } from '../testing/test-app'
import { publicAddresses } from './addresses'
import { dueWebhooks } from './deliveries'
import type { Send, Sent } from './send'
import { createSender, sendRegularly } from './sender'

const { db } = await testDatabase()
const log = createLog('silent')
const url = 'https://hooks.store.example/mizan'
let app: FastifyInstance
let noor: Awaited<ReturnType<typeof signedInVisitor>>
beforeEach(async () => {
  app = await startTestApp({ env: { RATE_LIMIT: false } })
  noor = await signedInVisitor(app)
})

interface Request {
  url: string
  headers: Record<string, string>
  body: string
}

const ok: Sent = { outcome: 'ok', status: 200 }
const down: Sent = { outcome: 'status', status: 503 }

/** A process that sends; what it sent is kept, and answered as `answer` says. */
async function sender(answer: (request: Request) => Sent | Promise<Sent> = () => ok) {
  const sent: Request[] = []
  const send: Send = async (to, headers, body) => {
    const request = { url: to, headers, body }
    sent.push(request)
    return answer(request)
  }
  const made = createSender({ db, log, secretKey: await openSecretKey(db), send })
  return { sent, made, sendDue: made.sendDue, bodies: () => sent.map(({ body }) => JSON.parse(body)) }
}

const hook = () => noor.visitor.trpc.webhooks.create.mutate({ url })
const project = (projectName = 'Candles') =>
  noor.visitor.trpc.projects.create.mutate({ projectName, projectData: '{"storeName":"secret"}' })
const queue = () => db.select().from(webhookDeliveries).orderBy(webhookDeliveries.createdAt)

/** As if so much time had passed for what is queued. */
async function pass(interval: string) {
  const earlier = (column: string) => sql.raw(`${column} - interval '${interval}'`)
  await db.update(webhookDeliveries).set({ dueAt: earlier('due_at'), nextTryAt: earlier('next_try_at') })
  await db.update(webhooks).set({ sendingUntil: earlier('sending_until') })
}

describe('a saved project', () => {
  it('is told with its id, name, revision and time, and nothing of its plan', async () => {
    const { id: webhookId } = await hook()
    const { id } = await project()
    const { sent, sendDue, bodies } = await sender()
    await sendDue()
    expect(sent[0]?.url).toBe(url)
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
    await sendDue()
    const { headers = {}, body } = sent[0] ?? {}
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    expect(key).toHaveLength(32)
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
    expect(JSON.stringify([await db.select().from(webhooks), await queue()])).not.toContain(secret.slice(6))
  })

  it('is told once a minute, with its last revision', async () => {
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
    await pass('61 seconds')
    await sendDue()
    await pass('5 minutes')
    await sendDue()
    expect(bodies().map((body) => body.project.revision)).toEqual([2, 6])
  })

  it('is told again when it is saved while it is being told', async () => {
    await hook()
    const { id } = await project()
    const { save } = noor.visitor.trpc.projects
    const { sendDue, bodies } = await sender(async () => {
      await save.mutate({ id, projectData: '{"a":1}' })
      return ok
    })
    await sendDue()
    await pass('61 seconds')
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

  it('of another user is not told', async () => {
    await hook()
    const { trpc } = (await signedInVisitor(app)).visitor
    await trpc.projects.create.mutate({ projectName: 'Hers', projectData: '{}' })
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
      await pass(`${wait} minutes 1 second`)
      await sendDue()
      minutes += wait
    }
    await pass('1 day')
    await sendDue()
    expect([sent.length, minutes < 60]).toEqual([5, true])
    expect(await queue()).toMatchObject([{ state: 'failed', tries: 5, outcome: 'status', status: 503 }])
    expect(new Set(sent.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('is sent by one process, however many look', async () => {
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
    await pass('31 seconds')
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
    const since = performance.now()
    await stop()
    expect(performance.now() - since).toBeLessThan(4000)
    answer(ok)
    await expect.poll(async () => (await queue()).filter(({ state }) => state === 'delivered').length).toBe(1)
    expect(sent).toHaveLength(1)
  })

  it('does not wait for those of other webhooks', async () => {
    await hook()
    for (const name of ['One', 'Two', 'Three']) await project(name)
    const other = await signedInVisitor(app)
    await other.visitor.trpc.webhooks.create.mutate({ url: 'https://other.store.example/' })
    await other.visitor.trpc.projects.create.mutate({ projectName: 'Hers', projectData: '{}' })
    expect(await dueWebhooks(db, 10)).toHaveLength(2)
  })

  it('stays among the last 20 of its webhook', async () => {
    const { id } = await hook()
    const old = { webhookId: id, event: 'ping', state: 'delivered', dueAt: sql`now() - interval '1 hour'` } as const
    const at = (minute: number) => ({ createdAt: sql`now() - make_interval(mins => ${60 + minute})` })
    await db.insert(webhookDeliveries).values(Array.from({ length: 30 }, (_, minute) => ({ ...old, ...at(minute) })))
    await noor.visitor.trpc.webhooks.ping.mutate({ id })
    const { sendDue } = await sender()
    await sendDue()
    expect(await db.$count(webhookDeliveries)).toBe(20)
    expect(await noor.visitor.trpc.webhooks.deliveries.query({ id })).toHaveLength(10)
  })
})

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
        await pass('1 hour')
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

  it('can be tested, once for each press', async () => {
    const { id } = await hook()
    const { ping, deliveries, setActive } = noor.visitor.trpc.webhooks
    await ping.mutate({ id })
    const { sent, sendDue } = await sender(() => ({ outcome: 'timeout', status: null }))
    await sendDue()
    await pass('1 hour')
    await sendDue()
    expect(sent).toHaveLength(1)
    expect(await deliveries.query({ id })).toMatchObject([
      { event: 'ping', state: 'failed', outcome: 'timeout', tries: 1 },
    ])
    await setActive.mutate({ id, isActive: false })
    await expect(ping.mutate({ id })).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
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
    const refused = await noor.visitor.post('/trpc/webhooks.create', { json: { url: bad } })
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error.json.data.issues).toMatchObject([{ path: 'url', code }])
  })

  it('cannot lead to a name that is not public', async () => {
    const addressesOf = publicAddresses(async () => [{ address: '192.168.0.7', family: 4 }])
    app = await startTestApp({ addressesOf })
    const { trpc } = (await signedInVisitor(app)).visitor
    await expect(trpc.webhooks.create.mutate({ url })).rejects.toMatchObject({
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
    const create = () => noor.visitor.post('/trpc/webhooks.create', { json: { url } })
    const answers = await Promise.all(Array.from({ length: 7 }, create))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 409, 409])
    const [{ id = '' } = {}] = await noor.visitor.trpc.webhooks.list.query()
    const { webhooks: hers } = (await signedInVisitor(app)).visitor.trpc
    expect(await hers.list.query()).toEqual([])
    for (const call of [hers.ping.mutate, hers.delete.mutate, hers.deliveries.query])
      await expect(call({ id })).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
    await expect(hers.setActive.mutate({ id, isActive: false })).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
  })

  it('goes with its account, and what waits for it goes with it', async () => {
    await hook()
    await project()
    await noor.visitor.trpc.account.delete.mutate({ password: noor.person.password })
    expect([await db.$count(webhooks), await db.$count(webhookDeliveries)]).toEqual([0, 0])
  })
})
