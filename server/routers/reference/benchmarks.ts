import * as z from 'zod/mini'
import { publicBenchmarkSchema } from '../../../src/domain/schemas/reference-entry-schema'
import { publicProcedure } from '../../procedures/access'
import { ordinary } from '../../procedures/needs'
import { router } from '../../procedures/trpc'
import { activeBenchmarks } from '../../reference/benchmarks'

export const benchmarks = router({
  /** What administrators marked active. Empty: the client falls back on the built-in list. */
  list: publicProcedure({ ...ordinary, cpuMs: 1.3, statements: 1, programs: 'read' })
    .output(z.array(publicBenchmarkSchema))
    .query(({ ctx }) => activeBenchmarks(ctx.db)),
})
