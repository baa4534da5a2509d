import { openShareSchema } from '../../src/domain/schemas/project-schema'
import { publicProcedure } from '../procedures/access'
import { costly } from '../procedures/needs'
import { router } from '../procedures/trpc'
import { openShare } from '../projects/shares'

export const shares = router({
  /** The plan behind a link. A mutation: it counts a view, and a token belongs in no address. */
  open: publicProcedure({ ...costly, unbatched: true, takesNul: true, cpuMs: 5.8, statements: 2 })
    .input(openShareSchema)
    .mutation(({ ctx, input }) => openShare(ctx, input.token)),
})
