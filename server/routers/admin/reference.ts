import {
  benchmarkChangeSchema,
  benchmarkSchema,
  defaultCostChangeSchema,
  defaultCostSchema,
  overheadDefaultChangeSchema,
  overheadDefaultSchema,
  referenceIdSchema,
  teamTemplateChangeSchema,
  teamTemplateSchema,
} from '../../../src/domain/schemas/reference-data-schema'
import { adminProcedure } from '../../procedures/access'
import { changes, ordinary } from '../../procedures/needs'
import { router } from '../../procedures/trpc'
import { benchmarkRows, defaultCostRows, overheadDefaultRows, teamTemplateRows } from '../../reference/kinds'

/** The kinds differ in their columns, which cost next to nothing: each figure is that of the dearest kind. */
const listed = adminProcedure({ ...ordinary, cpuMs: 2.6, statements: 2 })
const created = adminProcedure({ ...changes, cpuMs: 7.8, statements: 3 })
const updated = adminProcedure({ ...changes, cpuMs: 7.4, statements: 4 })
const removed = adminProcedure({ ...changes, cpuMs: 11, statements: 3 }).input(referenceIdSchema)

export const categoryBenchmarks = router({
  list: listed.query(({ ctx }) => benchmarkRows.list(ctx)),
  create: created.input(benchmarkSchema).mutation(({ ctx, input }) => benchmarkRows.create(ctx, input)),
  update: updated.input(benchmarkChangeSchema).mutation(({ ctx, input }) => benchmarkRows.update(ctx, input)),
  delete: removed.mutation(({ ctx, input }) => benchmarkRows.remove(ctx, input)),
})

export const defaultCosts = router({
  list: listed.query(({ ctx }) => defaultCostRows.list(ctx)),
  create: created.input(defaultCostSchema).mutation(({ ctx, input }) => defaultCostRows.create(ctx, input)),
  update: updated.input(defaultCostChangeSchema).mutation(({ ctx, input }) => defaultCostRows.update(ctx, input)),
  delete: removed.mutation(({ ctx, input }) => defaultCostRows.remove(ctx, input)),
})

export const teamTemplates = router({
  list: listed.query(({ ctx }) => teamTemplateRows.list(ctx)),
  create: created.input(teamTemplateSchema).mutation(({ ctx, input }) => teamTemplateRows.create(ctx, input)),
  update: updated.input(teamTemplateChangeSchema).mutation(({ ctx, input }) => teamTemplateRows.update(ctx, input)),
  delete: removed.mutation(({ ctx, input }) => teamTemplateRows.remove(ctx, input)),
})

export const overheadDefaults = router({
  list: listed.query(({ ctx }) => overheadDefaultRows.list(ctx)),
  create: created.input(overheadDefaultSchema).mutation(({ ctx, input }) => overheadDefaultRows.create(ctx, input)),
  update: updated
    .input(overheadDefaultChangeSchema)
    .mutation(({ ctx, input }) => overheadDefaultRows.update(ctx, input)),
  delete: removed.mutation(({ ctx, input }) => overheadDefaultRows.remove(ctx, input)),
})
