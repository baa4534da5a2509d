import { analyse } from './advanced'
import { type Benchmark, benchmarkOf, builtInBenchmarks } from './benchmarks'
import { breakEvenState } from './break-even'
import type { Evaluation } from './evaluation'
import { month } from './month'
import { blankPlan, type Plan } from './plan'
import { isRecord } from './reading'
import { performanceBadge, verdict } from './verdict'

const blank = blankPlan()

/**
 * Everything that follows from a plan. The same plan gives the same result; a plan that is incomplete or holds values
 * of the wrong type is read as if they were not set. Source: docs/model.md.
 */
export function evaluate(given: Plan, benchmarks: readonly Benchmark[] = builtInBenchmarks): Evaluation {
  const plan = isRecord(given) ? given : blank
  const computed = month(plan)
  const { monthly } = computed
  const typicalMargin = benchmarkOf(plan.productCategory, benchmarks).typicalMargin
  return {
    monthly,
    advanced: plan.enableAdvancedAnalysis === true ? analyse(plan, computed, typicalMargin) : null,
    breakEvenState: breakEvenState(monthly.totalUnits, monthly.monthlyBreakEvenUnits),
    verdict: verdict(monthly),
    performanceBadge: performanceBadge(monthly),
  }
}
