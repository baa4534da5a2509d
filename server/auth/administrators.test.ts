import { eq, like } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { rateLimits, users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { codesInHand, type Mailbox } from '../testing/mailbox'
import { adminVisitor, signedInVisitor, startTestApp, Visitor } from '../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
let box: Mailbox
beforeEach(async () => {
  box = codesInHand()
  app = await startTestApp({ mail: box.mail, env: { ADMIN_CODE: true } })
})

async function administrator() {
  const { visitor, person, user } = await adminVisitor(app)
  await visitor.post('/api/auth/logout')
  box.messages.length = 0
  return { visitor, user, email: person.email, password: person.password }
}
const login = async (visitor: Visitor, body: { email: string; password: string; code?: string }) => {
  const answer = await visitor.post('/api/auth/login', body)
  return answer.statusCode === 200 ? 200 : `${answer.statusCode} ${answer.json().code}`
}
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error) => error.data?.code,
  )

describe('an administrator signs in', () => {
  it('with the password and then the code that it brings, in a known browser too', async () => {
    const { visitor, email, password } = await administrator()
    expect(await login(visitor, { email, password })).toBe('401 CODE_NEEDED')
    const code = box.code(email) ?? ''
    const wrong = code === '111111' ? '222222' : '111111'
    expect(await login(visitor, { email, password, code: wrong })).toBe('400 CODE_INVALID')
    expect((await visitor.get('/api/auth/session')).statusCode).toBe(401)
    expect(await login(visitor, { email, password, code })).toBe(200)
    expect((await visitor.get('/api/admin/status')).statusCode).toBe(200)
    await visitor.post('/api/auth/logout')
    expect(await login(visitor, { email, password, code })).toBe('400 CODE_INVALID')
    expect(await login(visitor, { email, password })).toBe('401 CODE_NEEDED')
  })

  it('is refused with a wrong password, even with a right code, and no mail is sent', async () => {
    const { visitor, email, password } = await administrator()
    await login(visitor, { email, password })
    const code = box.code(email) ?? ''
    expect(await login(visitor, { email, password: 'a guess', code })).toBe('401 CREDENTIALS')
    expect(await login(visitor, { email, password: 'a guess' })).toBe('401 CREDENTIALS')
    expect(box.messages).toHaveLength(1)
    expect(await login(visitor, { email, password, code })).toBe(200)
  })

  it('is refused with a code alone, which stays valid beside the password', async () => {
    const { visitor, email, password } = await administrator()
    await visitor.trpc.auth.sendCode.mutate({ email, type: 'login' })
    const code = box.code(email) ?? ''
    expect(await codeOf(visitor.trpc.auth.loginWithCode.mutate({ email, code }))).toBe('PASSWORD_NEEDED')
    expect(await codeOf(visitor.trpc.auth.loginWithCode.mutate({ email, code, endsPassword: true }))).toBe(
      'PASSWORD_NEEDED',
    )
    expect(await login(visitor, { email, password, code })).toBe(200)
  })

  it('keeps the password where this confirms the address; sessions of others end', async () => {
    const { visitor, user, email, password } = await administrator()
    const other = new Visitor(app)
    await db.update(users).set({ isAdmin: false }).where(eq(users.id, user.id))
    await login(other, { email, password })
    await db.update(users).set({ isAdmin: true }).where(eq(users.id, user.id))
    await login(visitor, { email, password })
    expect(await login(visitor, { email, password, code: box.code(email) ?? '' })).toBe(200)
    expect((await visitor.get('/api/auth/session')).json().user).toMatchObject({ isEmailVerified: true })
    expect((await other.get('/api/auth/session')).statusCode).toBe(401)
  })

  it('with a link and the password on a new device, while strangers use up the tries at it', async () => {
    const { email, password } = await administrator()
    const visitor = new Visitor(app)
    await login(visitor, { email, password: 'a guess' })
    await db.update(rateLimits).set({ points: 60 }).where(like(rateLimits.key, 'login%'))
    expect(await login(visitor, { email, password })).toBe('429 TOO_MANY_TRIES')
    expect((await visitor.trpc.auth.sendCode.mutate({ email, type: 'login' })).form).toBe('link')
    expect(await login(visitor, { email, password, code: box.code(email) ?? '' })).toBe(200)
  })
})

it('a user without the admin role signs in with the password alone', async () => {
  const { person } = await signedInVisitor(app)
  expect(await login(new Visitor(app), person)).toBe(200)
})

it('without a mail server an administrator’s password is enough, unless the settings ask for more', async () => {
  app = await startTestApp({ mail: box.mail })
  const { visitor, email, password } = await administrator()
  expect(await login(visitor, { email, password })).toBe(200)
  await visitor.post('/api/auth/logout')
  await visitor.trpc.auth.sendCode.mutate({ email, type: 'login' })
  const entry = { email, code: box.code(email) ?? '', endsPassword: true }
  expect(await visitor.trpc.auth.loginWithCode.mutate(entry)).toMatchObject({ isAdmin: true })
})
