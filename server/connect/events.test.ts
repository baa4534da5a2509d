import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { accountTypes, type subscribableEvents } from '../../src/domain/options'
import { hasAccess } from '../auth/accounts'
import { listen } from '../commands/listen'
import { createLog } from '../infra/log'
import { openSecretKey } from '../infra/secret-key'
import { messageOf } from '../rest/webhook-messages'
import { signedInVisitor, startTestApp } from '../testing/test-app'
import { publicAddresses } from './addresses'
import { createSend } from './send'
import { createSender } from './sender'
import { signedHeaders } from './signature'
import { hookUrl, pass, startSender } from './testing/saved-webhooks'

const { db } = await testDatabase()
let app: FastifyInstance
let noor: Awaited<ReturnType<typeof signedInVisitor>>
beforeEach(async () => {
  app = await startTestApp({ env: { RATE_LIMIT: false } })
  noor = await signedInVisitor(app)
})

/** What an address is told that asks for these events. */
async function told(events: (typeof subscribableEvents)[number][], work: () => Promise<unknown>) {
  await noor.visitor.trpc.webhooks.create.mutate({ url: hookUrl, events })
  await work()
  const { sendDue, bodies } = await startSender(db)
  for (let round = 0; round < 8; round += 1) {
    await sendDue()
    await pass(db, '10 seconds')
  }
  return bodies()
}

describe('a webhook', () => {
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/)

  it('gets a message for each event of a project, without its plan', async () => {
    const { projects, actuals } = noor.visitor.trpc
    const month = { kind: 'founder', source: 'founder', month: '2026-09', products: {}, matches: {} } as const
    let id = ''
    const bodies = await told(
      ['project.created', 'project.renamed', 'project.deleted', 'project.restored', 'month.closed'],
      async () => {
        const made = await projects.create.mutate({ projectName: 'Oud', projectData: '{"storeName":"secret"}' })
        id = made.id
        await projects.rename.mutate({ id, projectName: 'Noor' })
        await projects.rename.mutate({ id, projectName: 'Noor' })
        await projects.save.mutate({ id, projectData: '{"a":1}', projectName: 'Noor Home' })
        await actuals.put.mutate({ id, months: [{ ...month, figures: { orders: 12 } }] })
        await actuals.close.mutate({ id, month: '2026-09' })
        await actuals.close.mutate({ id, month: '2026-09' })
        await projects.delete.mutate({ id })
        await projects.deleted.bringBack.mutate({ id })
      },
    )
    const project = (name: string, revision: number) => ({ id, name, revision })
    const common = { deliveryId: expect.any(String), occurredAt: at }
    const expected = [
      { ...common, event: 'project.created', project: project('Oud', 1) },
      { ...common, event: 'project.renamed', project: project('Noor', 1), formerName: 'Oud' },
      { ...common, event: 'project.renamed', project: project('Noor Home', 2), formerName: 'Noor' },
      { ...common, event: 'month.closed', project: project('Noor Home', 2), month: '2026-09' },
      { ...common, event: 'project.deleted', project: project('Noor Home', 2) },
      { ...common, event: 'project.restored', project: project('Noor Home', 2) },
    ]
    expect(bodies).toHaveLength(expected.length)
    expect(bodies).toEqual(expect.arrayContaining(expected))
    for (const body of bodies) expect(messageOf(body.event).safeParse(body).error).toBeUndefined()
  })

  it('gets a message when access is given or ended, and none of events that it did not name', async () => {
    const set = (changes: Partial<typeof users.$inferInsert>) =>
      db.update(users).set(changes).where(eq(users.id, noor.user.id))
    const bodies = await told(['access.given', 'access.ended'], async () => {
      await noor.visitor.trpc.projects.create.mutate({ projectName: 'Oud', projectData: '{}' })
      let had = true
      for (const accountType of accountTypes)
        for (const isAdmin of [false, true]) {
          await set({ accountType, isAdmin })
          had = hasAccess({ accountType, isAdmin })
        }
      expect(had).toBe(true)
      await set({ accountType: 'requires_payment', isAdmin: false })
    })
    const states = bodies.map(({ event, account }) => [event, account.hasAccess])
    expect(states.filter(([event]) => event === 'access.ended').length).toBeGreaterThan(0)
    for (const [event, has] of states) expect(has).toBe(event === 'access.given')
    for (const body of bodies) expect(messageOf(body.event).safeParse(body).error).toBeUndefined()
  })

  it('may lead to this machine where the installation allows it, and is read by the command that listens', async () => {
    const lines: string[] = []
    const addressesOf = publicAddresses(async () => [{ address: '127.0.0.1', family: 4 }], { toLoopback: true })
    const closed = publicAddresses(async () => [{ address: '127.0.0.1', family: 4 }])
    const own = await startTestApp({ addressesOf, env: { RATE_LIMIT: false } })
    const { visitor } = await signedInVisitor(own)
    const refused = (url: string) =>
      visitor.trpc.webhooks.create.mutate({ url }).then(
        () => 'taken',
        () => 'refused',
      )
    // A name that leads to this machine, another port of another machine, and what is no loopback address at all.
    for (const url of [
      'https://rebound.example/',
      'http://10.0.0.1:4400/',
      'http://store.example/',
      'http://127.0.0.1.example/',
    ])
      expect([url, await refused(url)]).toEqual([url, 'refused'])
    const probe = await visitor.trpc.webhooks.create.mutate({ url: 'http://localhost:1/', events: ['project.created'] })
    await visitor.trpc.webhooks.delete.mutate({ id: probe.id })
    const first = await listen({ secret: probe.secret, port: 0, say: () => {} })
    const url = `http://127.0.0.1:${first.port}/hook`
    first.close()
    const { secret } = await visitor.trpc.webhooks.create.mutate({ url, events: ['project.created'] })
    const listening = await listen({ secret, port: first.port, say: (line) => lines.push(line) })
    await visitor.trpc.projects.create.mutate({ projectName: 'Oud', projectData: '{}' })
    const secretKey = await openSecretKey(db)
    await createSender({ db, log: createLog('silent'), secretKey, send: createSend({ addressesOf }) }).sendDue()
    expect(lines).toEqual([
      expect.stringMatching(/ signature good$/),
      expect.stringContaining('"event":"project.created"'),
    ])
    // Another account's message, and an installation that does not allow it any more.
    const body = '{"event":"ping"}\u001b[31m'
    const headers = signedHeaders([probe.secret], 'an-id', new Date(), body)
    expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(401)
    expect(lines.slice(2)).toEqual([expect.stringContaining('REFUSED'), '{"event":"ping"}\\u001b[31m'])
    expect(await createSend({ addressesOf: closed })(url, headers, body)).toEqual({ outcome: 'address', status: null })
    listening.close()
  })
})
