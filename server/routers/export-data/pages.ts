import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { actualMonths } from '../../../db/actuals-schema'
import type { Db } from '../../../db/client'
import { projectVersions } from '../../../db/history-schema'
import { taxDocuments } from '../../../db/payment-schema'
import { auditLog, orders, userProjects } from '../../../db/schema'
import { projectShares } from '../../../db/sharing-schema'
import { maxPlanBytes } from '../../../src/domain/plan/plan-bounds'
import { passkeysOf } from '../../auth/passkeys/passkeys'
import { recoveryCodesOf } from '../../auth/passkeys/recovery-codes'
import { connectionsOf } from '../../connect/export-connections'
import { actualsOf } from '../../projects/actuals'
import { textsOfProjects } from '../../projects/history/version-texts'
import { storesOf } from '../../stores/connections'
import { profileOf, sessionsOf } from './person'

const projectsAPage = 20

/** Plans in one page, kept versions included: each may be as large as a plan may be. */
const plansAPage = 21

/** Rows of one kind in an export; far above any real account. */
const maxRows = 1000

const { id: projectId, userId: owner } = userProjects

/** After a project, or after a version of it: a project may have more versions than a page has room for. */
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
export const exportCursorSchema = z.string().check(z.regex(new RegExp(`^${uuid}(?:\\.${uuid})?$`)))

async function plansIn(db: Db, userId: string, ids: string[]): Promise<Map<string, number>> {
  const { projectId: ofProject } = projectVersions
  const rows = await db
    .select({ id: ofProject, plans: sql<number>`count(*)::int` })
    .from(projectVersions)
    .where(and(eq(projectVersions.userId, userId), inArray(ofProject, ids)))
    .groupBy(ofProject)
  const { projectId: sharedOf } = projectShares
  const shared = await db
    .select({ id: sharedOf, plans: sql<number>`count(*)::int` })
    .from(projectShares)
    .where(and(eq(projectShares.userId, userId), inArray(sharedOf, ids)))
    .groupBy(sharedOf)
  const { projectId: monthsOf, figures } = actualMonths
  const months = await db
    .select({ id: monthsOf, plans: sql<number>`ceil(sum(octet_length(${figures})) / ${maxPlanBytes})::int` })
    .from(actualMonths)
    .where(and(eq(actualMonths.userId, userId), inArray(monthsOf, ids)))
    .groupBy(monthsOf)
  const plans = new Map<string, number>()
  for (const { id, plans: count } of [...rows, ...shared, ...months]) plans.set(id, (plans.get(id) ?? 0) + count)
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
  const stored = await plansIn(db, userId, all)
  let plans = 0
  const ids = all.filter((id, at) => {
    plans += 1 + (stored.get(id) ?? 0)
    return at === 0 || plans <= plansAPage
  })
  const isLast = ids.length === all.length && all.length < projectsAPage
  return { ids, nextCursor: isLast ? null : (ids.at(-1) ?? null) }
}

/** The versions of these projects, in their order, as many as a page has room for; of a project that goes on, those after one. */
async function versionsIn(db: Db, userId: string, ids: string[], after: string | undefined) {
  const { id, projectId: ofProject, revision, projectName, name, savedAt, createdAt } = projectVersions
  const of = and(eq(projectVersions.userId, userId), inArray(ofProject, ids))
  const rows = await db
    .select({ id, ofProject, revision, projectName, name, savedAt, createdAt })
    .from(projectVersions)
    .where(and(of, after === undefined ? undefined : gt(id, after)))
    .orderBy(asc(ofProject), asc(id))
    .limit(plansAPage)
  const page = rows.slice(0, plansAPage - 1)
  const texts = await textsOfProjects(
    db,
    userId,
    ids,
    page.map((version) => version.id),
  )
  const versions = page.flatMap((version) => {
    const projectData = texts.get(version.id)
    return projectData === undefined ? [] : [{ ...version, projectData }]
  })
  return { versions, last: rows.length > page.length ? page.at(-1) : undefined }
}

async function sharesOf(db: Db, userId: string, ids: string[]) {
  const {
    id,
    projectId: ofProject,
    name,
    planData,
    actuals,
    views,
    lastViewedAt,
    expiresAt,
    sharedAt,
    createdAt,
  } = projectShares
  return db
    .select({ id, projectId: ofProject, name, planData, actuals, views, lastViewedAt, expiresAt, sharedAt, createdAt })
    .from(projectShares)
    .where(and(eq(projectShares.userId, userId), inArray(ofProject, ids)))
    .orderBy(asc(ofProject), asc(id))
}

async function wholeProjects(db: Db, userId: string, ids: string[], after?: string) {
  const { projectName, projectData, isDefault, createdAt, updatedAt, deletedAt } = userProjects
  const rows = await db
    .select({ id: projectId, projectName, projectData, isDefault, createdAt, updatedAt, deletedAt })
    .from(userProjects)
    .where(and(eq(owner, userId), inArray(projectId, ids)))
    .orderBy(asc(projectId))
  // Where a project goes on from the page before, they were on that one.
  const first = after === undefined ? ids : []
  const shares = await sharesOf(db, userId, first)
  const actuals = await actualsOf(db, userId, first)
  const { versions, last } = await versionsIn(db, userId, ids, after)
  // What came meanwhile may be more than there is room for: then the page ends with the project that goes on.
  const told = last ? rows.slice(0, 1 + rows.findIndex(({ id }) => id === last.ofProject)) : rows
  const projects = told.map((row) => ({
    ...row,
    versions: versions.flatMap(({ ofProject, ...version }) => (ofProject === row.id ? [version] : [])),
    shares: shares.flatMap(({ projectId: of, ...share }) => (of === row.id ? [share] : [])),
    actuals: actuals(row.id),
  }))
  return { projects, next: last ? `${last.ofProject}.${last.id}` : null }
}

/**
 * Projects, deleted ones too, with their plans and the versions of them that are kept, a few at a time: they may be many and
 * large. A project with many versions comes on several pages.
 */
async function projectsOf(db: Db, userId: string, cursor: string | undefined) {
  const [project, version] = cursor?.split('.') ?? []
  if (project !== undefined && version !== undefined) {
    const { projects, next } = await wholeProjects(db, userId, [project], version)
    return { projects, nextCursor: next ?? project }
  }
  const { ids, nextCursor } = await pageOf(db, userId, project)
  const { projects, next } = await wholeProjects(db, userId, ids)
  return { projects, nextCursor: next ?? nextCursor }
}

function ordersOf(db: Db, userId: string) {
  const { id, productName, quantity, unitPrice, totalAmount, orderStatus, createdAt } = orders
  return db
    .select({ id, productName, quantity, unitPrice, totalAmount, orderStatus, createdAt })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(asc(id))
    .limit(maxRows)
}

/** The tax invoices and credit notes of a person's orders. Amounts in halalas. */
function taxDocumentsOfUser(db: Db, userId: string) {
  const { orderId, kind, number, sellerName, sellerVatNumber, total, vat, vatPct, issuedAt } = taxDocuments
  return db
    .select({ orderId, kind, number, sellerName, sellerVatNumber, total, vat, vatPct, issuedAt })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(orders.userId, userId))
    .orderBy(asc(taxDocuments.id))
    .limit(maxRows)
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
    .limit(maxRows)
}

/**
 * What the audit log tells of a person and of these projects; of themselves with the first page alone. Who did it, and
 * from where, is told only of what they did.
 */
async function auditEntriesOf(db: Db, userId: string, projectIds: string[], isFirst: boolean) {
  const aboutUser = await entriesWhere(db, userId, inArray(targetId, isFirst ? [userId, ...projectIds] : projectIds))
  const done = isFirst ? await entriesWhere(db, userId, eq(actorId, userId)) : []
  return [...new Map([...aboutUser, ...done].map((entry) => [entry.id, entry])).values()]
}

/** One page of everything that is kept of a person. */
export async function exportPage(db: Db, userId: string, cursor: string | undefined) {
  const { projects, nextCursor } = await projectsOf(db, userId, cursor)
  // A project that goes on from the page before was told of there.
  const begun = projects.map(({ id }) => id).filter((id) => !cursor?.startsWith(`${id}.`))
  return {
    user: await profileOf(db, userId),
    sessions: await sessionsOf(db, userId),
    orders: await ordersOf(db, userId),
    taxDocuments: await taxDocumentsOfUser(db, userId),
    passkeys: await passkeysOf(db, userId),
    recoveryCodes: await recoveryCodesOf(db, userId),
    ...(await connectionsOf(db, userId)),
    stores: await storesOf(db, userId),
    auditEntries: await auditEntriesOf(db, userId, begun, cursor === undefined),
    projects,
    nextCursor,
  }
}
