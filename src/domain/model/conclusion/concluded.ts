import { amountOf, percentOf } from '../../numbers'
import type { Plan } from '../../plan/plan'
import type { Evaluation } from '../evaluation'
import { dutyMonthOf } from '../generated/slices.gen'
import { startMonthOf } from '../season/start-month'

/** Of a plan whose sales reach the threshold of VAT: whether they reach it by its growth alone. */
export const isDutyByGrowth = (plan: Plan): boolean =>
  plan.enableAdvancedAnalysis && plan.monthlyGrowthRate > 0 && dutyMonthOf({ ...plan, monthlyGrowthRate: 0 }) === null

/** From this share on a plan leans on customers that it has not won yet. */
const mostOrdersPct = 50

/** The share of orders of existing customers, in percent, where most are theirs and a new customer costs something; else null. */
function existingOrdersPct(plan: Plan, { monthly }: Pick<Evaluation, 'monthly'>): number | null {
  const existing = 100 - percentOf(plan.firstOrderSharePct)
  return existing < mostOrdersPct || monthly.cacVariableCost === 0 ? null : existing
}

/** What rises with dearer goods: the supplier's price, or the landed cost of products that have none. */
function goodsCostOf({ products }: Plan): Concluded['goodsCost'] {
  const bought = products.filter((one) => amountOf(one.exFactoryPrice) > 0 || amountOf(one.unitCostLanded) > 0)
  const priced = bought.filter((one) => amountOf(one.exFactoryPrice) > 0)
  if (priced.length === bought.length) return 'supplier'
  return priced.length === 0 ? 'landed' : 'both'
}

/** A plan's conclusion, with whether each sale loses, what is said beside it, and what its amounts and months are written in. */
export interface Concluded extends Pick<Evaluation, 'conclusion' | 'breakEvenState'> {
  currency: string
  /** The first month of sales as 'YYYY-MM', or '' while it is not known. */
  startMonth: string
  /** Whether its sales reach the threshold of VAT by growth alone. */
  isDutyByGrowth: boolean
  /** The share of orders of existing customers, where most are theirs. */
  existingPct: number | null
  /** The units of a planned month. */
  units: number
  /** Which costs of goods a worse month raises. */
  goodsCost: 'supplier' | 'landed' | 'both'
}

/** What is concluded from a plan, as texts take it. */
export const concludedOf = (plan: Plan, evaluation: Evaluation): Concluded => ({
  conclusion: evaluation.conclusion,
  breakEvenState: evaluation.breakEvenState,
  currency: plan.currency,
  startMonth: startMonthOf(plan),
  isDutyByGrowth: evaluation.conclusion.registration !== null && isDutyByGrowth(plan),
  existingPct: existingOrdersPct(plan, evaluation),
  units: evaluation.monthly.totalUnits,
  goodsCost: goodsCostOf(plan),
})
