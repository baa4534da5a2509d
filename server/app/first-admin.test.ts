import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { makeCode } from '../auth/one-time-codes'
import { createPasswords } from '../auth/passwords'
import { readCounter } from '../infra/counters'
import { readEnv } from '../infra/env'
import { createLog } from '../infra/log'
import { openSecretKey } from '../infra/secret-key'
import { adminVisitor, quick, signedInVisitor, startTestApp, Visitor } from '../testing/test-app'
import { ensureFirstAdmin } from './first-admin'

const { db } = await testDatabase()
const env = readEnv({ ADMIN_EMAIL: 'Admin@Mizan.example', ADMIN_PASSWORD: 'a first password' })
let app: Awaited<ReturnType<typeof startTestApp>>
beforeEach(async () => {
  app = await startTestApp()
})
const ensure = () => ensureFirstAdmin(db, env, createPasswords(quick))

describe('the administrator of the settings', () => {
  it('is made once, takes no number and no free place', async () => {
    await Promise.all([ensure(), ensure()])
    await ensure()
    const visitor = new Visitor(app)
    await visitor.post('/api/auth/login', { email: 'admin@mizan.example', password: 'a first password' })
    expect((await visitor.get('/api/admin/status')).statusCode).toBe(200)
    expect((await visitor.get('/api/auth/access-status')).json()).toMatchObject({ hasAccess: true, userNumber: null })
    expect((await signedInVisitor(app)).user.userNumber).toBe(1)
    expect(await readCounter(db, 'users')).toBe(2)
  })

  it('is a confirmed account that is there already, promoted, with the password that it has', async () => {
    const { visitor, person, user } = await signedInVisitor(app, { email: 'admin@mizan.example' })
    await db.update(users).set({ isEmailVerified: true }).where(eq(users.id, user.id))
    await ensure()
    expect((await visitor.get('/api/auth/session')).statusCode).toBe(401)
    await visitor.post('/api/auth/login', { email: person.email, password: person.password })
    expect((await visitor.get('/api/admin/status')).statusCode).toBe(200)
    expect(await db.$count(users)).toBe(1)
  })

  it('takes over an unconfirmed account that someone else registered with the address', async () => {
    const { visitor, person, user } = await signedInVisitor(app, { email: 'admin@mizan.example' })
    const code = await makeCode(
      { db, secretKey: await openSecretKey(db) },
      { email: person.email, type: 'password_reset', device: null },
    )
    await ensure()
    expect((await visitor.get('/api/auth/session')).statusCode).toBe(401)
    const { email, password } = person
    expect((await visitor.post('/api/auth/login', { email, password })).statusCode).toBe(401)
    const reset = visitor.trpc.auth.resetPassword.mutate({ email, code, password: 'a password of the squatter' })
    await expect(reset).rejects.toMatchObject({ data: { code: 'CODE_INVALID' } })
    const owner = new Visitor(app)
    expect((await owner.post('/api/auth/login', { email, password: 'a first password' })).statusCode).toBe(200)
    expect((await owner.get('/api/admin/status')).statusCode).toBe(200)
    const [row] = await db.select().from(users).where(eq(users.id, user.id))
    expect(row).toMatchObject({ isEmailVerified: true, isAdmin: true, mustChangePassword: false })
    await ensure()
    expect((await owner.get('/api/admin/status')).statusCode).toBe(200)
  })

  it.each([true, false])(
    'is not promoted again after others took the role (confirmed: %s)',
    async (isEmailVerified) => {
      const { visitor: admin } = await adminVisitor(app)
      const { visitor, person, user } = await signedInVisitor(app, { email: 'admin@mizan.example' })
      await db.update(users).set({ isEmailVerified }).where(eq(users.id, user.id))
      const role = `/api/admin/users/${user.id}/admin`
      await admin.put(role, { isAdmin: true })
      await admin.put(role, { isAdmin: false })
      await ensure()
      const { email, password } = person
      expect((await visitor.post('/api/auth/login', { email, password })).statusCode).toBe(200)
      expect((await visitor.get('/api/admin/status')).statusCode).toBe(403)
      await admin.put(role, { isAdmin: true })
      await ensure()
      expect(await db.$count(users, eq(users.isAdmin, true))).toBe(2)
    },
  )

  it('says in the log what was done', async () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => void lines.push(line) })
    await signedInVisitor(app, { email: 'admin@mizan.example' })
    await ensureFirstAdmin(db, env, createPasswords(quick), log)
    expect(lines.join()).toContain('the address of this account had not been confirmed')
    expect(lines.join()).not.toContain('admin@mizan.example')
  })

  it('is not made without settings', async () => {
    await ensureFirstAdmin(db, readEnv({}), createPasswords(quick))
    expect(await db.$count(users)).toBe(0)
  })
})
