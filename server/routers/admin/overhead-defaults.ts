import { asc, eq } from 'drizzle-orm'
import { overheadDefaults as table } from '../../../db/reference-schema'
import {
  overheadDefaultChangeSchema,
  overheadDefaultSchema,
  referenceIdSchema,
  storedOverheadDefaultSchema,
} from '../../../src/domain/reference-data-schema'
import { admin } from '../../access'
import { overheadDefaultColumns as columns } from '../../reference/columns'
import { recordedWrites } from '../../reference/recorded'
import { router } from '../../trpc'

const writes = recordedWrites('overhead_default')

/** What overheads of new plans begin with. */
export const overheadDefaults = router({
  list: admin.query(({ ctx }) => ctx.db.select(columns).from(table).orderBy(asc(table.fieldName), asc(table.id))),

  create: admin
    .input(overheadDefaultSchema)
    .mutation(({ ctx, input }) => writes.create(ctx, input, (tx) => tx.insert(table).values(input).returning(columns))),

  update: admin.input(overheadDefaultChangeSchema).mutation(({ ctx, input: { id, ...changes } }) =>
    writes.update(
      ctx,
      (tx) => tx.select(columns).from(table).where(eq(table.id, id)).for('update'),
      (tx, before) =>
        tx
          .update(table)
          .set(storedOverheadDefaultSchema.parse({ ...before, ...changes }))
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
