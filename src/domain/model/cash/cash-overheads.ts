import type { OverheadCost } from '../month/fixed-costs'
import type { MonthBasis } from '../month/month'
import type { CashTerms } from './cash-terms'

/** What is paid in one month, VAT included, and the VAT in it. */
export interface PaidBills {
  paid: number
  vat: number
}

function isAnnualMonth(month: number, annualBillsMonth: number): boolean {
  return month >= annualBillsMonth && (month - annualBillsMonth) % 12 === 0
}

/** What of an overhead is paid in a month, without VAT. */
export function dueAmount(
  { mode, amount }: Pick<OverheadCost, 'mode' | 'amount'>,
  month: number,
  terms: CashTerms,
): number {
  if (mode === 'oneTime') return month === 0 ? amount : 0
  if (mode === 'annual') return isAnnualMonth(month, terms.annualBillsMonth) ? amount : 0
  return month === 0 ? amount * terms.preLaunchMonths : amount
}

/** Overheads, wages and contingency of a month; month 0 holds what is paid before the first sale. */
export function paidOverheads({ fixed, vat }: MonthBasis, month: number, terms: CashTerms): PaidBills {
  const bills = { paid: 0, vat: 0 }
  for (const cost of fixed.overheads) {
    const amount = dueAmount(cost, month, terms)
    const vatOnIt = cost.hasVat ? amount * vat.rate : 0
    bills.paid += amount + vatOnIt
    bills.vat += vatOnIt
  }
  bills.paid += month === 0 ? terms.preLaunchMonths * fixed.teamMo : fixed.teamMo + fixed.contingencyMo
  return bills
}
