import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { defaultFields } from '../../src/domain/evaluator-defaults'
import {
  businessStages,
  costCategories,
  experienceLevels,
  fieldTypes,
  overheadCategories,
  overheadIds,
  overheadModes,
  productCategories,
  teamCategories,
} from '../../src/domain/options'
import type { RestRow } from '../rest-table'

const nothing = () => undefined
const params = ({ params }: FastifyRequest) => params
const object = (value: unknown) => (typeof value === 'object' && value !== null ? value : {})
const bodyAndId = ({ body, params }: FastifyRequest) => ({ ...object(body), ...object(params) })

const description = z.nullable(z.string())
const stored = { id: z.uuid(), isActive: z.boolean(), updatedAt: z.iso.datetime() }

const benchmark = {
  categoryId: z.enum(productCategories),
  minMargin: z.number(),
  maxMargin: z.number(),
  typicalMargin: z.number(),
  minCac: z.number(),
  maxCac: z.number(),
  typicalCac: z.number(),
  currency: z.string(),
  region: z.string(),
}

const defaultCost = {
  fieldName: z.enum(defaultFields),
  defaultValue: z.number(),
  fieldType: z.enum(fieldTypes),
  category: z.enum(costCategories),
  description,
  minValue: z.nullable(z.number()),
  maxValue: z.nullable(z.number()),
}

const teamTemplate = {
  roleName: z.string(),
  category: z.enum(teamCategories),
  suggestedMonthlyCost: z.number(),
  description,
  experienceLevel: z.enum(experienceLevels),
  businessStage: z.enum(businessStages),
}

const overheadDefault = {
  fieldName: z.enum(overheadIds),
  defaultAmount: z.number(),
  defaultMode: z.enum(overheadModes),
  defaultMonths: z.nullable(z.int()),
  category: z.enum(overheadCategories),
  description,
}

/** Seconds for which a browser may keep what the evaluator reads. */
const maxAge = 300

const publicRows: readonly RestRow[] = [
  {
    method: 'GET',
    path: '/api/benchmarks',
    summary: 'Benchmarks by category that an administrator marked active; with none the built-in ones hold',
    procedure: 'benchmarks.list',
    input: nothing,
    wrap: 'categoryBenchmarks',
    answer: z.array(z.object(benchmark)),
    maxAge,
  },
  {
    method: 'GET',
    path: '/api/team-templates',
    summary: 'Roles that an administrator marked active; of two with one name the later counts',
    procedure: 'teamTemplates.list',
    input: nothing,
    wrap: 'teamTemplates',
    answer: z.array(z.object(teamTemplate)),
    maxAge,
  },
  {
    method: 'GET',
    path: '/api/evaluator-defaults',
    summary: 'What new plans begin with where an administrator marked it active: one entry a field of the plan',
    procedure: 'evaluator.defaults',
    input: nothing,
    answer: z.object({
      defaultCosts: z.array(z.object(defaultCost)),
      overheadDefaults: z.array(z.object(overheadDefault)),
    }),
    maxAge,
  },
]

interface Kind {
  path: string
  router: 'categoryBenchmarks' | 'defaultCosts' | 'teamTemplates' | 'overheadDefaults'
  one: string
  what: string
  fields: z.core.$ZodShape
  refusals?: readonly number[]
}

/** The four calls of one kind of reference data. */
function rowsOf({ path, router, one, what, fields, refusals = [] }: Kind): RestRow[] {
  const [answer, withId] = [z.object({ ...stored, ...fields }), `${path}/{id}`]
  const call = { signedIn: true, answer } as const
  return [
    {
      ...call,
      method: 'GET',
      path,
      summary: `Every ${what}, active or not`,
      procedure: `admin.${router}.list`,
      input: nothing,
      wrap: router,
      answer: z.array(answer),
    },
    {
      ...call,
      method: 'POST',
      path,
      summary: `Adds one: ${what}`,
      procedure: `admin.${router}.create`,
      status: 201,
      wrap: one,
      takes: ['Idempotency-Key'],
      refusals,
    },
    {
      ...call,
      method: 'PUT',
      path: withId,
      summary: `Changes one: ${what}. What is not named stays`,
      procedure: `admin.${router}.update`,
      input: bodyAndId,
      wrap: one,
      refusals,
    },
    {
      method: 'DELETE',
      path: withId,
      summary: `Removes one: ${what}`,
      procedure: `admin.${router}.delete`,
      input: params,
      wrap: 'success',
      signedIn: true,
    },
  ]
}

/** The reference data behind the evaluator: what everybody reads, and what administrators do with it. */
export const referenceRows: readonly RestRow[] = [
  ...publicRows,
  ...rowsOf({
    path: '/api/admin/category-benchmarks',
    router: 'categoryBenchmarks',
    one: 'categoryBenchmark',
    what: 'category benchmark',
    fields: benchmark,
    refusals: [409],
  }),
  ...rowsOf({
    path: '/api/admin/default-costs',
    router: 'defaultCosts',
    one: 'defaultCost',
    what: 'default value of a field of new plans',
    fields: defaultCost,
  }),
  ...rowsOf({
    path: '/api/admin/team-templates',
    router: 'teamTemplates',
    one: 'teamTemplate',
    what: 'team role template',
    fields: teamTemplate,
  }),
  ...rowsOf({
    path: '/api/admin/overhead-defaults',
    router: 'overheadDefaults',
    one: 'overheadDefault',
    what: 'default of an overhead of new plans',
    fields: overheadDefault,
  }),
]
