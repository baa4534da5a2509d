import { and, eq, sql } from 'drizzle-orm'
import { userProjects as projects } from '../../db/schema'
import { projectShares as table } from '../../db/sharing-schema'
import { createShareSchema, projectIdSchema, shareDays, shareSchema } from '../../src/domain/schemas/project-schema'
import { AppError } from '../infra/errors'
import { signedInProcedure, withAccessProcedure } from '../procedures/access'
import { changes, costly, ordinary } from '../procedures/needs'
import { router } from '../procedures/trpc'
import { ownedProject } from '../projects/queries'
import { rowId } from '../projects/row-id'
import {
  listShares,
  newToken,
  ownedShare,
  reserveShare,
  shareHead,
  sharePlan,
  sharesIn,
  tokenHash,
} from '../projects/shares'

const dayMs = 86_400_000
const [usualDays] = shareDays

export const projectShares = router({
  /** The links to a project, newest first. */
  list: signedInProcedure({ ...ordinary, cpuMs: 3.9, statements: 3 })
    .input(projectIdSchema)
    .query(async ({ ctx, input }) => {
      const owned = ownedProject(ctx.user.id, rowId(input.id))
      const [project] = await ctx.db.select({ id: projects.id }).from(projects).where(owned)
      if (!project) throw new AppError('NOT_FOUND')
      return listShares(ctx.db, { userId: ctx.user.id, projectId: project.id })
    }),

  /** A link to the plan as it is stored now. The answer holds its token, which nothing else ever does. */
  create: withAccessProcedure({ ...costly, cpuMs: 14, statements: 8 })
    .input(createShareSchema)
    .mutation(({ ctx, input }) => {
      const expiresAt = new Date(Date.now() + (input.days ?? usualDays) * dayMs)
      const token = newToken()
      const owned = { userId: ctx.user.id, projectId: rowId(input.id) }
      const sharing = { ...owned, withActuals: input.withActuals === true }
      return sharePlan(ctx, sharing, async (tx, copy) => {
        await reserveShare(tx, owned)
        const link = { ...owned, ...copy, expiresAt, name: input.name ?? null, tokenHash: tokenHash(token) }
        const [made] = await tx.insert(table).values(link).returning(shareHead)
        if (!made) throw new Error('a link that was inserted has a row')
        await ctx.secretOwners.note(tx, { hash: link.tokenHash, userId: owned.userId, endsAt: expiresAt })
        return { ...made, token }
      })
    }),

  /** Puts today's plan behind a link; its address, its readers and its end stay. */
  update: withAccessProcedure({ ...costly, cpuMs: 12, statements: 6 })
    .input(shareSchema)
    .mutation(async ({ ctx, input }) => {
      const [userId, projectId, id] = [ctx.user.id, rowId(input.id), rowId(input.shareId)]
      const link = await ownedShare(ctx.db, userId, { id, projectId })
      return sharePlan(ctx, { userId, projectId, ...link }, async (tx, copy) => {
        const [updated] = await tx
          .update(table)
          .set({ ...copy, sharedAt: sql`now()` })
          .where(and(sharesIn({ userId, projectId }), eq(table.id, id)))
          .returning(shareHead)
        if (!updated) throw new AppError('NOT_FOUND')
        return updated
      })
    }),

  /** Ends a link at once. It needs no access: what was shared can always be taken back. */
  revoke: signedInProcedure({ ...changes, cpuMs: 7.2, statements: 2 })
    .input(shareSchema)
    .mutation(async ({ ctx, input }) => {
      const [projectId, shareId] = [rowId(input.id), rowId(input.shareId)]
      const owned = ctx.db.select({ id: projects.id }).from(projects).where(ownedProject(ctx.user.id, projectId))
      const revoked = await ctx.db
        .delete(table)
        .where(and(eq(table.userId, ctx.user.id), eq(table.projectId, owned), eq(table.id, shareId)))
        .returning({ id: table.id })
      if (revoked.length === 0) throw new AppError('NOT_FOUND')
      return { success: true } as const
    }),
})
