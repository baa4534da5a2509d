import { type Assumptions, assumptionsOf } from '../../../domain/model/advanced/assumptions'
import { type CashBasis, cashBasis, type OpenMonths, openMonths } from '../../../domain/model/cash/cash-plan'
import { outcomesOf } from '../../../domain/model/generated/outcome.gen'
import { vatTerms } from '../../../domain/model/month/vat-terms'
import type { Demand } from '../../../domain/model/season/demand'
import { valueAt } from '../../../domain/model/season/series'
import type { Plan } from '../../../domain/plan/plan'
import { type Part, part, type Step, times } from '../formula-steps'
import { type Entry, type Operand, word } from '../operands'

/** What the months of the cash plan are worked out from. */
export interface CashWorkings extends CashBasis {
  demand: Demand
  open: OpenMonths
  given: Assumptions | null
}

/** The assumptions of the advanced analysis; null while it is off. */
export function assumptionsInUse(plan: Plan): Assumptions | null {
  return plan.enableAdvancedAnalysis ? assumptionsOf(plan) : null
}

/** Null while the cash plan is off. */
export function cashWorkings(plan: Plan): CashWorkings | null {
  const { cash: figures } = outcomesOf(plan)(plan)
  if (figures === null) return null
  const cash = cashBasis(plan, figures)
  const given = assumptionsInUse(plan)
  const demand: Demand = (t) => valueAt(figures.demand, t - 1)
  return { ...cash, demand, open: openMonths(cash), given }
}

/** Bills are paid with VAT, registered or not; costs hold it already while the store is not registered. */
export function vatWhenPaid(plan: Plan): Step[] {
  const { isRegistered, rate } = vatTerms(plan)
  return isRegistered && rate > 0 ? [times('vatPct', 'andThis')] : []
}

/** VAT on an amount that was typed without it. */
export function vatOnTyped(plan: Plan): Step[] {
  return vatTerms(plan).rate > 0 ? [times('vatPct', 'andThis')] : []
}

/** Demand of a month as a multiple of the planned one. */
export const demandThen = (demand: number): Operand => word('demandThen', demand, 'factor')

/** A payment in one month of the plan. */
export interface CashEntry {
  month: number
  entry: Part
}

/** A figure that belongs to a month. */
export function entryOperand(name: Entry, month: number, value: number): Operand {
  return { label: { from: 'entry', name, month }, value, kind: 'money' }
}

const daysOfMonth = 30

/** The months that an amount due some days after a month falls into, each with its part of it in percent. */
export function monthsOfPayment(month: number, days: number): { month: number; pct: number }[] {
  const whole = Math.floor(days / daysOfMonth)
  const rest = days / daysOfMonth - whole
  const first = { month: month + whole, pct: (1 - rest) * 100 }
  return rest > 0 ? [first, { month: month + whole + 1, pct: rest * 100 }] : [first]
}

/** The part of an amount that falls into a month; nothing to say when that is all of it. */
export function partOfMonth(pct: number): Step[] {
  return pct === 100 ? [] : [times(word('partOfMonth', pct, 'percent'))]
}

export const moneyPart = (label: Part['label'], steps: readonly Step[]): Part => part(label, 'money', steps)
