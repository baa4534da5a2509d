import * as z from 'zod/mini'
import type { RouterOutputs } from '../../../api'
import { isRecord } from '../../../domain/numbers'
import type { EvaluatorDefaults } from '../../../domain/plan/evaluator-defaults'
import type { Benchmark } from '../../../domain/reference/benchmarks'
import type { RoleTemplate } from '../../../domain/reference/team-roles'
import {
  publicBenchmarkSchema,
  publicDefaultCostSchema,
  publicOverheadDefaultSchema,
  publicTeamTemplateSchema,
} from '../../../domain/schemas/reference-entry-schema'

// What the public reads return, taken entry by entry: one that is not as it should be is left out, and breaks nothing. Of
// each entry only what the evaluator uses has to be there.

const benchmark = z.pick(publicBenchmarkSchema, {
  categoryId: true,
  minMargin: true,
  maxMargin: true,
  typicalMargin: true,
  minCac: true,
  maxCac: true,
  typicalCac: true,
  currency: true,
  region: true,
})
const role = z.pick(publicTeamTemplateSchema, {
  roleName: true,
  suggestedMonthlyCost: true,
  category: true,
  experienceLevel: true,
  businessStage: true,
})
const cost = z.pick(publicDefaultCostSchema, { fieldName: true, defaultValue: true })
const overhead = z.pick(publicOverheadDefaultSchema, {
  fieldName: true,
  defaultAmount: true,
  defaultMode: true,
  defaultMonths: true,
})

function entriesIn<Schema extends z.ZodMiniType>(answer: unknown, name: string, schema: Schema): z.output<Schema>[] {
  const list = isRecord(answer) ? answer[name] : undefined
  if (!Array.isArray(list)) return []
  return list.flatMap((entry) => {
    const read = schema.safeParse(entry)
    return read.success ? [read.data] : []
  })
}

/** Where the product is sold: its figures come before those of other regions. */
const homeRegion = 'Saudi Arabia'

type BenchmarkEntry = Pick<RouterOutputs['benchmarks']['list'][number], keyof z.output<typeof benchmark>>

/** The administrator's benchmarks in SAR, in which the evaluator compares. */
export function benchmarksIn(answer: unknown): Benchmark[] {
  const entries: BenchmarkEntry[] = entriesIn(answer, 'categoryBenchmarks', benchmark)
  const inSar = entries.filter(({ currency }) => currency === 'SAR')
  const isHome = ({ region }: BenchmarkEntry) => region === homeRegion
  const ordered = [...inSar.filter(isHome), ...inSar.filter((entry) => !isHome(entry))]
  return ordered.map(({ currency: _, region: _region, ...figures }) => figures)
}

type RoleEntry = Pick<RouterOutputs['teamTemplates']['list'][number], keyof RoleTemplate>

/** The administrator's roles. */
export function templatesIn(answer: unknown): RoleTemplate[] {
  const entries: RoleEntry[] = entriesIn(answer, 'teamTemplates', role)
  return entries
}

type DefaultsAnswer = RouterOutputs['evaluator']['defaults']
type CostEntry = Pick<DefaultsAnswer['defaultCosts'][number], keyof z.output<typeof cost>>
type OverheadEntry = Pick<DefaultsAnswer['overheadDefaults'][number], keyof z.output<typeof overhead>>

/** What new plans begin with. */
export function defaultsIn(answer: unknown): EvaluatorDefaults {
  const defaultCosts: CostEntry[] = entriesIn(answer, 'defaultCosts', cost)
  const overheadDefaults: OverheadEntry[] = entriesIn(answer, 'overheadDefaults', overhead)
  return { defaultCosts, overheadDefaults }
}
