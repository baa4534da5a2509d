import { evaluate } from '../model/evaluate'
import type { Evaluation } from '../model/evaluation'
import { isRegistered } from '../model/figures/typed/readers'
import { quotient } from '../numbers'
import { readNumber } from '../plan/field'
import type { Plan } from '../plan/plan'
import { planFields } from '../plan/plan-fields'
import type { ActualFigure } from './figures'

type Monthly = Evaluation['monthly']

/**
 * What a plan's month costs as its bills have it: without VAT, also where it does not come back. Actual costs are kept so from every source:
 * statements, reports, and the founder, who is asked for them as the plan asks. Its own evaluation, where it is at hand, saves another one.
 */
export const billsOf = (plan: Plan, evaluation?: Evaluation): Monthly =>
  (evaluation && isRegistered(plan) ? evaluation : evaluate({ ...plan, vatRegistered: true })).monthly

/** Fixed costs but marketing. */
export const fixedCostOf = ({ totalFixedCost, marketingMo }: Monthly): number => totalFixedCost - marketingMo

/** Whether VAT on a plan's bills does not come back. */
export const losesVat = (plan: Plan): boolean => !isRegistered(plan) && vatRateOf(plan) > 0

const vatRateOf = (plan: Plan) => readNumber(plan.vatPct, planFields.vatPct) / 100

/** The part of a plan's fixed costs but marketing that carries VAT, of what their bills come to without it. */
export function taxedPartOfFixedCosts(plan: Plan): number {
  if (!losesVat(plan)) return 0
  const bills = fixedCostOf(billsOf(plan))
  return quotient((fixedCostOf(evaluate(plan).monthly) - bills) / vatRateOf(plan), bills) ?? 0
}

const costFigures = ['paymentFees', 'advertising', 'parcelCost', 'productCost', 'fixedCosts'] as const
export type CostFigure = Extract<ActualFigure, (typeof costFigures)[number]>

/** What a riyal on a bill costs with the VAT of it that does not come back, in the plan's own proportion of bills that carry VAT. */
export function costOfBill(plan: Plan, figure: CostFigure): number {
  if (!losesVat(plan)) return 1
  if (figure === 'fixedCosts') return 1 + taxedPartOfFixedCosts(plan) * vatRateOf(plan)
  if (figure !== 'productCost') return 1 + vatRateOf(plan)
  return quotient(evaluate(plan).monthly.productCost, billsOf(plan).productCost) ?? 1 + vatRateOf(plan)
}
