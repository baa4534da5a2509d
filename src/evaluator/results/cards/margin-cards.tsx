import { useFixedCostRows, useVariableCostRows } from './result-lists'
import { ResultList } from './result-row'

/** What grows with sales, and what it leaves. */
export function VariableCostsFigures() {
  return <ResultList {...useVariableCostRows()} />
}

/** What must be paid regardless of sales, and what remains. */
export function FixedCostsFigures() {
  return <ResultList {...useFixedCostRows()} />
}
