import { categoryBenchmarks, defaultCostValues, overheadDefaults, teamRoleTemplates } from '../../db/reference-schema'

// What is told of each kind of reference data.

export const benchmarkColumns = {
  id: categoryBenchmarks.id,
  categoryId: categoryBenchmarks.categoryId,
  minMargin: categoryBenchmarks.minMargin,
  typicalMargin: categoryBenchmarks.typicalMargin,
  maxMargin: categoryBenchmarks.maxMargin,
  minCac: categoryBenchmarks.minCac,
  typicalCac: categoryBenchmarks.typicalCac,
  maxCac: categoryBenchmarks.maxCac,
  currency: categoryBenchmarks.currency,
  region: categoryBenchmarks.region,
  isActive: categoryBenchmarks.isActive,
  updatedAt: categoryBenchmarks.updatedAt,
}

export const defaultCostColumns = {
  id: defaultCostValues.id,
  fieldName: defaultCostValues.fieldName,
  defaultValue: defaultCostValues.defaultValue,
  fieldType: defaultCostValues.fieldType,
  category: defaultCostValues.category,
  description: defaultCostValues.description,
  minValue: defaultCostValues.minValue,
  maxValue: defaultCostValues.maxValue,
  isActive: defaultCostValues.isActive,
  updatedAt: defaultCostValues.updatedAt,
}

export const teamTemplateColumns = {
  id: teamRoleTemplates.id,
  roleName: teamRoleTemplates.roleName,
  category: teamRoleTemplates.category,
  suggestedMonthlyCost: teamRoleTemplates.suggestedMonthlyCost,
  description: teamRoleTemplates.description,
  experienceLevel: teamRoleTemplates.experienceLevel,
  businessStage: teamRoleTemplates.businessStage,
  isActive: teamRoleTemplates.isActive,
  updatedAt: teamRoleTemplates.updatedAt,
}

export const overheadDefaultColumns = {
  id: overheadDefaults.id,
  fieldName: overheadDefaults.fieldName,
  defaultAmount: overheadDefaults.defaultAmount,
  defaultMode: overheadDefaults.defaultMode,
  defaultMonths: overheadDefaults.defaultMonths,
  category: overheadDefaults.category,
  description: overheadDefaults.description,
  isActive: overheadDefaults.isActive,
  updatedAt: overheadDefaults.updatedAt,
}
