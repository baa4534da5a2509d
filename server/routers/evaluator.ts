import * as z from 'zod/mini'
import { productCategories, sourcingTypes } from '../../src/domain/options'
import { publicDefaultCostSchema, publicOverheadDefaultSchema } from '../../src/domain/schemas/reference-entry-schema'
import { publicProcedure } from '../procedures/access'
import { ordinary } from '../procedures/needs'
import { router } from '../procedures/trpc'
import { settableFields, typicalFor } from '../projects/words/field-lists'
import { activeDefaults } from '../reference/defaults'
import { evaluatedPlan, referenceDataOf } from './plans/evaluated-plan'

const evaluateInput = z.object({ projectData: z.string() })

const defaultsOutput = z.object({
  defaultCosts: z.array(publicDefaultCostSchema),
  overheadDefaults: z.array(publicOverheadDefaultSchema),
})

const typicalInput = z.strictObject({
  category: z.optional(z.enum(productCategories)),
  sourcing: z.optional(z.enum(sourcingTypes)),
})

export const evaluator = router({
  /** The whole model over one stored plan, with what administrators have set, as the screens have it. Nothing is kept. */
  evaluate: publicProcedure({ aMinute: 60, unbatched: true, cpuMs: 15, statements: 3, programs: 'read' })
    .input(evaluateInput)
    .mutation(({ ctx, input }) => evaluatedPlan(ctx, input.projectData)),

  /** The fields of the plan, by the paths at which a program sets them. */
  fields: publicProcedure({ ...ordinary, cpuMs: 5, statements: 1, programs: 'read' }).query(settableFields),

  /** What is typical of stores, where that is from and how sure it is. */
  typicalValues: publicProcedure({ ...ordinary, cpuMs: 5, statements: 1, programs: 'read' })
    .input(typicalInput)
    .query(({ input }) => typicalFor(input)),

  /** For programs: what holds of benchmarks and roles, those that are built in included. */
  referenceData: publicProcedure({ ...ordinary, cpuMs: 5, statements: 2, programs: 'read' }).query(({ ctx }) =>
    referenceDataOf(ctx),
  ),

  /** What new plans begin with, where an administrator says so. */
  defaults: publicProcedure({ ...ordinary, cpuMs: 4.1, statements: 2, programs: 'read' })
    .output(defaultsOutput)
    .query(({ ctx }) => activeDefaults(ctx.db)),
})
