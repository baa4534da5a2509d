import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { projectVersions } from '../../db/history-schema'
import { userProjects } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { signedInVisitor, startTestApp } from '../testing/test-app'
import { projectQueries } from './queries'

const { db } = await testDatabase()
let userId: string
let id: string
let queries: ReturnType<typeof projectQueries>
beforeEach(async () => {
  userId = (await signedInVisitor(await startTestApp())).user.id
  // Of a database of its own, so that they are built again.
  queries = projectQueries(Object.create(db))
  id = await add('Candles')
})

async function add(projectName: string, projectData = '{"a":1}', of = userId) {
  const values = { userId: of, projectName, projectData }
  const [row] = await db.insert(userProjects).values(values).returning({ id: userProjects.id })
  return row?.id ?? expect.fail()
}

const none = { projectName: null, revision: null, editingSession: null }
const save = (projectData: string, more: Partial<Record<keyof typeof none | 'userId' | 'id', unknown>> = {}) =>
  queries.save.execute({ userId, id, projectData, ...none, ...more })
const stored = async () => (await db.select().from(userProjects).where(eq(userProjects.id, id)))[0] ?? expect.fail()
const versions = () => db.select().from(projectVersions).orderBy(projectVersions.id)
const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const page = (more = {}) => ({ userId, cursor: last, limit: 10, ...more })

describe('a save', () => {
  it('puts the text in place of another, which becomes a version with all that was said of it', async () => {
    const before = await stored()
    const [head] = await save('{"a":2}', { projectName: 'Oud', revision: 1, editingSession: 'page' })
    const after = await stored()
    expect(head).toEqual({
      ...{ id, projectName: 'Oud', isDefault: false, revision: 2 },
      ...{ createdAt: before.createdAt, updatedAt: after.updatedAt },
    })
    expect(after).toMatchObject({ projectData: '{"a":2}', editingSession: 'page', editingSince: after.updatedAt })
    expect(after.updatedAt.getTime()).toBeGreaterThan(before.updatedAt.getTime())
    const [version, ...others] = await versions()
    expect(others).toEqual([])
    expect(version).toMatchObject({
      ...{ userId, projectId: id, revision: 1, projectName: 'Candles', projectData: '{"a":1}' },
      ...{ delta: null, baseId: null, stage: 0, name: null, savedAt: before.updatedAt },
    })
    expect(version?.createdAt.getTime()).toBeGreaterThanOrEqual(after.updatedAt.getTime())
  })

  it('keeps the name, and is of no page, where none is named', async () => {
    await save('{"a":2}')
    expect(await stored()).toMatchObject({ projectName: 'Candles', editingSession: null })
  })

  it('of the same text is one more revision, and no version', async () => {
    expect(await save('{"a":1}')).toMatchObject([{ revision: 2 }])
    expect(await versions()).toEqual([])
  })

  it('that goes on with what its page saved keeps when it began, and leaves no version', async () => {
    await save('{"a":2}', { editingSession: 'page' })
    const { editingSince } = await stored()
    await save('{"a":3}', { editingSession: 'page' })
    expect((await stored()).editingSince).toEqual(editingSince)
    expect(await versions()).toHaveLength(1)
    await save('{"a":4}', { editingSession: 'other' })
    expect((await versions()).map(({ projectData }) => projectData)).toEqual(['{"a":1}', '{"a":3}'])
    expect((await stored()).editingSince).not.toEqual(editingSince)
  })

  it('over another revision, of another user’s project or of a deleted one changes nothing', async () => {
    const other = (await signedInVisitor(await startTestApp())).user.id
    userId = other
    id = await add('Candles')
    const foreign = crypto.randomUUID()
    expect(await save('{"a":2}', { revision: 2 })).toEqual([])
    expect(await save('{"a":2}', { userId: foreign })).toEqual([])
    await db.update(userProjects).set({ deletedAt: new Date() })
    expect(await save('{"a":2}', { revision: 1 })).toEqual([])
    expect([await stored(), await versions()]).toMatchObject([{ revision: 1, projectData: '{"a":1}' }, []])
  })
})

describe('a page of projects', () => {
  it('has those of their owner that are not deleted, the newest first, up to the limit and beyond the cursor', async () => {
    const ids = [id, await add('Oud'), await add('Amber')]
    const gone = await add('Gone')
    await db.update(userProjects).set({ deletedAt: new Date() }).where(eq(userProjects.id, gone))
    for (const read of [queries.headsPage, queries.plansPage]) {
      expect((await read.execute(page())).map((one) => one.id)).toEqual(ids.toReversed())
      expect((await read.execute(page({ limit: 2 }))).map((one) => one.id)).toEqual([ids[2], ids[1]])
      expect((await read.execute(page({ cursor: ids[1] }))).map((one) => one.id)).toEqual([ids[0]])
      expect(await read.execute(page({ userId: crypto.randomUUID() }))).toEqual([])
    }
  })

  it('has the plans where they are asked for, and ends where they weigh 2 MB', async () => {
    const large = JSON.stringify({ notes: 'x'.repeat(249_000) })
    for (let at = 0; at < 10; at += 1) await add(`${at}`, large)
    const plans = await queries.plansPage.execute(page({ limit: 100 }))
    expect(plans.map(({ projectName }) => projectName)).toEqual(['9', '8', '7', '6', '5', '4', '3', '2', '1'])
    expect(plans[0]?.projectData).toBe(large)
    const heads = await queries.headsPage.execute(page({ limit: 100 }))
    expect(heads).toHaveLength(11)
    expect(Object.keys(heads[0] ?? {}).sort()).toEqual([
      ...['createdAt', 'id', 'isDefault', 'projectName', 'revision', 'updatedAt'],
    ])
  })
})

it('one project is read with its plan by its owner alone, until it is deleted', async () => {
  const read = (of = userId) => queries.one.execute({ userId: of, id })
  const { projectName, revision, createdAt, updatedAt, isDefault } = await stored()
  expect(await read()).toEqual([{ id, projectName, revision, createdAt, updatedAt, isDefault, projectData: '{"a":1}' }])
  expect(await read(crypto.randomUUID())).toEqual([])
  await db.update(userProjects).set({ deletedAt: new Date() })
  expect(await read()).toEqual([])
})

it('the queries of a database are built once', () => {
  expect(projectQueries(db)).toBe(projectQueries(db))
})
