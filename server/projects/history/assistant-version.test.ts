import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { projectVersions } from '../../../db/history-schema'
import { testDatabase } from '../../../db/testing'
import { assistants as ar } from '../../../src/i18n/ar/plans/assistants'
import { assistants as en } from '../../../src/i18n/en/plans/assistants'
import type { Context } from '../../auth/context'
import { signedInVisitor, startTestApp, type Visitor } from '../../testing/test-app'
import { fairUse } from '../fair-use'
import { keepOfToday } from './assistant-version'

const { db } = await testDatabase()
const { bytes } = fairUse
const ctx = { db, bloat: { add: () => {} } } as unknown as Context
let noor: Visitor
let [userId, projectId] = ['', '']
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T20:59:00Z') })
  const { visitor, user } = await signedInVisitor(await startTestApp({ env: { RATE_LIMIT: false } }))
  noor = visitor
  userId = user.id
  projectId = (await noor.trpc.projects.create.mutate({ projectName: 'Noor', projectData: '{"a":1}' })).id
})
afterEach(() => {
  vi.useRealTimers()
  fairUse.bytes = bytes
})

const keep = (projectData: string, revision = 1, preferredLanguage: 'en' | 'ar' = 'en') =>
  keepOfToday(ctx, { id: userId, preferredLanguage }, { id: projectId, revision, projectData })
/** What each plan is named by that is kept. */
const named = async () => {
  const rows = await db.select().from(projectVersions)
  return Object.fromEntries(rows.map(({ projectData, name }) => [projectData, name]))
}
const nameOn = (day: string, words = en) => words.version.replace('{{day}}', day)

describe('what an assistant saves', () => {
  it('is a version that is named by the day in Riyadh, in the language of its owner', async () => {
    expect(await keep('{"a":2}')).toBe(nameOn('2026-11-26'))
    vi.setSystemTime(new Date('2026-11-26T21:01:00Z'))
    expect(await keep('{"a":3}', 1, 'ar')).toBe(nameOn('2026-11-27', ar))
    expect(await named()).toEqual({ '{"a":2}': nameOn('2026-11-26'), '{"a":3}': nameOn('2026-11-27', ar) })
  })

  it('later that day takes the name over, in whichever language it was', async () => {
    await keep('{"a":2}')
    await keep('{"a":3}', 1, 'ar')
    expect(await named()).toEqual({ '{"a":2}': null, '{"a":3}': nameOn('2026-11-26', ar) })
    await noor.trpc.projects.versions.keep.mutate({ id: projectId, projectData: '{"a":4}', name: 'Mine' })
    await keep('{"a":5}')
    expect(await named()).toEqual({
      ...{ '{"a":2}': null, '{"a":3}': null, '{"a":4}': 'Mine' },
      '{"a":5}': nameOn('2026-11-26'),
    })
  })

  it('takes no name from another project', async () => {
    const other = await noor.trpc.projects.create.mutate({ projectName: 'Oud', projectData: '{}' })
    const kept = { id: other.id, revision: 1, projectData: '{"b":1}' }
    await keepOfToday(ctx, { id: userId, preferredLanguage: 'en' }, kept)
    await keep('{"a":2}')
    const [version] = await noor.trpc.projects.versions.list.query({ id: other.id })
    expect(version?.name).toBe(nameOn('2026-11-26'))
  })

  it('is no version where another save came meanwhile, or the project is gone', async () => {
    expect(await keep('{"a":2}', 2)).toBeNull()
    await noor.trpc.projects.delete.mutate({ id: projectId })
    expect(await keep('{"a":2}')).toBeNull()
    expect(await db.$count(projectVersions)).toBe(0)
  })

  it('has no name where none is left, or no room', async () => {
    const version = { userId, projectId, revision: 1, projectName: 'Noor', projectData: '{}', name: 'Old' }
    await db.insert(projectVersions).values(Array.from({ length: 200 }, () => version))
    expect(await keep('{"a":2}')).toBeNull()
    fairUse.bytes = 100
    vi.setSystemTime(Date.now() + 61_000)
    expect(await keep('{"a":2}')).toBeNull()
  })

  it('is an error where the database is away', async () => {
    const away = {
      ...ctx,
      db: { ...ctx.db, transaction: () => Promise.reject(new Error('away')) },
    } as unknown as Context
    const kept = keepOfToday(
      away,
      { id: userId, preferredLanguage: 'en' },
      { id: projectId, revision: 1, projectData: '{}' },
    )
    await expect(kept).rejects.toThrow()
  })
})
