import { eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { projectVersions } from '../../db/history-schema'
import { testDatabase } from '../../db/testing'
import { demoPlan } from '../../src/domain/plan/demo-plan'
import { projectFigures } from '../../src/domain/project/project-figures'
import { signedInVisitor, startTestApp, type Visitor } from '../testing/test-app'

const { db } = await testDatabase()
let app: FastifyInstance
let noor: Visitor
let [userId, id] = ['', '']
beforeEach(async () => {
  app = await startTestApp()
  const { visitor, user } = await signedInVisitor(app)
  noor = visitor
  userId = user.id
  id = (await noor.trpc.projects.create.mutate({ projectName: 'Candles', projectData: text('first') })).id
})

const text = (storeName: string) => JSON.stringify({ storeName })
const put = (projectData: string) => noor.put(`/api/projects/${id}`, { projectData })
const stored = async () => (await noor.trpc.projects.get.query({ id })).projectData
const versionTexts = async () => {
  const rows = await db
    .select()
    .from(projectVersions)
    .where(eq(projectVersions.projectId, id))
    .orderBy(projectVersions.id)
  return rows.map((row) => row.projectData)
}
const codeOf = async (call: Promise<unknown>) =>
  call.then(
    () => 'OK',
    (error) => error.data?.code,
  )

describe('versions', () => {
  it('list each revision once, those too that an assistant or a name has kept before they were replaced', async () => {
    const assist = (revision: number, name: string) =>
      noor.trpc.projects.saveByAssistant.mutate({ id, revision, projectData: text(name) })
    await assist(1, 'second')
    await assist(2, 'third')
    await noor.trpc.projects.versions.keep.mutate({ id, projectData: text('another'), name: 'Not chosen' })
    await put(text('fourth'))
    await noor.trpc.projects.versions.keep.mutate({ id, projectData: text('fourth'), name: 'Named' })
    await put(text('fifth'))
    expect(await versionTexts()).toEqual(['first', 'second', 'third', 'another', 'fourth'].map(text))
  })

  it('are listed, read and restored, and what a restore replaces is one too', async () => {
    await put(text('second'))
    const [version] = (await noor.get(`/api/projects/${id}/versions`)).json().versions
    expect(version).toMatchObject({ revision: 1, projectName: 'Candles' })
    const path = `/api/projects/${id}/versions/${version.id}`
    const { isReadable, operatingIncome, profit, isFirstResult, profitSoFar, currency, ...rest } = version
    const { changes, changeCount, ...head } = rest
    expect((await noor.get(path)).json().version).toEqual({ ...head, projectData: text('first') })
    expect([isReadable, operatingIncome, profit, currency]).toEqual([true, 0, 0, 'SAR'])
    expect([isFirstResult, profitSoFar, changes, changeCount]).toEqual([false, 0, [], 0])
    const restored = await noor.post(`${path}/restore`)
    expect([restored.headers.etag, restored.json().project.revision]).toEqual(['"3"', 3])
    expect(await stored()).toBe(text('first'))
    expect(await versionTexts()).toEqual([text('first'), text('second')])
  })

  it('tell what each plan leads to, and which cannot be read', async () => {
    const demo = demoPlan()
    const half = { ...demo, unanswered: ['fixedCosts'] }
    await put(JSON.stringify(demo))
    await put(JSON.stringify(half))
    await put('{}')
    await db
      .update(projectVersions)
      .set({ projectData: 'no plan' })
      .where(eq(projectVersions.projectData, text('first')))
    const { operatingIncome, profit } = projectFigures(JSON.stringify(demo))
    expect(operatingIncome).toBeGreaterThan(profit)
    expect(await noor.trpc.projects.versions.list.query({ id })).toMatchObject([
      { isFirstResult: true, profit, profitSoFar: projectFigures(JSON.stringify(half)).profitSoFar },
      { isReadable: true, operatingIncome, profit, isFirstResult: false, currency: 'SAR' },
      { isReadable: false, operatingIncome: 0 },
    ])
  })

  it('are kept beside the plan when asked, once', async () => {
    for (const name of ['mine', 'mine', 'first'])
      await noor.trpc.projects.versions.keep.mutate({ id, projectData: text(name) })
    expect(await versionTexts()).toEqual([text('mine')])
    expect(await noor.trpc.projects.get.query({ id })).toMatchObject({ revision: 1, projectData: text('first') })
  })

  it('are all kept, and listed in pages', async () => {
    for (let n = 0; n < 25; n++) await put(text(`${n}`))
    expect(await versionTexts()).toHaveLength(25)
    const first = await noor.trpc.projects.versions.list.query({ id })
    expect(first).toHaveLength(20)
    const cursor = first.at(-1)?.id
    const second = (await noor.get(`/api/projects/${id}/versions?cursor=${cursor}&limit=100`)).json().versions
    expect(second).toHaveLength(5)
    expect([...first, ...second].map(({ revision }) => revision)).toEqual(Array.from({ length: 25 }, (_, n) => 25 - n))
    expect(first.at(-1)?.changes).toMatchObject([{ path: 'storeName', before: '3', after: '4' }])
    expect(second.at(-1).changes).toEqual([])
  })

  it('tell in what they differ from the one before, and when they were saved', async () => {
    const demo = demoPlan()
    await put(JSON.stringify(demo))
    const products = demo.products.map((product, at) => (at === 0 ? { ...product, unitPriceInclVAT: 1 } : product))
    await put(JSON.stringify({ ...demo, products, vatPct: 5 }))
    await put('{}')
    const [newest] = await noor.trpc.projects.versions.list.query({ id, limit: 1 })
    expect(newest).toMatchObject({ revision: 3, changeCount: 2 })
    expect(newest?.changes).toEqual([
      { kind: 'changed', path: 'vatPct', of: '', before: 15, after: 5 },
      {
        kind: 'changed',
        path: 'products.0.unitPriceInclVAT',
        of: demo.products[0]?.name,
        before: demo.products[0]?.unitPriceInclVAT,
        after: 1,
      },
    ])
    expect(newest?.savedAt.getTime()).toBeLessThanOrEqual(newest?.createdAt.getTime() ?? 0)
  })

  it('are named, renamed, and lose their name', async () => {
    await put(text('second'))
    const [version] = await noor.trpc.projects.versions.list.query({ id })
    const versionId = version?.id ?? ''
    const path = `/api/projects/${id}/versions/${versionId}/name`
    expect((await noor.put(path, { name: '  Before Eid ' })).json().version).toMatchObject({ name: 'Before Eid' })
    for (const name of ['', 'x'.repeat(81), 5]) expect((await noor.put(path, { name })).statusCode).toBe(400)
    const named = async () => (await noor.trpc.projects.versions.list.query({ id }))[0]?.name
    expect(await named()).toBe('Before Eid')
    await noor.trpc.projects.versions.name.mutate({ id, versionId, name: 'Before the holidays' })
    expect(await named()).toBe('Before the holidays')
    await noor.put(path, { name: null })
    expect(await named()).toBeNull()
    const other = (await signedInVisitor(app)).visitor
    expect((await other.put(path, { name: 'Mine' })).statusCode).toBe(404)
    expect(await codeOf(noor.trpc.projects.versions.name.mutate({ id, versionId: id, name: 'None' }))).toBe('NOT_FOUND')
    await noor.trpc.projects.versions.keep.mutate({ id, projectData: text('second'), name: 'As it is' })
    expect(await named()).toBe('As it is')
  })
})

describe('versions with a name', () => {
  const named = async (count: number) => {
    const version = { userId, projectId: id, revision: 1, projectName: 'Candles', projectData: '{}', name: 'Old' }
    await db.insert(projectVersions).values(Array.from({ length: count }, () => version))
  }
  const unnamed = async () => {
    const rows = await db.select().from(projectVersions).where(isNull(projectVersions.name))
    return rows[0]?.id ?? ''
  }
  const keep = () => noor.trpc.projects.versions.keep.mutate({ id, projectData: text('kept'), name: 'Kept' })

  it('are 200 at most, also when they are named at once; taking a name away makes room', async () => {
    await put(text('second'))
    await named(199)
    const answers = await Promise.all([codeOf(keep()), codeOf(keep()), codeOf(keep())])
    expect(answers.toSorted()).toEqual(['OK', 'TOO_MANY_NAMED_VERSIONS', 'TOO_MANY_NAMED_VERSIONS'])
    const all = await noor.trpc.projects.versions.list.query({ id, limit: 100 })
    const [version, other] = [all.find(({ name }) => name !== null), await unnamed()]
    const name = (versionId: string, to: string | null) =>
      noor.put(`/api/projects/${id}/versions/${versionId}/name`, { name: to })
    const refused = await name(other, 'One more')
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'TOO_MANY_NAMED_VERSIONS'])
    expect((await name(version?.id ?? '', 'Another')).statusCode).toBe(200)
    expect((await name(version?.id ?? '', null)).statusCode).toBe(200)
    expect((await name(other, 'One more')).statusCode).toBe(200)
    // Without a name a plan is kept as before.
    expect(await codeOf(noor.trpc.projects.versions.keep.mutate({ id, projectData: text('mine') }))).toBe('OK')
  })
})

describe('versions of saves at once', () => {
  it('are in the order in which the texts were replaced', async () => {
    for (let round = 0; round < 4; round += 1)
      await Promise.all(Array.from({ length: 12 }, (_, n) => put(text(`${round} ${n}`))))
    const rows = await db
      .select()
      .from(projectVersions)
      .where(eq(projectVersions.projectId, id))
      .orderBy(projectVersions.id)
    expect(rows.map(({ revision }) => revision)).toEqual(Array.from({ length: 48 }, (_, at) => at + 1))
    for (const { savedAt, createdAt } of rows) expect(savedAt?.getTime()).toBeLessThanOrEqual(createdAt.getTime())
  })
})
