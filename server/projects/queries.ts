import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
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

/** Ownership is part of finding a row: another's project is no project. */
export const ownedProject = (userId: string, id: string) => and(eq(table.id, id), eq(table.userId, userId))

const theirs = and(eq(table.id, placeholder('id')), eq(table.userId, placeholder('userId')))
const page = and(eq(table.userId, placeholder('userId')), lt(table.id, placeholder('cursor')))

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
      .where(theirs)
      .prepare('projects_one'),

    /** Saves over the named revision and no other; gives no row where that is not the present one. */
    save: db
      .update(table)
      .set({
        projectData: sql`${placeholder('projectData')}`,
        projectName: sql`coalesce(${placeholder('projectName')}, ${table.projectName})`,
        revision: sql`${table.revision} + 1`,
        updatedAt: sql`now()`,
      })
      .where(and(theirs, eq(table.revision, placeholder('revision'))))
      .returning(headColumns)
      .prepare('projects_save'),
  }
}

const prepared = new WeakMap<Db, ReturnType<typeof prepare>>()

/** The hot queries of projects, built once for a database. */
export function projectQueries(db: Db): ReturnType<typeof prepare> {
  const known = prepared.get(db) ?? prepare(db)
  prepared.set(db, known)
  return known
}
