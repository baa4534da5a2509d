import * as z from 'zod/mini'
import type { Describes, InputOf } from '../define-route'
import { successResponse } from '../responses/problem'
import { createRoute, type RestRoute } from '../route'

export type ReferenceRouter = 'categoryBenchmarks' | 'defaultCosts' | 'teamTemplates' | 'overheadDefaults'

interface Kind<Router extends ReferenceRouter, Row extends z.ZodMiniType> {
  path: `/api/admin/${string}`
  /** The key of one row in an answer. */
  one: string
  /** What a row is, in words. */
  what: string
  /** What holds between rows. */
  rule: string
  /** One row, held to what creating and changing one return. */
  response: Row & Describes<`admin.${Router}.create`, Row> & Describes<`admin.${Router}.update`, Row>
  exampleBody: InputOf<`admin.${Router}.create`> & object
  refusals?: readonly number[]
}

/** The four routes of one kind of reference data. */
export function referenceKindRoutes<Router extends ReferenceRouter, Row extends z.ZodMiniType>(
  router: Router,
  { path, one, what, rule, response, exampleBody, refusals = [] }: Kind<Router, Row>,
): RestRoute[] {
  const common = { tag: 'Reference data administration' } as const
  const isActive = 'isActive says whether the evaluator uses the row.'
  return [
    createRoute({
      ...common,
      method: 'GET',
      path,
      procedure: `admin.${router}.list`,
      summary: `Every ${what}, active or not`,
      description: `The whole list. ${rule}`,
      wrap: router,
      response: z.array(response),
    }),
    createRoute({
      ...common,
      method: 'POST',
      path,
      procedure: `admin.${router}.create`,
      summary: `Adds a ${what}`,
      description: `${isActive} ${rule}`,
      status: 201,
      wrap: one,
      response,
      takesIdempotencyKey: true,
      refusals,
      exampleBody,
    }),
    createRoute({
      ...common,
      method: 'PUT',
      path: `${path}/{id}`,
      procedure: `admin.${router}.update`,
      summary: `Changes a ${what}; what the body does not name stays`,
      description: `The row that would result is checked as a whole. ${rule}`,
      wrap: one,
      response,
      refusals,
      exampleBody: { isActive: false },
    }),
    createRoute({
      ...common,
      method: 'DELETE',
      path: `${path}/{id}`,
      procedure: `admin.${router}.delete`,
      summary: `Deletes a ${what}`,
      description: 'To keep a row without using it, set isActive to false instead.',
      response: successResponse,
    }),
  ]
}
