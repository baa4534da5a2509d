import { isRecord } from '../numbers'
import { blankPlan, type Plan } from '../plan/plan'
import { type Benchmark, benchmarkOf, builtInBenchmarks } from '../reference/benchmarks'
import { conclude } from './conclusion/conclusion'
import type { Evaluation } from './evaluation'
import { evaluated } from './generated/evaluate.gen'

const blank = blankPlan()

/**
 * Everything that follows from a plan. The same plan gives the same result; a plan that is incomplete or holds values
 * of the wrong type is read as if they were not set. Source: docs/model.md.
 */
export function evaluate(given: Plan, benchmarks: readonly Benchmark[] = builtInBenchmarks): Evaluation {
  const plan = isRecord(given) ? given : blank
  const { typicalMargin } = benchmarkOf(plan.productCategory, benchmarks)
  const typed = evaluated(plan, typicalMargin / 100)
  const { monthly, bottomLine, products, vat, cod } = typed
  const concluded = conclude(plan, typed, typicalMargin / 100)
  const { conclusion, businessHealthScore, cashPlan, breakEvenState, performanceBadge } = concluded
  return {
    monthly,
    bottomLine,
    products,
    // The object is this evaluation's own: copying its figures would take a tenth of the time of all of it.
    advanced: typed.advanced && Object.assign(typed.advanced, { businessHealthScore }),
    vat,
    cod,
    cashPlan,
    conclusion,
    breakEvenState,
    verdict: conclusion.verdict,
    performanceBadge,
  }
}
