import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import { projectVersions, versionBases } from '../../db/history-schema'
import { userProjects, users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { purge } from '../app/purge'
import { readCounter, readDays } from '../infra/counters'
import { fairUse } from '../projects/fair-use'
import { adminVisitor, signedInVisitor, startTestApp, type Visitor } from '../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
let noor: Visitor
let id: string
const text = (storeName: string) => JSON.stringify({ storeName })
beforeEach(async () => {
  app = await startTestApp({ env: { RATE_LIMIT: false } })
  noor = (await signedInVisitor(app)).visitor
  id = (await noor.trpc.projects.create.mutate({ projectName: 'Candles', projectData: text('first') })).id
  await noor.put(`/api/projects/${id}`, { projectData: text('second') })
})

const codeOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error) => error.data?.code,
  )

/** What shows how many projects there are. */
async function counted(userId: string) {
  const total = await readCounter(db, 'projects')
  const [user] = await db.select({ projects: users.projectCount }).from(users).where(eq(users.id, userId))
  const days = await readDays(db, ['projects'], '2000-01-01')
  return [total, user?.projects, days.reduce((sum, { value }) => sum + value, 0)]
}

it('a deleted project is gone for every call, and comes back as it was with its versions', async () => {
  const { visitor: admin } = await adminVisitor(app)
  const [owner] = await db.select().from(userProjects)
  const userId = owner?.userId ?? ''
  await noor.trpc.projects.setDefault.mutate({ id })
  const before = await noor.trpc.projects.get.query({ id })
  const [version] = await noor.trpc.projects.versions.list.query({ id })
  expect(await counted(userId)).toEqual([1, 1, 1])

  expect((await noor.send({ method: 'DELETE', url: `/api/projects/${id}` })).json()).toEqual({ success: true })
  expect(await counted(userId)).toEqual([0, 0, 0])
  const { projects } = noor.trpc
  expect((await projects.list.query()).projects).toEqual([])
  expect((await noor.get('/api/projects')).json().projects).toEqual([])
  expect(await projects.findDefault.query()).toBeNull()
  expect((await admin.get('/api/admin/projects')).json().projects).toEqual([])
  expect((await admin.get(`/api/admin/projects/${id}`)).statusCode).toBe(404)
  expect((await admin.trpc.admin.statistics.query()).recentActivity).toEqual([])
  const versionId = version?.id ?? ''
  const calls = [
    projects.get.query({ id }),
    projects.save.mutate({ id, projectData: '{}' }),
    projects.save.mutate({ id, projectData: '{}', revision: before.revision }),
    projects.rename.mutate({ id, projectName: 'Other' }),
    projects.duplicate.mutate({ id, projectName: 'Other' }),
    projects.setDefault.mutate({ id }),
    projects.delete.mutate({ id }),
    projects.versions.list.query({ id }),
    projects.versions.get.query({ id, versionId }),
    projects.versions.keep.mutate({ id, projectData: '{}' }),
    projects.versions.name.mutate({ id, versionId, name: 'Eid' }),
    projects.versions.restore.mutate({ id, versionId }),
  ]
  expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => 'NOT_FOUND'))

  expect(await projects.deleted.list.query()).toMatchObject([{ id, projectName: 'Candles' }])
  const back = (await noor.post(`/api/deleted-projects/${id}/restore`)).json().project
  expect(back).toMatchObject({ id, projectName: 'Candles', isDefault: false, revision: before.revision })
  expect(await projects.get.query({ id })).toEqual({ ...before, isDefault: false })
  expect(await projects.versions.list.query({ id })).toEqual([version])
  expect(await projects.deleted.list.query()).toEqual([])
  expect(await counted(userId)).toEqual([1, 1, 1])
  expect(await codeOf(projects.deleted.bringBack.mutate({ id }))).toBe('NOT_FOUND')
  expect(await codeOf(projects.deleted.purge.mutate({ id }))).toBe('NOT_FOUND')
})

it('a link to a deleted project opens nothing, also once the project is restored', async () => {
  const { projects, shares } = noor.trpc
  const { token } = await projects.shares.create.mutate({ id })
  await projects.delete.mutate({ id })
  expect(await codeOf(shares.open.mutate({ token }))).toBe('LINK_NOT_FOUND')
  expect(await codeOf(projects.shares.list.query({ id }))).toBe('NOT_FOUND')
  await projects.deleted.bringBack.mutate({ id })
  expect(await codeOf(shares.open.mutate({ token }))).toBe('LINK_NOT_FOUND')
})

it('a project is deleted for good when its owner says so, and after 30 days', async () => {
  const { projects } = noor.trpc
  const other = await projects.create.mutate({ projectName: 'Oud', projectData: '{}' })
  const days = (count: number) => new Date(Date.now() + count * 86_400_000)
  await purge(db, days(0.01))
  expect(await db.$count(versionBases)).toBe(1)
  for (const one of [id, other.id]) await projects.delete.mutate({ id: one })
  await purge(db, days(29.9))
  expect(await projects.deleted.list.query()).toHaveLength(2)
  expect((await noor.send({ method: 'DELETE', url: `/api/deleted-projects/${id}` })).json()).toEqual({ success: true })
  expect(await codeOf(projects.deleted.bringBack.mutate({ id }))).toBe('NOT_FOUND')
  expect([await db.$count(projectVersions), await db.$count(versionBases)]).toEqual([0, 0])
  await purge(db, days(30.1))
  expect(await db.$count(userProjects)).toBe(0)
  const total = await readCounter(db, 'projects')
  expect(total).toBe(0)
})

it('deleted projects do not count among the 1,000, and count in the storage', async () => {
  const [owner] = await db.select().from(userProjects)
  const userId = owner?.userId ?? ''
  const { projects } = noor.trpc
  await projects.delete.mutate({ id })
  await db.update(users).set({ projectCount: fairUse.projects }).where(eq(users.id, userId))
  expect(await codeOf(projects.deleted.bringBack.mutate({ id }))).toBe('TOO_MANY_PROJECTS')
  expect(await projects.deleted.list.query()).toHaveLength(1)
  await db.update(users).set({ projectCount: 0 }).where(eq(users.id, userId))
  // As many as a program that makes and deletes them all day long leaves behind.
  const rows = Array.from({ length: 1000 }, () => ({
    userId,
    projectName: 'x',
    projectData: '{}',
    deletedAt: new Date(),
  }))
  await db.insert(userProjects).values(rows)
  const last = await projects.create.mutate({ projectName: 'Last', projectData: '{}' })
  await projects.delete.mutate({ id: last.id })
  const deleted = await projects.deleted.list.query()
  expect(deleted).toHaveLength(1000)
  expect(deleted[0]?.id).toBe(last.id)
  expect(await db.$count(userProjects)).toBe(1000)
})

it('an account that is deleted takes its deleted projects along at once, and no other count changes', async () => {
  const { visitor, person } = await signedInVisitor(app)
  const made = await visitor.trpc.projects.create.mutate({ projectName: 'Gone', projectData: '{}' })
  await visitor.trpc.projects.create.mutate({ projectName: 'There', projectData: '{}' })
  await visitor.trpc.projects.delete.mutate({ id: made.id })
  const page = await visitor.trpc.account.exportData.query({})
  expect(page.projects.map(({ projectName, deletedAt }) => [projectName, deletedAt !== null])).toEqual([
    ['Gone', true],
    ['There', false],
  ])
  await visitor.trpc.account.delete.mutate({ password: person.password })
  expect((await db.select().from(userProjects)).map((project) => project.id)).toEqual([id])
  const total = await readCounter(db, 'projects')
  expect(total).toBe(1)
})
