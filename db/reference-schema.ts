import { sql } from 'drizzle-orm'
import { char, doublePrecision, index, integer, pgTable, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core'
import {
  businessStages,
  costCategories,
  experienceLevels,
  fieldTypes,
  overheadCategories,
  overheadIds,
  overheadModes,
  preferredCurrencies,
  productCategories,
  teamCategories,
} from '../src/domain/options'
import type { DefaultField } from '../src/domain/plan/evaluator-defaults'
import { createdAt, id, isActive, oneOf, updatedAt } from './columns'

// What administrators set and every plan may start from.

export const categoryBenchmarks = pgTable(
  'category_benchmarks',
  {
    id: id(),
    categoryId: text({ enum: productCategories }).notNull(),
    minMargin: doublePrecision().notNull(),
    maxMargin: doublePrecision().notNull(),
    typicalMargin: doublePrecision().notNull(),
    minCac: doublePrecision().notNull(),
    maxCac: doublePrecision().notNull(),
    typicalCac: doublePrecision().notNull(),
    currency: char({ length: 3, enum: preferredCurrencies }).notNull().default('SAR'),
    region: varchar({ length: 100 }).notNull().default('Saudi Arabia'),
    isActive: isActive(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('category_benchmarks_active_key').on(t.categoryId, t.region).where(sql`${t.isActive}`),
    oneOf('category_benchmarks_category', t.categoryId, productCategories),
  ],
)

export const defaultCostValues = pgTable(
  'default_cost_values',
  {
    id: id(),
    fieldName: varchar({ length: 100 }).$type<DefaultField>().notNull(),
    defaultValue: doublePrecision().notNull(),
    fieldType: text({ enum: fieldTypes }).notNull().default('number'),
    category: text({ enum: costCategories }).notNull().default('costs'),
    description: varchar({ length: 500 }),
    minValue: doublePrecision(),
    maxValue: doublePrecision(),
    isActive: isActive(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('default_cost_values_field_idx').on(t.fieldName, t.id),
    oneOf('default_cost_values_type', t.fieldType, fieldTypes),
    oneOf('default_cost_values_category', t.category, costCategories),
  ],
)

export const teamRoleTemplates = pgTable(
  'team_role_templates',
  {
    id: id(),
    roleName: varchar({ length: 100 }).notNull(),
    category: text({ enum: teamCategories }).notNull().default('operations'),
    suggestedMonthlyCost: doublePrecision().notNull().default(0),
    description: varchar({ length: 500 }),
    experienceLevel: text({ enum: experienceLevels }).notNull().default('all'),
    businessStage: text({ enum: businessStages }).notNull().default('startup'),
    isActive: isActive(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('team_role_templates_category', t.category, teamCategories),
    oneOf('team_role_templates_level', t.experienceLevel, experienceLevels),
    oneOf('team_role_templates_stage', t.businessStage, businessStages),
  ],
)

export const overheadDefaults = pgTable(
  'overhead_defaults',
  {
    id: id(),
    fieldName: varchar({ length: 100, enum: overheadIds }).notNull(),
    defaultAmount: doublePrecision().notNull().default(0),
    defaultMode: text({ enum: overheadModes }).notNull().default('monthly'),
    defaultMonths: integer(),
    category: text({ enum: overheadCategories }).notNull().default('tech'),
    description: varchar({ length: 500 }),
    isActive: isActive(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('overhead_defaults_field_idx').on(t.fieldName, t.id),
    oneOf('overhead_defaults_mode', t.defaultMode, overheadModes),
    oneOf('overhead_defaults_category', t.category, overheadCategories),
  ],
)
