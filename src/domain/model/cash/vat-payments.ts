import type { Plan } from '../../plan/plan'
import { valueAt } from '../season/series'
import { monthNumber, startMonthOf } from '../season/start-month'

/** VAT by month: what sales hold, and what bills held when they were paid. */
export interface VatFlows {
  output: readonly number[]
  input: readonly number[]
}

/** Payments by month, and what is owed (a credit: negative) once the plan has ended. */
export interface VatPayments {
  paid: number[]
  owed: number
}

const monthsOfQuarter = 3

/** The calendar month (1 to 12) of month 1, which its quarter follows from; 1 without a start month. */
export function firstCalendarMonth(plan: Plan): number {
  const startMonth = startMonthOf(plan)
  return startMonth === '' ? 1 : (monthNumber(startMonth) % 12) + 1
}

/** Saudi quarters end with March, June, September and December; without a start month with the third month of sales. */
export function isQuarterEnd(month: number, firstCalendarMonth: number): boolean {
  return month >= 1 && (firstCalendarMonth + month - 1) % monthsOfQuarter === 0
}

/**
 * VAT paid in the month after each quarter; a credit is carried forward. `firstCalendarMonth` (1 to 12) is that of month
 * 1; month 0 belongs to its quarter. Source: docs/model.md, 'Cash by month'.
 */
export function vatPayments({ output, input }: VatFlows, firstCalendarMonth: number): VatPayments {
  const paid = output.map(() => 0)
  let credit = 0
  let open = 0
  let due = 0
  output.forEach((outputVat, month) => {
    paid[month] = due
    due = 0
    open += outputVat - valueAt(input, month)
    if (!isQuarterEnd(month, firstCalendarMonth)) return
    const balance = open - credit
    due = Math.max(0, balance)
    credit = Math.max(0, -balance)
    open = 0
  })
  return { paid, owed: due + open - credit }
}
