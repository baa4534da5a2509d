import * as z from 'zod/mini'
import { certainties, productCategories, sourcingTypes } from '../../../src/domain/options'
import { settableFields, settableKinds, typicalFor } from '../../projects/words/field-lists'
import { component } from '../component'
import { inBoth } from './fields'

const number = z.nullable(z.number())

const [firstField] = settableFields().fields
const [firstValue] = typicalFor({}).values
if (!firstField || !firstValue) throw new Error('there are no fields, or no typical values')

const field = component(
  'PlanField',
  z.object({
    path: z.string(),
    name: inBoth,
    kind: z.enum(settableKinds),
    unit: z.nullable(z.enum(['money', 'percent', 'count', 'days', 'months', 'timesAYear', 'factor'])),
    min: number,
    max: number,
    isWhole: z.boolean(),
    default: z.nullable(z.union([z.string(), z.number(), z.boolean()])),
    choices: z.nullable(z.array(z.string())),
  }),
  firstField,
)

const typical = component(
  'TypicalValue',
  z.object({
    field: z.string(),
    category: z.nullable(z.enum(productCategories)),
    sourcing: z.nullable(z.enum(sourcingTypes)),
    value: z.number(),
    certainty: z.enum(certainties),
    source: z.nullable(z.object({ publisher: inBoth, url: z.nullable(z.string()), checked: z.string() })),
    date: z.nullable(z.string()),
  }),
  firstValue,
)

export const fieldListResponse = z.object({ fields: z.array(field) })
export const typicalListResponse = z.object({ values: z.array(typical) })
