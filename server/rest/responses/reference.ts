import * as z from 'zod/mini'
import { defaultFields } from '../../../src/domain/evaluator-defaults'
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
} from '../../../src/domain/options'
import { component } from '../component'
import { exampleIds, exampleMoment, moment } from './fields'

const description = z.nullable(z.string())
const stored = { id: z.uuid(), isActive: z.boolean(), updatedAt: moment }
const exampleStored = { id: exampleIds.row, isActive: true, updatedAt: exampleMoment }

const benchmark = {
  categoryId: z.enum(productCategories),
  minMargin: z.number(),
  maxMargin: z.number(),
  typicalMargin: z.number(),
  minCac: z.number(),
  maxCac: z.number(),
  typicalCac: z.number(),
  currency: z.enum(preferredCurrencies),
  region: z.string(),
}
export const exampleBenchmark = {
  categoryId: 'home',
  minMargin: 30,
  typicalMargin: 45,
  maxMargin: 60,
  minCac: 15,
  typicalCac: 30,
  maxCac: 55,
  currency: 'SAR',
  region: 'Saudi Arabia',
} as const

const defaultCost = {
  fieldName: z.enum(defaultFields),
  defaultValue: z.number(),
  fieldType: z.enum(fieldTypes),
  category: z.enum(costCategories),
  description,
  minValue: z.nullable(z.number()),
  maxValue: z.nullable(z.number()),
}
export const exampleDefaultCost = {
  fieldName: 'packagingPerOrder',
  defaultValue: 6,
  fieldType: 'currency',
  category: 'costs',
  description: 'Box, tape and a printed card',
  minValue: 2,
  maxValue: 20,
} as const

const teamTemplate = {
  roleName: z.string(),
  category: z.enum(teamCategories),
  suggestedMonthlyCost: z.number(),
  description,
  experienceLevel: z.enum(experienceLevels),
  businessStage: z.enum(businessStages),
}
export const exampleTeamTemplate = {
  roleName: 'Store manager',
  category: 'operations',
  suggestedMonthlyCost: 7500,
  description: null,
  experienceLevel: 'all',
  businessStage: 'startup',
} as const

const overheadDefault = {
  fieldName: z.enum(overheadIds),
  defaultAmount: z.number(),
  defaultMode: z.enum(overheadModes),
  defaultMonths: z.nullable(z.int()),
  category: z.enum(overheadCategories),
  description,
}
export const exampleOverheadDefault = {
  fieldName: 'branding',
  defaultAmount: 6000,
  defaultMode: 'oneTime',
  defaultMonths: 24,
  category: 'operations',
  description: null,
} as const

// What everybody reads.

export const benchmarkListResponse = z.array(component('Benchmark', z.object(benchmark), exampleBenchmark))
export const teamTemplateListResponse = z.array(component('TeamTemplate', z.object(teamTemplate), exampleTeamTemplate))
export const evaluatorDefaultsResponse = z.object({
  defaultCosts: z.array(component('DefaultCost', z.object(defaultCost), exampleDefaultCost)),
  overheadDefaults: z.array(component('OverheadDefault', z.object(overheadDefault), exampleOverheadDefault)),
})

// The rows as administrators keep them.

export const benchmarkRowResponse = component('BenchmarkRow', z.object({ ...stored, ...benchmark }), {
  ...exampleStored,
  ...exampleBenchmark,
})
export const defaultCostRowResponse = component('DefaultCostRow', z.object({ ...stored, ...defaultCost }), {
  ...exampleStored,
  ...exampleDefaultCost,
})
export const teamTemplateRowResponse = component('TeamTemplateRow', z.object({ ...stored, ...teamTemplate }), {
  ...exampleStored,
  ...exampleTeamTemplate,
})
export const overheadDefaultRowResponse = component('OverheadDefaultRow', z.object({ ...stored, ...overheadDefault }), {
  ...exampleStored,
  ...exampleOverheadDefault,
})
