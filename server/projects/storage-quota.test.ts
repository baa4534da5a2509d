import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userProjects } from '../../db/schema'
import { projectShares } from '../../db/sharing-schema'
import { statementsOf, testDatabase } from '../../db/testing'
import { programOf, signedInVisitor, startTestApp, type Visitor } from '../testing/test-app'
import { fairUse } from './fair-use'

const { db, kind } = await testDatabase()
const { bytes } = fairUse
let app: FastifyInstance
let noor: Visitor
let id: string
beforeEach(async () => {
  app = await startTestApp({ env: { RATE_LIMIT: false } })
  noor = (await signedInVisitor(app)).visitor
  id = (await noor.trpc.projects.create.mutate({ projectName: 'Candles', projectData: '{}' })).id
})
afterEach(() => {
  vi.useRealTimers()
  fairUse.bytes = bytes
})

/** No two alike, and of a length that compressing hardly changes. */
const plan = (length: number) => JSON.stringify({ notes: randomBytes((length * 3) / 4).toString('base64') })
const save = (projectData: string) => noor.put(`/api/projects/${id}`, { projectData })
const codeOf = ({ body }: { body: string }) => JSON.parse(body).code

it('an account is full with 200 MB of plans and versions, and has room again once something is deleted for good', async () => {
  expect(bytes).toBe(200_000_000)
  fairUse.bytes = 940_000
  const oud = (await noor.post('/api/projects', { projectName: 'Oud', projectData: plan(200_000) })).json().project
  for (let times = 0; times < 3; times += 1) expect((await save(plan(200_000))).statusCode).toBe(200)
  const refused = await save(plan(250_000))
  expect([refused.statusCode, codeOf(refused)]).toEqual([413, 'STORAGE_FULL'])
  expect(refused.json().message).toMatch(/200 MB/)
  expect(codeOf(await noor.post('/api/projects', { projectName: 'New', projectData: plan(250_000) }))).toBe(
    'STORAGE_FULL',
  )
  const copied = noor.trpc.projects.duplicate.mutate({ id, projectName: 'Copy' })
  await expect(copied).resolves.toMatchObject({ projectName: 'Copy' })
  const kept = noor.trpc.projects.versions.keep.mutate({ id, projectData: plan(50_000) })
  await expect(kept).rejects.toMatchObject({ data: { code: 'STORAGE_FULL' } })
  const other = (await signedInVisitor(app)).visitor
  expect((await other.post('/api/projects', { projectName: 'Other', projectData: plan(200_000) })).statusCode).toBe(201)
  await noor.trpc.projects.delete.mutate({ id: oud.id })
  expect(codeOf(await save(plan(150_000)))).toBe('STORAGE_FULL')
  await noor.trpc.projects.deleted.purge.mutate({ id: oud.id })
  expect((await save(plan(150_000))).statusCode).toBe(200)
  // Nothing gave way to what was refused.
  expect(await noor.trpc.projects.versions.list.query({ id })).toHaveLength(4)
})

it('actual months that links hold take room in the account', async () => {
  const { token: _, id: shareId } = await noor.trpc.projects.shares.create.mutate({ id })
  await db
    .update(projectShares)
    .set({ actuals: JSON.stringify('x'.repeat(300_000)) })
    .where(eq(projectShares.id, shareId))
  fairUse.bytes = 400_000
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  expect(codeOf(await noor.post('/api/projects', { projectName: 'Oud', projectData: plan(200_000) }))).toBe(
    'STORAGE_FULL',
  )
})

it('what an assistant saves is saved, without a name where a version has no room', async () => {
  const { visitor } = await programOf(app, noor, 'write')
  fairUse.bytes = 300_000
  const params = { name: 'save_project', arguments: { id, revision: 1, projectData: plan(200_000) } }
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
  const headers = { accept: 'application/json, text/event-stream' }
  const { body } = await visitor.send({ method: 'POST', url: '/mcp', payload: message, headers })
  expect(body).toContain('"version":null')
  expect(await noor.trpc.projects.get.query({ id })).toMatchObject({ revision: 2 })
})

it('saves that differ a little take little space', async () => {
  fairUse.bytes = 1_000_000
  const notes = plan(200_000)
  for (let revision = 1; revision < 12; revision += 1) {
    await noor.trpc.projects.save.mutate({ id, revision, projectData: `{"revision":${revision},${notes.slice(1)}` })
  }
  expect((await noor.trpc.projects.get.query({ id })).revision).toBe(12)
})

async function tableBytes(): Promise<number> {
  const size = sql<string>`pg_total_relation_size('user_projects') + pg_total_relation_size('project_versions')`
  const [row] = await db.select({ bytes: size }).from(sql`(select 1)`)
  return Number(row?.bytes)
}

// Seconds for each change of the code would be hours: npm run bench -- mutation leaves it out.
it.runIf(kind === 'embedded' && !process.env.MUTATION_STEP)(
  'saving over and over does not fill the disk of the embedded database',
  async () => {
    fairUse.bytes = 4_000_000
    const notes = plan(200_000)
    const saveTimes = async (times: number) => {
      for (let time = 0; time < times; time += 1)
        expect((await save(`{"time":${Math.random()},${notes.slice(1)}`)).statusCode).toBe(200)
    }
    await saveTimes(40)
    const before = await tableBytes()
    await saveTimes(60)
    // 12 MB were replaced.
    expect((await tableBytes()) - before).toBeLessThan(6_000_000)
  },
)

it('small rows count towards the storage of an account', async () => {
  fairUse.bytes = 8000
  const codes = new Set<number>()
  for (let time = 0; time < 40; time += 1) codes.add((await save(`{"a":${time}}`)).statusCode)
  expect([...codes]).toEqual([200, 413])
})

it('a link of a full account is still brought up to date, for what it showed before goes', async () => {
  const { shares } = noor.trpc.projects
  const { id: shareId } = await shares.create.mutate({ id })
  const [link] = await db.select({ bytes: sql<number>`octet_length(plan_data)` }).from(projectShares)
  fairUse.bytes = (link?.bytes ?? 0) + 1000
  await expect(shares.create.mutate({ id })).rejects.toMatchObject({ data: { code: 'STORAGE_FULL' } })
  await expect(shares.update.mutate({ id, shareId })).resolves.toMatchObject({ id: shareId })
})

it('links to two projects of a full account do not wait for each other', async () => {
  const ids = [id]
  for (const projectName of ['Oud', 'Amber'])
    ids.push((await noor.trpc.projects.create.mutate({ projectName, projectData: '{}' })).id)
  for (const one of ids)
    for (let time = 0; time < 12; time += 1) await noor.put(`/api/projects/${one}`, { projectData: plan(20_000) })
  fairUse.bytes = 1000
  const links = ids.map((one) => noor.post('/trpc/projects.shares.create', { id: one }))
  const codes = (await Promise.all(links)).map((answer) => answer.json().error.json.data.code)
  expect(codes).toEqual(ids.map(() => 'STORAGE_FULL'))
})

it('the storage that another process uses is counted within a minute', async () => {
  fairUse.bytes = 400_000
  expect((await save(plan(1000))).statusCode).toBe(200)
  const [{ userId = '' } = {}] = await db.select({ userId: userProjects.userId }).from(userProjects)
  await db.insert(userProjects).values({ userId, projectName: 'By another process', projectData: plan(390_000) })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  const refused = await save(plan(50_000))
  vi.useRealTimers()
  expect(codeOf(refused)).toBe('STORAGE_FULL')
})

it('the storage of an account is counted once a minute, however often it saves', async () => {
  const counting = async () =>
    (await statementsOf(() => save('{"a":1}'))).filter(({ query }) => /union all/.test(query)).length
  expect([await counting(), await counting()]).toEqual([0, 0])
  const now = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: now + 61_000 })
  expect([await counting(), await counting()]).toEqual([1, 0])
  vi.setSystemTime(now + 61_000 + 59_000)
  expect(await counting()).toBe(0)
})
