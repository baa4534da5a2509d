import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { auditLog, orders, projectVersions, userProjects } from '../../db/schema'
import { projectShares } from '../../db/sharing-schema'

const projectsAPage = 20

/** Plans in one page, kept versions included: each may be as large as a plan may be. */
const plansAPage = 21

/** Rows of one kind in an export; far above any real account. */
const mostRows = 1000

const { id: projectId, userId: owner } = userProjects

async function keptOf(db: Db, ids: string[]): Promise<Map<string, number>> {
  const { projectId: ofProject } = projectVersions
  const rows = await db
    .select({ id: ofProject, kept: sql<number>`count(*)::int` })
    .from(projectVersions)
    .where(inArray(ofProject, ids))
    .groupBy(ofProject)
  const { projectId: sharedOf } = projectShares
  const shared = await db
    .select({ id: sharedOf, kept: sql<number>`count(*)::int` })
    .from(projectShares)
    .where(inArray(sharedOf, ids))
    .groupBy(sharedOf)
  const plans = new Map<string, number>()
  for (const { id, kept } of [...rows, ...shared]) plans.set(id, (plans.get(id) ?? 0) + kept)
  return plans
}

/** The projects of one page: as many as there is room for with their versions, and always one. */
async function pageOf(db: Db, userId: string, cursor: string | undefined) {
  const heads = await db
    .select({ id: projectId })
    .from(userProjects)
    .where(and(eq(owner, userId), cursor === undefined ? undefined : gt(projectId, cursor)))
    .orderBy(asc(projectId))
    .limit(projectsAPage)
  const all = heads.map(({ id }) => id)
  const kept = await keptOf(db, all)
  let plans = 0
  const ids = all.filter((id, at) => {
    plans += 1 + (kept.get(id) ?? 0)
    return at === 0 || plans <= plansAPage
  })
  const isLast = ids.length === all.length && all.length < projectsAPage
  return { ids, nextCursor: isLast ? null : (ids.at(-1) ?? null) }
}

async function versionsOf(db: Db, ids: string[]) {
  const { id, projectId: ofProject, revision, projectName, projectData, createdAt } = projectVersions
  return db
    .select({ id, projectId: ofProject, revision, projectName, projectData, createdAt })
    .from(projectVersions)
    .where(inArray(ofProject, ids))
    .orderBy(asc(ofProject), asc(id))
}

async function sharesOf(db: Db, ids: string[]) {
  const {
    id,
    projectId: ofProject,
    name,
    planData,
    views,
    lastViewedAt,
    expiresAt,
    sharedAt,
    createdAt,
  } = projectShares
  return db
    .select({ id, projectId: ofProject, name, planData, views, lastViewedAt, expiresAt, sharedAt, createdAt })
    .from(projectShares)
    .where(inArray(ofProject, ids))
    .orderBy(asc(ofProject), asc(id))
}

/** Projects with their plans and the versions of them that are kept, a few at a time: they may be many and large. */
export async function projectsOf(db: Db, userId: string, cursor: string | undefined) {
  const { ids, nextCursor } = await pageOf(db, userId, cursor)
  const { projectName, projectData, isDefault, createdAt, updatedAt } = userProjects
  const rows = await db
    .select({ id: projectId, projectName, projectData, isDefault, createdAt, updatedAt })
    .from(userProjects)
    .where(inArray(projectId, ids))
    .orderBy(asc(projectId))
  const versions = await versionsOf(db, ids)
  const shares = await sharesOf(db, ids)
  const whole = rows.map((row) => ({
    ...row,
    versions: versions.flatMap(({ projectId: of, ...version }) => (of === row.id ? [version] : [])),
    shares: shares.flatMap(({ projectId: of, ...share }) => (of === row.id ? [share] : [])),
  }))
  return { projects: whole, nextCursor }
}

export function ordersOf(db: Db, userId: string) {
  const { id, productName, quantity, unitPrice, totalAmount, orderStatus, createdAt } = orders
  return db
    .select({ id, productName, quantity, unitPrice, totalAmount, orderStatus, createdAt })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(id))
    .limit(mostRows)
}

const { id, action, targetType, targetId, before, after, createdAt, ip, actorId } = auditLog

function entriesWhere(db: Db, userId: string, where: SQL) {
  const isOwn = sql<boolean>`${actorId} = ${userId}`
  const ownIp = sql<string | null>`case when ${actorId} = ${userId} then ${ip} end`
  return db
    .select({ id, action, targetType, targetId, before, after, createdAt, isOwn, ip: ownIp })
    .from(auditLog)
    .where(where)
    .orderBy(desc(id))
    .limit(mostRows)
}

/**
 * What the audit log tells of a person and of these projects; of themselves with the first page alone. Who did it, and
 * from where, is told only of what they did.
 */
export async function auditEntriesOf(db: Db, userId: string, projectIds: string[], isFirst: boolean) {
  const told = await entriesWhere(db, userId, inArray(targetId, isFirst ? [userId, ...projectIds] : projectIds))
  const done = isFirst ? await entriesWhere(db, userId, eq(actorId, userId)) : []
  return [...new Map([...told, ...done].map((entry) => [entry.id, entry])).values()]
}
