import * as z from 'zod/mini'
import { freeDelivery, paymentForDiscount } from '../../../src/domain/model/decisions/discounts'
import { drivers } from '../../../src/domain/model/decisions/drivers'
import { moveIds, movesOf } from '../../../src/domain/model/decisions/moves'
import { seek } from '../../../src/domain/model/decisions/seek'
import { tornado } from '../../../src/domain/model/decisions/tornado'
import { simulate, usualSettings } from '../../../src/domain/model/decisions/uncertainty'
import { evaluate } from '../../../src/domain/model/evaluate'
import { demoPlan } from '../../../src/domain/plan/demo-plan'
import { builtInBenchmarks } from '../../../src/domain/reference/benchmarks'
import { resultNames } from '../../../src/results/result-kinds'
import { explained } from '../../projects/words/explained'
import { component } from '../component'
import { evaluationResponse, openQuestionResponse } from './evaluation'
import { inBoth } from './fields'
import { planChangeResponse } from './project'

const plan = demoPlan()

/** An answer over a plan, with what is still open about it. */
const answer = <const Id extends string, Schema extends z.ZodMiniType>(
  id: Id,
  result: Schema,
  example: z.output<Schema>,
) => {
  const schema = z.object({ result, unanswered: z.array(openQuestionResponse) })
  // The compiler cannot see through the schema that it is given.
  const whole: unknown = { result: example, unanswered: [] }
  return component(id, schema, z.parse(schema, whole))
}

const amount = z.number()
const share = z.number()

export const seekResponse = answer(
  'SoughtGoal',
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('found'), value: z.number(), evaluation: evaluationResponse }),
    z.object({ kind: z.literal('already'), limit: z.nullable(z.number()) }),
    z.object({ kind: z.literal('unreachable'), best: z.number(), bestValue: z.number() }),
    z.object({ kind: z.literal('notApplicable') }),
  ]),
  seek(plan, 'price', { kind: 'income', value: 20_000 }),
)

/** The month once registered, where sales would pass the threshold of VAT within the year. */
const registeredIncome = z.nullable(amount)

const move = z.object({ id: z.enum(moveIds), gain: amount, registeredIncome })
export const movesResponse = answer(
  'Moves',
  z.object({
    income: amount,
    moves: z.array(move),
    best: z.array(move),
    together: amount,
    registeredTogether: registeredIncome,
  }),
  movesOf(plan),
)

export const tornadoResponse = answer(
  'Tornado',
  z.array(
    z.object({
      driver: z.enum(drivers),
      atLow: amount,
      atHigh: amount,
      registeredAtLow: registeredIncome,
      registeredAtHigh: registeredIncome,
    }),
  ),
  tornado(plan),
)

export const simulateResponse = answer(
  'Uncertainty',
  z.object({
    runs: z.int(),
    seed: z.int(),
    p10: amount,
    p50: amount,
    p90: amount,
    mean: amount,
    lossShare: share,
    cashShortShare: z.nullable(share),
    bins: z.array(z.object({ from: amount, to: amount, count: z.int() })),
  }),
  simulate(plan, { ...usualSettings, runs: 500 }),
)

export const discountsResponse = answer(
  'Discounts',
  z.object({
    unitsToPay: z.nullable(z.number()),
    registeredIncome,
    freeDelivery: z.nullable(z.object({ basketInclVAT: amount, thresholdInclVAT: amount })),
  }),
  { ...paymentForDiscount(plan, 10), freeDelivery: freeDelivery(plan) },
)

export const compareResponse = component(
  'Comparison',
  z.object({
    changes: z.array(planChangeResponse),
    changeCount: z.int(),
    before: evaluationResponse,
    after: evaluationResponse,
    unanswered: z.array(openQuestionResponse),
  }),
  { changes: [], changeCount: 0, before: evaluate(plan), after: evaluate(plan), unanswered: [] },
)

const kinds = [
  ...(['money', 'count', 'percent', 'times', 'days', 'month', 'planMonth', 'months', 'orders', 'score'] as const),
  ...(['factor', 'timesAYear', 'points'] as const),
] as const
const operations = [
  ...(['is', 'plus', 'minus', 'times', 'over', 'roundUp', 'atLeastZero', 'atMost', 'withoutSign'] as const),
  'subtotal',
] as const

const line = component(
  'ExplainedLine',
  z.object({
    /** How far below the line that it works out. */
    depth: z.int(),
    operation: z.enum(operations),
    label: z.nullable(inBoth),
    value: z.nullable(z.number()),
    /** As it is written, with its unit. */
    figure: inBoth,
    kind: z.enum(kinds),
    share: z.nullable(z.enum(['andThis', 'butThis'])),
  }),
  {
    depth: 0,
    operation: 'is',
    label: { en: 'Gross profit', ar: 'مجمل الربح' },
    value: 18_240,
    figure: { en: 'SAR 18,240.00', ar: '18,240.00 ر.س' },
    kind: 'money',
    share: null,
  },
)

export const explainResponse = answer(
  'ExplainedResult',
  z.object({
    name: z.enum(resultNames),
    label: inBoth,
    meaning: inBoth,
    value: z.nullable(z.number()),
    figure: inBoth,
    kind: z.enum(kinds),
    reason: z.nullable(inBoth),
    isListed: z.boolean(),
    lines: z.array(line),
    basis: z.array(line),
  }),
  explained(plan, 'bottomLine.operatingIncome', builtInBenchmarks),
)
