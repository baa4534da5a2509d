import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { actualMonths as table } from '../../db/actuals-schema'
import type { Db } from '../../db/client'
import { userProjects as projects } from '../../db/schema'
import { type Beside, type ComparedMonth, compareMonth, maxGivenMonths } from '../../src/domain/actuals/compared-month'
import {
  type ActualMonth,
  actualMonthSchema,
  emptyFounderMonth,
  maxActualMonths,
  type OrdersMonth,
} from '../../src/domain/actuals/month'
import { monthsOf } from '../../src/domain/actuals/month-figures'
import { storedPlan } from '../../src/domain/plan/evaluator-defaults'
import type { Plan } from '../../src/domain/plan/plan'
import { ownTurn } from '../http/event-loop-turns'
import { AppError } from '../infra/errors'
import { keepVersion } from './history/keep-version'
import { type Owned, versionTexts } from './history/version-texts'
import { ownedProject } from './queries'

/** The most that all actual months of a project take as JSON: what one answer can hold. */
const maxBytes = 2 * 1024 * 1024

const rowsOf = ({ userId, projectId }: Owned) => and(eq(table.userId, userId), eq(table.projectId, projectId))
const monthOf = (owned: Owned, month: string) => and(rowsOf(owned), eq(table.month, month))

/** What was stored by a program of another version may be what this one does not know: it is left out. */
function readMonth(figures: string): ActualMonth[] {
  const { data } = actualMonthSchema.safeParse(JSON.parse(figures))
  return data ? [data] : []
}

const shown = {
  projectId: table.projectId,
  month: table.month,
  figures: table.figures,
  closedAt: table.closedAt,
  versionId: table.versionId,
}
type Row = Pick<typeof table.$inferSelect, keyof typeof shown>

function asActuals(rows: readonly Row[]) {
  return {
    months: rows.flatMap((row) => readMonth(row.figures)),
    closed: rows.flatMap(({ month, closedAt, versionId }) =>
      closedAt === null ? [] : [{ month, closedAt, versionId }],
    ),
  }
}

/** All that is known of the months of some projects of one owner, by their ids, and which of them are closed. */
export async function actualsOf(db: Db, userId: string, projectIds: string[]) {
  const rows = await db
    .select(shown)
    .from(table)
    .where(and(eq(table.userId, userId), inArray(table.projectId, projectIds)))
    .orderBy(asc(table.projectId), asc(table.month), asc(table.source))
  return (id: string) => asActuals(rows.filter(({ projectId }) => projectId === id))
}

/** The latest months that are given with a plan, and the texts of the plans that closed ones were closed beside; null where that is kept no longer. */
export async function givenMonthsOf(db: Db, { userId, projectId }: Owned) {
  const { months, closed } = (await actualsOf(db, userId, [projectId]))(projectId)
  const given = monthsOf(months).slice(0, maxGivenMonths)
  const closings = closed.filter(({ month }) => given.includes(month))
  const ids = closings.flatMap(({ versionId }) => versionId ?? [])
  const texts = ids.length > 0 ? await versionTexts(db, { userId, projectId }, ids) : new Map<string, string>()
  const textOf = (versionId: string | null) => texts.get(versionId ?? '') ?? null
  return {
    months,
    given,
    closed: closings.map(({ month, versionId }) => ({ month, projectData: textOf(versionId) })),
  }
}

interface Comparison extends Owned {
  /** The plan as it stands. */
  present: Plan
  /** Refuses so many months before any is worked out. */
  spend(months: number): Promise<void>
}

/** The latest months of a project of its owner's beside their plans: of a closed one the plan that it was closed beside, where that is kept. */
export async function comparedMonthsOf(
  db: Db,
  { userId, projectId, present, spend }: Comparison,
): Promise<ComparedMonth[]> {
  const { months, given, closed } = await givenMonthsOf(db, { userId, projectId })
  await spend(given.length)
  const besides = new Map<string, Beside>()
  for (const { month, projectData } of closed)
    besides.set(month, { plan: projectData === null ? present : storedPlan(projectData).plan, isClosed: true })
  const compared: ComparedMonth[] = []
  for (const month of given.toReversed()) {
    // Each is a score of evaluations.
    await ownTurn()
    const one = compareMonth(months, month, besides.get(month) ?? { plan: present, isClosed: false })
    if (one) compared.push(one)
  }
  return compared
}

/** The project under its lock: what is said of its months is said by one at a time. */
async function locked(tx: Db, { userId, projectId }: Owned) {
  const [project] = await tx.select().from(projects).where(ownedProject(userId, projectId)).for('no key update')
  if (!project) throw new AppError('NOT_FOUND')
  return project
}

async function closedOf(tx: Db, owned: Owned): Promise<ReadonlySet<string>> {
  const closed = await tx
    .select({ month: table.month })
    .from(table)
    .where(and(rowsOf(owned), isNotNull(table.closedAt)))
  return new Set(closed.map(({ month }) => month))
}

async function refuseClosed(tx: Db, owned: Owned, rows: readonly ActualMonth[]): Promise<void> {
  const closed = await closedOf(tx, owned)
  const issues = rows.flatMap(({ month }, at) =>
    closed.has(month) ? [{ path: `months.${at}.month`, code: 'monthClosed' } as const] : [],
  )
  if (issues.length > 0) throw new AppError('MONTH_CLOSED', { issues })
}

async function refuseTooMany(tx: Db, owned: Owned): Promise<void> {
  const [count] = await tx
    .select({
      months: sql<number>`count(distinct ${table.month})::int`,
      bytes: sql<number>`coalesce(sum(octet_length(${table.figures})), 0)::float8`,
    })
    .from(table)
    .where(rowsOf(owned))
  if (count && (count.months > maxActualMonths || count.bytes > maxBytes)) throw new AppError('TOO_MANY_MONTHS')
}

/** Keeps what sources say of months, in the place of what they said before. Of two rows of one source and month the last counts. */
export async function putActuals(tx: Db, owned: Owned, months: readonly ActualMonth[]): Promise<void> {
  await locked(tx, owned)
  await refuseClosed(tx, owned, months)
  const last = new Map(months.map((one) => [`${one.month} ${one.source}`, one]))
  const rows = [...last.values()].map((one) => ({
    ...owned,
    month: one.month,
    source: one.source,
    figures: JSON.stringify(one),
  }))
  await tx
    .insert(table)
    .values(rows)
    .onConflictDoUpdate({
      target: [table.userId, table.projectId, table.month, table.source],
      set: { figures: sql`excluded.figures`, updatedAt: sql`now()` },
      setWhere: sql`${table.figures} <> excluded.figures`,
    })
  await refuseTooMany(tx, owned)
}

/**
 * Keeps what a connected store says of its months, as a file of it would; closed ones stay as they are. Who is new and who returns
 * only a file tells, so that is kept.
 */
export async function putFetched(tx: Db, owned: Owned, months: readonly OrdersMonth[]): Promise<void> {
  await locked(tx, owned)
  const { month, source, figures, closedAt } = table
  const rows = await tx.select({ month, source, figures, closedAt }).from(table).where(rowsOf(owned))
  const closed = new Set(rows.flatMap((row) => (row.closedAt === null ? [] : [row.month])))
  const open = months.filter((one) => !closed.has(one.month))
  const withCustomers = open.map((one) => {
    const before = rows.find((row) => row.month === one.month && row.source === one.source)
    const [known] = before ? readMonth(before.figures) : []
    return { ...one, customers: one.customers ?? (known?.kind === 'orders' ? known.customers : null) }
  })
  if (withCustomers.length > 0) await putActuals(tx, owned, withCustomers)
}

/** Closes a month beside the plan as it stands, which becomes a named version. A month that is closed stays as it is. */
export async function closeMonth(tx: Db, owned: Owned, month: string, name = month): Promise<void> {
  const project = await locked(tx, owned)
  const said = await tx
    .select({ source: table.source, closedAt: table.closedAt })
    .from(table)
    .where(monthOf(owned, month))
  if (said.length === 0) throw new AppError('NOT_FOUND')
  if (said.some(({ closedAt }) => closedAt !== null)) return
  const versionId = await keepVersion(tx, project, { projectData: project.projectData, name })
  const closing = { closedAt: sql`now()`, versionId }
  await tx
    .insert(table)
    .values({ ...owned, month, source: 'founder', figures: JSON.stringify(emptyFounderMonth(month)), ...closing })
    .onConflictDoUpdate({ target: [table.userId, table.projectId, table.month, table.source], set: closing })
}

/** Opens a closed month again; the version that it was closed beside is kept. */
export async function reopenMonth(tx: Db, owned: Owned, month: string): Promise<void> {
  await locked(tx, owned)
  const opened = await tx
    .update(table)
    .set({ closedAt: null, versionId: null })
    .where(and(monthOf(owned, month), isNotNull(table.closedAt)))
    .returning({ month: table.month })
  if (opened.length === 0) throw new AppError('NOT_FOUND')
}

/** Forgets a month, or what one source says of it. */
export async function removeActuals(tx: Db, owned: Owned, month: string, source?: string): Promise<void> {
  await locked(tx, owned)
  if ((await closedOf(tx, owned)).has(month)) throw new AppError('MONTH_CLOSED')
  const removed = await tx
    .delete(table)
    .where(and(monthOf(owned, month), source === undefined ? undefined : eq(table.source, source)))
    .returning({ source: table.source })
  if (removed.length === 0) throw new AppError('NOT_FOUND')
}
