export { evaluate } from '../../src/domain/model/evaluate'
export { demoPlan } from '../../src/domain/plan/demo-plan'
export { parsePlan } from '../../src/domain/plan/parse-plan'
export { builtInBenchmarks } from '../../src/domain/reference/benchmarks'
