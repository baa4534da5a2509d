import * as z from 'zod/mini'
import { evaluate } from '../../src/domain/model/evaluate'
import { isNotBegun, noDefaults, storedPlan } from '../../src/domain/plan/evaluator-defaults'
import { builtInBenchmarks } from '../../src/domain/reference/benchmarks'
import { missingAnswers } from '../../src/domain/rules/unanswered'
import { publicDefaultCostSchema, publicOverheadDefaultSchema } from '../../src/domain/schemas/reference-entry-schema'
import { callerKey } from '../auth/context'
import { ownerOf, strangerOf } from '../infra/fair-queue'
import { publicProcedure } from '../procedures/access'
import { ordinary } from '../procedures/needs'
import { router } from '../procedures/trpc'
import { guardedPlan } from '../projects/plan-text'
import { activeBenchmarks } from '../reference/benchmarks'
import { activeDefaults } from '../reference/defaults'

const evaluateInput = z.object({ projectData: z.string() })

const defaultsOutput = z.object({
  defaultCosts: z.array(publicDefaultCostSchema),
  overheadDefaults: z.array(publicOverheadDefaultSchema),
})

export const evaluator = router({
  /** The whole model over one stored plan, with what administrators have set, as the screens have it. Nothing is kept. */
  evaluate: publicProcedure({ aMinute: 60, unbatched: true, cpuMs: 15, statements: 3, programs: 'read' })
    .input(evaluateInput)
    .mutation(async ({ ctx, input }) => {
      const caller = await ctx.getCaller()
      return ctx.queues.evaluations.enter(caller ? ownerOf(callerKey(caller)) : strangerOf(ctx), async () => {
        const text = await guardedPlan(input.projectData)
        const benchmarks = await activeBenchmarks(ctx.db)
        const { plan } = storedPlan(text, isNotBegun(text) ? await activeDefaults(ctx.db) : noDefaults)
        const evaluation = evaluate(plan, benchmarks.length > 0 ? benchmarks : builtInBenchmarks)
        const unanswered = missingAnswers(plan)
        // What our screens say of it: nothing while something is open.
        return { plan, evaluation, unanswered, shownVerdict: unanswered.length > 0 ? null : evaluation.verdict }
      })
    }),

  /** What new plans begin with, where an administrator says so. */
  defaults: publicProcedure({ ...ordinary, cpuMs: 4.1, statements: 2, programs: 'read' })
    .output(defaultsOutput)
    .query(({ ctx }) => activeDefaults(ctx.db)),
})
