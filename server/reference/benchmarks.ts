import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { categoryBenchmarks as table } from '../../db/reference-schema'
import { storedBenchmarkSchema } from '../../src/domain/schemas/reference-data-schema'
import { benchmarkColumns } from './columns'
import { validRows } from './valid-rows'

const { id: _, isActive: _isActive, updatedAt: _updatedAt, ...columns } = benchmarkColumns

/** What administrators marked active. Empty: the built-in list holds. */
export async function activeBenchmarks(db: Db) {
  const rows = await db
    .select(columns)
    .from(table)
    .where(eq(table.isActive, true))
    .orderBy(asc(table.categoryId), asc(table.region))
  return validRows(rows, storedBenchmarkSchema)
}
