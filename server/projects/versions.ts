import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { projectVersions as table, type userProjects } from '../../db/schema'

/** How many versions of one project are kept; the oldest go first. */
export const keptVersions = 20

type Project = Pick<typeof userProjects.$inferSelect, 'id' | 'projectName' | 'revision'>

/** Keeps a plan that would else be lost: what a save replaced, or what its author did not keep in a conflict. */
export async function keepVersion(tx: Db, project: Project, projectData: string): Promise<void> {
  const { id: projectId, projectName, revision } = project
  const ofProject = eq(table.projectId, projectId)
  const [newest] = await tx
    .select({ isSame: sql<boolean>`${table.projectData} = ${projectData}` })
    .from(table)
    .where(ofProject)
    .orderBy(desc(table.id))
    .limit(1)
  if (newest?.isSame) return
  await tx.insert(table).values({ projectId, projectName, revision, projectData })
  const [old] = await tx
    .select({ id: table.id })
    .from(table)
    .where(ofProject)
    .orderBy(desc(table.id))
    .offset(keptVersions)
    .limit(1)
  if (old) await tx.delete(table).where(and(ofProject, lte(table.id, old.id)))
}
