import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, exists, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { userProjects as projects, users } from '../../db/schema'
import { projectShares as table } from '../../db/sharing-schema'
import { comparedMonthsSchema } from '../../src/domain/actuals/compared-month'
import { storedPlan } from '../../src/domain/plan/evaluator-defaults'
import { sharedPlanText } from '../../src/domain/rules/shared-plan'
import type { Context } from '../auth/context'
import { works } from '../http/budgets'
import { ownTurn } from '../http/event-loop-turns'
import { AppError } from '../infra/errors'
import { strangerOf } from '../infra/fair-queue'
import { addressKey } from '../infra/ip-key'
import { comparedMonthsOf } from './actuals'
import type { Owned } from './history/version-texts'
import type { OpenedShares } from './opened-shares'
import { isLive, ownedProject } from './queries'
import { reserveStorage, rowBytes } from './storage-quota'

/** Links that a project may have at a time. */
const linksAProject = 10

/** A link without its plan, as its owner sees it. Its token is known to those alone who were given it. */
export const shareHead = {
  id: table.id,
  name: table.name,
  views: table.views,
  lastViewedAt: table.lastViewedAt,
  expiresAt: table.expiresAt,
  sharedAt: table.sharedAt,
  createdAt: table.createdAt,
  /** Whether actual months are shown too. */
  withActuals: sql<boolean>`${table.actuals} is not null`,
}

/** 192 random bits: they cannot be guessed, so an unkeyed hash of them tells nothing. */
export const newToken = () => randomBytes(24).toString('base64url')

/** What `newToken` can make. */
const tokenForm = /^[\w-]{32}$/

export const tokenHash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** To a project that is still there, of a person who is still welcome, and not past its time: in one condition, so that every other link is no link. */
function working(db: Db, userId: string, token: string) {
  const owner = db
    .select({ one: sql`1` })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(and(eq(projects.userId, userId), eq(projects.id, table.projectId), isLive, eq(users.isActive, true)))
  return and(
    eq(table.userId, userId),
    eq(table.tokenHash, tokenHash(token)),
    gt(table.expiresAt, sql`now()`),
    exists(owner),
  )
}

interface Caller extends Pick<Context, 'budgets' | 'db' | 'queues' | 'request' | 'secretOwners'> {
  openedShares: OpenedShares
}

/** Counts a look. A link that worked lately is known beyond what an address may look for: then it gives false. */
async function isCounted({ budgets, openedShares, request }: Caller, token: string): Promise<boolean> {
  try {
    await budgets.spend('shareLooks', works.shareLooks, { address: addressKey(request.ip) })
    return true
  } catch (refusal) {
    if (openedShares.has(tokenHash(token))) return false
    throw refusal
  }
}

/** Has no links. */
const nobody = '00000000-0000-0000-0000-000000000000'

interface Try<T> {
  look: (userId: string) => Promise<T | undefined>
  /** In place of a look, where a link is known and its address has no looks left. */
  known?: T
}

/**
 * Looks for what can be a token, and for nothing else: so often for one address, and few at a time for all of them, for
 * the database has others to serve. Tokens are too long to be guessed, so that wrong ones are counted nowhere else.
 */
async function tried<T>(caller: Caller, token: string, { look, known }: Try<T>): Promise<T | undefined> {
  if (!tokenForm.test(token)) return undefined
  if (!(await isCounted(caller, token)) && known !== undefined) return known
  const { openedShares, queues, secretOwners } = caller
  return queues.shareLooks.enter(strangerOf(caller), async () => {
    // As much work for a link that never was as for one that was revoked.
    const found = await look((await secretOwners.ask(tokenHash(token))) ?? nobody)
    if (found !== undefined) openedShares.note(tokenHash(token))
    return found
  })
}

/** Whether a link works; this is no view. */
export async function isShareOpen(caller: Caller, token: string): Promise<boolean> {
  async function look(userId: string) {
    const [row] = await caller.db
      .select({ id: table.id })
      .from(table)
      .where(working(caller.db, userId, token))
    return row && true
  }
  return (await tried(caller, token, { look, known: true })) ?? false
}

/** Months that a program of another version has written may be what this one does not know: they are left out. */
function readMonths(actuals: string | null) {
  return actuals === null ? null : (comparedMonthsSchema.safeParse(JSON.parse(actuals)).data ?? null)
}

/** What a link shows, counted as a view. */
export async function openShare(caller: Caller, token: string) {
  async function look(userId: string) {
    const [row] = await caller.db
      .update(table)
      .set({ views: sql`${table.views} + 1`, lastViewedAt: sql`now()` })
      .where(working(caller.db, userId, token))
      .returning({
        planData: table.planData,
        actuals: table.actuals,
        sharedAt: table.sharedAt,
        expiresAt: table.expiresAt,
      })
    return row
  }
  const found = await tried(caller, token, { look })
  if (!found) throw new AppError('LINK_NOT_FOUND')
  return { ...found, actuals: readMonths(found.actuals) }
}

/** Plans of an ordinary length are read at once. */
const quicklyRead = 16_384

/** What a link holds. */
interface Copy {
  planData: string
  actuals: string | null
}

/** A plan as its readers may see it, its months where they may be seen, and the revision of its project that it was taken from. */
async function planToShare({ db, budgets }: Context, { userId, projectId, withActuals }: Sharing) {
  const [project] = await db
    .select({ projectData: projects.projectData, revision: projects.revision })
    .from(projects)
    .where(ownedProject(userId, projectId))
  if (!project) throw new AppError('NOT_FOUND')
  if (project.projectData.length > quicklyRead) await ownTurn()
  const { plan, status } = storedPlan(project.projectData)
  if (status === 'unreadable') throw new AppError('PLAN_NOT_JSON')
  const copy = { planData: sharedPlanText(plan), actuals: null }
  if (!withActuals) return { copy, revision: project.revision }
  // A month of the largest plan takes as long as what is counted as one.
  const spend = (months: number) => budgets.spend('compute', works.computing, { account: userId }, months)
  const months = await comparedMonthsOf(db, { userId, projectId, present: plan, spend })
  return { copy: { ...copy, actuals: JSON.stringify(months) }, revision: project.revision }
}

/** Saves that may come in between while a plan is being shared. */
const maxTries = 5

interface Sharing {
  userId: string
  projectId: string
  /** Its owner shares the actual months too. */
  withActuals: boolean
  /** Bytes of what it takes the place of. */
  replaced?: number
}

/**
 * Shares today's plan under the lock of its project: two links made at once are counted apart. Room for it is reserved
 * before, for that may lock other projects.
 */
export async function sharePlan<T>(
  ctx: Context,
  { userId, projectId, withActuals, replaced = 0 }: Sharing,
  share: (tx: Db, copy: Copy) => Promise<T>,
): Promise<T> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const { copy, revision } = await planToShare(ctx, { userId, projectId, withActuals })
    await reserveStorage(ctx, userId, copy.planData + (copy.actuals ?? ''), replaced)
    const shared = await ctx.db.transaction(async (tx) => {
      await lockActive(tx, userId)
      const [present] = await tx
        .select({ revision: projects.revision })
        .from(projects)
        .where(ownedProject(userId, projectId))
        .for('update')
      if (!present) throw new AppError('NOT_FOUND')
      return present.revision === revision ? { result: await share(tx, copy) } : null
    })
    if (shared) return shared.result
  }
  throw new AppError('CONFLICT')
}

/** A link of one's own: the bytes of what is behind it, and whether that holds actual months. */
export async function ownedShare(db: Db, userId: string, { id, projectId }: { id: string; projectId: string }) {
  const [link] = await db
    .select({
      bytes: sql<number>`octet_length(${table.planData}) + coalesce(octet_length(${table.actuals}), 0)`,
      withActuals: shareHead.withActuals,
    })
    .from(table)
    .innerJoin(projects, eq(projects.id, table.projectId))
    .where(and(sharesIn({ userId, projectId }), eq(table.id, id), ownedProject(userId, projectId)))
  if (!link) throw new AppError('NOT_FOUND')
  return { replaced: link.bytes + rowBytes, withActuals: link.withActuals }
}

/** Ends every link to an account's plans; gives how many. They stay listed as expired, so that their owner sees what there was. */
export async function endShares(tx: Db, userId: string): Promise<number> {
  const ended = await tx
    .update(table)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(table.userId, userId), gt(table.expiresAt, sql`now()`)))
    .returning({ id: table.id })
  return ended.length
}

/** An account that is deactivated meanwhile comes first: no link is made after those that it had were ended. */
async function lockActive(tx: Db, userId: string): Promise<void> {
  const [owner] = await tx.select({ isActive: users.isActive }).from(users).where(eq(users.id, userId)).for('share')
  if (!owner?.isActive) throw new AppError('UNAUTHENTICATED')
}

/** The links to a project of its owner's. */
export const sharesIn = ({ userId, projectId }: Owned) => and(eq(table.userId, userId), eq(table.projectId, projectId))

export function listShares(db: Db, owned: Owned) {
  return db.select(shareHead).from(table).where(sharesIn(owned)).orderBy(desc(table.id))
}

/** Makes sure that a project may have one more link; those that have expired make room. */
export async function reserveShare(tx: Db, owned: Owned): Promise<void> {
  await tx.delete(table).where(and(sharesIn(owned), lte(table.expiresAt, sql`now()`)))
  const links = await tx.select({ id: table.id }).from(table).where(sharesIn(owned))
  if (links.length >= linksAProject) throw new AppError('TOO_MANY_LINKS')
}
