import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { otps, users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { readEnv } from '../infra/env'
import { createLog } from '../infra/log'
import { createMail, type Mail } from '../infra/mail/mail'
import { signedInVisitor, startTestApp, testDataDir, Visitor } from '../testing/test-app'

const { db } = await testDatabase()
const outbox = join(testDataDir, 'outbox')
let app: FastifyInstance
let mail: Mail
let visitor: Visitor
beforeEach(async () => {
  await rm(testDataDir, { recursive: true, force: true })
  mail = createMail(readEnv({ DATA_DIR: testDataDir }), createLog('silent'))
  app = await startTestApp({ mail })
  visitor = new Visitor(app)
})
// An e-mail may still be on its way to the folder, which goes before the next test.
afterEach(() => mail.close())

async function messages(): Promise<string[]> {
  await mail.close()
  const names = await readdir(outbox).catch(() => [])
  return Promise.all(names.sort().map((name) => readFile(join(outbox, name), 'utf8')))
}
async function latestCode(): Promise<string> {
  return /^(\d{6})$/m.exec((await messages()).at(-1) ?? '')?.[1] ?? ''
}
/** One who agrees that a password from before the address was confirmed ends. */
const enter = (visitor: Visitor, email: string, code: string) =>
  visitor.trpc.auth.loginWithCode.mutate({ email, code, endsPassword: true })
const other = (code: string) => (code === '111111' ? '222222' : '111111')
const codeOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error) => error.data?.code,
  )

describe('a code to sign in with', () => {
  it('comes by mail and opens a session, once', async () => {
    const { person } = await signedInVisitor(app, { preferredLanguage: 'ar' })
    await visitor.trpc.auth.sendCode.mutate({ email: person.email, type: 'login' })
    expect((await messages()).at(-1)).toContain('استخدم هذا الرمز')
    const code = await latestCode()
    const user = await enter(visitor, person.email, code)
    expect(user).toMatchObject({ email: person.email, isEmailVerified: true })
    expect((await visitor.get('/api/auth/session')).statusCode).toBe(200)
    const again = enter(visitor, person.email, code)
    expect(await codeOf(again)).toBe('CODE_INVALID')
  })

  it('is burnt by five wrong tries', async () => {
    const { person } = await signedInVisitor(app)
    await visitor.trpc.auth.sendCode.mutate({ email: person.email, type: 'login' })
    const code = await latestCode()
    const attempt = (guess: string) => codeOf(enter(visitor, person.email, guess))
    for (let tries = 0; tries < 5; tries++) expect(await attempt(other(code))).toBe('CODE_INVALID')
    expect(await attempt(code)).toBe('CODE_INVALID')
  })

  it('works for one of many who use it at the same time', async () => {
    const { person } = await signedInVisitor(app)
    await visitor.trpc.auth.sendCode.mutate({ email: person.email, type: 'login' })
    const code = await latestCode()
    const all = await Promise.all([1, 2, 3, 4].map(() => codeOf(enter(new Visitor(app), person.email, code))))
    expect(all.sort()).toEqual(['CODE_INVALID', 'CODE_INVALID', 'CODE_INVALID', 'OK'])
  })

  it('is no good after ten minutes, after a newer one, or for another purpose', async () => {
    const { person } = await signedInVisitor(app)
    const { email } = person
    await visitor.trpc.auth.sendCode.mutate({ email, type: 'login' })
    const first = await latestCode()
    const reset = visitor.trpc.auth.resetPassword.mutate({ email, code: first, password: 'another password' })
    expect(await codeOf(reset)).toBe('CODE_INVALID')
    await visitor.trpc.auth.sendCode.mutate({ email, type: 'login' })
    expect(await codeOf(visitor.trpc.auth.loginWithCode.mutate({ email, code: first }))).toBe('CODE_INVALID')
    await db.update(otps).set({ expiresAt: new Date(Date.now() - 1) })
    const second = await latestCode()
    expect(await codeOf(visitor.trpc.auth.loginWithCode.mutate({ email, code: second }))).toBe('CODE_INVALID')
  })

  it('is answered alike for an address without an account, which gets no mail', async () => {
    const { person } = await signedInVisitor(app)
    const mails = (await messages()).length
    const send = (email: string) => visitor.post('/trpc/auth.sendCode', { email, type: 'login' })
    const [known, unknown] = [await send(person.email), await send('none@store.example')]
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect(await messages()).toHaveLength(mails + 1)
  })

  it('is sent five times an hour at most to one address, and 20 times at the request of one sender', async () => {
    const send = async () =>
      (await visitor.trpc.auth.sendCode.mutate({ email: 'none@store.example', type: 'login' })).form
    for (let times = 0; times < 5; times++) expect(await send()).toBe('code')
    for (let times = 5; times < 20; times++) expect(await send()).toBe('link')
    expect(await codeOf(send())).toBe('TOO_MANY_TRIES')
  })

  it('is not readable in the database', async () => {
    const { person } = await signedInVisitor(app)
    await visitor.trpc.auth.sendCode.mutate({ email: person.email, type: 'login' })
    const code = await latestCode()
    expect(JSON.stringify(await db.select().from(otps))).not.toContain(`"${code}"`)
  })
})

describe('a forgotten password', () => {
  it('is replaced with a code, ends every session, and lets the owner in again', async () => {
    const { visitor: open, person } = await signedInVisitor(app)
    const { email } = person
    for (let tries = 0; tries < 9; tries++) await visitor.post('/api/auth/login', { email, password: 'forgotten' })
    await visitor.trpc.auth.sendCode.mutate({ email, type: 'password_reset' })
    const code = await latestCode()
    await visitor.trpc.auth.resetPassword.mutate({ email, code, password: 'a new one of mine' })
    expect((await open.get('/api/auth/session')).statusCode).toBe(401)
    expect((await visitor.post('/api/auth/login', { email, password: person.password })).statusCode).toBe(401)
    expect((await visitor.post('/api/auth/login', { email, password: 'a new one of mine' })).statusCode).toBe(200)
  })

  it('is not replaced by one that is easy to guess, and the code stays good', async () => {
    const { person } = await signedInVisitor(app)
    const { email } = person
    await visitor.trpc.auth.sendCode.mutate({ email, type: 'password_reset' })
    const code = await latestCode()
    const attempt = (password: string) => codeOf(visitor.trpc.auth.resetPassword.mutate({ email, code, password }))
    expect(await attempt('password1')).toBe('BAD_INPUT')
    expect(await attempt('a new one of mine')).toBe('OK')
  })
})

describe('confirming an address', () => {
  it('is offered with a code at registration, and blocks nothing', async () => {
    const { visitor, person } = await signedInVisitor(app)
    expect(await messages()).toHaveLength(1)
    const code = await latestCode()
    expect((await visitor.trpc.account.profile.query()).isEmailVerified).toBe(false)
    expect(await codeOf(visitor.trpc.account.confirmEmail.mutate({ code: other(code) }))).toBe('CODE_INVALID')
    await visitor.trpc.account.confirmEmail.mutate({ code })
    const [row] = await db.select().from(users).where(eq(users.email, person.email))
    expect(row?.isEmailVerified).toBe(true)
    await visitor.trpc.account.sendConfirmation.mutate()
    expect(await messages()).toHaveLength(1)
  })

  it('can be asked for again', async () => {
    const { visitor } = await signedInVisitor(app)
    await visitor.trpc.account.sendConfirmation.mutate()
    expect(await messages()).toHaveLength(2)
    await visitor.trpc.account.confirmEmail.mutate({ code: await latestCode() })
    expect((await visitor.trpc.auth.session.query())?.isEmailVerified).toBe(true)
  })
})
