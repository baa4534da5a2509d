import * as z from 'zod/mini'
import { planToSave } from '../../src/domain/edits/saved-plan'
import { listChanges } from '../../src/domain/history/listed-changes'
import { freeDelivery, paymentForDiscount } from '../../src/domain/model/decisions/discounts'
import { movesOf } from '../../src/domain/model/decisions/moves'
import { seek } from '../../src/domain/model/decisions/seek'
import { tornado } from '../../src/domain/model/decisions/tornado'
import { Simulation, type SimulationSettings, usualSpreads } from '../../src/domain/model/decisions/uncertainty'
import { evaluate } from '../../src/domain/model/evaluate'
import type { Plan } from '../../src/domain/plan/plan'
import { missingAnswers } from '../../src/domain/rules/unanswered'
import {
  compareSchema,
  discountsSchema,
  patchSchema,
  planFileSchema,
  planOnlySchema,
  planReportSchema,
  seekSchema,
  simulateSchema,
  tornadoSchema,
} from '../../src/domain/schemas/compute-schema'
import { resultNames } from '../../src/results/result-kinds'
import { works } from '../http/budgets'
import { ownTurn } from '../http/event-loop-turns'
import { publicProcedure } from '../procedures/access'
import type { Context } from '../procedures/context'
import { router } from '../procedures/trpc'
import { guardedPlan } from '../projects/plan-text'
import { explained } from '../projects/words/explained'
import {
  benchmarksOf,
  evaluatedPlan,
  mustBeOrdinary,
  planWithFigures,
  spenderOf,
  withPlanOf,
} from './plans/evaluated-plan'
import { filesNeed, givenFile } from './plans/given-file'

const needs = { aMinute: 60, sharedAs: 'compute', unbatched: true, cpuMs: 15, statements: 4, programs: 'read' } as const

/** What is worked out in the caller's turn is paid by the time that it took: some plans cost a hundred times others. */
async function spend(ctx: Context, ms: number) {
  await ctx.budgets.spend('compute', works.computing, await spenderOf(ctx), Math.ceil(ms / works.computing.cpuMs))
}

const explainSchema = z.extend(planOnlySchema, { result: z.enum(resultNames) })

/** The answer over a plan, with what is still open about it: none of it is more certain than the plan. */
function computed<T>(ctx: Context, text: string, work: (plan: Plan) => T | Promise<T>) {
  return withPlanOf(ctx, text, async (plan) => {
    mustBeOrdinary(plan)
    const since = performance.now()
    try {
      return { result: await work(plan), unanswered: missingAnswers(plan) }
    } finally {
      await spend(ctx, performance.now() - since)
    }
  })
}

/** A plan without a project has no name, no months and no owner. */
const nobodys = { projectName: '', maker: '', months: [], closed: [] }

/** Milliseconds of a simulation between which others have their turn. */
const sliceMs = 10
const runsAtOnce = 5

async function simulated(plan: Plan, settings: SimulationSettings) {
  const simulation = new Simulation(plan, settings)
  while (!simulation.isFinished) {
    await ownTurn()
    const until = performance.now() + sliceMs
    while (!simulation.isFinished && performance.now() < until) simulation.advance(runsAtOnce)
  }
  return simulation.result()
}

/** What the screens work out of a plan beyond its evaluation, for programs. Nothing is kept. */
export const compute = router({
  seek: publicProcedure(needs)
    .input(seekSchema)
    .mutation(({ ctx, input: { projectData, lever, goal } }) =>
      computed(ctx, projectData, async (plan) => seek(plan, lever, goal, await benchmarksOf(ctx))),
    ),

  moves: publicProcedure(needs)
    .input(planOnlySchema)
    .mutation(({ ctx, input }) =>
      computed(ctx, input.projectData, async (plan) => movesOf(plan, await benchmarksOf(ctx))),
    ),

  tornado: publicProcedure(needs)
    .input(tornadoSchema)
    .mutation(({ ctx, input: { projectData, ranges } }) => computed(ctx, projectData, (plan) => tornado(plan, ranges))),

  simulate: publicProcedure(needs)
    .input(simulateSchema)
    .mutation(({ ctx, input: { projectData, runs, seed, spreads } }) =>
      computed(ctx, projectData, (plan) => simulated(plan, { runs, seed, spreads: { ...usualSpreads, ...spreads } })),
    ),

  discounts: publicProcedure(needs)
    .input(discountsSchema)
    .mutation(({ ctx, input: { projectData, discountPct } }) =>
      computed(ctx, projectData, (plan) => ({
        ...paymentForDiscount(plan, discountPct),
        freeDelivery: freeDelivery(plan),
      })),
    ),

  explain: publicProcedure(needs)
    .input(explainSchema)
    .mutation(({ ctx, input: { projectData, result } }) =>
      computed(ctx, projectData, async (plan) => explained(plan, result, await benchmarksOf(ctx))),
    ),

  /** A plan with figures set in it, and what it comes to then. */
  patch: publicProcedure(needs)
    .input(patchSchema)
    .mutation(async ({ ctx, input: { projectData, figures } }) => {
      const plan = await planWithFigures(ctx, await guardedPlan(projectData), figures)
      return evaluatedPlan(ctx, JSON.stringify(planToSave(plan)))
    }),

  workbook: publicProcedure(filesNeed)
    .input(planFileSchema)
    .mutation(({ ctx, input }) => givenFile(ctx, { ...nobodys, ...input, kind: 'excel' })),

  report: publicProcedure(filesNeed)
    .input(planReportSchema)
    .mutation(({ ctx, input }) => givenFile(ctx, { ...nobodys, ...input, kind: input.kind ?? 'page' })),

  compare: publicProcedure(needs)
    .input(compareSchema)
    .mutation(async ({ ctx, input: { projectData, comparedWith } }) => {
      const other = await guardedPlan(comparedWith)
      const benchmarks = await benchmarksOf(ctx)
      const before = await computed(ctx, other, (plan) => evaluate(plan, benchmarks))
      const { result: after, unanswered } = await computed(ctx, projectData, (plan) => evaluate(plan, benchmarks))
      return { ...listChanges(other, projectData), before: before.result, after, unanswered }
    }),
})
