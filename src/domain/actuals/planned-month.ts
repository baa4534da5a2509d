import { evaluate } from '../model/evaluate'
import type { Evaluation } from '../model/evaluation'
import { demandOf } from '../model/generated/slices.gen'
import { wholeUnits } from '../model/month/landed-cost'
import { unitsInMix } from '../model/month/units-in-mix'
import { valueAt } from '../model/season/series'
import { monthNumber, startMonthOf } from '../model/season/start-month'
import { readNumber } from '../plan/field'
import { withOverheads } from '../plan/overheads'
import type { Plan } from '../plan/plan'
import { overheadItemFields, planFields } from '../plan/plan-fields'

/** A plan of one month, and what it leads to. */
export interface EvaluatedMonth {
  plan: Plan
  evaluation: Evaluation
}

/** The last month for which the cash plan knows who buys for the first time, and the last of which demand is known. */
const [longestCashPlan, longestDemand] = [36, 60]

/**
 * Which month of sales a calendar month is, from 1; null where the plan names no month of its first sale, or a later one: the
 * month is then an ordinary one.
 */
export function monthOfSales(plan: Plan, month: string): number | null {
  const start = startMonthOf(plan)
  const at = start === '' ? 0 : monthNumber(month) - monthNumber(start) + 1
  return at >= 1 ? at : null
}

/** Later than demand is known for, a month is like the same one of the last year that is known. */
const known = (at: number) => (at <= longestDemand ? at : longestDemand - 11 + ((at - 1) % 12))

/** Demand of a month of sales as the cash plan has it: without growth, unless that counts it. */
function demandAt(plan: Plan, at: number): number {
  const isGrowing = plan.cashPlan.withGrowth === true
  return valueAt(demandOf(isGrowing ? plan : { ...plan, monthlyGrowthRate: 0 }), known(at) - 1)
}

/** Demand of a calendar month as a multiple of the planned one; 1 where the plan does not say when it begins. */
export function demandOfMonth(plan: Plan, month: string): number {
  const at = monthOfSales(plan, month)
  return at === null ? 1 : demandAt(plan, at)
}

const totalUnits = (plan: Plan) => plan.products.reduce((total, product) => total + wholeUnits(product), 0)

/** The plan with so many units of each product. */
export const withUnits = (plan: Plan, units: readonly number[]): Plan => ({
  ...plan,
  products: plan.products.map((product, at) => ({ ...product, unitsPerMonth: valueAt(units, at) })),
})

/** The plan with so many units together, in today's mix. */
export const withTotalUnits = (plan: Plan, total: number): Plan => withUnits(plan, unitsInMix(plan.products, total))

/** The plan without the one-time costs that are spread out already by a month of sales. */
const withoutEnded = (plan: Plan, at: number): Plan =>
  withOverheads(plan, (item) =>
    item.mode === 'oneTime' && readNumber(item.months, overheadItemFields.months) < at ? { ...item, amount: 0 } : item,
  )

/**
 * What winning a customer costs in a month, so that all of it comes to what the cash plan has: a store that starts without customers
 * wins more of them first.
 */
function acquisitionAt(plan: Plan, at: number): number {
  const cost = readNumber(plan.customerAcquisitionCost, planFields.customerAcquisitionCost)
  if (plan.cashPlan.startsWithNoCustomers !== true || plan.enableAdvancedAnalysis !== true) return cost
  const month = Math.min(at, longestCashPlan)
  const income = (startsWithNoCustomers: boolean) => {
    const cashPlan = { ...plan.cashPlan, enabled: true, months: longestCashPlan, startsWithNoCustomers }
    return Number(evaluate({ ...plan, cashPlan }).cashPlan?.months[month]?.operatingIncome)
  }
  const followingDemand = evaluate(plan).monthly.cacVariableCost * demandAt(plan, month)
  return followingDemand === 0 ? cost : cost * Math.max(0, 1 + (income(false) - income(true)) / followingDemand)
}

/** A plan whose returns count, so that actual ones can: without the advanced analysis it has none, and no stock to hold. */
function withReturns(plan: Plan): Plan {
  if (plan.enableAdvancedAnalysis === true) return plan
  return { ...plan, enableAdvancedAnalysis: true, expectedReturnRate: 0, inventoryCarryingCostPct: 0 }
}

/**
 * The plan of one month: evaluated, its month is the plan's month `month` ('2026-09'), in units of its demand, without one-time
 * costs that ended before. An ordinary month where the plan does not say when it begins. Source: docs/model.md, 'Actual months'.
 */
export function planOfMonth(plan: Plan, month: string): Plan {
  const at = monthOfSales(plan, month)
  if (at === null) return withReturns(plan)
  const customerAcquisitionCost = acquisitionAt(plan, at)
  const sold = withTotalUnits(plan, Math.round(totalUnits(plan) * demandAt(plan, at)))
  return withReturns({ ...withoutEnded(sold, at), customerAcquisitionCost })
}
