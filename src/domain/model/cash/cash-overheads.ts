import type { CashFigures } from './cash-figures'
import type { CashTerms } from './cash-terms'

type Overhead = CashFigures['overheads'][number]

/** What is paid in one month, VAT included, and the VAT in it. */
export interface PaidBills {
  paid: number
  vat: number
}

/** Once in its own month, and again every twelve months before the last: a plan of a year pays a year's bills once. */
function isAnnualMonth(month: number, { annualBillsMonth, months }: CashTerms): boolean {
  if (month === annualBillsMonth) return true
  return month > annualBillsMonth && month < months && (month - annualBillsMonth) % 12 === 0
}

/** What of an overhead is paid in a month, without VAT. */
export function dueAmount(
  { isOneTime, isAnnual, amount }: Pick<Overhead, 'isOneTime' | 'isAnnual' | 'amount'>,
  month: number,
  terms: CashTerms,
): number {
  if (isOneTime) return month === 0 ? amount : 0
  if (isAnnual) return isAnnualMonth(month, terms) ? amount : 0
  return month === 0 ? amount * terms.preLaunchMonths : amount
}

/** Overheads, wages and contingency of a month; month 0 holds what is paid before the first sale. */
export function paidOverheads(figures: CashFigures, month: number, terms: CashTerms): PaidBills {
  const bills = { paid: 0, vat: 0 }
  for (const cost of figures.overheads) {
    const amount = dueAmount(cost, month, terms)
    const vatOnIt = cost.hasVat ? amount * figures.vatRate : 0
    bills.paid += amount + vatOnIt
    bills.vat += vatOnIt
  }
  bills.paid += month === 0 ? terms.preLaunchMonths * figures.teamMo : figures.teamMo + figures.contingencyMo
  return bills
}

/** The same of every month: but for month 0 there are only months with annual bills and months without. */
export function overheadsByMonth(figures: CashFigures, terms: CashTerms): (month: number) => PaidBills {
  const start = paidOverheads(figures, 0, terms)
  let usual: PaidBills | undefined
  let annual: PaidBills | undefined
  return (month) => {
    if (month === 0) return start
    if (isAnnualMonth(month, terms)) {
      annual ??= paidOverheads(figures, month, terms)
      return annual
    }
    usual ??= paidOverheads(figures, month, terms)
    return usual
  }
}
