import { userProjects as projects } from '../../../db/schema'
import { maxActualBytes } from '../../../src/domain/actuals/month'
import {
  actualsMonthSchema,
  closeMonthSchema,
  maxActualRows,
  projectIdSchema,
  putActualsSchema,
  removeActualsSchema,
} from '../../../src/domain/schemas/project-schema'
import { presentMonth } from '../../../src/files/actuals/cells/time'
import { AppError } from '../../infra/errors'
import { signedInProcedure, withAccessProcedure } from '../../procedures/access'
import type { Context } from '../../procedures/context'
import { changes, costly, ordinary } from '../../procedures/needs'
import { router } from '../../procedures/trpc'
import { actualsOf, closeMonth, putActuals, removeActuals, reopenMonth } from '../../projects/actuals'
import { ownedProject } from '../../projects/queries'
import { rowId } from '../../projects/row-id'
import { reserveStorage } from '../../projects/storage-quota'

/** The most values that rows of the greatest length hold: a part of a bundle, five of them, takes 41 bytes where it has no name. */
const maxPutValues = (maxActualRows * maxActualBytes) / 8

const done = { success: true } as const

const ownedBy = (ctx: Context & { user: { id: string } }, id: string) => ({ userId: ctx.user.id, projectId: rowId(id) })

/** Nothing has happened in a month that has not begun in Riyadh. */
function refuseFuture(rows: readonly { month: string }[]): void {
  const now = presentMonth()
  const issues = rows.flatMap(({ month }, at) =>
    month > now ? [{ path: `months.${at}.month`, code: 'monthFuture' } as const] : [],
  )
  if (issues.length > 0) throw new AppError('BAD_INPUT', { issues })
}

/** What really happened in the months of a project. */
export const actuals = router({
  /** All that is known of its months, by month and source, and which are closed beside which version of the plan. */
  list: signedInProcedure({ ...ordinary, cpuMs: 8, statements: 3, programs: 'read' })
    .input(projectIdSchema)
    .query(async ({ ctx, input }) => {
      const owned = ownedBy(ctx, input.id)
      const [project] = await ctx.db
        .select({ id: projects.id })
        .from(projects)
        .where(ownedProject(owned.userId, owned.projectId))
      if (!project) throw new AppError('NOT_FOUND')
      const of = await actualsOf(ctx.db, owned.userId, [project.id])
      return of(project.id)
    }),

  /** Keeps what sources say of months; the same again changes nothing. */
  put: withAccessProcedure({ ...costly, cpuMs: 12, statements: 7, programs: 'write', maxValues: maxPutValues })
    .input(putActualsSchema)
    .mutation(async ({ ctx, input }) => {
      refuseFuture(input.months)
      await reserveStorage(ctx, ctx.user.id, JSON.stringify(input.months))
      await ctx.db.transaction((tx) => putActuals(tx, ownedBy(ctx, input.id), input.months))
      return done
    }),

  /** Closes a month: the plan as it stands becomes a named version, beside which the month is read from then on. */
  close: withAccessProcedure({ ...changes, cpuMs: 10, statements: 7, programs: 'write' })
    .input(closeMonthSchema)
    .mutation(async ({ ctx, input: { id, month, name } }) => {
      await ctx.db.transaction((tx) => closeMonth(tx, ownedBy(ctx, id), month, name))
      return done
    }),

  reopen: withAccessProcedure({ ...changes, cpuMs: 7, statements: 4, programs: 'write' })
    .input(actualsMonthSchema)
    .mutation(async ({ ctx, input: { id, month } }) => {
      await ctx.db.transaction((tx) => reopenMonth(tx, ownedBy(ctx, id), month))
      return done
    }),

  /** Forgets a month, or what one source says of it. */
  remove: withAccessProcedure({ ...changes, cpuMs: 7, statements: 5, programs: 'write' })
    .input(removeActualsSchema)
    .mutation(async ({ ctx, input: { id, month, source } }) => {
      await ctx.db.transaction((tx) => removeActuals(tx, ownedBy(ctx, id), month, source))
      return done
    }),
})
