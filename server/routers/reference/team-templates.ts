import { asc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { teamRoleTemplates as table } from '../../../db/reference-schema'
import { storedTeamTemplateSchema } from '../../../src/domain/schemas/reference-data-schema'
import { publicTeamTemplateSchema } from '../../../src/domain/schemas/reference-entry-schema'
import { publicProcedure } from '../../procedures/access'
import { ordinary } from '../../procedures/needs'
import { router } from '../../procedures/trpc'
import { teamTemplateColumns } from '../../reference/columns'
import { validRows } from '../../reference/valid-rows'

const { id: _, isActive: _isActive, updatedAt: _updatedAt, ...columns } = teamTemplateColumns

export const teamTemplates = router({
  /** The roles that administrators marked active, in the order in which they were made: of two alike the later counts. */
  list: publicProcedure({ ...ordinary, cpuMs: 1.6, statements: 1, programs: 'read' })
    .output(z.array(publicTeamTemplateSchema))
    .query(async ({ ctx }) => {
      const rows = await ctx.db.select(columns).from(table).where(eq(table.isActive, true)).orderBy(asc(table.id))
      return validRows(rows, storedTeamTemplateSchema)
    }),
})
