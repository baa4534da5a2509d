import { and, asc, desc, eq, exists, inArray, lt, not, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { rowsIn } from '../../../db/columns'
import { versionBases as bases, versionStages, projectVersions as versions } from '../../../db/history-schema'
import { userProjects as projects } from '../../../db/schema'
import { leases } from '../../../db/service-schema'
import { uuidv7 } from '../../../db/uuid'
import { ownTurn } from '../../http/event-loop-turns'
import { giveLeasesBack, takeLeases } from '../../infra/background/leases'
import { deflated, deltaOf, inflated, textFrom } from './text-delta'
import { type Owned, versionsOf } from './version-texts'

const { fresh, packed } = versionStages

/** Versions that are packed in one go: few, for their texts are in memory together. */
const atOnce = 16

interface Base {
  id: string
  text: string
  /** Null for one that is stored already. */
  data: Buffer | null
}

interface Packed {
  id: string
  base: Base | null
  delta: Buffer | null
}

/** A difference that is larger than this, and than half of the text, makes the text a new base. */
const smallDelta = 512

async function packedText(id: string, text: string, known: Base | undefined): Promise<Packed> {
  const delta = known && (await deltaOf(text, known.text))
  const isSmall = delta && (delta.length <= smallDelta || delta.length <= (await deflated(text)).length / 2)
  const base = isSmall ? known : { id: uuidv7(), text, data: await deflated(text) }
  const packed = isSmall ? delta : await deltaOf(text, text)
  // A text that would not come back, which has never been seen, stays as it is.
  return (await textFrom(packed, base.text)) === text ? { id, base, delta: packed } : { id, base: null, delta: null }
}

const basesOf = ({ userId, projectId }: Owned) => and(eq(bases.userId, userId), eq(bases.projectId, projectId))

async function newestBase(db: Db, owned: Owned): Promise<Base | undefined> {
  const [row] = await db
    .select({ id: bases.id, data: bases.data })
    .from(bases)
    .where(basesOf(owned))
    .orderBy(desc(bases.id))
    .limit(1)
  return row && { id: row.id, text: await inflated(row.data), data: null }
}

/** Bases come and go under the lock of their project. */
export const lockProjects = (tx: Db, owned: readonly Owned[]) =>
  tx
    .select({ id: projects.id })
    .from(projects)
    .where(
      rowsIn(
        [projects.userId, projects.id],
        owned.map(({ userId, projectId }) => [userId, projectId]),
      ),
    )
    .orderBy(projects.id)
    .for('no key update')

const lockProject = (tx: Db, { userId, projectId }: Owned) =>
  tx
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.userId, userId), eq(projects.id, projectId)))
    .for('no key update')

async function store(tx: Db, owned: Owned, packedTexts: readonly Packed[]): Promise<void> {
  await lockProject(tx, owned)
  const used = [...new Map(packedTexts.flatMap(({ base }) => (base ? [[base.id, base]] : []))).values()]
  const added = used.flatMap(({ id, data }) => (data ? [{ ...owned, id, data }] : []))
  if (added.length > 0) await tx.insert(bases).values(added)
  const known = used.filter(({ data }) => data === null).map(({ id }) => id)
  const isKnown = and(basesOf(owned), inArray(bases.id, known))
  const there = known.length === 0 ? [] : await tx.select({ id: bases.id }).from(bases).where(isKnown)
  // One that was deleted in between had no version: these are packed the next time.
  const usable = new Set([...added, ...there].map(({ id }) => id))
  for (const { id, base, delta } of packedTexts) {
    const of = and(versionsOf(owned), eq(versions.id, id), eq(versions.stage, fresh))
    if (base === null || delta === null) await tx.update(versions).set({ stage: packed }).where(of)
    else if (usable.has(base.id))
      await tx.update(versions).set({ projectData: '', delta, baseId: base.id, stage: packed }).where(of)
  }
}

/** Packs versions of one project, the oldest first. The texts never change, so that nothing is locked while it computes. */
async function packProject(db: Db, owned: Owned, ids: string[]): Promise<void> {
  const rows = await db
    .select({ id: versions.id, text: versions.projectData })
    .from(versions)
    .where(and(versionsOf(owned), inArray(versions.id, ids), eq(versions.stage, fresh)))
    .orderBy(asc(versions.id))
  let base = await newestBase(db, owned)
  const done: Packed[] = []
  for (const { id, text } of rows) {
    await ownTurn()
    const one = await packedText(id, text, base)
    done.push(one)
    base = one.base ?? base
  }
  if (done.length > 0) await db.transaction((tx) => store(tx, owned, done))
}

async function packRows(db: Db, rows: readonly (Owned & { id: string })[]): Promise<void> {
  for (const [projectId, { userId }] of new Map(rows.map((row) => [row.projectId, row]))) {
    const ids = rows.filter((row) => row.projectId === projectId).map(({ id }) => id)
    for (let at = 0; at < ids.length; at += atOnce)
      await packProject(db, { userId, projectId }, ids.slice(at, at + atOnce))
  }
}

const where = { userId: versions.userId, projectId: versions.projectId, id: versions.id }

/** The name under which a project is packed by one process alone, and seconds until another may. */
const leaseOf = (projectId: string) => `pack ${projectId}`
const leaseSeconds = 300

const isTaken = exists(
  sql`(select from ${leases} where ${leases.name} = 'pack ' || ${versions.projectId}::text and ${leases.endsAt} > now())`,
)

/**
 * Packs the oldest fresh versions that were made before a moment, but those of projects that another process is packing;
 * gives how many there were.
 */
export async function packBefore(db: Db, moment: Date, limit: number): Promise<number> {
  const rows = await db
    .select(where)
    .from(versions)
    .where(and(eq(versions.stage, fresh), lt(versions.createdAt, moment), not(isTaken)))
    .orderBy(asc(versions.createdAt))
    .limit(limit)
  const mine = await takeLeases(db, [...new Set(rows.map(({ projectId }) => leaseOf(projectId)))], leaseSeconds)
  try {
    await packRows(
      db,
      rows.filter(({ projectId }) => mine.has(leaseOf(projectId))),
    )
  } finally {
    await giveLeasesBack(db, mine)
  }
  return rows.length
}

/** Packs the largest fresh versions of one account: what a save does before it says that the account is full. */
export async function packOfUser(db: Db, userId: string, limit: number): Promise<void> {
  const rows = await db
    .select(where)
    .from(versions)
    .where(and(eq(versions.userId, userId), eq(versions.stage, fresh)))
    .orderBy(sql`octet_length(${versions.projectData}) desc`)
    .limit(limit)
  await packRows(db, rows)
}
