import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client'
import { projectVersions as table } from '../../../db/history-schema'
import type { userProjects } from '../../../db/schema'
import { versionTexts } from './version-texts'

type Project = Pick<typeof userProjects.$inferSelect, 'id' | 'projectName' | 'revision' | 'projectData'>

/** Whether a text is the project's own, or that of its newest version. */
async function isKept(tx: Db, { id, projectData }: Project, text: string): Promise<boolean> {
  if (projectData === text) return true
  const [newest] = await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.projectId, id))
    .orderBy(desc(table.id))
    .limit(1)
  return newest !== undefined && (await versionTexts(tx, id, [newest.id])).get(newest.id) === text
}

interface Kept {
  projectData: string
  name?: string | undefined
}

/** Keeps a plan beside the present one: what its author did not choose in a conflict, or what is given a name. */
export async function keepVersion(tx: Db, project: Project, { projectData, name }: Kept): Promise<void> {
  if (name === undefined && (await isKept(tx, project, projectData))) return
  const { id: projectId, projectName, revision } = project
  await tx.insert(table).values({ projectId, projectName, revision, projectData, name, savedAt: new Date() })
}
