// The whole model a second time, written from its description alone: what the product computes is held against it.
import { advancedResults, returnsOf } from './advanced.mjs'
import { cashResults } from './cash.mjs'
import { readInputs } from './inputs.mjs'
import { bottomLine, monthlyResults, monthOf, productResults } from './month.mjs'
import { codResults, vatResults } from './vat-and-cod.mjs'

function lineFor(plan) {
  const m = monthOf(plan)
  const { returnsMo, carryingMo } = returnsOf(m)
  return bottomLine(m, returnsMo + carryingMo)
}

/** A result that is not finite becomes null, and −0 becomes 0. */
function finished(value) {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null
  if (Array.isArray(value)) return value.map(finished)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, finished(inner)]))
}

function stateOf(line, units) {
  if (units === 0) return 'no-units'
  if (line.contributionPerUnit === null || line.contributionPerUnit <= 0) return 'never'
  return line.isMonthlyProfitable ? 'profitable' : 'needs-units'
}

function verdictOf(line, units) {
  if (units === 0) return null
  if (!line.isMonthlyProfitable) return 'unprofitable'
  return line.operatingMarginPct >= 15 ? 'strong' : 'moderate'
}

function badgeOf({ operatingMarginPct: margin }, units) {
  if (units === 0) return null
  if (margin === null || margin < 0) return 'losing'
  return margin > 20 ? 'healthy' : margin >= 5 ? 'fair' : 'tight'
}

/** Every result of a plan, with the names and the nesting of the product's own evaluation. */
export function evaluateAgain(raw) {
  const plan = readInputs(raw)
  const m = monthOf(plan)
  const r = returnsOf(m)
  const monthly = monthlyResults(m)
  const line = bottomLine(m, r.returnsMo + r.carryingMo)
  const incomeWith = (changes) => lineFor({ ...plan, ...changes }).operatingIncome
  return finished({
    monthly,
    bottomLine: line,
    products: productResults(m, r.returnsMo, r.carryingMo),
    advanced: advancedResults(m, r, monthly, line),
    vat: vatResults(m, incomeWith),
    cod: codResults(m, incomeWith),
    cashPlan: cashResults(m),
    breakEvenState: stateOf(line, m.U),
    verdict: verdictOf(line, m.U),
    performanceBadge: badgeOf(line, m.U),
  })
}
