import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { defaultCostValues, overheadDefaults } from '../../db/reference-schema'
import { defaultCostSchema, storedOverheadDefaultSchema } from '../../src/domain/schemas/reference-data-schema'
import { defaultCostColumns, overheadDefaultColumns } from './columns'
import { validRows } from './valid-rows'

const { id: _, isActive: _isActive, updatedAt: _updatedAt, ...costs } = defaultCostColumns
const { id: _id, isActive: _active, updatedAt: _updated, ...overheads } = overheadDefaultColumns

/** One row a field: of two the later counts. */
function byField<Row extends { fieldName: string }>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [row.fieldName, row])).values()]
}

/** What administrators marked active for new plans to begin with. */
export async function activeDefaults(db: Db) {
  const [costRows, overheadRows] = await Promise.all([
    db
      .select(costs)
      .from(defaultCostValues)
      .where(eq(defaultCostValues.isActive, true))
      .orderBy(asc(defaultCostValues.id)),
    db
      .select(overheads)
      .from(overheadDefaults)
      .where(eq(overheadDefaults.isActive, true))
      .orderBy(asc(overheadDefaults.id)),
  ])
  return {
    defaultCosts: byField(validRows(costRows, defaultCostSchema)),
    overheadDefaults: byField(validRows(overheadRows, storedOverheadDefaultSchema)),
  }
}
