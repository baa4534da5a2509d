import { asc, eq } from 'drizzle-orm'
import { teamRoleTemplates as table } from '../../../db/reference-schema'
import {
  referenceIdSchema,
  storedTeamTemplateSchema,
  teamTemplateChangeSchema,
  teamTemplateSchema,
} from '../../../src/domain/reference-data-schema'
import { admin } from '../../access'
import { teamTemplateColumns as columns } from '../../reference/columns'
import { recordedWrites } from '../../reference/recorded'
import { router } from '../../trpc'

const writes = recordedWrites('team_template')

/** Roles that founders can add to their team. */
export const teamTemplates = router({
  list: admin.query(({ ctx }) => ctx.db.select(columns).from(table).orderBy(asc(table.id))),

  create: admin
    .input(teamTemplateSchema)
    .mutation(({ ctx, input }) => writes.create(ctx, input, (tx) => tx.insert(table).values(input).returning(columns))),

  update: admin.input(teamTemplateChangeSchema).mutation(({ ctx, input: { id, ...changes } }) =>
    writes.update(
      ctx,
      (tx) => tx.select(columns).from(table).where(eq(table.id, id)).for('update'),
      (tx, before) =>
        tx
          .update(table)
          .set(storedTeamTemplateSchema.parse({ ...before, ...changes }))
          .where(eq(table.id, id))
          .returning(columns),
    ),
  ),

  delete: admin
    .input(referenceIdSchema)
    .mutation(({ ctx, input: { id } }) =>
      writes.remove(ctx, (tx) => tx.delete(table).where(eq(table.id, id)).returning(columns)),
    ),
})
