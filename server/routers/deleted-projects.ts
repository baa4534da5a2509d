import { and, desc, eq, sql } from 'drizzle-orm'
import { userProjects as table } from '../../db/schema'
import { projectIdSchema } from '../../src/domain/schemas/project-schema'
import { AppError } from '../infra/errors'
import { signedInProcedure, withAccessProcedure } from '../procedures/access'
import { changes, ordinary } from '../procedures/needs'
import { router } from '../procedures/trpc'
import { bringBack, deletedProject, isDeleted, maxDeleted } from '../projects/deleting'
import { rowId } from '../projects/row-id'

const { id, projectName, createdAt, updatedAt, deletedAt } = table

/** Projects that were deleted in the last 30 days. */
export const deleted = router({
  /** The last to be deleted first. */
  list: signedInProcedure({ ...ordinary, cpuMs: 3, statements: 2, programs: 'read' }).query(({ ctx }) =>
    ctx.db
      .select({ id, projectName, createdAt, updatedAt, deletedAt: sql`${deletedAt}`.mapWith(createdAt).as('gone') })
      .from(table)
      .where(and(eq(table.userId, ctx.user.id), isDeleted))
      .orderBy(desc(deletedAt), desc(id))
      .limit(maxDeleted),
  ),

  bringBack: withAccessProcedure({ ...changes, cpuMs: 8.2, statements: 5, programs: 'write' })
    .input(projectIdSchema)
    .mutation(({ ctx, input }) => ctx.db.transaction((tx) => bringBack(tx, ctx.user.id, rowId(input.id)))),

  /** Deletes one for good, with its versions: there is no way back, and its room is free. */
  purge: withAccessProcedure({ ...changes, cpuMs: 6.9, statements: 2 })
    .input(projectIdSchema)
    .mutation(async ({ ctx, input }) => {
      const gone = await ctx.db
        .delete(table)
        .where(deletedProject(ctx.user.id, rowId(input.id)))
        .returning({ id })
      if (gone.length === 0) throw new AppError('NOT_FOUND')
      return { success: true } as const
    }),
})
