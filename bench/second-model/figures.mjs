// A month, what returns and stock take from it, and its bottom line, of a plan that inputs.mjs has read.
import { returnsOf } from './advanced.mjs'
import { bottomLine, monthlyResults, monthOf } from './month.mjs'

export function figuresOf(plan) {
  const m = monthOf(plan)
  const r = returnsOf(m)
  return { plan, m, r, monthly: monthlyResults(m), line: bottomLine(m, r.returnsMo + r.carryingMo) }
}

/** The bottom line's income. */
export const incomeOf = (plan) => figuresOf(plan).line.operatingIncome
