import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { projectVersions } from '../../db/history-schema'
import { auditLog, idempotencyKeys, userProjects, users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { adminVisitor, longAgo, newPerson, signedInVisitor, startTestApp, type Visitor } from '../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
beforeEach(async () => {
  app = await startTestApp()
})

async function pagesOf(visitor: Visitor) {
  const pages = []
  for (let cursor: string | undefined; ; ) {
    const page = await visitor.trpc.account.exportData.query(cursor === undefined ? {} : { cursor })
    pages.push(page)
    if (page.nextCursor === null) return pages
    cursor = page.nextCursor
  }
}

it('all my data holds the versions that are kept, in pages that stay small', async () => {
  const { visitor, user } = await signedInVisitor(app)
  const stranger = await signedInVisitor(app)
  for (const [userId, kept] of [
    [user.id, 20],
    [user.id, 0],
    [user.id, 3],
    [stranger.user.id, 2],
  ] as const) {
    const project = { userId, projectName: `with ${kept}`, projectData: '{}' }
    const [made] = await db.insert(userProjects).values(project).returning({ id: userProjects.id })
    const version = {
      userId,
      projectId: made?.id ?? '',
      projectName: 'earlier',
      projectData: `{"of":"${userId}"}`,
      revision: 1,
    }
    if (kept > 0) await db.insert(projectVersions).values(Array.from({ length: kept }, () => version))
  }
  const pages = await pagesOf(visitor)
  const projects = pages.flatMap((page) => page.projects)
  expect(projects.map(({ projectName, versions }) => [projectName, versions.length])).toEqual([
    ['with 20', 20],
    ['with 0', 0],
    ['with 3', 3],
  ])
  expect(projects[0]?.versions[0]).toMatchObject({ projectName: 'earlier', projectData: `{"of":"${user.id}"}` })
  expect(JSON.stringify(pages)).not.toContain(stranger.user.id)
  for (const { projects: some } of pages)
    expect(some.reduce((plans, { versions }) => plans + 1 + versions.length, 0)).toBeLessThanOrEqual(21)
})

it('all my data holds the audit entries about me, without the other people in them', async () => {
  const { visitor: admin, user: actor } = await adminVisitor(app)
  const { visitor, user } = await signedInVisitor(app)
  const stranger = await signedInVisitor(app)
  const { project } = (await visitor.post('/api/projects', { projectName: 'mine', projectData: '{}' })).json()
  for (const { id } of [user, stranger.user]) await admin.put(`/api/admin/users/${id}/admin`, { isAdmin: true })
  await admin.get(`/api/admin/projects/${project.id}`)
  await visitor.post('/api/auth/login', { email: user.email, password: newPerson().password })
  const pages = await pagesOf(visitor)
  const entries = pages.flatMap((page) => page.auditEntries)
  expect(entries.map(({ action, isOwn, ip }) => [action, isOwn, ip]).sort()).toEqual([
    ['auth.login', true, '127.0.0.1'],
    ['project.read', false, null],
    ['user.role', false, null],
  ])
  expect(JSON.stringify(pages)).not.toContain(actor.id)
})

it('all my data holds the links and the log of a project once, on however many pages its versions come', async () => {
  const { visitor: admin } = await adminVisitor(app)
  const { visitor, user } = await signedInVisitor(app)
  const { id } = await visitor.trpc.projects.create.mutate({ projectName: 'long', projectData: '{}' })
  const version = { userId: user.id, projectId: id, projectName: 'long', projectData: '{}', revision: 1 }
  await db.insert(projectVersions).values(Array.from({ length: 45 }, () => version))
  await visitor.trpc.projects.shares.create.mutate({ id })
  await admin.trpc.admin.projects.get.query({ id })
  const pages = await pagesOf(visitor)
  const projects = pages.flatMap((page) => page.projects)
  expect(projects.map(({ versions, shares }) => [versions.length, shares.length])).toEqual([
    [20, 1],
    [20, 0],
    [5, 0],
  ])
  expect(pages.flatMap(({ auditEntries }) => auditEntries.map(({ action }) => action))).toEqual(['project.read'])
})

it('no record of idempotent calls remains of a deleted account', async () => {
  const { visitor: admin, user: maker } = await adminVisitor(app)
  const person = newPerson()
  const headers = { 'idempotency-key': 'once' }
  await admin.send({ method: 'POST', url: '/api/admin/create-user', payload: person, headers })
  await admin.send({
    method: 'POST',
    url: '/api/admin/create-user',
    payload: newPerson(),
    headers: { 'idempotency-key': 'two' },
  })
  const { visitor, user, person: other } = await signedInVisitor(app)
  await visitor.send({
    method: 'POST',
    url: '/api/projects',
    payload: { projectName: 'secret name', projectData: '{}' },
    headers,
  })
  expect(await db.$count(idempotencyKeys)).toBe(3)
  await visitor.trpc.account.delete.mutate({ password: other.password })
  const left = JSON.stringify(await db.select().from(idempotencyKeys))
  expect(left).not.toMatch(new RegExp(`${user.id}|secret name`))
  expect(await db.$count(idempotencyKeys)).toBe(2)

  // Also where its maker administers no more.
  await db.update(users).set({ isAdmin: false }).where(eq(users.id, maker.id))
  const made = await signInWithNewPassword(person)
  await made.trpc.account.delete.mutate({ password: 'one of my own' })
  expect(JSON.stringify(await db.select().from(idempotencyKeys))).not.toContain(person.email)
  expect(await db.$count(idempotencyKeys)).toBe(1)
})

async function signInWithNewPassword(person: { email: string; password: string }) {
  const { visitor } = await signedInVisitor(app)
  await visitor.post('/api/auth/login', person)
  const passwords = { currentPassword: person.password, newPassword: 'one of my own' }
  await visitor.trpc.account.changePassword.mutate(passwords)
  return visitor
}

const auditRows = () =>
  db
    .select({ action: auditLog.action, targetType: auditLog.targetType, targetId: auditLog.targetId, ip: auditLog.ip })
    .from(auditLog)
    .orderBy(sql`${auditLog.id}`)

it('the audit log records each plan that an administrator opens, and no lists', async () => {
  const { visitor: admin, user: actor } = await adminVisitor(app)
  const { visitor } = await signedInVisitor(app)
  const { project } = (await visitor.post('/api/projects', { projectName: 'mine', projectData: '{}' })).json()
  for (const list of ['projects', 'users', 'orders', 'audit-log'])
    expect((await admin.get(`/api/admin/${list}`)).statusCode).toBe(200)
  expect(await auditRows()).toEqual([])
  await admin.get(`/api/admin/projects/${project.id}`)
  await admin.trpc.admin.projects.get.query({ id: project.id })
  const row = { action: 'project.read', targetType: 'project', targetId: project.id, ip: '127.0.0.1' }
  expect(await auditRows()).toEqual([row, row])
  const listed = (await admin.get('/api/admin/audit-log?action=project.read')).json()
  expect(listed.entries[0]).toMatchObject({ actorId: actor.id, target: null })
})

it('the audit log records the sign-ins of administrators alone', async () => {
  const { person, user, visitor } = await adminVisitor(app)
  const other = await signedInVisitor(app)
  const { email, password } = person
  for (const { email, password } of [person, other.person]) {
    expect((await visitor.post('/api/auth/login', { email, password: 'wrong' })).statusCode).toBe(401)
    expect((await visitor.post('/api/auth/login', { email, password })).statusCode).toBe(200)
  }
  const row = { action: 'auth.login', targetType: 'user', targetId: user.id, ip: '127.0.0.1' }
  expect(await auditRows()).toEqual([row])
  await visitor.post('/api/auth/login', { email, password })
  const newPassword = 'another of my own'
  await visitor.trpc.account.changePassword.mutate({
    currentPassword: password,
    newPassword,
  })
  expect(await auditRows()).toEqual([row, row])
  expect(await db.$count(auditLog, eq(auditLog.actorId, other.user.id))).toBe(0)
})

it('all my data holds my access tokens and webhooks, without what would open or sign', async () => {
  const { visitor } = await signedInVisitor(app)
  const { token } = await visitor.trpc.tokens.create.mutate({ name: 'Reports' })
  const { secret, id } = await visitor.trpc.webhooks.create.mutate({ url: 'https://hooks.store.example/mizan' })
  await visitor.post('/api/projects', { projectName: 'told', projectData: '{}' })
  const [page] = await pagesOf(visitor)
  expect(page).toMatchObject({
    accessTokens: [{ name: 'Reports', scope: 'read', lastUsedAt: null }],
    webhooks: [{ id, url: 'https://hooks.store.example/mizan', isActive: true }],
    webhookDeliveries: [{ webhookId: id, event: 'project.saved', projectName: 'told', state: 'waiting' }],
  })
  for (const hidden of [token.slice(6), secret.slice(6), 'tokenHash'])
    expect(JSON.stringify(page)).not.toContain(hidden)
})

it('an administrator hands out all data of a person and deletes the account, on record, and never of another administrator', async () => {
  const { visitor: admin, user: self } = await adminVisitor(app)
  const { visitor, user } = await signedInVisitor(app)
  await visitor.trpc.projects.create.mutate({ projectName: 'Candles', projectData: '{"storeName":"a"}' })
  const { users: all } = admin.trpc.admin
  const data = await all.exportData.mutate({ id: user.id })
  expect([data.user.email, data.projects.map(({ projectName }) => projectName)]).toEqual([user.email, ['Candles']])
  const refused = (code: string) => ({ data: { code } })
  const slip = all.delete.mutate({ id: user.id, email: self.email })
  await expect(slip).rejects.toMatchObject(refused('BAD_INPUT'))
  const own = all.delete.mutate({ id: self.id, email: self.email })
  await expect(own).rejects.toMatchObject(refused('OWN_ROLE'))
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, user.id))
  const colleague = all.delete.mutate({ id: user.id, email: user.email })
  await expect(colleague).rejects.toMatchObject(refused('CONFLICT'))
  await db.update(users).set({ isAdmin: false }).where(eq(users.id, user.id))
  await all.delete.mutate({ id: user.id, email: user.email.toUpperCase() })
  expect((await visitor.get('/api/auth/session')).statusCode).toBe(401)
  expect(await db.$count(userProjects)).toBe(0)
  const rows = await db.select({ action: auditLog.action, targetId: auditLog.targetId }).from(auditLog)
  expect(rows).toEqual(
    expect.arrayContaining([
      { action: 'user.export', targetId: user.id },
      { action: 'user.delete', targetId: user.id },
    ]),
  )
  // A page in the middle is one of the same data.
  const omar = await signedInVisitor(app)
  await omar.visitor.trpc.projects.create.mutate({ projectName: 'Oud', projectData: '{}' })
  const cursor = '00000000-0000-0000-0000-000000000000'
  for (let times = 0; times < 2; times += 1)
    expect((await all.exportData.mutate({ id: omar.user.id, cursor })).projects).toHaveLength(1)
  expect(await db.$count(auditLog, eq(auditLog.targetId, omar.user.id))).toBe(1)
  await longAgo({ visitor: admin, user: self })
  await expect(all.exportData.mutate({ id: self.id })).rejects.toMatchObject(refused('PROOF_NEEDED'))
})
