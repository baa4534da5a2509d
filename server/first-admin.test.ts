import { beforeEach, describe, expect, it } from 'vitest'
import { counters, users } from '../db/schema'
import { testDatabase } from '../db/testing'
import { readEnv } from './env'
import { ensureFirstAdmin } from './first-admin'
import { createPasswords } from './passwords'
import { quick, signedInVisitor, startTestApp, Visitor } from './testing'

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
    expect(await db.select().from(counters)).toContainEqual({ name: 'users', value: 2 })
  })

  it('is an account that is there already, promoted, with the password that it has', async () => {
    const { visitor, person } = await signedInVisitor(app, { email: 'admin@mizan.example' })
    await ensure()
    expect((await visitor.get('/api/auth/session')).statusCode).toBe(401)
    await visitor.post('/api/auth/login', { email: person.email, password: person.password })
    expect((await visitor.get('/api/admin/status')).statusCode).toBe(200)
    expect(await db.$count(users)).toBe(1)
  })

  it('is nobody without settings', async () => {
    await ensureFirstAdmin(db, readEnv({}), createPasswords(quick))
    expect(await db.$count(users)).toBe(0)
  })
})
