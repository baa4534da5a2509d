import { publicProcedure } from '../procedures/access'
import { ordinary } from '../procedures/needs'
import { router } from '../procedures/trpc'

export const health = router({
  /** Whether this process can serve: the database is asked too, beside all other calls. */
  check: publicProcedure({ ...ordinary, cpuMs: 0.9, statements: 1 }).query(async ({ ctx }) => {
    const reachable = await ctx.database.check().then(
      () => true,
      () => false,
    )
    return {
      status: reachable ? ('ok' as const) : ('unavailable' as const),
      database: { kind: ctx.database.kind, reachable },
      version: ctx.version,
    }
  }),
})
