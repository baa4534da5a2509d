import { and, asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { rowsIn } from '../../../db/columns'
import { versionBases as bases, versionStages, projectVersions as versions } from '../../../db/history-schema'
import { lockProjects, packBefore } from './pack-versions'
import type { Owned } from './version-texts'

const batch = 500

/** Projects that are locked together, for a moment. */
const projectsAtOnce = 25

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]

/** A version without a name is kept for so long. */
const maxDays = 90

const epoch = (moment: SQL) => sql`extract(epoch from ${moment})`

/** The hour, and the day in Riyadh, in which a version was replaced. */
const hourOf = (moment: SQL) => sql`floor(${epoch(moment)} / 3600)`
const dayOf = (moment: SQL) => sql`floor((${epoch(moment)} + 10800) / 86400)`

interface Step {
  from: number
  to: number
  /** Versions that were replaced longer ago than this. */
  olderThan: number
  /** Of those of one period, the last one stays. */
  period: (moment: SQL) => SQL
}

// A minute more than an hour, for the clocks of several machines differ.
const first = { olderThan: hour + minute, period: hourOf }
const steps: readonly Step[] = [
  { from: versionStages.fresh, to: versionStages.fresh, ...first },
  { from: versionStages.packed, to: versionStages.hourly, ...first },
  { from: versionStages.hourly, to: versionStages.daily, olderThan: day, period: dayOf },
]

const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** The version of the same project that came next was replaced in the same hour, or on the same day. */
function isSuperseded(period: Step['period']): SQL {
  const next = sql`(select n.created_at from ${versions} n
    where n.user_id = ${versions.userId} and n.project_id = ${versions.projectId} and n.id > ${versions.id} order by n.id limit 1)`
  return sql`${period(next)} = ${period(sql`${versions.createdAt}`)}`
}

type Version = Owned & { id: string }

const isOneOf = (rows: readonly Version[]) =>
  rowsIn(
    [versions.userId, versions.projectId, versions.id],
    rows.map(({ userId, projectId, id }) => [userId, projectId, id]),
  )

const key = { userId: versions.userId, projectId: versions.projectId, id: versions.id }

/** Since it was read a version may have been given a name, or kept once more and so be new again. */
const stillGoes = (rows: readonly Version[], before: Date) =>
  and(isOneOf(rows), isNull(versions.name), lt(versions.createdAt, before))

/** Of what has come to its next stage, deletes what that does not keep; gives how many there were, and of which projects. */
async function thin(db: Db, now: Date, { from, to, olderThan, period }: Step) {
  const old = await db
    .select({
      ...key,
      goes: sql<boolean>`${versions.name} is null and coalesce(${isSuperseded(period)}, false)`,
    })
    .from(versions)
    .where(and(eq(versions.stage, from), lt(versions.createdAt, ago(now, olderThan))))
    .orderBy(asc(versions.createdAt))
    .limit(batch)
  const [expired, retained] = [old.filter(({ goes }) => goes), old.filter(({ goes }) => !goes)]
  if (expired.length > 0) await db.delete(versions).where(stillGoes(expired, ago(now, olderThan)))
  if (retained.length > 0 && to !== from) await db.update(versions).set({ stage: to }).where(isOneOf(retained))
  return { found: old.length, gone: expired.length, projects: old }
}

/** Deletes one batch of the versions without a name that are too old, regardless of their stage. */
async function expire(db: Db, now: Date) {
  const before = ago(now, maxDays * day)
  const stages = Object.values(versionStages).map((stage) => eq(versions.stage, stage))
  const rows = []
  for (const stage of stages) {
    const old = await db
      .select(key)
      .from(versions)
      .where(and(stage, lt(versions.createdAt, before), isNull(versions.name)))
      .orderBy(asc(versions.createdAt))
      .limit(batch)
    rows.push(...old)
  }
  if (rows.length > 0) await db.delete(versions).where(stillGoes(rows, before))
  return { found: rows.length, gone: rows.length, projects: rows }
}

/** Deletes the bases that no version is kept by any more; the newest stays, for the next versions. */
async function dropUnusedBases(db: Db, of: readonly Owned[]): Promise<void> {
  const all = [...new Map(of.map((one) => [one.projectId, one])).values()]
  for (let at = 0; at < all.length; at += projectsAtOnce) await dropBasesOf(db, all.slice(at, at + projectsAtOnce))
}

async function dropBasesOf(db: Db, of: readonly Owned[]): Promise<void> {
  await db.transaction(async (tx) => {
    await lockProjects(tx, of)
    const newer = sql`exists (select 1 from ${bases} n
      where n.user_id = ${bases.userId} and n.project_id = ${bases.projectId} and n.id > ${bases.id})`
    const used = sql`exists (select 1 from ${versions} v
      where v.user_id = ${bases.userId} and v.project_id = ${bases.projectId} and v.base_id = ${bases.id})`
    const isOfProjects = rowsIn(
      [bases.userId, bases.projectId],
      of.map(({ userId, projectId }) => [userId, projectId]),
    )
    await tx.delete(bases).where(and(isOfProjects, newer, sql`not ${used}`))
  })
}

/** One batch of every stage; true while there may be more. */
async function thinBatch(db: Db, now: Date): Promise<boolean> {
  const done = [await expire(db, now)]
  for (const step of steps) done.push(await thin(db, now, step))
  await dropUnusedBases(
    db,
    done.flatMap(({ gone, projects }) => (gone > 0 ? projects : [])),
  )
  return done.some(({ found }, at) => found >= batch && at !== 1)
}

/**
 * Keeps of the versions what has to be kept: all of the last hour, the last one of each hour for a day, the last one of each
 * day for 90 days, and those with a name.
 */
export async function thinVersions(db: Db, now = new Date()): Promise<void> {
  while (await thinBatch(db, now));
}

/** Makes differences of what was replaced more than a minute ago. Several processes share the work. */
export async function packVersions(db: Db, now = new Date()): Promise<void> {
  while ((await packBefore(db, ago(now, minute), batch)) === batch);
}

/** Both. */
export async function tidyVersions(db: Db, now = new Date()): Promise<void> {
  await thinVersions(db, now)
  await packVersions(db, now)
}
