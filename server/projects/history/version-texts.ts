import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { versionBases as bases, projectVersions as versions } from '../../../db/history-schema'
import { inflated, textFrom } from './text-delta'

/** A project of its owner's. */
export interface Owned {
  userId: string
  projectId: string
}

/** What is kept of a project of its owner's. */
export const versionsOf = ({ userId, projectId }: Owned) =>
  and(eq(versions.userId, userId), eq(versions.projectId, projectId))

interface StoredText {
  projectData: string
  delta: Uint8Array | null
  base: Uint8Array | null
}

/** The text of a version, whichever way it is kept. */
async function textOf({ projectData, delta, base }: StoredText): Promise<string> {
  if (delta === null) return projectData
  // The text would read as an empty one, and restoring it would lose the plan.
  if (base === null) throw new Error('a version has lost the text that it is kept as a difference from')
  return textFrom(delta, await inflated(base))
}

/** The texts of some versions of these projects of one owner, by id. Those that went in the meantime have none. */
export async function textsOfProjects(db: Db, userId: string, projectIds: string[], ids: string[]) {
  const ofVersion = and(
    eq(bases.userId, userId),
    eq(bases.projectId, versions.projectId),
    eq(bases.id, versions.baseId),
  )
  const rows = await db
    .select({ id: versions.id, projectData: versions.projectData, delta: versions.delta, base: bases.data })
    .from(versions)
    .leftJoin(bases, ofVersion)
    .where(and(eq(versions.userId, userId), inArray(versions.projectId, projectIds), inArray(versions.id, ids)))
  const texts = rows.map(async (row) => [row.id, await textOf(row)] as const)
  return new Map(await Promise.all(texts))
}

/** The same of one project. */
export const versionTexts = (db: Db, { userId, projectId }: Owned, ids: string[]) =>
  textsOfProjects(db, userId, [projectId], ids)
