import * as z from 'zod/mini'
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
} from '../options'
import { defaultFields } from '../plan/evaluator-defaults'

// One entry of each public list of reference data. The server writes its answers by these schemas, and the evaluator, which
// reads them over REST without tRPC's client, takes what they let through.

const description = z.nullable(z.string())

/** What stores of a category usually reach. */
export const publicBenchmarkSchema = z.object({
  categoryId: z.enum(productCategories),
  minMargin: z.number(),
  maxMargin: z.number(),
  typicalMargin: z.number(),
  minCac: z.number(),
  maxCac: z.number(),
  typicalCac: z.number(),
  currency: z.enum(preferredCurrencies),
  region: z.string(),
})

/** The value that a field of new plans starts with. */
export const publicDefaultCostSchema = z.object({
  fieldName: z.enum(defaultFields),
  defaultValue: z.number(),
  fieldType: z.enum(fieldTypes),
  category: z.enum(costCategories),
  description,
  minValue: z.nullable(z.number()),
  maxValue: z.nullable(z.number()),
})

/** A role that founders can add to their team. */
export const publicTeamTemplateSchema = z.object({
  roleName: z.string(),
  category: z.enum(teamCategories),
  suggestedMonthlyCost: z.number(),
  description,
  experienceLevel: z.enum(experienceLevels),
  businessStage: z.enum(businessStages),
})

/** What an overhead of new plans starts with. */
export const publicOverheadDefaultSchema = z.object({
  fieldName: z.enum(overheadIds),
  defaultAmount: z.number(),
  defaultMode: z.enum(overheadModes),
  defaultMonths: z.nullable(z.int()),
  category: z.enum(overheadCategories),
  description,
})
