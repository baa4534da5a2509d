import type { RouterInputs, RouterOutputs } from '../../api'

// The rows and the inputs of each kind of reference data: what a list shows, and what its form sends.

export type BenchmarkRow = RouterOutputs['admin']['categoryBenchmarks']['list'][number]
export type BenchmarkValues = RouterInputs['admin']['categoryBenchmarks']['create']

export type DefaultCostRow = RouterOutputs['admin']['defaultCosts']['list'][number]
export type DefaultCostValues = RouterInputs['admin']['defaultCosts']['create']

export type OverheadDefaultRow = RouterOutputs['admin']['overheadDefaults']['list'][number]
export type OverheadDefaultValues = RouterInputs['admin']['overheadDefaults']['create']

export type TeamTemplateRow = RouterOutputs['admin']['teamTemplates']['list'][number]
export type TeamTemplateValues = RouterInputs['admin']['teamTemplates']['create']
