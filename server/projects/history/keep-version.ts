import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { projectVersions as table } from '../../../db/history-schema'
import type { userProjects } from '../../../db/schema'
import { versionTexts } from './version-texts'

type Project = Pick<typeof userProjects.$inferSelect, 'id' | 'projectName' | 'revision' | 'projectData'>

/** Whether the newest version has this text. It then counts as new again: who hears now that it is kept has an hour from now. */
async function isNewestVersion(tx: Db, projectId: string, text: string): Promise<boolean> {
  const [newest] = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.projectId, projectId))
    .orderBy(desc(table.id))
    .limit(1)
  if (!newest || (await versionTexts(tx, projectId, [newest.id])).get(newest.id) !== text) return false
  const touched = await tx.update(table).set({ createdAt: new Date() }).where(eq(table.id, newest.id)).returning({
    id: table.id,
  })
  return touched.length > 0
}

interface Kept {
  projectData: string
  name?: string | undefined
}

/** Keeps a plan beside the present one: what its author did not choose in a conflict, or what is given a name. */
export async function keepVersion(tx: Db, project: Project, { projectData, name }: Kept): Promise<void> {
  const { id: projectId, projectName, revision } = project
  if (name === undefined) {
    if (project.projectData === projectData) return
    if (await isNewestVersion(tx, projectId, projectData)) return
  }
  await tx.insert(table).values({ projectId, projectName, revision, projectData, name, savedAt: new Date() })
}
