import { asc, eq } from 'drizzle-orm'
import { categoryBenchmarks } from '../../db/reference-schema'
import { publicProcedure, router } from '../trpc'

const { categoryId, minMargin, maxMargin, typicalMargin, minCac, maxCac, typicalCac, currency, region } =
  categoryBenchmarks

export const benchmarks = router({
  /** What administrators marked active. Empty: the client falls back on the built-in list. */
  list: publicProcedure.query(({ ctx }) =>
    ctx.db
      .select({ categoryId, minMargin, maxMargin, typicalMargin, minCac, maxCac, typicalCac, currency, region })
      .from(categoryBenchmarks)
      .where(eq(categoryBenchmarks.isActive, true))
      .orderBy(asc(categoryId), asc(region)),
  ),
})
