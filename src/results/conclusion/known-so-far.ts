import type { OpenQuestion } from '../../domain/questions'
import type { MissingAnswer } from '../../domain/rules/unanswered'
import type { CostId } from '../breakdown'

/** A line of the month that an open question may have a part in. */
export type MonthLine = 'sales' | CostId

/** The line that each question has a part in; none where it is about what becomes of the profit. */
export const lineOf: Record<OpenQuestion, MonthLine | null> = {
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

/** Whether something is still missing in any of some lines. */
export const isOpenIn = (missing: readonly MissingAnswer[], lines: readonly MonthLine[]): boolean =>
  lines.some((line) => openIn(missing, line).length > 0)

/** Whether all that gross profit follows from is known. */
export const isGrossKnown = (missing: readonly MissingAnswer[]): boolean =>
  !isOpenIn(missing, ['sales', 'product', 'delivery', 'payment'])

/** Whether every line of the month is known. */
export const isMonthKnown = (missing: readonly MissingAnswer[]): boolean =>
  missing.every(({ question }) => lineOf[question] === null)
