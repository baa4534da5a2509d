import * as z from 'zod/mini'
import { audit } from '../../infra/audit'
import { provenAdminProcedure } from '../../procedures/access'
import { router } from '../../procedures/trpc'
import { orderFilters } from './orders'
import { projectFilters } from './projects'
import { userFilters } from './users'

/** A list as its screen shows it: the same filters and sorting, without pages. */
const exportInput = z.discriminatedUnion('list', [
  z.strictObject({ list: z.literal('users'), filters: z.strictObject(userFilters) }),
  z.strictObject({ list: z.literal('orders'), filters: z.strictObject(orderFilters) }),
  z.strictObject({ list: z.literal('projects'), filters: z.strictObject(projectFilters) }),
])

/** In the place of words that were searched for. */
const hidden = '…'

export type ExportedList = z.output<typeof exportInput>

/**
 * Keeps in the log that a list is taken along, before its first row leaves, and how it was narrowed, but not the words that were
 * searched for: they may be a person's, whom the log would outlive. The rows themselves are sent by the route of the
 * export, page after page, which asks here whether it may.
 */
export const exports = router({
  begin: provenAdminProcedure({ aMinute: 20, cpuMs: 77, statements: 28 })
    .input(exportInput)
    .mutation(async ({ ctx, input }): Promise<ExportedList> => {
      await audit(ctx.db, {
        actorId: ctx.user.id,
        ip: ctx.request.ip,
        action: 'list.export',
        targetType: 'list',
        targetId: input.list,
        after: { list: input.list, ...input.filters, ...(input.filters.search && { search: hidden }) },
      })
      return input
    }),
})
