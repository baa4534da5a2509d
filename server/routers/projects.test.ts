import { isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { userProjects, users } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { demoPlan } from '../../src/domain/plan/demo-plan'
import { projectFigures } from '../../src/domain/project/project-figures'
import { readCounter } from '../infra/counters'
import { signedInVisitor, startTestApp, type Visitor } from '../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
let noor: Visitor
beforeEach(async () => {
  app = await startTestApp()
  noor = (await signedInVisitor(app)).visitor
})

const planText = (storeName: string) => JSON.stringify({ storeName })

const added = (visitor: Visitor, projectName = 'Candles', projectData = '{}') =>
  visitor.trpc.projects.create.mutate({ projectName, projectData })

const codeOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error) => error.data?.code,
  )

const counted = async () => {
  const total = await readCounter(db, 'projects')
  const [user] = await db.select({ projects: users.projectCount }).from(users)
  return {
    total: total,
    ofUser: user?.projects,
    rows: await db.$count(userProjects, isNull(userProjects.deletedAt)),
  }
}

describe('a project', () => {
  it('is made under its trimmed name, read, renamed and deleted, and counted all along', async () => {
    const made = await added(noor, '  Candles ', planText('Noor Home'))
    expect(made).toMatchObject({ projectName: 'Candles', isDefault: false, revision: 1 })
    expect(await noor.trpc.projects.get.query({ id: made.id })).toEqual({ ...made, projectData: planText('Noor Home') })
    expect(await counted()).toEqual({ total: 1, ofUser: 1, rows: 1 })
    const renamed = await noor.trpc.projects.rename.mutate({ id: made.id, projectName: 'Oud' })
    expect(renamed).toEqual({ ...made, projectName: 'Oud' })
    await noor.trpc.projects.delete.mutate({ id: made.id })
    expect(await counted()).toEqual({ total: 0, ofUser: 0, rows: 0 })
    expect(await codeOf(noor.trpc.projects.delete.mutate({ id: made.id }))).toBe('NOT_FOUND')
    expect(await counted()).toEqual({ total: 0, ofUser: 0, rows: 0 })
  })

  it.each([
    ['no name', { projectName: '   ', projectData: '{}' }],
    ['a name of 201 letters', { projectName: 'a'.repeat(201), projectData: '{}' }],
    ['no plan', { projectName: 'Candles' }],
    ['a plan that is neither an object nor text', { projectName: 'Candles', projectData: [] }],
  ])('is not made with %s', async (_what, body) => {
    const answer = await noor.post('/api/projects', body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'BAD_INPUT', issues: [{}] })
    expect(await counted()).toMatchObject({ rows: 0 })
  })

  it('is duplicated with its plan, as a separate project', async () => {
    const { id } = await added(noor, 'Candles', planText('Noor Home'))
    await noor.trpc.projects.setDefault.mutate({ id })
    const copy = await noor.trpc.projects.duplicate.mutate({ id, projectName: 'Candles (Copy)' })
    expect(await noor.trpc.projects.get.query({ id: copy.id })).toMatchObject({
      projectName: 'Candles (Copy)',
      projectData: planText('Noor Home'),
      isDefault: false,
      revision: 1,
    })
    expect(await counted()).toEqual({ total: 2, ofUser: 2, rows: 2 })
  })

  it('is the default one in place of another, also when many are chosen at once', async () => {
    const ids = []
    for (const name of ['a', 'b', 'c', 'd']) ids.push((await added(noor, name)).id)
    const before = await noor.trpc.projects.list.query()
    await Promise.all(ids.map((id) => noor.post(`/api/projects/${id}/default`)))
    const after = await noor.trpc.projects.list.query()
    expect(after.projects.filter((project) => project.isDefault)).toHaveLength(1)
    expect(after.projects.map((project) => project.updatedAt)).toEqual(
      before.projects.map(({ updatedAt }) => updatedAt),
    )
    expect(await codeOf(noor.trpc.projects.setDefault.mutate({ id: crypto.randomUUID() }))).toBe('NOT_FOUND')
    expect((await noor.trpc.projects.list.query()).projects.filter((project) => project.isDefault)).toHaveLength(1)
  })
})

it('the default project is found, to be opened after signing in', async () => {
  expect(await noor.trpc.projects.findDefault.query()).toBeNull()
  await added(noor, 'a')
  const { id } = await added(noor, 'b')
  await noor.trpc.projects.setDefault.mutate({ id })
  await added(noor, 'c')
  expect(await noor.trpc.projects.findDefault.query()).toEqual({ id })
})

describe('the list', () => {
  it('gives the figures that the model gives, newest first, and no plans', async () => {
    const demo = JSON.stringify(demoPlan())
    await added(noor, 'Demo', demo)
    const made = await added(noor, 'Empty')
    const { projects, nextCursor } = await noor.trpc.projects.list.query()
    expect(projects.map((project) => project.projectName)).toEqual(['Empty', 'Demo'])
    expect(projects[1]?.figures).toEqual(projectFigures(demo))
    expect(projects[0]).toEqual({ ...made, figures: projectFigures('{}') })
    expect(nextCursor).toBeNull()
  })

  it('follows a save, and lists a project whose plan cannot be read', async () => {
    const { id } = await added(noor)
    await noor.trpc.projects.list.query()
    await noor.trpc.projects.save.mutate({ id, revision: 1, projectData: JSON.stringify(demoPlan()) })
    const read = async () => (await noor.trpc.projects.list.query()).projects[0]?.figures
    expect(await read()).toMatchObject({ isReadable: true, isProfitable: true, completionPct: 100 })
    await db.update(userProjects).set({ projectData: 'not a plan', revision: 9 })
    expect(await read()).toMatchObject({ isReadable: false, isActive: false, completionPct: 0 })
    expect((await noor.get('/api/projects')).json().projects[0].projectData).toBe('not a plan')
  })

  it('comes in pages that hold every project once', async () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    for (const name of names) await added(noor, name)
    const seen: string[] = []
    for (let cursor: string | null = '', pages = 0; cursor !== null; pages++) {
      const answer = await noor.get(`/api/projects?limit=2${cursor && `&cursor=${cursor}`}`)
      const page: { projects: { projectName: string }[]; nextCursor: string | null } = answer.json()
      seen.push(...page.projects.map((project) => project.projectName))
      cursor = page.nextCursor
      expect(pages).toBeLessThan(3)
    }
    expect(seen).toEqual(names.toReversed())
  })

  it('ends a page early when its plans weigh much', async () => {
    const heavy = JSON.stringify({ notes: 'x'.repeat(250_000) })
    for (let n = 0; n < 20; n++) await added(noor, `heavy ${n}`, heavy)
    const first = (await noor.get('/api/projects')).json()
    expect(first.projects).toHaveLength(9)
    const second = (await noor.get(`/api/projects?cursor=${first.nextCursor}`)).json()
    expect(second.projects).toHaveLength(9)
    const third = (await noor.get(`/api/projects?cursor=${second.nextCursor}`)).json()
    expect(third.projects).toHaveLength(2)
    expect(third.nextCursor).toBeNull()
  })
})

describe('fair use', () => {
  it('is 60 new projects an hour, deleted ones included, with Retry-After', async () => {
    for (let n = 0; n < 60; n++) {
      const { id } = await added(noor)
      await noor.trpc.projects.delete.mutate({ id })
    }
    const refused = await noor.post('/api/projects', { projectName: 'One more', projectData: '{}' })
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_NEW_PROJECTS'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500)
    expect(await counted()).toEqual({ total: 0, ofUser: 0, rows: 0 })
    const other = (await signedInVisitor(app)).visitor
    expect((await other.post('/api/projects', { projectName: 'Other', projectData: '{}' })).statusCode).toBe(201)
  })

  it('is 1 000 projects, also when many are made at once, duplicates included', async () => {
    const { id } = await added(noor)
    await db.update(users).set({ projectCount: 998 })
    const calls = Array.from({ length: 6 }, () => codeOf(noor.trpc.projects.duplicate.mutate({ id, projectName: 'x' })))
    const codes = await Promise.all(calls)
    expect(codes.filter((code) => code === 'OK')).toHaveLength(2)
    expect(codes.filter((code) => code === 'TOO_MANY_PROJECTS')).toHaveLength(4)
    expect(await counted()).toMatchObject({ total: 3, ofUser: 1000, rows: 3 })
  })
})
