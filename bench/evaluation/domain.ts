export { withFactors } from '../../src/domain/model/decisions/drivers'
export { mulberry32 } from '../../src/domain/model/decisions/random'
export {
  simulate,
  triangular,
  uncertainDrivers,
  usualSettings,
  usualSpreads,
} from '../../src/domain/model/decisions/uncertainty'
export { evaluate } from '../../src/domain/model/evaluate'
export { demoPlan } from '../../src/domain/plan/demo-plan'
export { parsePlan } from '../../src/domain/plan/parse-plan'
export { builtInBenchmarks } from '../../src/domain/reference/benchmarks'
export { heaviestPlan } from '../../src/domain/testing/heaviest-plan'
