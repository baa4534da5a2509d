import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { versionBases, versionStages, projectVersions as versions } from '../../../db/history-schema'
import { leases } from '../../../db/service-schema'
import { testDatabase } from '../../../db/testing'
import { demoPlan } from '../../../src/domain/plan/demo-plan'
import { signedInVisitor, startTestApp, type Visitor } from '../../testing/test-app'
import { packBefore, packOfUser } from './pack-versions'
import { versionTexts } from './version-texts'

const { db } = await testDatabase()
let noor: Visitor
let userId: string
let projectId: string
beforeEach(async () => {
  const { visitor, user } = await signedInVisitor(await startTestApp())
  noor = visitor
  userId = user.id
  projectId = await add()
})

const add = async () => (await noor.trpc.projects.create.mutate({ projectName: 'Noor', projectData: '{}' })).id
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const demo = JSON.stringify(demoPlan())
const textAt = (vatPct: number) => demo.replace('"vatPct":15', `"vatPct":${vatPct}`)
/** As long as a plan, and like no other. */
const unlike = (seed: number) => JSON.stringify({ texts: Array.from({ length: 400 }, (_, at) => (at * seed) % 7919) })

async function keep(texts: readonly string[], of = projectId, age = 2) {
  for (const [at, projectData] of texts.entries())
    await db
      .insert(versions)
      .values({ userId, projectId: of, revision: at + 1, projectName: 'Noor', projectData, createdAt: minutesAgo(age) })
}

const rows = (of = projectId) => db.select().from(versions).where(eq(versions.projectId, of)).orderBy(asc(versions.id))
const stages = async (of = projectId) => (await rows(of)).map(({ stage }) => stage)
const textsNow = async (of = projectId) => {
  const ids = (await rows(of)).map(({ id }) => id)
  const texts = await versionTexts(db, { userId, projectId: of }, ids)
  return ids.map((id) => texts.get(id))
}
const { fresh, packed } = versionStages

describe('packing versions', () => {
  it('keeps texts that are alike as differences from one, and every text to the letter', async () => {
    const texts = Array.from({ length: 40 }, (_, at) => textAt(at))
    await keep(texts)
    expect(await packBefore(db, minutesAgo(1), 100)).toBe(40)
    expect(await textsNow()).toEqual(texts)
    expect(await db.$count(versionBases)).toBe(1)
    for (const { projectData, delta, stage } of await rows()) {
      expect([projectData, stage]).toEqual(['', packed])
      expect(delta?.length).toBeLessThan(200)
    }
    await keep([textAt(50)])
    await packBefore(db, minutesAgo(1), 100)
    expect(await db.$count(versionBases)).toBe(1)
    expect(await textsNow()).toEqual([...texts, textAt(50)])
  })

  it('begins a new text to differ from where a plan is another one, and goes on from that', async () => {
    const texts = [textAt(1), unlike(31), unlike(31).replace('31', '32'), textAt(2), '{}']
    await keep(texts)
    await packBefore(db, minutesAgo(1), 100)
    expect(await textsNow()).toEqual(texts)
    const bases = (await rows()).map(({ baseId }) => baseId)
    expect(new Set(bases).size).toBe(3)
    expect([bases[1] === bases[2], bases[0] === bases[1], bases[3] === bases[4]]).toEqual([true, false, true])
  })

  it('leaves what was replaced less long ago, and what is beyond the limit, the oldest first', async () => {
    await keep([textAt(1)], projectId, 3)
    await keep([textAt(2)], projectId, 0)
    await keep([textAt(3)], projectId, 2)
    expect(await packBefore(db, minutesAgo(1), 1)).toBe(1)
    expect(await stages()).toEqual([packed, fresh, fresh])
    expect(await packBefore(db, minutesAgo(1), 5)).toBe(1)
    expect(await stages()).toEqual([packed, fresh, packed])
  })

  it('leaves projects that another process is packing, and lets go of its own', async () => {
    const other = await add()
    await keep([textAt(1)])
    await keep([textAt(2)], other)
    await db.insert(leases).values({ name: `pack ${projectId}`, endsAt: minutesAgo(-1) })
    expect(await packBefore(db, minutesAgo(1), 5)).toBe(1)
    expect([await stages(), await stages(other)]).toEqual([[fresh], [packed]])
    expect((await db.select().from(leases)).map(({ name }) => name)).toContain(`pack ${projectId}`)
    expect((await db.select().from(leases)).map(({ name }) => name)).not.toContain(`pack ${other}`)
    await db.update(leases).set({ endsAt: minutesAgo(1) })
    expect(await packBefore(db, minutesAgo(1), 5)).toBe(1)
    expect(await stages()).toEqual([packed])
  })
})

it('a full account has its largest versions packed, of all of its projects and however new they are', async () => {
  const other = await add()
  await keep(['{}', textAt(1)], projectId, 0)
  await keep([`${textAt(2)}${' '.repeat(2000)}`], other, 0)
  await packOfUser(db, userId, 2)
  expect([await stages(), await stages(other)]).toEqual([[fresh, packed], [packed]])
  await packOfUser(db, crypto.randomUUID(), 5)
  expect(await stages()).toEqual([fresh, packed])
  await packOfUser(db, userId, 5)
  expect(await textsNow()).toEqual(['{}', textAt(1)])
  expect(await stages()).toEqual([packed, packed])
})
