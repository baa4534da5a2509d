import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { userProjects as projects, projectVersions as versions } from '../../db/schema'
import { projectShares as shares } from '../../db/sharing-schema'
import type { Context } from '../http/context'
import { AppError } from '../http/errors'
import { fairUse } from './fair-use'

/** At least the bytes that an account stores, by user: what is replaced or deleted is found when they are counted next. */
const atMost = new Map<string, number>()
const mostKnown = 20_000

/** The bytes of an account's plans, their versions and what is shared of them; their lengths are known without reading them. */
async function storedBytes(db: Db, userId: string): Promise<number> {
  const theirs = eq(projects.userId, userId)
  const present = db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${projects.projectData})), 0)::float8`.as('bytes') })
    .from(projects)
    .where(theirs)
  const kept = db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${versions.projectData})), 0)::float8`.as('bytes') })
    .from(versions)
    .innerJoin(projects, eq(projects.id, versions.projectId))
    .where(theirs)
  const shared = db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${shares.planData})), 0)::float8`.as('bytes') })
    .from(shares)
    .innerJoin(projects, eq(projects.id, shares.projectId))
    .where(theirs)
  const rows = await present.unionAll(kept).unionAll(shared)
  return rows.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** Makes sure that a plan finds room in its account, before it is written. */
export async function reserveStorage(ctx: Context, db: Db, userId: string, projectData: string): Promise<void> {
  const bytes = Buffer.byteLength(projectData)
  let total = (atMost.get(userId) ?? Number.POSITIVE_INFINITY) + bytes
  if (total > fairUse.bytes) total = (await storedBytes(db, userId)) + bytes
  if (total > fairUse.bytes) throw new AppError('STORAGE_FULL')
  atMost.delete(userId)
  atMost.set(userId, total)
  const [oldest] = atMost.size > mostKnown ? atMost.keys() : []
  if (oldest !== undefined) atMost.delete(oldest)
  ctx.deadSpace.replaced(bytes)
}
