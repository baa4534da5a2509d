import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { projectVersions as table, versionId } from '../../../db/history-schema'
import { userProjects as projects } from '../../../db/schema'
import { AppError } from '../../infra/errors'
import { versionTexts } from './version-texts'

type Project = Pick<typeof projects.$inferSelect, 'id' | 'projectName' | 'revision' | 'projectData'>

/** Versions of a project that may have a name: nothing else would ever thin them out. */
const maxNamed = 200

/** Makes sure that a project may have one more version with a name, under its lock. `except` is renamed. */
export async function reserveName(tx: Db, projectId: string, except?: string): Promise<void> {
  const others = except === undefined ? undefined : ne(table.id, except)
  const named = await tx.$count(table, and(eq(table.projectId, projectId), isNotNull(table.name), others))
  if (named >= maxNamed) throw new AppError('TOO_MANY_NAMED_VERSIONS')
}

const now = sql`clock_timestamp()`

/** Whether the newest version has this text. It then counts as new again: who hears now that it is kept has an hour from now. */
async function isNewestVersion(tx: Db, projectId: string, text: string): Promise<boolean> {
  const [newest] = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.projectId, projectId))
    .orderBy(desc(table.id))
    .limit(1)
  if (!newest || (await versionTexts(tx, projectId, [newest.id])).get(newest.id) !== text) return false
  const touched = await tx.update(table).set({ createdAt: now }).where(eq(table.id, newest.id)).returning({
    id: table.id,
  })
  return touched.length > 0
}

/** Makes the present text one that the next save keeps as a version, by any caller. */
async function keepWhenReplaced(tx: Db, projectId: string): Promise<void> {
  const unchanged = { updatedAt: sql`${projects.updatedAt}` }
  await tx
    .update(projects)
    .set({ editingSession: null, ...unchanged })
    .where(eq(projects.id, projectId))
}

interface NewVersion {
  projectData: string
  name?: string | undefined
}

/**
 * Keeps a plan beside the present one: what its author did not choose in a conflict, or what is given a name. The project
 * is locked by then. Gives its id; null where the text was kept already.
 */
export async function keepVersion(tx: Db, project: Project, { projectData, name }: NewVersion): Promise<string | null> {
  const { id: projectId, projectName, revision } = project
  if (name !== undefined) await reserveName(tx, projectId)
  else {
    if (project.projectData === projectData) {
      await keepWhenReplaced(tx, projectId)
      return null
    }
    if (await isNewestVersion(tx, projectId, projectData)) return null
  }
  const version = { id: versionId, projectId, projectName, revision, projectData, name }
  const [inserted] = await tx
    .insert(table)
    .values({ ...version, savedAt: sql`now()`, createdAt: now })
    .returning({ id: table.id })
  return inserted?.id ?? null
}
