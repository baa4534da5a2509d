import { setTimeout } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { apiTokens, webhooks } from '../../db/connect-schema'
import { auditLog, users } from '../../db/schema'
import { statementsOf, testDatabase } from '../../db/testing'
import { purge } from '../app/purge'
import { endSessions } from '../auth/sessions'
import { bearerIn } from '../http/bearer'
import { adminVisitor, programOf, signedInVisitor, startTestApp, Visitor } from '../testing/test-app'
import { endPrograms } from './end-programs'

const { db } = await testDatabase()
let app: FastifyInstance
let noor: Awaited<ReturnType<typeof signedInVisitor>>
beforeEach(async () => {
  app = await startTestApp()
  noor = await signedInVisitor(app)
})

const plan = { projectName: 'Candles', projectData: '{}' }
const bearing = (authorization: string) => new Visitor(app, { authorization })
const dayMs = 86_400_000

describe('an access token', () => {
  it('is shown once, known to scanners by its prefix, and stored as a hash', async () => {
    const { tokens } = noor.visitor.trpc
    const made = await tokens.create.mutate({ name: ' Reports\u202e ', scope: 'write' })
    expect(made.token).toMatch(/^mizan_[\w-]{43}$/)
    expect(made).toMatchObject({ name: 'Reports', scope: 'write', lastUsedAt: null })
    expect(Math.round((made.expiresAt.getTime() - Date.now()) / dayMs)).toBe(90)
    const listed = await tokens.list.query()
    expect(listed).toEqual([{ ...made, token: undefined }].map(({ token: _, ...row }) => row))
    const rows = await db.select().from(apiTokens)
    expect(JSON.stringify([rows, await db.select().from(auditLog)])).not.toContain(made.token.slice(6))
  })

  it('spends no tries of its owner, who adds another way in meanwhile', async () => {
    const { visitor } = await programOf(app, noor.visitor, 'webhooks')
    const make = () => visitor.post('/api/webhooks', { url: 'https://hooks.store.example/mizan' })
    for (let times = 0; times < 30; times += 1) await make()
    expect((await make()).json().code).toBe('TOO_MANY_TRIES')
    await noor.visitor.trpc.tokens.create.mutate({ name: 'Reports' })
  })

  it('is answered alike when it is wrong, malformed, expired or revoked, or its account is deactivated', async () => {
    const [expired, revoked] = [await programOf(app, noor.visitor, 'read'), await programOf(app, noor.visitor, 'read')]
    const other = await signedInVisitor(app)
    const inactive = await programOf(app, other.visitor, 'read')
    await db
      .update(apiTokens)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(apiTokens.id, expired.id))
    await noor.visitor.trpc.tokens.revoke.mutate({ id: revoked.id })
    await db.update(users).set({ isActive: false }).where(eq(users.id, other.user.id))
    const wrong = ['', 'x', `mizan_${'a'.repeat(43)}`, `${revoked.token}x`, 'mizan_\u00e9'].map(
      (one) => `Bearer ${one}`,
    )
    const anonymous = (await new Visitor(app).get('/api/projects')).body
    for (const visitor of [expired.visitor, revoked.visitor, inactive.visitor, ...wrong.map(bearing)])
      for (const url of ['/api/projects', '/api/benchmarks', '/api/admin/status']) {
        const answer = await visitor.get(url)
        expect([answer.statusCode, answer.body]).toEqual([401, anonymous])
      }
  })

  it('wins over a cookie, of which nothing is looked at then', async () => {
    const token = await programOf(app, noor.visitor, 'read')
    const both = (authorization: string, headers = {}) =>
      noor.visitor.send({ method: 'POST', url: '/api/projects', payload: plan, headers: { authorization, ...headers } })
    expect((await both(`Bearer ${token.token}`)).json().code).toBe('TOKEN_SCOPE')
    expect((await both('Bearer wrong')).statusCode).toBe(401)
    expect((await both('Basic bm9vcjpub29y')).statusCode).toBe(201)
  })

  it('needs no proof against other sites, for no browser sends it by itself', async () => {
    const { token } = await programOf(app, noor.visitor, 'write')
    const foreign = { origin: 'https://reports.example', 'sec-fetch-site': 'cross-site' }
    const visitor = new Visitor(app, { ...foreign, authorization: `bearer ${token}` })
    expect((await visitor.post('/api/projects', plan)).statusCode).toBe(201)
    expect((await new Visitor(app, foreign).post('/api/projects', plan)).json().code).toBe('CROSS_SITE')
  })

  it('is not taken from an address', async () => {
    const { token } = await programOf(app, noor.visitor, 'read')
    for (const name of ['access_token', 'token', 'authorization'])
      expect((await new Visitor(app).get(`/api/projects?${name}=${token}`)).statusCode).toBe(401)
  })

  it('notes its last use once a minute', async () => {
    const { visitor } = await programOf(app, noor.visitor, 'read')
    const before = Date.now()
    const writes = async () => {
      const sent = await statementsOf(() => visitor.get('/api/projects'))
      return sent.filter(({ query }) => query.startsWith('update "api_tokens"')).length
    }
    expect([await writes(), await writes(), await writes()]).toEqual([1, 0, 0])
    const [row] = await noor.visitor.trpc.tokens.list.query()
    expect(row?.lastUsedAt?.getTime()).toBeGreaterThanOrEqual(before)
  })
})

describe('access tokens', () => {
  it('belong to their account alone', async () => {
    const { id } = await programOf(app, noor.visitor, 'read')
    const { trpc } = (await signedInVisitor(app)).visitor
    expect(await trpc.tokens.list.query()).toEqual([])
    await expect(trpc.tokens.revoke.mutate({ id })).rejects.toMatchObject({ data: { code: 'NOT_FOUND' } })
    expect(await db.$count(apiTokens)).toBe(1)
  })

  it('are 20 at most, however many are asked for at once', async () => {
    const create = () => noor.visitor.post('/trpc/tokens.create', { name: 'One of many' })
    const answers = await Promise.all(Array.from({ length: 25 }, create))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5)
    expect(await db.$count(apiTokens)).toBe(20)
  })

  it('leave a line in the audit log when they are made and revoked', async () => {
    const { id } = await programOf(app, noor.visitor, 'write')
    await noor.visitor.trpc.tokens.revoke.mutate({ id })
    const columns = { action: auditLog.action, targetId: auditLog.targetId, actorId: auditLog.actorId }
    expect(await db.select(columns).from(auditLog).orderBy(auditLog.id)).toEqual([
      { action: 'token.create', targetId: id, actorId: noor.user.id },
      { action: 'token.revoke', targetId: id, actorId: noor.user.id },
    ])
  })

  it('end when an administrator deactivates the account', async () => {
    const { visitor } = await programOf(app, noor.visitor, 'read')
    const admin = await adminVisitor(app)
    for (const isActive of [false, true])
      await admin.visitor.put(`/api/admin/users/${noor.user.id}/status`, { isActive })
    expect((await visitor.get('/api/projects')).statusCode).toBe(401)
  })

  it('and webhooks are not created by a call whose session ends meanwhile', async () => {
    const { id } = await noor.visitor.trpc.webhooks.create.mutate({ url: 'https://hooks.store.example/' })
    let calls: Promise<{ statusCode: number }[]> = Promise.resolve([])
    await db.transaction(async (tx) => {
      await tx.update(users).set({ isActive: false }).where(eq(users.id, noor.user.id))
      calls = Promise.all([
        noor.visitor.post('/trpc/tokens.create', { name: 'Late', scope: 'write' }),
        noor.visitor.post('/trpc/webhooks.create', { url: 'https://late.store.example/' }),
        noor.visitor.post('/trpc/webhooks.setActive', { id, isActive: true }),
      ])
      await setTimeout(400)
      await endSessions(tx, noor.user.id)
      await endPrograms(tx, noor.user.id, null)
    })
    expect((await calls).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401])
    expect(await db.$count(apiTokens)).toBe(0)
    expect(await db.select({ isActive: webhooks.isActive }).from(webhooks)).toEqual([{ isActive: false }])
  })

  it('leave a line in the audit log when all of an account end, by whom and how many', async () => {
    for (const scope of ['read', 'write'] as const) await programOf(app, noor.visitor, scope)
    await noor.visitor.trpc.webhooks.create.mutate({ url: 'https://hooks.store.example/' })
    const admin = await adminVisitor(app)
    const other = await signedInVisitor(app)
    for (const { user } of [noor, other])
      await admin.visitor.put(`/api/admin/users/${user.id}/status`, { isActive: false })
    const { actorId, targetId, after } = auditLog
    expect(
      await db.select({ actorId, targetId, after }).from(auditLog).where(eq(auditLog.action, 'programs.end')),
    ).toEqual([{ actorId: admin.user.id, targetId: noor.user.id, after: { tokensRevoked: 2, webhooksTurnedOff: 1 } }])
  })

  it('go with their account, and a month after they have expired', async () => {
    await programOf(app, noor.visitor, 'read')
    const old = await programOf(app, noor.visitor, 'read')
    const expiresAt = new Date(Date.now() - 31 * dayMs)
    await db.update(apiTokens).set({ expiresAt }).where(eq(apiTokens.id, old.id))
    await purge(db)
    expect(await db.$count(apiTokens)).toBe(1)
    await noor.visitor.trpc.account.delete.mutate({ password: noor.person.password })
    expect(await db.$count(apiTokens)).toBe(0)
  })
})

describe('the limits of programs', () => {
  it('are 300 calls a minute for an account, whichever token is used, and leave its browser alone', async () => {
    const [one, two] = [await programOf(app, noor.visitor, 'read'), await programOf(app, noor.visitor, 'read')]
    const call = (at: number) => (at % 2 === 0 ? one : two).visitor.get('/api/benchmarks')
    const statuses: number[] = []
    for (let at = 0; at < 302; at += 1) statuses.push((await call(at)).statusCode)
    expect(statuses.slice(0, 300).every((status) => status === 200)).toBe(true)
    expect(statuses.slice(300)).toEqual([429, 429])
    expect(await statementsOf(() => call(0))).toEqual([])
    expect((await noor.visitor.get('/api/projects')).statusCode).toBe(200)
  })

  it('count wrong tokens by address, without keeping a right one out', async () => {
    const { visitor } = await programOf(app, noor.visitor, 'read')
    const wrong = bearing(`Bearer mizan_${'b'.repeat(43)}`)
    const statuses: number[] = []
    for (let at = 0; at < 101; at += 1) statuses.push((await wrong.get('/api/projects')).statusCode)
    expect([...new Set(statuses.slice(0, 100)), statuses[100]]).toEqual([401, 429])
    expect((await visitor.get('/api/projects')).statusCode).toBe(200)
  })
})

it.each([
  ['Bearer abc', 'abc'],
  ['bearer  abc ', 'abc'],
  ['Bearer', ''],
  ['Bearer ', ''],
  ['Bearer a b', ''],
  ['Bearer,x', ''],
  ['Basic abc', null],
  ['Bearerabc', null],
  [undefined, null],
])('reads %j', (header, token) => expect(bearerIn(header)).toBe(token))
