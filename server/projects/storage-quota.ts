import { eq, type SQL, sql } from 'drizzle-orm'
import { actualMonths as months } from '../../db/actuals-schema'
import type { Db } from '../../db/client'
import { versionBases as bases, projectVersions as versions } from '../../db/history-schema'
import { userProjects as projects } from '../../db/schema'
import { projectShares as shares } from '../../db/sharing-schema'
import type { Context } from '../auth/context'
import { AppError } from '../infra/errors'
import { fairUse } from './fair-use'
import { packOfUser } from './history/pack-versions'

interface Counted {
  bytes: number
  countedAt: number
}

/** The most that an account stores, by user: what is packed or deleted is found when it is counted next. */
const atMost = new Map<string, Counted>()
const maxKnown = 20_000

/** For so long this process believes what it counted, and adds what it stores itself: others store as well. */
const believedMs = 60_000

/** What a row takes besides its texts: ids, names, moments and its entries in indexes. */
export const rowBytes = 300

/** The most versions that are packed before a save is refused for want of room. */
const packedAtOnce = 64

/** The bytes of an account's plans, their versions, actual months and what is shared of them, deleted projects included; lengths are known without reading. */
async function storedBytes(db: Db, userId: string): Promise<number> {
  const sum = (length: SQL) => sql<number>`coalesce(sum(${length} + ${rowBytes}), 0)::float8`.as('bytes')
  const present = db
    .select({ bytes: sum(sql`octet_length(${projects.projectData})`) })
    .from(projects)
    .where(eq(projects.userId, userId))
  const length = sql`octet_length(${versions.projectData}) + coalesce(octet_length(${versions.delta}), 0)`
  const ofVersions = db
    .select({ bytes: sum(length) })
    .from(versions)
    .where(eq(versions.userId, userId))
  const shared = db
    .select({ bytes: sum(sql`octet_length(${shares.planData}) + coalesce(octet_length(${shares.actuals}), 0)`) })
    .from(shares)
    .where(eq(shares.userId, userId))
  const whole = db
    .select({ bytes: sum(sql`octet_length(${bases.data})`) })
    .from(bases)
    .where(eq(bases.userId, userId))
  const actual = db
    .select({ bytes: sum(sql`octet_length(${months.figures})`) })
    .from(months)
    .where(eq(months.userId, userId))
  const rows = await present.unionAll(ofVersions).unionAll(shared).unionAll(whole).unionAll(actual)
  return rows.reduce((total, { bytes }) => total + bytes, 0)
}

/** What is stored, once the texts of the last saves are packed if that is what it takes. */
async function packedBytes(db: Db, userId: string, limit: number): Promise<number> {
  const bytes = await storedBytes(db, userId)
  if (bytes <= limit) return bytes
  await packOfUser(db, userId, packedAtOnce)
  return storedBytes(db, userId)
}

function believed(userId: string): Counted | undefined {
  const counted = atMost.get(userId)
  return counted && Date.now() - counted.countedAt < believedMs ? counted : undefined
}

/**
 * Makes sure that a plan finds room in its account, before it is written in the place of so many bytes. No version gives
 * way to it. Not within a transaction that holds a project: packing locks one after the other.
 */
export async function reserveStorage(
  ctx: Pick<Context, 'db' | 'bloat'>,
  userId: string,
  projectData: string,
  replaced = 0,
): Promise<void> {
  const bytes = Buffer.byteLength(projectData)
  const more = bytes + rowBytes - replaced
  const known = believed(userId)
  let [total, countedAt] = [(known?.bytes ?? Number.POSITIVE_INFINITY) + more, known?.countedAt ?? Date.now()]
  if (total > fairUse.bytes) {
    countedAt = Date.now()
    total = (await packedBytes(ctx.db, userId, fairUse.bytes - more)) + more
  }
  if (total > fairUse.bytes) throw new AppError('STORAGE_FULL')
  atMost.delete(userId)
  atMost.set(userId, { bytes: total, countedAt })
  const [oldest] = atMost.size > maxKnown ? atMost.keys() : []
  if (oldest !== undefined) atMost.delete(oldest)
  ctx.bloat.add(bytes)
}
