import { openShareSchema } from '../../src/domain/schemas/project-schema'
import { publicProcedure } from '../procedures/access'
import { costly } from '../procedures/needs'
import { noBatching, router } from '../procedures/trpc'
import { openLink } from '../projects/shares'

export const shares = router({
  /** The plan behind a link. A mutation: it counts a view, and a token belongs in no address. */
  open: publicProcedure({ ...costly, cpuMs: 5.8, statements: 1 })
    .use(noBatching)
    .input(openShareSchema)
    .mutation(({ ctx, input }) => openLink(ctx, input.token)),
})
