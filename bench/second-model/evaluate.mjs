// The whole model a second time, written from its description alone: what the product computes is held against it.
import { advancedResults, scoreOf } from './advanced.mjs'
import { concluded } from './conclusion.mjs'
import { figuresOf, incomeOf } from './figures.mjs'
import { readInputs } from './inputs.mjs'
import { productResults } from './month.mjs'
import { codResults, vatResults } from './vat-and-cod.mjs'

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

function badgeOf({ operatingMarginPct: margin }, units) {
  if (units === 0) return null
  if (margin === null || margin < 0) return 'losing'
  return margin > 20 ? 'healthy' : margin >= 5 ? 'fair' : 'tight'
}

/** Every result of a plan, with the names and the nesting of the product's own evaluation. */
export function evaluateAgain(raw) {
  const plan = readInputs(raw)
  const typed = figuresOf(plan)
  const { m, r } = typed
  const incomeWith = (changes) => incomeOf({ ...plan, ...changes })
  const vat = vatResults(m, incomeWith)
  const { conclusion, inState, cashPlan } = concluded(typed, vat)
  const month = conclusion.back?.kind === 'month' ? conclusion.back.month : null
  const advanced = advancedResults(typed)
  const { health, score } = scoreOf(inState, month)
  return finished({
    monthly: typed.monthly,
    bottomLine: typed.line,
    products: productResults(m, r.returnsMo, r.carryingMo),
    advanced: advanced && { ...advanced, businessHealthScore: score },
    vat,
    cod: codResults(m, incomeWith),
    cashPlan,
    conclusion: { ...conclusion, health: advanced && health },
    breakEvenState: stateOf(inState.line, m.U),
    verdict: conclusion.verdict,
    performanceBadge: badgeOf(inState.line, m.U),
  })
}
