import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { teamRoleTemplates as table } from '../../db/reference-schema'
import { storedTeamTemplateSchema } from '../../src/domain/schemas/reference-data-schema'
import { teamTemplateColumns } from './columns'
import { validRows } from './valid-rows'

const { id: _, isActive: _isActive, updatedAt: _updatedAt, ...columns } = teamTemplateColumns

/** The roles that administrators marked active, in the order in which they were made. */
export async function activeTemplates(db: Db) {
  const rows = await db.select(columns).from(table).where(eq(table.isActive, true)).orderBy(asc(table.id))
  return validRows(rows, storedTeamTemplateSchema)
}
