import { asc, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { categoryBenchmarks as table } from '../../db/reference-schema'
import { storedBenchmarkSchema } from '../../src/domain/schemas/reference-data-schema'
import { publicBenchmarkSchema } from '../../src/domain/schemas/reference-entry-schema'
import { publicProcedure, router } from '../http/trpc'
import { benchmarkColumns } from '../reference/columns'
import { validRows } from '../reference/valid-rows'

const { id: _, isActive: _isActive, updatedAt: _updatedAt, ...columns } = benchmarkColumns

export const benchmarks = router({
  /** What administrators marked active. Empty: the client falls back on the built-in list. */
  list: publicProcedure.output(z.array(publicBenchmarkSchema)).query(async ({ ctx }) => {
    const rows = await ctx.db
      .select(columns)
      .from(table)
      .where(eq(table.isActive, true))
      .orderBy(asc(table.categoryId), asc(table.region))
    return validRows(rows, storedBenchmarkSchema)
  }),
})
