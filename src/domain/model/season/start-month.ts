import type { Plan } from '../../plan/plan'

const pattern = /^20(2[5-9]|3\d)-(0[1-9]|1[0-2])$/

/** Whether a text is a month that a plan may begin in: 'YYYY-MM', 2025-01 to 2039-12. Source: docs/model.md, 'Demand by month'. */
export const isStartMonth = (text: string): boolean => pattern.test(text)

/** The month of the first sale as 'YYYY-MM', 2025-01 to 2039-12; '' when none is given. */
export function startMonthOf(plan: Plan): string {
  return typeof plan.startMonth === 'string' && isStartMonth(plan.startMonth) ? plan.startMonth : ''
}

/** Months since the year 0 of a start month, so that months can be added to it. */
export function monthNumber(startMonth: string): number {
  return Number(startMonth.slice(0, 4)) * 12 + Number(startMonth.slice(5)) - 1
}

/** A month as 'YYYY-MM', by its number since the year 0. */
export const monthText = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

/** The calendar month (1 to 12) of month 1, which its quarter follows from; 1 without a start month. */
export function firstCalendarMonth(plan: Plan): number {
  const startMonth = startMonthOf(plan)
  return startMonth === '' ? 1 : (monthNumber(startMonth) % 12) + 1
}
