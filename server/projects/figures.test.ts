import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { projectVersions } from '../../db/history-schema'
import { userProjects } from '../../db/schema'
import { testDatabase } from '../../db/testing'
import { demoPlan } from '../../src/domain/plan/demo-plan'
import { projectDetails } from '../../src/domain/project/project-details'
import { projectFigures } from '../../src/domain/project/project-figures'
import { works } from '../http/budgets'
import { AppError } from '../infra/errors'
import { signedInVisitor, startTestApp } from '../testing/test-app'
import { withDetails, withFigures, withSummaries, workOf } from './figures'
import type { ProjectHead } from './queries'

const { db } = await testDatabase()
const plan = demoPlan()
const planText = (storeName: string) => JSON.stringify({ ...plan, storeName })
/** As long as three pieces of work. */
const long = JSON.stringify({ ...plan, notes: 'x'.repeat(40_000) })

let userId: string
let add: (projectData: string) => Promise<ProjectHead>
let spent: unknown[][]
beforeEach(async () => {
  const { visitor, user } = await signedInVisitor(await startTestApp())
  userId = user.id
  add = (projectData) => visitor.trpc.projects.create.mutate({ projectName: 'Noor', projectData })
  spent = []
})

const readerOf = (spend = async (...said: unknown[]) => void spent.push(said)) =>
  ({ db, budgets: { spend }, user: { id: userId } }) as unknown as Parameters<typeof withFigures>[0]
const refusing = () =>
  readerOf(async () => {
    throw new AppError('TOO_MANY_REQUESTS')
  })
const paid = (pieces: number) => ['plansRead', works.plansRead, { account: userId }, pieces]

it('plans are read in pieces of 16 KB of text', () => {
  expect([1, 16_384, 16_385, 40_000].map((length) => workOf('x'.repeat(length)))).toEqual([1, 1, 2, 3])
})

describe('the figures of projects', () => {
  it('are read once for each revision, and paid for by their length', async () => {
    const heads = [await add(planText('First')), await add(long)]
    const [first, second] = await withFigures(readerOf(), heads)
    expect(first).toEqual({ ...heads[0], figures: projectFigures(planText('First')) })
    expect(second?.figures).toEqual(projectFigures(long))
    expect(spent).toEqual([paid(1 + workOf(long))])
    await withFigures(readerOf(), heads)
    expect(spent).toHaveLength(1)
    const saved = { ...(heads[0] ?? expect.fail()), revision: 2 }
    await db.update(userProjects).set({ revision: 2, projectData: '{}' }).where(eq(userProjects.id, saved.id))
    expect((await withFigures(readerOf(), [saved]))[0]?.figures).toEqual(projectFigures('{}'))
    expect(spent[1]).toEqual(paid(1))
  })

  it('are refused where too many plans are read, and read once there is room', async () => {
    const head = await add(planText('First'))
    await expect(withFigures(refusing(), [head])).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(await withFigures(readerOf(), [head])).toHaveLength(1)
    expect(spent).toEqual([paid(1)])
  })

  it('of projects that went in the meantime, or are another user’s, are left out', async () => {
    const head = await add(planText('First'))
    const other = (await signedInVisitor(await startTestApp())).user
    const foreign = { ...readerOf(), user: { id: other.id } }
    expect(await withFigures(foreign, [head])).toEqual([])
    expect(await withFigures(readerOf(), [{ ...head, id: crypto.randomUUID() }])).toEqual([])
  })

  it('for administrators are of every user, without their revision', async () => {
    const { id, revision } = await add(planText('First'))
    const [row] = await withDetails(db, [{ id, revision, email: 'noor@store.example' }])
    expect(row).toEqual({ id, email: 'noor@store.example', details: projectDetails(planText('First')) })
    expect(spent).toEqual([])
  })
})

describe('what tells versions apart', () => {
  const changesOf = (rows: readonly { changes: readonly { before?: unknown; after?: unknown }[] }[]) =>
    rows.map(({ changes }) => changes.map(({ before, after }) => [before, after]))

  async function versions(...texts: string[]) {
    const { id } = await add(planText('now'))
    const rows = texts.map((projectData, at) => ({
      ...{ userId, projectId: id, projectName: 'Noor', revision: at + 1, projectData },
    }))
    const made: { id: string }[] = []
    for (const row of rows)
      made.push(...(await db.insert(projectVersions).values(row).returning({ id: projectVersions.id })))
    return { projectId: id, rows: made.toReversed() }
  }

  it('is in what each differs from the one before, of those that are shown', async () => {
    const { projectId, rows } = await versions(planText('a'), planText('b'), planText('c'))
    const shown = await withSummaries(readerOf(), projectId, rows, 2)
    expect(shown.map(({ id }) => id)).toEqual(rows.slice(0, 2).map(({ id }) => id))
    expect(changesOf(shown)).toEqual([[['b', 'c']], [['a', 'b']]])
    expect(shown[0]).toMatchObject({ isReadable: true, changeCount: 1, currency: 'SAR' })
    expect(spent).toEqual([paid(3)])
    const all = await withSummaries(readerOf(), projectId, rows, 3)
    expect(changesOf(all)[2]).toEqual([])
    expect(all[2]?.changeCount).toBe(0)
    expect(spent).toEqual([paid(3), paid(1)])
  })

  it('is another difference once the version before is gone', async () => {
    const { projectId, rows } = await versions(planText('a'), planText('b'), planText('c'))
    await withSummaries(readerOf(), projectId, rows, 3)
    const [newest = expect.fail(), middle = expect.fail(), oldest = expect.fail()] = rows
    await db.delete(projectVersions).where(eq(projectVersions.id, middle.id))
    expect(changesOf(await withSummaries(readerOf(), projectId, [newest, oldest], 2))).toEqual([[['a', 'c']], []])
  })

  it('is nothing of versions that went in the meantime, and of another project', async () => {
    const { projectId, rows } = await versions(planText('a'), planText('b'))
    await db.delete(projectVersions).where(sql`${projectVersions.id} = ${rows[0]?.id}`)
    expect((await withSummaries(readerOf(), projectId, rows, 2)).map(({ id }) => id)).toEqual([rows[1]?.id])
    expect(await withSummaries(readerOf(), crypto.randomUUID(), rows.slice(1), 2)).toHaveLength(1)
    const other = await versions(planText('c'))
    expect(await withSummaries(readerOf(), projectId, other.rows, 2)).toEqual([])
  })
})
