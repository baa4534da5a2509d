import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { webhooks } from '../../db/connect-schema'
import { auditLog, userSessions, users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { longAgo, programOf, signedInVisitor, startTestApp, Visitor } from '../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
let noor: Awaited<ReturnType<typeof signedInVisitor>>
let sent: { type: string; code: string; to: string }[]
beforeEach(async () => {
  sent = []
  const mail = {
    sendCode: (mail: (typeof sent)[number]) => void sent.push(mail),
    send: () => {},
    close: async () => {},
  }
  app = await startTestApp({ mail, env: { RATE_LIMIT: false } })
  noor = await signedInVisitor(app)
})

const refusal = (code: string) => ({ data: { code } })
const token = { name: 'A program', scope: 'write' } as const
const profile = { firstName: 'Noor', lastName: 'Saleh', phone: '0501234567' }
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

describe('a fresh proof', () => {
  it('is what signing in gives for five minutes, and the password after that', async () => {
    const { trpc } = noor.visitor
    await trpc.tokens.create.mutate(token)
    await db.update(userSessions).set({ createdAt: minutesAgo(4.5) })
    await trpc.tokens.create.mutate(token)
    await db.update(userSessions).set({ createdAt: minutesAgo(5.1) })
    await expect(trpc.tokens.create.mutate(token)).rejects.toMatchObject(refusal('PROOF_NEEDED'))
    await expect(trpc.account.prove.mutate({ password: 'a guess' })).rejects.toMatchObject(refusal('CREDENTIALS'))
    await expect(trpc.tokens.create.mutate(token)).rejects.toMatchObject(refusal('PROOF_NEEDED'))
    await trpc.account.prove.mutate({ password: noor.person.password })
    await trpc.tokens.create.mutate(token)
    await db.update(userSessions).set({ provedAt: minutesAgo(5.1) })
    await expect(trpc.tokens.create.mutate(token)).rejects.toMatchObject(refusal('PROOF_NEEDED'))
  })

  it('may be a code that was mailed for it, used once; a code to sign in with is none', async () => {
    const { trpc } = await longAgo(noor)
    await trpc.auth.sendCode.mutate({ email: noor.person.email, type: 'login' })
    const [login] = sent.slice(-1)
    const wrong = trpc.account.proveByCode.mutate({ code: login?.code ?? '' })
    await expect(wrong).rejects.toMatchObject(refusal('CODE_INVALID'))
    await trpc.account.sendProofCode.mutate()
    const [proof] = sent.slice(-1)
    expect(proof).toMatchObject({ type: 'proof', to: noor.person.email })
    const code = { code: proof?.code ?? '' }
    await trpc.account.proveByCode.mutate(code)
    await trpc.tokens.create.mutate(token)
    await expect(trpc.account.proveByCode.mutate(code)).rejects.toMatchObject(refusal('CODE_INVALID'))
  })

  it('holds for the session that it was given in, and no other', async () => {
    const other = new Visitor(app)
    await other.post('/api/auth/login', noor.person)
    const { trpc } = await longAgo(noor)
    await trpc.account.prove.mutate({ password: noor.person.password })
    await trpc.tokens.create.mutate(token)
    await expect(other.trpc.tokens.create.mutate(token)).rejects.toMatchObject(refusal('PROOF_NEEDED'))
  })

  it('is asked for by another telephone number, and by no other change of the details', async () => {
    const { trpc } = await longAgo(noor)
    expect(await trpc.account.update.mutate({ ...profile, firstName: 'Nora' })).toMatchObject({ firstName: 'Nora' })
    for (const change of [{ phone: '0507654321' }, { countryCode: 'AE' as const }]) {
      const changed = trpc.account.update.mutate({ ...profile, ...change })
      await expect(changed).rejects.toMatchObject(refusal('PROOF_NEEDED'))
    }
    await trpc.account.prove.mutate({ password: noor.person.password })
    expect(await trpc.account.update.mutate({ ...profile, phone: '0507654321' })).toMatchObject({ phone: '507654321' })
  })

  it('is asked for to turn a webhook on, not to turn it off', async () => {
    const { id } = await noor.visitor.trpc.webhooks.create.mutate({ url: 'https://hooks.store.example/' })
    const { setActive } = (await longAgo(noor)).trpc.webhooks
    expect(await setActive.mutate({ id, isActive: false })).toMatchObject({ isActive: false })
    await expect(setActive.mutate({ id, isActive: true })).rejects.toMatchObject(refusal('PROOF_NEEDED'))
  })

  it('is asked for to choose a password where there is none to type', async () => {
    await db.update(users).set({ passwordHash: '', mustChangePassword: true })
    const { trpc } = await longAgo(noor)
    const change = () => trpc.account.changePassword.mutate({ newPassword: 'another one of mine' })
    await expect(change()).rejects.toMatchObject(refusal('PROOF_NEEDED'))
    await trpc.account.sendProofCode.mutate()
    await trpc.account.proveByCode.mutate({ code: sent.at(-1)?.code ?? '' })
    expect(await change()).toMatchObject({ mustChangePassword: false })
  })

  it('is the password itself, each time, where the account is deleted', async () => {
    const { account } = noor.visitor.trpc
    await expect(account.delete.mutate({ password: 'a guess' })).rejects.toMatchObject(refusal('CREDENTIALS'))
  })
})

describe('the access of programs', () => {
  const hook = { url: 'https://hooks.store.example/' }
  const change = { newPassword: 'another one of mine' }

  async function programs() {
    const { visitor } = await programOf(app, noor.visitor, 'read')
    const { id } = await noor.visitor.trpc.webhooks.create.mutate(hook)
    return async () => {
      const [row] = await db.select().from(webhooks).where(eq(webhooks.id, id))
      return [(await visitor.get('/api/projects')).statusCode, row?.isActive]
    }
  }

  it('ends with the password, and with the other sessions', async () => {
    const { account } = noor.visitor.trpc
    const first = await programs()
    await account.changePassword.mutate({ currentPassword: noor.person.password, ...change })
    expect(await first()).toEqual([401, false])
    const second = await programs()
    expect(await account.endOtherSessions.mutate()).toEqual({ ended: 0 })
    expect(await second()).toEqual([401, false])
    const audited = await db.select().from(auditLog).where(eq(auditLog.action, 'programs.end'))
    expect(audited.map(({ after }) => after)).toEqual(Array(2).fill({ tokensRevoked: 1, webhooksTurnedOff: 1 }))
  })

  it('stays where its owner wants it to', async () => {
    const { account } = noor.visitor.trpc
    const lasts = await programs()
    const passwords = { currentPassword: noor.person.password, ...change }
    await account.changePassword.mutate({ ...passwords, endPrograms: false })
    await account.endOtherSessions.mutate({ endPrograms: false })
    expect(await lasts()).toEqual([200, true])
  })
})
