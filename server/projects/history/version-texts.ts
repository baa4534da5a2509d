import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { versionBases as bases, projectVersions as versions } from '../../../db/history-schema'
import { inflated, textFrom } from './text-delta'

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

/** The texts of some versions of one project, by id. Those that went in the meantime have none. */
export async function versionTexts(db: Db, projectId: string, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: versions.id, projectData: versions.projectData, delta: versions.delta, base: bases.data })
    .from(versions)
    .leftJoin(bases, eq(bases.id, versions.baseId))
    .where(and(eq(versions.projectId, projectId), inArray(versions.id, ids)))
  const texts = rows.map(async (row) => [row.id, await textOf(row)] as const)
  return new Map(await Promise.all(texts))
}
