import * as z from 'zod/mini'
import { evaluate } from '../../src/domain/model/evaluate'
import { parsePlan } from '../../src/domain/plan/parse-plan'
import { publicDefaultCostSchema, publicOverheadDefaultSchema } from '../../src/domain/schemas/reference-entry-schema'
import { noBatching, publicProcedure, router } from '../http/trpc'
import { strangerOf } from '../infra/fair-queue'
import { guardedPlan } from '../projects/plan-text'
import { activeDefaults } from '../reference/defaults'

const evaluateInput = z.object({ projectData: z.string() })

const defaultsOutput = z.object({
  defaultCosts: z.array(publicDefaultCostSchema),
  overheadDefaults: z.array(publicOverheadDefaultSchema),
})

export const evaluator = router({
  /** The whole model over one stored plan: nothing is read, nothing kept. */
  evaluate: publicProcedure
    .use(noBatching)
    .input(evaluateInput)
    .mutation(({ ctx, input }) =>
      ctx.queues.evaluations.enter(strangerOf(ctx), async () => {
        const { plan } = parsePlan(await guardedPlan(input.projectData))
        return { plan, evaluation: evaluate(plan) }
      }),
    ),

  /** What new plans begin with, where an administrator says so. */
  defaults: publicProcedure.output(defaultsOutput).query(({ ctx }) => activeDefaults(ctx.db)),
})
