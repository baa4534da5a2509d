import { asc, eq } from 'drizzle-orm'
import { categoryBenchmarks as table } from '../../../db/reference-schema'
import {
  benchmarkChangeSchema,
  benchmarkSchema,
  referenceIdSchema,
  storedBenchmarkSchema,
} from '../../../src/domain/reference-data-schema'
import { admin } from '../../access'
import { benchmarkColumns as columns } from '../../reference/columns'
import { recordedWrites } from '../../reference/recorded'
import { router } from '../../trpc'

const writes = recordedWrites('category_benchmark')

/** What stores of a category usually reach: the evaluator compares with those that are active. */
export const categoryBenchmarks = router({
  list: admin.query(({ ctx }) =>
    ctx.db.select(columns).from(table).orderBy(asc(table.categoryId), asc(table.region), asc(table.id)),
  ),

  create: admin
    .input(benchmarkSchema)
    .mutation(({ ctx, input }) => writes.create(ctx, input, (tx) => tx.insert(table).values(input).returning(columns))),

  update: admin.input(benchmarkChangeSchema).mutation(({ ctx, input: { id, ...changes } }) =>
    writes.update(
      ctx,
      (tx) => tx.select(columns).from(table).where(eq(table.id, id)).for('update'),
      (tx, before) =>
        tx
          .update(table)
          .set(storedBenchmarkSchema.parse({ ...before, ...changes }))
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
