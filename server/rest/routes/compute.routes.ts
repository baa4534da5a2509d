import { defineFile, defineRoute } from '../define-route'
import {
  compareResponse,
  discountsResponse,
  explainResponse,
  movesResponse,
  seekResponse,
  simulateResponse,
  tornadoResponse,
} from '../responses/compute'
import { evaluatedPlanResponse } from '../responses/evaluation'
import { fieldListResponse, typicalListResponse } from '../responses/field-lists'
import type { RestRoute } from '../route'
import { paidByTime } from './files.routes'

const common = { method: 'POST', tag: 'Evaluation', isOpen: true } as const
const projectData = { vatPct: 15, products: [{ unitPriceInclVAT: 149, unitsPerMonth: 320, unitCostLanded: 40 }] }
const storesNothing = 'Nothing is stored. A plan with more than 250 entries in its lists is refused with 413.'

export const computeRoutes: readonly RestRoute[] = [
  defineRoute({
    ...common,
    path: '/api/compute/seek',
    procedure: 'compute.seek',
    summary: 'How far one lever has to move for a goal to hold, the rest of the plan as it is',
    description: `The lever is the dearest price, the total of units, an amount, or a factor of product costs. ${storesNothing}`,
    response: seekResponse,
    exampleBody: { projectData, lever: 'price', goal: { kind: 'income', value: 20_000 } },
  }),
  defineRoute({
    ...common,
    path: '/api/compute/moves',
    procedure: 'compute.moves',
    summary: 'What would help most: what each usual move adds to the month, the most first',
    description: `Amounts are a month, in the plan’s currency; together is the month with the best three. ${storesNothing}`,
    response: movesResponse,
    exampleBody: { projectData },
  }),
  defineRoute({
    ...common,
    path: '/api/compute/tornado',
    procedure: 'compute.tornado',
    summary: 'What the result hangs on: the month with each driver at the two ends of its range',
    description: `Ranges are in percent of today’s value, a tenth down and up where none is named. ${storesNothing}`,
    response: tornadoResponse,
    exampleBody: { projectData, ranges: { price: { low: -5, high: 5 } } },
  }),
  defineRoute({
    ...common,
    path: '/api/compute/simulate',
    procedure: 'compute.simulate',
    summary: 'The spread of the month when all drivers move by chance',
    description: `The same plan, runs, seed and spreads give the same figures everywhere. Spreads are in percent of today’s value. ${storesNothing}`,
    response: simulateResponse,
    exampleBody: { projectData, runs: 1000, seed: 1, spreads: { units: { low: -40, mode: 0, high: 20 } } },
  }),
  defineRoute({
    ...common,
    path: '/api/compute/discounts',
    procedure: 'compute.discounts',
    summary: 'The units that pay for a discount on every price, and the basket from which delivery can be free',
    description: `null where no number of units, or no basket, would do. ${storesNothing}`,
    response: discountsResponse,
    exampleBody: { projectData, discountPct: 10 },
  }),
  defineRoute({
    ...common,
    path: '/api/compute/compare',
    procedure: 'compute.compare',
    summary: 'In what a plan differs from another, and what both come to',
    description: `before is the plan in comparedWith, after the one in projectData; the first twelve changes are listed. ${storesNothing}`,
    response: compareResponse,
    exampleBody: { projectData, comparedWith: { ...projectData, vatPct: 5 } },
  }),
  defineRoute({
    ...common,
    path: '/api/compute/explain',
    procedure: 'compute.explain',
    summary: 'How a result comes about: its formula with the figures of the plan, in both languages',
    description: `Lines stand below each other as on the strip of a calculator; a deeper line works out the one above it. Without a value, reason says why. ${storesNothing}`,
    response: explainResponse,
    exampleBody: { projectData, result: 'bottomLine.operatingIncome' },
  }),
  defineRoute({
    ...common,
    path: '/api/compute/patch',
    procedure: 'compute.patch',
    summary: 'A plan with figures set at their paths, and the whole model over it',
    description: `All figures are set, or none where one is refused: a path that names no field comes back with the nearest one. ${storesNothing}`,
    response: evaluatedPlanResponse,
    exampleBody: { projectData, figures: { 'products.0.unitPriceInclVAT': 159 } },
  }),
  defineFile({
    ...common,
    path: '/api/compute/workbook',
    procedure: 'compute.workbook',
    file: 'excel',
    summary: 'A plan as an Excel workbook, whose figures are formulas over its inputs',
    description: `The file that the evaluator makes, in the language that is asked for or that Accept-Language prefers. ${storesNothing} ${paidByTime}`,
    exampleBody: { projectData, language: 'en' },
  }),
  defineFile({
    ...common,
    path: '/api/compute/report',
    procedure: 'compute.report',
    file: 'page',
    summary: 'A plan as a report to print: one page, or everything',
    description: `The file that the evaluator makes, in the language that is asked for or that Accept-Language prefers. ${storesNothing} ${paidByTime}`,
    exampleBody: { projectData, kind: 'page', language: 'ar' },
  }),
  defineRoute({
    tag: 'Evaluation',
    method: 'GET',
    path: '/api/fields',
    procedure: 'evaluator.fields',
    summary: 'Every field of a plan that a program may set',
    description:
      'With its path, limits, value in a blank plan, and name in both languages. The first place of a list stands for all.',
    maxAge: 3600,
    response: fieldListResponse,
  }),
  defineRoute({
    tag: 'Evaluation',
    method: 'GET',
    path: '/api/typical-values',
    procedure: 'evaluator.typicalValues',
    summary: 'What is typical of Saudi stores, with its source and how sure it is',
    description:
      'certainty is official for an authority’s own page, typical for what others publish, example for what is ours. With a category or a sourcing each field has the one value that holds there. Money is SAR without VAT.',
    maxAge: 3600,
    response: typicalListResponse,
  }),
]
