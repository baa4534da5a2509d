import type { ResultName } from '../../domain/model/results/sections'
import type { OpenQuestion } from '../../domain/rules/open-figures'
import type { MissingAnswer } from '../../domain/rules/unanswered'
import type { CostId } from '../breakdown'
import { declaredResults } from '../result-kinds'

/** A line of the month that an open question may have a part in. */
export type MonthLine = 'sales' | CostId

/** The line that each question has a part in; none where it is about what becomes of the profit. */
const lineOf: Record<OpenQuestion, MonthLine | null> = {
  example: 'sales',
  vatRegistration: 'sales',
  productCost: 'product',
  delivery: 'delivery',
  paymentFees: 'payment',
  codShare: 'payment',
  refusals: 'sales',
  marketing: 'marketing',
  fixedCosts: 'fixed',
  returns: 'returns',
  ownerPay: null,
}

/** What is still to be answered before a line of the month is known. */
export const openIn = (missing: readonly MissingAnswer[], line: MonthLine): MissingAnswer[] =>
  missing.filter(({ question }) => lineOf[question] === line)

/** Whether all that gross profit follows from is known. */
export const isGrossKnown = (missing: readonly MissingAnswer[]): boolean =>
  (['sales', 'product', 'delivery', 'payment'] as const).every((line) => openIn(missing, line).length === 0)

/** Whether every line of the month is known. */
export const isMonthKnown = (missing: readonly MissingAnswer[]): boolean =>
  missing.every(({ question }) => lineOf[question] === null)

/** The profit so far: shown while something is missing, as provisional. */
export const provisionalResult: ResultName = 'bottomLine.operatingIncome'

const ofGross: readonly ResultName[] = ['grossProfit', 'grossMarginPct']

/**
 * Whether a result is left out beside others while something is missing. Sales and the profit so far are known; gross profit and the
 * rest of the month once their lines are; what lies beyond the month is a verdict of its kind.
 */
export function isHeld(name: ResultName, missing: readonly MissingAnswer[]): boolean {
  const { part, row } = declaredResults[name]
  if (missing.length === 0 || name === provisionalResult || row.list === 'revenue') return false
  if (ofGross.includes(name)) return !isGrossKnown(missing)
  return !isMonthKnown(missing) || (part !== 'monthly' && part !== 'bottomLine')
}
