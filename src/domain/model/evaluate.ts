import { blankPlan, type Plan } from '../plan/plan'
import { type Benchmark, benchmarkOf, builtInBenchmarks } from '../reference/benchmarks'
import { cashPlan } from './cash/cash-plan'
import type { Evaluation } from './evaluation'
import { evaluated } from './generated/evaluate.gen'
import { isRecord } from './numbers'
import { breakEvenState, performanceBadge, verdict } from './verdict'

const blank = blankPlan()

/**
 * Everything that follows from a plan. The same plan gives the same result; a plan that is incomplete or holds values
 * of the wrong type is read as if they were not set. Source: docs/model.md.
 */
export function evaluate(given: Plan, benchmarks: readonly Benchmark[] = builtInBenchmarks): Evaluation {
  const plan = isRecord(given) ? given : blank
  const { typicalMargin } = benchmarkOf(plan.productCategory, benchmarks)
  const { monthly, bottomLine, products, advanced, vat, cod, cash } = evaluated(plan, typicalMargin / 100)
  const units = monthly.totalUnits
  return {
    monthly,
    bottomLine,
    products,
    advanced,
    vat,
    cod,
    cashPlan: cashPlan(plan, cash),
    breakEvenState: breakEvenState(units, bottomLine.monthlyBreakEvenUnits),
    verdict: verdict(units, bottomLine),
    performanceBadge: performanceBadge(units, bottomLine),
  }
}
