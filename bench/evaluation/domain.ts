export { withFactors } from '../../src/domain/model/decisions/drivers'
export { movesOf } from '../../src/domain/model/decisions/moves'
export { mulberry32 } from '../../src/domain/model/decisions/random'
export {
  simulate,
  triangular,
  uncertainDrivers,
  usualSettings,
  usualSpreads,
} from '../../src/domain/model/decisions/uncertainty'
export { evaluate } from '../../src/domain/model/evaluate'
export { orderNumber } from '../../src/domain/model/figures/cash/goods'
export { monthNumber, workings } from '../../src/domain/model/figures/cash/months'
export { cashCounts } from '../../src/domain/model/figures/cash/terms'
export { answer } from '../../src/domain/model/figures/outputs/answer'
export { varied } from '../../src/domain/model/figures/outputs/slices'
export { t as projectionMonth } from '../../src/domain/model/figures/projection'
export { bottom } from '../../src/domain/model/figures/returns'
export { unitPrice } from '../../src/domain/model/figures/typed/inputs'
export { t as calendarMonth } from '../../src/domain/model/figures/vat/position'
export { figuresIn, within } from '../../src/domain/model/language/reading'
export { FigureValues } from '../../src/domain/model/values'
export { demoPlan } from '../../src/domain/plan/demo-plan'
export { parsePlan } from '../../src/domain/plan/parse-plan'
export { maxProducts } from '../../src/domain/plan/plan'
export { benchmarkOf, builtInBenchmarks } from '../../src/domain/reference/benchmarks'
export { secondSample } from '../../src/domain/samples/second-sample'
export { heaviestPlan } from '../../src/domain/testing/heaviest-plan'
export { isNullable } from '../../src/files/workbook/figures'
export { Places } from '../../src/files/workbook/formula/places'
export { changedBy } from '../../src/files/workbook/sheets/variations'
export { decisions } from '../../src/i18n/en/evaluator/decisions'
export { answered } from '../../src/results/declared-figures'
