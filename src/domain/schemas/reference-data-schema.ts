import * as z from 'zod/mini'
import type { IssueCode } from '../error-codes'
import { maxNumber } from '../numbers'
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
import { type DefaultField, defaultFields } from '../plan/evaluator-defaults'
import { shownField } from '../plan/field'
import { planFields } from '../plan/plan-fields'
import { optionalText, requiredText } from './account-schema'
import { rowIdSchema } from './row-id'

// What administrators set. Each kind has the whole of a row, for its form and for making one, and changes to a row, of
// which only what is named is changed; the outcome is then judged as a whole.

/** Makes sure that a schema's message is one that both dictionaries have. */
const issue = (code: IssueCode): IssueCode => code

const number = z.number({ error: ({ input }) => issue(input === undefined || input === null ? 'required' : 'number') })
const oneOf = <const T extends readonly string[]>(list: T) =>
  z.enum(list, { error: ({ input }) => issue(input === undefined || input === '' ? 'required' : 'choice') })
const amount = number.check(z.gte(0, issue('negative')), z.lte(maxNumber, issue('tooBig')))
const percent = number.check(z.gte(0, issue('percent')), z.lte(100, issue('percent')))
const description = optionalText(500)

// Figures are typed as whole numbers. Rows that were stored with fractions before that count as they are: their schema is
// the one without `whole`, so that a change of another column does not stumble over them.
const whole = z.multipleOf(1, issue('whole'))
const wholeAmount = amount.check(whole)
const wholePercent = percent.check(whole)

/** Adds an issue to a field of the row that is judged. */
function mark(context: z.core.ParsePayload<unknown>, field: string, code: IssueCode) {
  context.issues.push({ code: 'custom', path: [field], message: issue(code), input: context.value })
}

/** Marks the ends of a range that a figure does not lie in; null is no end. */
function checkRange(
  context: z.core.ParsePayload<unknown>,
  figure: number,
  low: { field: string; value: number | null },
  high: { field: string; value: number | null },
) {
  if (low.value !== null && low.value > figure) mark(context, low.field, 'aboveMiddle')
  if (high.value !== null && high.value < figure) mark(context, high.field, 'belowMiddle')
}

const benchmarkOf = (margin: typeof percent, cost: typeof amount) => ({
  categoryId: oneOf(productCategories),
  minMargin: margin,
  typicalMargin: margin,
  maxMargin: margin,
  minCac: cost,
  typicalCac: cost,
  maxCac: cost,
  currency: oneOf(preferredCurrencies),
  region: requiredText(100),
  isActive: z.boolean(),
})

const benchmarkRow = (benchmark: ReturnType<typeof benchmarkOf>) =>
  z
    .object({
      ...benchmark,
      currency: z._default(benchmark.currency, 'SAR'),
      region: z._default(benchmark.region, 'Saudi Arabia'),
      isActive: z._default(benchmark.isActive, true),
    })
    .check((context) => {
      const { minMargin, typicalMargin, maxMargin, minCac, typicalCac, maxCac } = context.value
      const ends = [
        { field: 'minMargin', value: minMargin },
        { field: 'maxMargin', value: maxMargin },
        { field: 'minCac', value: minCac },
        { field: 'maxCac', value: maxCac },
      ] as const
      checkRange(context, typicalMargin, ends[0], ends[1])
      checkRange(context, typicalCac, ends[2], ends[3])
    })

const benchmark = benchmarkOf(wholePercent, wholeAmount)

/** What stores of a category usually reach: gross margin in percent, cost of winning a customer. */
export const benchmarkSchema = benchmarkRow(benchmark)
export const storedBenchmarkSchema = benchmarkRow(benchmarkOf(percent, amount))

const defaultCost = {
  fieldName: oneOf(defaultFields),
  defaultValue: number,
  fieldType: oneOf(fieldTypes),
  category: oneOf(costCategories),
  description,
  minValue: z.nullable(number),
  maxValue: z.nullable(number),
  isActive: z.boolean(),
}

/** Whether the wizard would take the value from a founder's hand. */
export function fieldTakes(fieldName: DefaultField, value: number): boolean {
  const limit = planFields[fieldName]
  return value >= limit.min && value <= limit.max
}

/** The same for a value as it is typed: 5 where 0.05 is stored. */
function boxTakes(fieldName: DefaultField, typed: number): boolean {
  const { min, max } = shownField(planFields[fieldName])
  return typed >= min && typed <= max
}

const defaultCostRow = (takes: typeof fieldTakes) =>
  z
    .object({
      ...defaultCost,
      fieldType: z._default(defaultCost.fieldType, 'number'),
      category: z._default(defaultCost.category, 'costs'),
      description: z._default(description, null),
      minValue: z._default(defaultCost.minValue, null),
      maxValue: z._default(defaultCost.maxValue, null),
      isActive: z._default(defaultCost.isActive, true),
    })
    .check((context) => {
      const { fieldName, defaultValue, minValue, maxValue } = context.value
      if (!takes(fieldName, defaultValue)) mark(context, 'defaultValue', 'fieldRange')
      checkRange(context, defaultValue, { field: 'minValue', value: minValue }, { field: 'maxValue', value: maxValue })
    })

/** The value that a field of new plans begins with, and the same row as a form holds it: percentages for fractions. */
export const defaultCostSchema = defaultCostRow(fieldTakes)
export const typedDefaultCostSchema = defaultCostRow(boxTakes)

const teamTemplate = {
  roleName: requiredText(100),
  category: oneOf(teamCategories),
  suggestedMonthlyCost: wholeAmount,
  description,
  experienceLevel: oneOf(experienceLevels),
  businessStage: oneOf(businessStages),
  isActive: z.boolean(),
}

const teamTemplateRow = (cost: typeof amount) =>
  z.object({
    ...teamTemplate,
    category: z._default(teamTemplate.category, 'operations'),
    suggestedMonthlyCost: z._default(cost, 0),
    description: z._default(description, null),
    experienceLevel: z._default(teamTemplate.experienceLevel, 'all'),
    businessStage: z._default(teamTemplate.businessStage, 'startup'),
    isActive: z._default(teamTemplate.isActive, true),
  })

/** A role that founders can add to their team. */
export const teamTemplateSchema = teamTemplateRow(wholeAmount)
export const storedTeamTemplateSchema = teamTemplateRow(amount)

const months = z.nullable(
  number.check(z.refine((value) => Number.isInteger(value) && value >= 1 && value <= 120, issue('months'))),
)

const overheadDefault = {
  fieldName: oneOf(overheadIds),
  defaultAmount: wholeAmount,
  defaultMode: oneOf(overheadModes),
  defaultMonths: months,
  category: oneOf(overheadCategories),
  description,
  isActive: z.boolean(),
}

const overheadDefaultRow = (cost: typeof amount) =>
  z
    .object({
      ...overheadDefault,
      defaultAmount: z._default(cost, 0),
      defaultMode: z._default(overheadDefault.defaultMode, 'monthly'),
      defaultMonths: z._default(months, null),
      category: z._default(overheadDefault.category, 'tech'),
      description: z._default(description, null),
      isActive: z._default(overheadDefault.isActive, true),
    })
    .check((context) => {
      const { defaultMode, defaultMonths } = context.value
      if (defaultMode !== 'oneTime' && defaultMonths !== null) mark(context, 'defaultMonths', 'oneTimeOnly')
    })

/** What an overhead of new plans begins with; `defaultMonths` belongs to one-time amounts alone. */
export const overheadDefaultSchema = overheadDefaultRow(wholeAmount)
export const storedOverheadDefaultSchema = overheadDefaultRow(amount)

export const referenceIdSchema = z.object({ id: rowIdSchema })

export const benchmarkChangeSchema = z.extend(z.partial(z.object(benchmark)), referenceIdSchema.shape)
export const defaultCostChangeSchema = z.extend(z.partial(z.object(defaultCost)), referenceIdSchema.shape)
export const teamTemplateChangeSchema = z.extend(z.partial(z.object(teamTemplate)), referenceIdSchema.shape)
export const overheadDefaultChangeSchema = z.extend(z.partial(z.object(overheadDefault)), referenceIdSchema.shape)
