import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { codesInHand, type Mailbox } from '../testing/mailbox'
import { programOf, signedInVisitor, startTestApp } from '../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
let noor: Awaited<ReturnType<typeof signedInVisitor>>
let mailbox: Mailbox
beforeEach(async () => {
  mailbox = codesInHand()
  app = await startTestApp({ mail: mailbox.mail })
  noor = await signedInVisitor(app)
})

const plan = { projectName: 'Candles', projectData: '{}' }

describe('an access token', () => {
  it('reads projects, and writes them only with the scope', async () => {
    await noor.visitor.post('/api/projects', plan)
    const [reader, writer] = [await programOf(app, noor.visitor, 'read'), await programOf(app, noor.visitor, 'write')]
    const list = await reader.visitor.get('/api/projects')
    expect([list.statusCode, list.json().projects[0].projectName]).toEqual([200, 'Candles'])
    expect(list.headers['set-cookie']).toBeUndefined()
    const refused = await reader.visitor.post('/api/projects', plan)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'TOKEN_SCOPE'])
    expect((await writer.visitor.post('/api/projects', plan)).statusCode).toBe(201)
    expect((await reader.visitor.post('/api/evaluate', { projectData: '{}' })).statusCode).toBe(200)
  })

  it('for webhooks alone makes and tries them, for it was made with a proof, and reads no project', async () => {
    const { visitor } = await programOf(app, noor.visitor, 'webhooks')
    const made = await visitor.post('/api/webhooks', { url: 'https://hooks.store.example/mizan' })
    expect([made.statusCode, made.json().webhook.secret]).toEqual([201, expect.stringMatching(/^whsec_/)])
    const path = `/api/webhooks/${made.json().webhook.id}`
    expect((await visitor.post(`${path}/test`)).statusCode).toBe(200)
    expect((await visitor.put(`${path}/status`, { isActive: false })).statusCode).toBe(200)
    expect((await visitor.put(`${path}/status`, { isActive: true })).statusCode).toBe(200)
    expect((await visitor.get('/api/projects')).json().code).toBe('TOKEN_SCOPE')
    expect((await visitor.get('/api/account')).json().code).toBe('TOKEN_SCOPE')
    const other = await programOf(app, (await signedInVisitor(app)).visitor, 'webhooks')
    expect((await other.visitor.get(`${path}/deliveries`)).statusCode).toBe(404)
  })

  it('makes no other token and no wider one, of every scope', async () => {
    for (const scope of ['write', 'webhooks', 'account'] as const) {
      const { visitor, id } = await programOf(app, noor.visitor, scope)
      const answers = [
        await visitor.post('/api/tokens', { name: 'Wider', scope: 'account' }),
        await visitor.post('/trpc/tokens.create', { name: 'Wider', scope: 'account' }),
        await visitor.send({ method: 'DELETE', url: `/api/tokens/${id}` }),
      ]
      expect(answers.map(({ statusCode, body }) => [statusCode, body.includes('TOKEN_SCOPE')])).toEqual(
        answers.map(() => [403, true]),
      )
    }
  })
})

describe('a token for the account', () => {
  it('reads and exports it, page by page, and no project by itself', async () => {
    await noor.visitor.post('/api/projects', plan)
    const { visitor } = await programOf(app, noor.visitor, 'account')
    expect((await visitor.get('/api/account')).json().account).toMatchObject({ email: noor.person.email })
    const page = (await visitor.get('/api/account/export')).json()
    expect([page.projects.length, page.nextCursor]).toEqual([1, null])
    expect(page.projects[0]).toMatchObject({ projectName: 'Candles', projectData: '{}' })
    expect(JSON.stringify(page)).not.toMatch(/argon2|tokenHash|sessionToken/)
    expect((await visitor.get('/api/projects')).json().code).toBe('TOKEN_SCOPE')
  })

  it('deletes it with a code that only its owner is mailed', async () => {
    const { visitor } = await programOf(app, noor.visitor, 'account')
    const remove = (code: string) => visitor.post('/api/account/deletion', { code })
    expect((await remove('123456')).json().code).toBe('CODE_INVALID')
    const answer = await visitor.post('/api/account/deletion-code')
    expect([answer.statusCode, answer.json().form]).toEqual([200, 'code'])
    expect(answer.body).not.toMatch(/\d{6}/)
    const right = mailbox.code(noor.person.email) ?? ''
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0')
    expect((await remove(wrong)).json().code).toBe('CODE_INVALID')
    expect(await db.$count(users, eq(users.id, noor.user.id))).toBe(1)
    expect((await remove(right)).statusCode).toBe(200)
    expect(await db.$count(users, eq(users.id, noor.user.id))).toBe(0)
    expect((await visitor.get('/api/account')).statusCode).toBe(401)
  })
})
