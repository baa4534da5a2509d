import * as z from 'zod/mini'
import { publicTeamTemplateSchema } from '../../../src/domain/schemas/reference-entry-schema'
import { publicProcedure } from '../../procedures/access'
import { ordinary } from '../../procedures/needs'
import { router } from '../../procedures/trpc'
import { activeTemplates } from '../../reference/team-templates'

export const teamTemplates = router({
  /** The roles that administrators marked active, in the order in which they were made: of two alike the later counts. */
  list: publicProcedure({ ...ordinary, cpuMs: 1.6, statements: 1, programs: 'read' })
    .output(z.array(publicTeamTemplateSchema))
    .query(({ ctx }) => activeTemplates(ctx.db)),
})
