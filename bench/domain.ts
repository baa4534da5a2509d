export { builtInBenchmarks } from '../src/domain/benchmarks'
export { demoPlan } from '../src/domain/demo-plan'
export { evaluate } from '../src/domain/evaluate'
