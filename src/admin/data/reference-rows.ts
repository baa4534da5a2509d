import type { Answers, Inputs } from '../../api'

// The rows and the inputs of each kind of reference data: what a list shows, and what its form sends.

export type BenchmarkRow = Answers['admin']['categoryBenchmarks']['list'][number]
export type BenchmarkValues = Inputs['admin']['categoryBenchmarks']['create']

export type DefaultCostRow = Answers['admin']['defaultCosts']['list'][number]
export type DefaultCostValues = Inputs['admin']['defaultCosts']['create']

export type OverheadDefaultRow = Answers['admin']['overheadDefaults']['list'][number]
export type OverheadDefaultValues = Inputs['admin']['overheadDefaults']['create']

export type TeamTemplateRow = Answers['admin']['teamTemplates']['list'][number]
export type TeamTemplateValues = Inputs['admin']['teamTemplates']['create']
