import type { CashMonth } from '../../domain/model/evaluation'

/** A line of the cash plan: what stands in each of its months. */
export type CashLine = Exclude<keyof CashMonth, 'month'>

/** One figure of the table of months. */
export interface CashCell {
  line: CashLine
  month: number
}

/** The lines in the order in which a month is read; payments are positive amounts. */
export const paymentLines = [
  'supplierPayments',
  'arrivalCosts',
  'deliveryCosts',
  'marketing',
  'overheadsAndTeam',
  'returns',
  'vatPaid',
] as const satisfies readonly CashLine[]

/** Every line of the table. */
export const cashLines = [
  'receipts',
  ...paymentLines,
  'netCash',
  'closingCash',
  'demand',
  'operatingIncome',
] as const satisfies readonly CashLine[]
