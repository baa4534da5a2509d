import { asc, eq } from 'drizzle-orm'
import { categoryBenchmarks, defaultCostValues, overheadDefaults, teamRoleTemplates } from '../../db/reference-schema'
import {
  defaultCostSchema,
  storedBenchmarkSchema,
  storedOverheadDefaultSchema,
  storedTeamTemplateSchema,
} from '../../src/domain/schemas/reference-data-schema'
import { auditedCrud } from './audited-crud'
import { benchmarkColumns, defaultCostColumns, overheadDefaultColumns, teamTemplateColumns } from './columns'

/** What stores of a category usually reach: the evaluator compares with those that are active. */
export const benchmarkRows = auditedCrud({
  kind: 'category_benchmark',
  schema: storedBenchmarkSchema,
  list: (db) =>
    db
      .select(benchmarkColumns)
      .from(categoryBenchmarks)
      .orderBy(asc(categoryBenchmarks.categoryId), asc(categoryBenchmarks.region), asc(categoryBenchmarks.id)),
  insert: (tx, values) => tx.insert(categoryBenchmarks).values(values).returning(benchmarkColumns),
  find: (tx, id) =>
    tx.select(benchmarkColumns).from(categoryBenchmarks).where(eq(categoryBenchmarks.id, id)).for('update'),
  update: (tx, id, values) =>
    tx.update(categoryBenchmarks).set(values).where(eq(categoryBenchmarks.id, id)).returning(benchmarkColumns),
  remove: (tx, id) => tx.delete(categoryBenchmarks).where(eq(categoryBenchmarks.id, id)).returning(benchmarkColumns),
})

/** Values that fields of new plans start with. */
export const defaultCostRows = auditedCrud({
  kind: 'default_cost',
  schema: defaultCostSchema,
  list: (db) =>
    db
      .select(defaultCostColumns)
      .from(defaultCostValues)
      .orderBy(asc(defaultCostValues.fieldName), asc(defaultCostValues.id)),
  insert: (tx, values) => tx.insert(defaultCostValues).values(values).returning(defaultCostColumns),
  find: (tx, id) =>
    tx.select(defaultCostColumns).from(defaultCostValues).where(eq(defaultCostValues.id, id)).for('update'),
  update: (tx, id, values) =>
    tx.update(defaultCostValues).set(values).where(eq(defaultCostValues.id, id)).returning(defaultCostColumns),
  remove: (tx, id) => tx.delete(defaultCostValues).where(eq(defaultCostValues.id, id)).returning(defaultCostColumns),
})

/** Roles that founders can add to their team. */
export const teamTemplateRows = auditedCrud({
  kind: 'team_template',
  schema: storedTeamTemplateSchema,
  list: (db) => db.select(teamTemplateColumns).from(teamRoleTemplates).orderBy(asc(teamRoleTemplates.id)),
  insert: (tx, values) => tx.insert(teamRoleTemplates).values(values).returning(teamTemplateColumns),
  find: (tx, id) =>
    tx.select(teamTemplateColumns).from(teamRoleTemplates).where(eq(teamRoleTemplates.id, id)).for('update'),
  update: (tx, id, values) =>
    tx.update(teamRoleTemplates).set(values).where(eq(teamRoleTemplates.id, id)).returning(teamTemplateColumns),
  remove: (tx, id) => tx.delete(teamRoleTemplates).where(eq(teamRoleTemplates.id, id)).returning(teamTemplateColumns),
})

/** What overheads of new plans start with. */
export const overheadDefaultRows = auditedCrud({
  kind: 'overhead_default',
  schema: storedOverheadDefaultSchema,
  list: (db) =>
    db
      .select(overheadDefaultColumns)
      .from(overheadDefaults)
      .orderBy(asc(overheadDefaults.fieldName), asc(overheadDefaults.id)),
  insert: (tx, values) => tx.insert(overheadDefaults).values(values).returning(overheadDefaultColumns),
  find: (tx, id) =>
    tx.select(overheadDefaultColumns).from(overheadDefaults).where(eq(overheadDefaults.id, id)).for('update'),
  update: (tx, id, values) =>
    tx.update(overheadDefaults).set(values).where(eq(overheadDefaults.id, id)).returning(overheadDefaultColumns),
  remove: (tx, id) => tx.delete(overheadDefaults).where(eq(overheadDefaults.id, id)).returning(overheadDefaultColumns),
})
