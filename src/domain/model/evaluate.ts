import { blankPlan, type Plan } from '../plan/plan'
import { type Benchmark, benchmarkOf, builtInBenchmarks } from '../reference/benchmarks'
import { analyse } from './advanced/advanced'
import { assumptionsOf } from './advanced/assumptions'
import { returnsAndStock } from './advanced/returns-and-stock'
import { cashPlan } from './cash/cash-plan'
import { codPosition } from './cod-position'
import type { Evaluation } from './evaluation'
import { bottomLineOf } from './month/bottom-line'
import { breakEvenState } from './month/break-even'
import { productResults } from './month/by-product'
import { monthBasis, monthlyResults } from './month/month'
import { isRecord } from './numbers'
import { demandOf } from './season/demand'
import { vatPosition } from './vat-position'
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
