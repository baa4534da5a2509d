import { amountOf, percentOf } from '../../numbers'
import { readNumber } from '../../plan/field'
import type { Plan } from '../../plan/plan'
import { planFields } from '../../plan/plan-fields'
import { builtInBenchmarks } from '../../reference/benchmarks'
import type { Evaluation } from '../evaluation'
import { dutyMonthOf } from '../generated/slices.gen'
import { wholeUnits } from '../month/landed-cost'
import { isWholeShareLeft, unitsLeftInWorseMonth } from '../month/units-in-mix'
import { startMonthOf } from '../season/start-month'
import { evaluatedInState } from './in-state'

/** Of a plan whose sales reach the threshold of VAT: whether they reach it by its growth alone. */
export const isDutyByGrowth = (plan: Plan): boolean =>
  plan.enableAdvancedAnalysis && plan.monthlyGrowthRate > 0 && dutyMonthOf({ ...plan, monthlyGrowthRate: 0 }) === null

/** Of a plan that has to register in a month: whether it would have to later, or not at all, without what it sold before it begins. */
export function isDutyByPast(plan: Plan, month: number): boolean {
  if (amountOf(plan.salesLast12Months) === 0) return false
  const alone = dutyMonthOf({ ...plan, salesLast12Months: 0 })
  return alone === null || alone > month
}

/** The units of a worse month, where they are so few that whole ones are not a fifth fewer; else null. */
function fewUnitsOf({ monthly: { totalUnits: total } }: Pick<Evaluation, 'monthly'>): Concluded['fewUnits'] {
  return total === 0 || isWholeShareLeft(total) ? null : { units: unitsLeftInWorseMonth(total), total }
}

/** Up to so many orders a month, one of them is a tenth of the sales or more. */
const fewOrders = 10

/** What one order of a few leaves, before fixed costs; null where there are more. */
function orderOfFew({ monthly: { ordersPerMonth } }: Evaluation, inState: () => Evaluation): number | null {
  return ordersPerMonth === 0 || ordersPerMonth > fewOrders ? null : inState().bottomLine.orderLeaves
}

/** From this share on a plan leans on customers that it has not won yet. */
const mostOrdersPct = 50

/** The share of orders of existing customers, in percent, where most are theirs and a new customer costs something; else null. */
function existingOrdersPct(plan: Plan, { monthly }: Pick<Evaluation, 'monthly'>): number | null {
  const existing = 100 - percentOf(plan.firstOrderSharePct)
  return existing < mostOrdersPct || monthly.cacVariableCost === 0 ? null : existing
}

/** What rises with dearer goods that are sold: the supplier's price, or the landed cost of products that have none; services have neither. */
function goodsCostOf({ products }: Plan): Concluded['goodsCost'] {
  const sold = products.filter((one) => wholeUnits(one) > 0)
  const bought = sold.filter((one) => amountOf(one.exFactoryPrice) > 0 || amountOf(one.unitCostLanded) > 0)
  const priced = bought.filter((one) => amountOf(one.exFactoryPrice) > 0)
  if (bought.length === 0) return 'none'
  if (priced.length === bought.length) return 'supplier'
  return priced.length === 0 ? 'landed' : 'both'
}

/** Which orders a month has that come back. */
function comingBackOf({ advanced, monthly }: Pick<Evaluation, 'advanced' | 'monthly'>): Concluded['comingBack'] {
  const hasReturns = advanced !== null && advanced.returnsMo > 0
  if (monthly.refusedOrdersMo > 0) return hasReturns ? 'both' : 'refusals'
  return hasReturns ? 'returns' : 'none'
}

/** By how much a month sales are planned to grow, as the model reads it, in percent; below 0 they fall; null where they do neither. */
export function plannedGrowthPctOf({ enableAdvancedAnalysis, monthlyGrowthRate }: Plan): number | null {
  const rate = readNumber(monthlyGrowthRate, planFields.monthlyGrowthRate)
  return enableAdvancedAnalysis && rate !== 0 ? 100 * rate : null
}

/** A plan's conclusion, with whether each sale loses, what is said beside it, and what its amounts and months are written in. */
export interface Concluded extends Pick<Evaluation, 'conclusion' | 'breakEvenState'> {
  currency: string
  /** The first month of sales as 'YYYY-MM', or '' while it is not known. */
  startMonth: string
  /** The growth per month that sales are planned to have, in percent, so that what counts none of it says so; below 0 they fall; null without. */
  plannedGrowthPct: number | null
  /** The growth per month that alone brings its sales to the threshold of VAT, in percent; else null. */
  growthToDutyPct: number | null
  /** Whether they reach it so soon only with what was sold before the plan. */
  isDutyByPast: boolean
  /** The share of orders of existing customers, where most are theirs. */
  existingPct: number | null
  /** The units of a worse month and those planned, where whole units are not a fifth fewer; else null. */
  fewUnits: { units: number; total: number } | null
  /** What one order leaves, where there are only a few a month; else null. */
  orderOfFew: number | null
  /** Which costs of goods a worse month raises. */
  goodsCost: 'none' | 'supplier' | 'landed' | 'both'
  /** Which orders come back, so that a worse month has more of them. */
  comingBack: 'none' | 'returns' | 'refusals' | 'both'
}

/** What is concluded from a plan, as texts take it; who has its evaluation in the state that it is concluded in gives it. */
export function concludedOf(
  plan: Plan,
  evaluation: Evaluation,
  inState = () => evaluatedInState({ plan, evaluation, benchmarks: builtInBenchmarks }),
): Concluded {
  const { conclusion, breakEvenState } = evaluation
  const { registration } = conclusion
  return {
    conclusion,
    breakEvenState,
    currency: plan.currency,
    startMonth: startMonthOf(plan),
    plannedGrowthPct: plannedGrowthPctOf(plan),
    growthToDutyPct: registration !== null && isDutyByGrowth(plan) ? 100 * plan.monthlyGrowthRate : null,
    isDutyByPast: registration !== null && isDutyByPast(plan, registration.month),
    existingPct: existingOrdersPct(plan, evaluation),
    fewUnits: fewUnitsOf(evaluation),
    orderOfFew: orderOfFew(evaluation, inState),
    goodsCost: goodsCostOf(plan),
    comingBack: comingBackOf(evaluation),
  }
}
