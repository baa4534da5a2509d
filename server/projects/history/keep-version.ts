import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { projectVersions as table, versionId } from '../../../db/history-schema'
import { userProjects as projects } from '../../../db/schema'
import { AppError } from '../../infra/errors'
import { type Owned, versionsOf, versionTexts } from './version-texts'

type Project = Pick<typeof projects.$inferSelect, 'userId' | 'id' | 'projectName' | 'revision' | 'projectData'>

/** Versions of a project that may have a name: nothing else would ever thin them out. */
const maxNamed = 200

/** Makes sure that a project may have one more version with a name, under its lock. `except` is renamed. */
export async function reserveName(tx: Db, owned: Owned, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(table.id, except)
  const named = await tx.$count(table, and(versionsOf(owned), isNotNull(table.name), others))
  if (named >= maxNamed) throw new AppError('TOO_MANY_NAMED_VERSIONS')
}

const now = sql`clock_timestamp()`

/** Whether the newest version has this text. It then counts as new again: who hears now that it is kept has an hour from now. */
async function isNewestVersion(tx: Db, owned: Owned, text: string): Promise<boolean> {
  const [newest] = await tx
    .select({ id: table.id })
    .from(table)
    .where(versionsOf(owned))
    .orderBy(desc(table.id))
    .limit(1)
  if (!newest || (await versionTexts(tx, owned, [newest.id])).get(newest.id) !== text) return false
  const isIt = and(versionsOf(owned), eq(table.id, newest.id))
  const touched = await tx.update(table).set({ createdAt: now }).where(isIt).returning({ id: table.id })
  return touched.length > 0
}

/** Makes the present text one that the next save keeps as a version, by any caller. */
async function keepWhenReplaced(tx: Db, { userId, projectId }: Owned): Promise<void> {
  const unchanged = { updatedAt: sql`${projects.updatedAt}` }
  await tx
    .update(projects)
    .set({ editingSession: null, ...unchanged })
    .where(and(eq(projects.userId, userId), eq(projects.id, projectId)))
}

const savedAtOf = (tx: Db, { userId, projectId }: Owned) =>
  tx
    .select({ updatedAt: projects.updatedAt })
    .from(projects)
    .where(and(eq(projects.userId, userId), eq(projects.id, projectId)))

interface NewVersion {
  projectData: string
  name?: string | undefined
}

/**
 * Keeps a plan beside the present one: what its author did not choose in a conflict, or what is given a name. The project
 * is locked by then. Gives its id; null where the text was kept already.
 */
export async function keepVersion(tx: Db, project: Project, { projectData, name }: NewVersion): Promise<string | null> {
  const { userId, id: projectId, projectName, revision } = project
  const owned = { userId, projectId }
  if (name !== undefined) await reserveName(tx, owned)
  else {
    if (project.projectData === projectData) {
      await keepWhenReplaced(tx, owned)
      return null
    }
    if (await isNewestVersion(tx, owned, projectData)) return null
  }
  const version = { ...owned, id: versionId, projectName, revision, projectData, name }
  // By when it was saved the next save knows that the present text is kept already.
  const savedAt = project.projectData === projectData ? sql`(${savedAtOf(tx, owned)})` : sql`now()`
  const [inserted] = await tx
    .insert(table)
    .values({ ...version, savedAt, createdAt: now })
    .returning({ id: table.id })
  return inserted?.id ?? null
}
