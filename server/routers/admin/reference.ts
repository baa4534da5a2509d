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
import { admin } from '../../procedures/access'
import { router } from '../../procedures/trpc'
import { benchmarkRows, defaultCostRows, overheadDefaultRows, teamTemplateRows } from '../../reference/kinds'

const byId = admin.input(referenceIdSchema)

export const categoryBenchmarks = router({
  list: admin.query(({ ctx }) => benchmarkRows.list(ctx)),
  create: admin.input(benchmarkSchema).mutation(({ ctx, input }) => benchmarkRows.create(ctx, input)),
  update: admin.input(benchmarkChangeSchema).mutation(({ ctx, input }) => benchmarkRows.update(ctx, input)),
  delete: byId.mutation(({ ctx, input }) => benchmarkRows.remove(ctx, input)),
})

export const defaultCosts = router({
  list: admin.query(({ ctx }) => defaultCostRows.list(ctx)),
  create: admin.input(defaultCostSchema).mutation(({ ctx, input }) => defaultCostRows.create(ctx, input)),
  update: admin.input(defaultCostChangeSchema).mutation(({ ctx, input }) => defaultCostRows.update(ctx, input)),
  delete: byId.mutation(({ ctx, input }) => defaultCostRows.remove(ctx, input)),
})

export const teamTemplates = router({
  list: admin.query(({ ctx }) => teamTemplateRows.list(ctx)),
  create: admin.input(teamTemplateSchema).mutation(({ ctx, input }) => teamTemplateRows.create(ctx, input)),
  update: admin.input(teamTemplateChangeSchema).mutation(({ ctx, input }) => teamTemplateRows.update(ctx, input)),
  delete: byId.mutation(({ ctx, input }) => teamTemplateRows.remove(ctx, input)),
})

export const overheadDefaults = router({
  list: admin.query(({ ctx }) => overheadDefaultRows.list(ctx)),
  create: admin.input(overheadDefaultSchema).mutation(({ ctx, input }) => overheadDefaultRows.create(ctx, input)),
  update: admin.input(overheadDefaultChangeSchema).mutation(({ ctx, input }) => overheadDefaultRows.update(ctx, input)),
  delete: byId.mutation(({ ctx, input }) => overheadDefaultRows.remove(ctx, input)),
})
