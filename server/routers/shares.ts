import { openShareSchema } from '../../src/domain/schemas/project-schema'
import { noBatching, publicProcedure, router } from '../procedures/trpc'
import { openLink } from '../projects/shares'

export const shares = router({
  /** The plan behind a link. A mutation: it counts a view, and a token belongs in no address. */
  open: publicProcedure
    .use(noBatching)
    .input(openShareSchema)
    .mutation(({ ctx, input }) => openLink(ctx, input.token)),
})
