import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { projectVersions, versionBases } from '../../../db/history-schema'
import { userProjects, users } from '../../../db/schema'
import { testDatabase } from '../../../db/testing'
import { demoPlan } from '../../../src/domain/plan/demo-plan'
import { signedInVisitor, startTestApp } from '../../testing/test-app'
import { tidyVersions } from './thin-versions'
import { versionTexts } from './version-texts'

const { db } = await testDatabase()
let [userId, projectId] = ['', '']
beforeEach(async () => {
  const { visitor, user } = await signedInVisitor(await startTestApp())
  userId = user.id
  projectId = (await visitor.trpc.projects.create.mutate({ projectName: 'Candles', projectData: '{}' })).id
  await db.delete(projectVersions)
})

const now = new Date('2026-11-22T12:34:56Z')
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
const demo = JSON.stringify(demoPlan())
const textAt = (at: number) => demo.replace('"vatPct":15', `"vatPct":${at}`)

/** Versions that were replaced so long before now, oldest first; the number is in the text. */
async function replaced(ages: readonly number[]) {
  const rows = ages
    .toSorted((a, b) => b - a)
    .map((age, at) => ({
      ...{ userId, projectId, revision: at + 1, projectName: 'Candles', projectData: textAt(at) },
      createdAt: new Date(now.getTime() - age),
    }))
  for (let at = 0; at < rows.length; at += 500) await db.insert(projectVersions).values(rows.slice(at, at + 500))
}

/** How long before now the versions that are left were replaced, oldest first. */
async function left(): Promise<number[]> {
  const rows = await db.select().from(projectVersions).orderBy(projectVersions.id)
  const texts = await versionTexts(
    db,
    { userId, projectId },
    rows.map(({ id }) => id),
  )
  for (const { id, revision } of rows) expect(texts.get(id)).toBe(textAt(revision - 1))
  return rows.map(({ createdAt }) => now.getTime() - createdAt.getTime())
}

/** The most recent of each period among some ages. */
const lastOf = (ages: readonly number[], ms: number, shift = 0) => {
  const period = (age: number) => Math.floor((now.getTime() - age + shift) / ms)
  return ages.filter((age) => !ages.some((other) => other < age && period(other) === period(age)))
}

it('versions: all of the last hour are kept, one an hour for a day, one a day for 90 days, and each text to the letter', async () => {
  const recent = Array.from({ length: 30 }, (_, at) => at * 2 * minute)
  const today = Array.from({ length: 40 }, (_, at) => hour + 2 * minute + at * 33 * minute)
  const earlier = Array.from({ length: 60 }, (_, at) => day + at * at * hour + 1000)
  const ages = [...recent, ...today, ...earlier]
  await replaced(ages)
  await tidyVersions(db, now)
  await tidyVersions(db, now)
  const hours = lastOf(ages, hour)
  const expected = ages.filter((age) => {
    if (age < hour + minute) return true
    if (age < day) return hours.includes(age)
    return age < 90 * day && lastOf(ages, day, 3 * hour).includes(age)
  })
  expect(await left()).toEqual(expected.toSorted((a, b) => b - a))
  // Nothing more goes, and hundreds of plans take little more room than one.
  await tidyVersions(db, now)
  expect(await left()).toHaveLength(expected.length)
  const [size] = await db
    .select({ bytes: sql<number>`sum(octet_length(project_data) + octet_length(delta))::int` })
    .from(projectVersions)
  expect(size?.bytes).toBeLessThan(100 * expected.length)
  expect(await db.$count(versionBases)).toBe(1)
})

it('versions with a name are kept for ever, and are thinned out once the name is removed', async () => {
  await replaced([400 * day, 400 * day + minute, 100 * day])
  await db.update(projectVersions).set({ name: 'Opening' })
  await tidyVersions(db, now)
  expect(await left()).toHaveLength(3)
  await db.update(projectVersions).set({ name: null })
  await tidyVersions(db, now)
  expect(await left()).toEqual([])
})

it('a base text is deleted once no version needs it', async () => {
  const other = (seed: number) => JSON.stringify({ texts: Array.from({ length: 400 }, (_, at) => (at * seed) % 7919) })
  const version = { userId, projectId, revision: 1, projectName: 'Candles' }
  const at = (age: number) => new Date(now.getTime() - age)
  await db.insert(projectVersions).values([
    { ...version, projectData: other(31), createdAt: at(3 * minute) },
    { ...version, projectData: other(37), createdAt: at(2 * minute) },
    { ...version, projectData: other(41), createdAt: at(minute + 1), name: 'Kept' },
  ])
  await tidyVersions(db, now)
  expect(await db.$count(versionBases)).toBe(3)
  const remaining = await db.select().from(projectVersions)
  const texts = await versionTexts(
    db,
    { userId, projectId },
    remaining.map(({ id }) => id),
  )
  expect([...texts.values()].toSorted()).toEqual([other(31), other(37), other(41)].toSorted())
  await tidyVersions(db, new Date(now.getTime() + 91 * day))
  expect(await db.$count(projectVersions)).toBe(1)
  expect(await db.$count(versionBases)).toBe(1)
})

it('several thinnings at once lose no version', async () => {
  const ages = Array.from({ length: 40 }, (_, at) => minute + 1 + at * 30_000)
  await replaced(ages)
  await Promise.all(Array.from({ length: 4 }, () => tidyVersions(db, now)))
  expect(await left()).toHaveLength(ages.length)
  expect(await db.$count(userProjects)).toBe(1)
  expect(await db.$count(users)).toBe(1)
})

it('a version that is kept again while it expires, or is thinned out, stays', async () => {
  await replaced([91 * day, 3 * hour, 3 * hour - minute])
  let tidied = Promise.resolve()
  await db.transaction(async (tx) => {
    await tx.update(projectVersions).set({ createdAt: now })
    tidied = tidyVersions(db, now)
    await setTimeout(400)
  })
  await tidied
  expect(await left()).toEqual([0, 0, 0])
})

it('a version whose base is damaged is an error, not an empty text', async () => {
  await replaced([2 * minute])
  await tidyVersions(db, now)
  const rows = await db.select().from(projectVersions)
  await db.delete(versionBases)
  const texts = versionTexts(
    db,
    { userId, projectId },
    rows.map(({ id }) => id),
  )
  await expect(texts).rejects.toThrow('lost')
})
