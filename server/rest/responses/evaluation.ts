import * as z from 'zod/mini'
import type { Conclusion } from '../../../src/domain/model/conclusion/types'
import { evaluate } from '../../../src/domain/model/evaluate'
import type { Evaluation } from '../../../src/domain/model/evaluation'
import {
  backRows,
  conclusionRows,
  healthPartRows,
  neededRows,
  registrationRows,
  trendRows,
} from '../../../src/domain/model/results/conclusion-rows'
import { cashMonthRows, productRows, projectionRows, scenarioRows } from '../../../src/domain/model/results/results.gen'
import type { FlagRow, ResultRow, ResultRows, ValuesOf } from '../../../src/domain/model/results/row'
import { rowsOfPart } from '../../../src/domain/model/results/sections'
import {
  breakEvenStates,
  performanceBadges,
  scenarioNames,
  vatStates,
  verdictCaps,
  verdicts,
} from '../../../src/domain/options'
import { demoPlan } from '../../../src/domain/plan/demo-plan'
import { planSchema } from '../../../src/domain/plan/plan-schema'
import { openQuestions } from '../../../src/domain/questions'
import { component } from '../component'

/** The evaluation as the OpenAPI document tells it; the types make sure that no result is missing. */
type Described<T> = { [K in keyof T]: z.ZodMiniType<T[K]> }

function resultSchema(row: ResultRow | FlagRow): z.ZodMiniType {
  if (row.kind === 'flag') return z.boolean()
  return row.absent === undefined ? z.number() : z.nullable(z.number())
}

/** The schemas of results with such rows. */
function described<T extends ResultRows>(rows: T): Described<ValuesOf<T>>
function described(rows: ResultRows): Record<string, z.ZodMiniType> {
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, resultSchema(row)]))
}

const scenario = z.object(described(scenarioRows))
const [conservative, realistic, optimistic] = scenarioNames

/** One of several kinds of answer, each with its own figures. */
const oneKind = <const K extends string, T extends ResultRows>(kind: K, rows: T) =>
  z.object({ kind: z.literal(kind), ...described(rows) })

const conclusionSchema = z.object({
  ...described(conclusionRows),
  state: z.enum(vatStates),
  registration: z.nullable(z.object(described(registrationRows))),
  verdict: z.nullable(z.enum(verdicts)),
  caps: z.array(z.enum(verdictCaps)),
  needed: z.nullable(
    z.discriminatedUnion('kind', [
      oneKind('amount', neededRows.amount),
      oneKind('none', neededRows.none),
      oneKind('falling', neededRows.falling),
    ]),
  ),
  back: z.nullable(
    z.discriminatedUnion('kind', [
      oneKind('month', backRows.month),
      oneKind('late', backRows.late),
      oneKind('notWithin', backRows.notWithin),
      oneKind('never', backRows.never),
    ]),
  ),
  growth: z.nullable(z.object(described(trendRows))),
  decline: z.nullable(z.object(described(trendRows))),
  health: z.nullable(z.object(described(healthPartRows))),
} satisfies Described<Conclusion>)

const evaluationSchema = z.object({
  monthly: z.object(described(rowsOfPart('monthly'))),
  bottomLine: z.object(described(rowsOfPart('bottomLine'))),
  products: z.array(z.object({ id: z.string(), ...described(productRows) })),
  advanced: z.nullable(
    z.object({
      [conservative]: scenario,
      [realistic]: scenario,
      [optimistic]: scenario,
      ...described(rowsOfPart('advanced')),
      projection: z.array(z.object(described(projectionRows))),
    }),
  ),
  vat: z.object({
    ...described(rowsOfPart('vat')),
    voluntary: z.object(described(rowsOfPart('vat.voluntary'))),
    mandatory: z.object(described(rowsOfPart('vat.mandatory'))),
  }),
  cod: z.nullable(z.object(described(rowsOfPart('cod')))),
  cashPlan: z.nullable(
    z.object({
      months: z.array(z.object(described(cashMonthRows))),
      ...described(rowsOfPart('cashPlan')),
      neededFor: z.object(described(rowsOfPart('cashPlan.neededFor'))),
      afterEnd: z.object(described(rowsOfPart('cashPlan.afterEnd'))),
    }),
  ),
  conclusion: conclusionSchema,
  breakEvenState: z.enum(breakEvenStates),
  verdict: z.nullable(z.enum(verdicts)),
  performanceBadge: z.nullable(z.enum(performanceBadges)),
} satisfies Described<Evaluation>)

const examplePlan = demoPlan()
const exampleEvaluation = evaluate(examplePlan)

export const evaluationResponse = component('Evaluation', evaluationSchema, exampleEvaluation)

/** What a plan still has to be asked, and where it is answered. */
export const openQuestionResponse = component(
  'OpenQuestion',
  z.object({ question: z.enum(openQuestions), path: z.string(), productName: z.nullable(z.string()) }),
  { question: 'productCost', path: 'products.0.exFactoryPrice', productName: 'Oud candle' },
)

export const evaluatedPlanResponse = z.object({
  plan: component('Plan', planSchema, examplePlan),
  evaluation: evaluationResponse,
  unanswered: z.array(openQuestionResponse),
  /** The verdict as our screens show it: null while something is open. */
  shownVerdict: z.nullable(z.enum(verdicts)),
  /** Names the benchmarks that it was judged by: the same name, the same benchmarks. */
  referenceData: component('ReferenceData', z.object({ revision: z.string() }), { revision: 'm3Qk-NkcGgWq6PiV' }),
})

/** The same of a stored plan. */
export const evaluatedProjectResponse = component(
  'ProjectEvaluation',
  z.extend(evaluatedPlanResponse, { revision: z.int() }),
  {
    revision: 4,
    plan: examplePlan,
    evaluation: exampleEvaluation,
    unanswered: [],
    shownVerdict: exampleEvaluation.verdict,
    referenceData: { revision: 'm3Qk-NkcGgWq6PiV' },
  },
)
