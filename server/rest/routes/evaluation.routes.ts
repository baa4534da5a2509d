import { defineRoute } from '../define-route'
import { evaluatedPlanResponse } from '../responses/evaluation'
import type { RestRoute } from '../route'

export const evaluationRoutes: readonly RestRoute[] = [
  defineRoute({
    method: 'POST',
    path: '/api/evaluate',
    procedure: 'evaluator.evaluate',
    tag: 'Evaluation',
    summary: 'The whole model over one plan; stateless, without a session',
    description:
      'Takes a plan, as it is or as JSON text, and returns the plan as it was read, missing fields filled in, with its evaluation by the benchmarks that an administrator marked active. An empty object is the plan that a new project begins with. Nothing is stored. Pages of other sites may call it, without cookies. A result that has no meaning for the plan is null.',
    isOpen: true,
    response: evaluatedPlanResponse,
    exampleBody: { projectData: { vatPct: 15, products: [{ unitPriceInclVAT: 149, unitsPerMonth: 320 }] } },
  }),
]
