import { and, desc, eq } from 'drizzle-orm'
import { userProjects as projects, projectVersions as table } from '../../db/schema'
import { keepVersionSchema, projectIdSchema, projectVersionSchema } from '../../src/domain/schemas/project-schema'
import { signedInProcedure, withAccessProcedure } from '../auth/access'
import type { Context } from '../http/context'
import { AppError } from '../http/errors'
import { router } from '../http/trpc'
import { withVersionFigures } from '../projects/figures'
import { storablePlan } from '../projects/plan-text'
import { ownedProject } from '../projects/queries'
import { rowId } from '../projects/row-id'
import { saveKeeping } from '../projects/saving'
import { reserveStorage } from '../projects/storage-quota'
import { keepVersion, keptVersions } from '../projects/versions'

const head = {
  id: table.id,
  revision: table.revision,
  projectName: table.projectName,
  createdAt: table.createdAt,
}

async function versionOf(ctx: Context, userId: string, input: { id: string; versionId: string }) {
  const [id, versionId] = [rowId(input.id), rowId(input.versionId)]
  const [version] = await ctx.db
    .select({ ...head, projectData: table.projectData })
    .from(table)
    .innerJoin(projects, eq(projects.id, table.projectId))
    .where(and(ownedProject(userId, id), eq(table.id, versionId)))
  if (!version) throw new AppError('NOT_FOUND')
  return version
}

export const versions = router({
  /** What saves replaced and conflicts left over, newest first. */
  list: signedInProcedure.input(projectIdSchema).query(async ({ ctx, input }) => {
    const theirs = ownedProject(ctx.user.id, rowId(input.id))
    const [project] = await ctx.db.select({ id: projects.id }).from(projects).where(theirs)
    if (!project) throw new AppError('NOT_FOUND')
    const kept = eq(table.projectId, project.id)
    const rows = await ctx.db.select(head).from(table).where(kept).orderBy(desc(table.id)).limit(keptVersions)
    return withVersionFigures(ctx.db, project.id, rows)
  }),

  get: signedInProcedure.input(projectVersionSchema).query(({ ctx, input }) => versionOf(ctx, ctx.user.id, input)),

  /** Keeps a plan beside the project's present one: what its author did not choose in a conflict. */
  keep: withAccessProcedure.input(keepVersionSchema).mutation(async ({ ctx, input }) => {
    const [id, projectData] = [rowId(input.id), await storablePlan(input.projectData)]
    return ctx.db.transaction(async (tx) => {
      const theirs = ownedProject(ctx.user.id, id)
      const [project] = await tx.select().from(projects).where(theirs).for('update')
      if (!project) throw new AppError('NOT_FOUND')
      await reserveStorage(ctx, tx, ctx.user.id, projectData)
      if (project.projectData !== projectData) await keepVersion(tx, project, projectData)
      return { success: true } as const
    })
  }),

  /** Makes a version the present plan; the one it replaces becomes a version. */
  restore: withAccessProcedure.input(projectVersionSchema).mutation(async ({ ctx, input }) => {
    const { projectData } = await versionOf(ctx, ctx.user.id, input)
    const save = { userId: ctx.user.id, id: rowId(input.id), projectData }
    return ctx.db.transaction((tx) => saveKeeping(ctx, tx, save))
  }),
})
