import { and, desc, eq, isNull, lt, ne, not, notExists, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { thisHour } from '../../db/columns'
import { versionId, versionStages, projectVersions as versions } from '../../db/history-schema'
import { userProjects as table } from '../../db/schema'

/** A project without its plan. */
export const headColumns = {
  id: table.id,
  projectName: table.projectName,
  isDefault: table.isDefault,
  revision: table.revision,
  createdAt: table.createdAt,
  updatedAt: table.updatedAt,
}
export type ProjectHead = Pick<typeof table.$inferSelect, keyof typeof headColumns>

const { placeholder } = sql

/** What was deleted is no project, though it can be brought back. */
export const isLive = isNull(table.deletedAt)

/** Ownership is part of finding a row: another's project is no project. */
export const ownedProject = (userId: string, id: string) => and(eq(table.id, id), eq(table.userId, userId), isLive)

const owned = and(eq(table.id, placeholder('id')), eq(table.userId, placeholder('userId')), isLive)
const page = and(eq(table.userId, placeholder('userId')), lt(table.id, placeholder('cursor')), isLive)

/** Pages end after about this much text, however few projects that is. */
export const pageBytes = 2 * 1024 * 1024

function plansPage(db: Db) {
  const bytes = sql<number>`(sum(octet_length(${table.projectData})) over (order by ${table.id} desc))::int`
  const rows = db
    .select({ ...headColumns, projectData: table.projectData, bytes: bytes.as('bytes') })
    .from(table)
    .where(page)
    .orderBy(desc(table.id))
    .limit(placeholder('limit'))
    .as('page')
  const whole = db.select().from(rows).where(sql`${rows.bytes} - octet_length(${rows.projectData}) < ${pageBytes}`)
  return whole.prepare('projects_plans_page')
}

/**
 * Whether a save goes on with what its page saved last, so that the text between the two is no version: within a minute, and
 * within ten of the last version that the page left.
 */
const goesOn = sql<boolean>`coalesce(${table.editingSession} = ${placeholder('editingSession')}::text
  and ${table.updatedAt} > now() - interval '1 minute' and ${table.editingSince} > now() - interval '10 minutes', false)`

/** The version of a present text that was given a name before it was replaced. */
const keptBefore = (db: Db, { id, revision, updatedAt }: Record<'id' | 'revision' | 'updatedAt', SQLWrapper>) =>
  db
    .select({ id: versions.id })
    .from(versions)
    .where(
      and(
        eq(versions.userId, placeholder('userId')),
        eq(versions.projectId, id),
        eq(versions.revision, revision),
        eq(versions.savedAt, updatedAt),
      ),
    )

/**
 * Saves over the named revision and no other, or over any when none is named; gives no row where there is none. What it
 * replaces becomes a version, unless it is the same text or the save goes on with it.
 */
function saveQuery(db: Db) {
  const isNamed = sql`${table.revision} = coalesce(${placeholder('revision')}::int, ${table.revision})`
  const replaced = db.$with('replaced').as(
    db
      .select({
        userId: table.userId,
        id: table.id,
        revision: table.revision,
        projectName: table.projectName,
        projectData: table.projectData,
        updatedAt: table.updatedAt,
        goesOn: goesOn.as('goes_on'),
        // Sent once, for it is long.
        next: sql<string>`${placeholder('projectData')}::text`.as('next'),
      })
      .from(table)
      .where(and(owned, isNamed))
      .for('no key update'),
  )
  const version = db.$with('version').as(
    db.insert(versions).select(
      db
        .select({
          userId: replaced.userId,
          projectId: replaced.id,
          id: versionId.as('id'),
          revision: replaced.revision,
          projectName: replaced.projectName,
          projectData: replaced.projectData,
          delta: sql`null::bytea`.as('delta'),
          baseId: sql`null::uuid`.as('base_id'),
          stage: sql`${versionStages.fresh}::smallint`.as('stage'),
          name: sql`null::text`.as('name'),
          savedAt: replaced.updatedAt,
          // By now: the lock may have been waited for.
          createdAt: sql`clock_timestamp()`.as('created_at'),
        })
        .from(replaced)
        .where(and(ne(replaced.projectData, replaced.next), not(replaced.goesOn), notExists(keptBefore(db, replaced)))),
    ),
  )
  return db
    .with(replaced, version)
    .update(table)
    .set({
      projectData: sql`${replaced.next}`,
      projectName: sql`coalesce(${placeholder('projectName')}, ${table.projectName})`,
      revision: sql`${table.revision} + 1`,
      updatedAt: sql`now()`,
      updatedHour: thisHour,
      editingSession: sql`${placeholder('editingSession')}::text`,
      editingSince: sql`case when ${replaced.goesOn} then ${table.editingSince} else now() end`,
    })
    .from(replaced)
    .where(and(eq(table.userId, placeholder('userId')), eq(table.id, replaced.id)))
    .returning(headColumns)
    .prepare('projects_save')
}

function prepare(db: Db) {
  return {
    /** A page of projects without their plans, newest first. */
    headsPage: db
      .select(headColumns)
      .from(table)
      .where(page)
      .orderBy(desc(table.id))
      .limit(placeholder('limit'))
      .prepare('projects_heads_page'),

    /** The same with their plans. */
    plansPage: plansPage(db),

    one: db
      .select({ ...headColumns, projectData: table.projectData })
      .from(table)
      .where(owned)
      .prepare('projects_one'),

    save: saveQuery(db),
  }
}

const prepared = new WeakMap<Db, ReturnType<typeof prepare>>()

/** The hot queries of projects, built once for a database. */
export function projectQueries(db: Db): ReturnType<typeof prepare> {
  const known = prepared.get(db) ?? prepare(db)
  prepared.set(db, known)
  return known
}
