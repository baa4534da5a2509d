import { analyse } from './advanced'
import { assumptionsOf } from './assumptions'
import { type Benchmark, benchmarkOf, builtInBenchmarks } from './benchmarks'
import { breakEvenState } from './break-even'
import type { Evaluation } from './evaluation'
import { bottomLineOf } from './model/bottom-line'
import { productResults } from './model/by-product'
import { cashPlan } from './model/cash-plan'
import { codPosition } from './model/cod-position'
import { demandOf } from './model/demand'
import { returnsAndStock } from './model/returns-and-stock'
import { vatPosition } from './model/vat-position'
import { monthBasis, monthlyResults } from './month'
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
  const basis = monthBasis(plan)
  const monthly = monthlyResults(basis)
  const assumptions = plan.enableAdvancedAnalysis === true ? assumptionsOf(plan) : null
  const returns = returnsAndStock(basis, assumptions)
  const bottomLine = bottomLineOf(basis, returns)
  const { typicalMargin } = benchmarkOf(plan.productCategory, benchmarks)
  const demand = demandOf(plan, assumptions)
  const units = monthly.totalUnits
  return {
    monthly,
    bottomLine,
    products: productResults(basis, returns),
    advanced: assumptions ? analyse({ basis, monthly, bottomLine, returns, given: assumptions, typicalMargin }) : null,
    vat: vatPosition(basis, returns, assumptions, demand),
    cod: codPosition(basis, returns, assumptions),
    cashPlan: cashPlan(basis, returns, assumptions, demand),
    breakEvenState: breakEvenState(units, bottomLine.monthlyBreakEvenUnits),
    verdict: verdict(units, bottomLine),
    performanceBadge: performanceBadge(units, bottomLine),
  }
}
