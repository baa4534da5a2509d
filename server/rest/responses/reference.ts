import * as z from 'zod/mini'
import { productCategories } from '../../../src/domain/options'
import {
  publicBenchmarkSchema,
  publicDefaultCostSchema,
  publicOverheadDefaultSchema,
  publicTeamTemplateSchema,
} from '../../../src/domain/schemas/reference-entry-schema'
import { component } from '../component'
import { exampleIds, exampleMoment, moment } from './fields'

const stored = { id: z.uuid(), isActive: z.boolean(), updatedAt: moment }
const exampleStored = { id: exampleIds.row, isActive: true, updatedAt: exampleMoment }

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

export const exampleDefaultCost = {
  fieldName: 'packagingPerOrder',
  defaultValue: 6,
  fieldType: 'currency',
  category: 'costs',
  description: 'Box, tape and a printed card',
  minValue: 2,
  maxValue: 20,
} as const

export const exampleTeamTemplate = {
  roleName: 'Store manager',
  category: 'operations',
  suggestedMonthlyCost: 7500,
  description: null,
  experienceLevel: 'all',
  businessStage: 'startup',
} as const

export const exampleOverheadDefault = {
  fieldName: 'branding',
  defaultAmount: 6000,
  defaultMode: 'oneTime',
  defaultMonths: 24,
  category: 'operations',
  description: null,
} as const

// Public reference data.

export const benchmarkListResponse = z.array(component('Benchmark', publicBenchmarkSchema, exampleBenchmark))
export const teamTemplateListResponse = z.array(
  component('TeamTemplate', publicTeamTemplateSchema, exampleTeamTemplate),
)
export const evaluatorDefaultsResponse = z.object({
  defaultCosts: z.array(component('DefaultCost', publicDefaultCostSchema, exampleDefaultCost)),
  overheadDefaults: z.array(component('OverheadDefault', publicOverheadDefaultSchema, exampleOverheadDefault)),
})

const heldBenchmark = z.extend(z.omit(publicBenchmarkSchema, { categoryId: true, currency: true, region: true }), {
  categoryId: z.enum(productCategories),
  isBuiltIn: z.boolean(),
})
const { currency: _currency, region: _region, ...exampleFigures } = exampleBenchmark
const heldRole = z.object({
  key: z.string(),
  name: z.string(),
  /** SAR a month. */
  fullTimeMo: z.number(),
  partTimeMo: z.number(),
  isBuiltIn: z.boolean(),
})

export const referenceDataResponse = component(
  'HeldReferenceData',
  z.object({
    /** As evaluations name it in referenceData. */
    revision: z.string(),
    benchmarks: z.array(heldBenchmark),
    teamRoles: z.array(heldRole),
  }),
  {
    revision: 'm3Qk-NkcGgWq6PiV',
    benchmarks: [{ ...exampleFigures, isBuiltIn: true }],
    teamRoles: [{ key: 'accountant', name: 'Accountant', fullTimeMo: 7500, partTimeMo: 3750, isBuiltIn: true }],
  },
)

// The rows as administrators keep them.

export const benchmarkRowResponse = component('BenchmarkRow', z.object({ ...stored, ...publicBenchmarkSchema.shape }), {
  ...exampleStored,
  ...exampleBenchmark,
})
export const defaultCostRowResponse = component(
  'DefaultCostRow',
  z.object({ ...stored, ...publicDefaultCostSchema.shape }),
  {
    ...exampleStored,
    ...exampleDefaultCost,
  },
)
export const teamTemplateRowResponse = component(
  'TeamTemplateRow',
  z.object({ ...stored, ...publicTeamTemplateSchema.shape }),
  {
    ...exampleStored,
    ...exampleTeamTemplate,
  },
)
export const overheadDefaultRowResponse = component(
  'OverheadDefaultRow',
  z.object({ ...stored, ...publicOverheadDefaultSchema.shape }),
  {
    ...exampleStored,
    ...exampleOverheadDefault,
  },
)
