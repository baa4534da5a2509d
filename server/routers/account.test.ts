import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { counters } from '../../db/counter-schema'
import { orders, userProjects, userSessions, users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { readCounters } from '../infra/counters'
import { adminVisitor, signedInVisitor, startTestApp, Visitor } from '../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
beforeEach(async () => {
  app = await startTestApp()
})

const codeOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error) => error.data?.code,
  )

describe('the profile', () => {
  it('is changed by its owner, and only in the fields that users may change', async () => {
    const { visitor, person } = await signedInVisitor(app)
    const changed = await visitor.trpc.account.update.mutate({
      firstName: 'Nora',
      lastName: 'Saleh',
      phone: '5001 2345',
      countryCode: 'KW',
      preferredLanguage: 'ar',
      preferredCurrency: 'USD',
      businessName: 'Noor Home',
      ...{ isAdmin: true, email: 'other@store.example', accountType: 'lifetime' },
    })
    expect(changed).toMatchObject({
      firstName: 'Nora',
      phone: '50012345',
      countryCode: 'KW',
      preferredLanguage: 'ar',
      businessName: 'Noor Home',
      businessType: null,
      email: person.email,
      isAdmin: false,
      accountType: 'early_access',
    })
    expect(await visitor.trpc.account.profile.query()).toEqual(changed)
    expect(changed).not.toHaveProperty('passwordHash')
  })
})

describe('a new password', () => {
  it('needs the present one, ends every other session and gives this one a new token', async () => {
    const { visitor, person } = await signedInVisitor(app)
    const { email, password } = person
    const elsewhere = new Visitor(app)
    await elsewhere.post('/api/auth/login', { email, password })
    const token = visitor.cookies.get('mizan_session')
    const change = (currentPassword: string, newPassword: string) =>
      codeOf(visitor.trpc.account.changePassword.mutate({ currentPassword, newPassword }))
    expect(await change('not the present one', 'a new one of mine')).toBe('CREDENTIALS')
    expect(await change(password, 'password1')).toBe('BAD_INPUT')
    expect(await change(password, password)).toBe('BAD_INPUT')
    expect(await change(password, 'a new one of mine')).toBe('OK')
    expect(visitor.cookies.get('mizan_session')).not.toBe(token)
    expect((await visitor.get('/api/auth/session')).statusCode).toBe(200)
    expect((await elsewhere.get('/api/auth/session')).statusCode).toBe(401)
    expect((await elsewhere.post('/api/auth/login', { email, password })).statusCode).toBe(401)
  })

  it('cannot be guessed: the tenth wrong password ends the session', async () => {
    const { visitor } = await signedInVisitor(app)
    const guess = () =>
      codeOf(visitor.trpc.account.changePassword.mutate({ currentPassword: 'wrong', newPassword: 'a new one of mine' }))
    for (let tries = 0; tries < 9; tries++) expect(await guess()).toBe('CREDENTIALS')
    expect(await guess()).toBe('UNAUTHENTICATED')
  })

  it('is asked for when an administrator has set the present one', async () => {
    const { visitor: admin } = await adminVisitor(app)
    const person = {
      email: 'new@store.example',
      password: '6 figs',
      firstName: 'New',
      lastName: 'One',
      phone: '501234567',
    }
    await admin.trpc.admin.users.create.mutate(person)
    const visitor = new Visitor(app)
    const { email, password } = person
    const answer = await visitor.post('/api/auth/login', { email, password })
    expect(answer.json().user.mustChangePassword).toBe(true)
    expect((await visitor.get('/api/auth/session')).statusCode).toBe(200)
    expect((await visitor.get('/api/auth/access-status')).json().code).toBe('PASSWORD_CHANGE_REQUIRED')
    expect(await codeOf(visitor.trpc.account.profile.query())).toBe('PASSWORD_CHANGE_REQUIRED')
    await visitor.trpc.account.changePassword.mutate({ currentPassword: password, newPassword: 'one of my own' })
    expect((await visitor.get('/api/auth/access-status')).json()).toMatchObject({ hasAccess: true })
  })
})

describe('the list of sessions', () => {
  it('is shown with the device, and ended one by one or all but this', async () => {
    const { visitor, person } = await signedInVisitor(app)
    const { email, password } = person
    for (const agent of ['Phone', 'Tablet', 'x'.repeat(500)]) {
      const headers = { 'user-agent': agent }
      await new Visitor(app).send({ method: 'POST', url: '/api/auth/login', payload: { email, password }, headers })
    }
    const sessions = await visitor.trpc.account.sessions.query()
    expect(sessions).toHaveLength(4)
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(sessions.map(({ userAgent }) => userAgent?.length)).toContain(300)
    expect(JSON.stringify(sessions)).not.toContain('sessionToken')
    const phone = sessions.find(({ userAgent }) => userAgent === 'Phone')
    await visitor.trpc.account.endSession.mutate({ id: phone?.id ?? '' })
    expect(await visitor.trpc.account.endOtherSessions.mutate()).toEqual({ ended: 2 })
    expect(await visitor.trpc.account.sessions.query()).toHaveLength(1)
  })

  it('cannot be seen or ended by another user', async () => {
    const { visitor } = await signedInVisitor(app)
    const { user } = await signedInVisitor(app)
    const [session] = await db.select().from(userSessions).where(eq(userSessions.userId, user.id))
    expect(await codeOf(visitor.trpc.account.endSession.mutate({ id: session?.id ?? '' }))).toBe('NOT_FOUND')
    expect(await db.$count(userSessions)).toBe(2)
  })
})

describe('all my data', () => {
  it('comes page by page, for its owner alone', async () => {
    const { visitor, user } = await signedInVisitor(app)
    const stranger = await signedInVisitor(app)
    const project = (userId: string, name: string) => ({
      userId,
      projectName: name,
      projectData: `{"storeName":"${name}"}`,
    })
    await db.insert(userProjects).values(Array.from({ length: 45 }, (_, index) => project(user.id, `mine ${index}`)))
    await db.insert(userProjects).values(project(stranger.user.id, 'theirs'))
    const pages = []
    for (let cursor: string | undefined; ; ) {
      const page = await visitor.trpc.account.exportData.query(cursor === undefined ? {} : { cursor })
      pages.push(page)
      if (page.nextCursor === null) break
      cursor = page.nextCursor
    }
    const names = pages.flatMap(({ projects }) => projects.map(({ projectName }) => projectName))
    expect(new Set(names).size).toBe(45)
    expect(names).not.toContain('theirs')
    expect(pages[0]?.user.email).toBe(user.email)
    expect(JSON.stringify(pages)).not.toMatch(/passwordHash|sessionToken|codeHash|argon2/)
  })
})

describe('deleting the account', () => {
  it('needs the password, takes everything along but the orders, and leaves the totals right', async () => {
    const { visitor, user, person } = await signedInVisitor(app)
    await db.insert(userProjects).values({ userId: user.id, projectName: 'mine', projectData: '{}' })
    await db.update(users).set({ projectCount: 1 }).where(eq(users.id, user.id))
    await db.update(counters).set({ value: 1 }).where(eq(counters.name, 'projects'))
    const customer = {
      customerName: 'Noor',
      customerEmail: person.email,
      customerPhone: '501234567',
      customerCountryCode: 'SA' as const,
    }
    await db
      .insert(orders)
      .values({ userId: user.id, ...customer, productName: 'Lifetime', unitPrice: 199, totalAmount: 199 })
    expect(await codeOf(visitor.trpc.account.delete.mutate({ password: 'wrong' }))).toBe('CREDENTIALS')
    expect(await codeOf(visitor.trpc.account.delete.mutate({ password: person.password }))).toBe('OK')
    expect(visitor.cookies.has('mizan_session')).toBe(false)
    expect([await db.$count(users), await db.$count(userProjects), await db.$count(userSessions)]).toEqual([0, 0, 0])
    expect(await db.select({ userId: orders.userId }).from(orders)).toEqual([{ userId: null }])
    expect(Object.fromEntries(await readCounters(db))).toMatchObject({
      users: 0,
      projects: 0,
      user_number: 1,
    })
    const { email, password } = person
    expect((await visitor.post('/api/auth/login', { email, password })).statusCode).toBe(401)
  })

  it('is refused to the only administrator', async () => {
    const { visitor, person } = await adminVisitor(app)
    expect(await codeOf(visitor.trpc.account.delete.mutate({ password: person.password }))).toBe('LAST_ADMIN')
    expect(await db.$count(users)).toBe(1)
  })
})
