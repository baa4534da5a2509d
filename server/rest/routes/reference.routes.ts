import { defineRoute } from '../define-route'
import {
  benchmarkListResponse,
  benchmarkRowResponse,
  defaultCostRowResponse,
  evaluatorDefaultsResponse,
  exampleBenchmark,
  exampleDefaultCost,
  exampleOverheadDefault,
  exampleTeamTemplate,
  overheadDefaultRowResponse,
  referenceDataResponse,
  teamTemplateListResponse,
  teamTemplateRowResponse,
} from '../responses/reference'
import type { RestRoute } from '../route'
import { referenceKindRoutes } from './reference-kind'

/** Seconds for which a browser may keep what the evaluator reads. */
const maxAge = 300
const common = { tag: 'Reference data', maxAge } as const

/** Public reference data. */
const publicRoutes: readonly RestRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/benchmarks',
    procedure: 'benchmarks.list',
    summary: 'Benchmarks by category that an administrator marked active',
    description: 'While the list is empty the built-in benchmarks hold. Margins are in percent.',
    wrap: 'categoryBenchmarks',
    response: benchmarkListResponse,
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/team-templates',
    procedure: 'teamTemplates.list',
    summary: 'Roles that an administrator marked active',
    description: 'Of two roles with one name the later one counts.',
    wrap: 'teamTemplates',
    response: teamTemplateListResponse,
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/reference-data',
    procedure: 'evaluator.referenceData',
    summary: 'The benchmarks and roles that hold now: an administrator’s, and the built-in ones where there is none',
    description:
      'One benchmark a category, as POST /api/evaluate judges by it; revision is the one that its referenceData names. isBuiltIn marks what comes with the product: its ranges are estimates.',
    response: referenceDataResponse,
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/api/evaluator-defaults',
    procedure: 'evaluator.defaults',
    summary: 'What new plans start with, where an administrator has set it',
    description: 'One entry a field of the plan.',
    response: evaluatorDefaultsResponse,
  }),
]

/** The reference data behind the evaluator: the public reads, and the writes of administrators. */
export const referenceRoutes: readonly RestRoute[] = [
  ...publicRoutes,
  ...referenceKindRoutes('categoryBenchmarks', {
    path: '/api/admin/category-benchmarks',
    one: 'categoryBenchmark',
    what: 'category benchmark',
    rule: 'One benchmark is active for a category and region; a second is 409.',
    response: benchmarkRowResponse,
    exampleBody: exampleBenchmark,
    refusals: [409],
  }),
  ...referenceKindRoutes('defaultCosts', {
    path: '/api/admin/default-costs',
    one: 'defaultCost',
    what: 'default value of a field of new plans',
    rule: 'Of two active rows for one field the later one counts.',
    response: defaultCostRowResponse,
    exampleBody: exampleDefaultCost,
  }),
  ...referenceKindRoutes('teamTemplates', {
    path: '/api/admin/team-templates',
    one: 'teamTemplate',
    what: 'team role template',
    rule: 'Of two active roles with one name the later one counts.',
    response: teamTemplateRowResponse,
    exampleBody: exampleTeamTemplate,
  }),
  ...referenceKindRoutes('overheadDefaults', {
    path: '/api/admin/overhead-defaults',
    one: 'overheadDefault',
    what: 'default of an overhead of new plans',
    rule: 'Of two active rows for one overhead the later one counts.',
    response: overheadDefaultRowResponse,
    exampleBody: exampleOverheadDefault,
  }),
]
