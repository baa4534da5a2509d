import type { CashMonth, ProjectionMonth } from '../../domain/model/evaluation'
import { paymentLines } from '../../results/explain/cash-lines'

/** What is written of each month of the cash plan, in this order. */
export const cashColumns = [
  'demand',
  'receipts',
  ...paymentLines,
  'netCash',
  'closingCash',
  'operatingIncome',
] as const satisfies (keyof CashMonth)[]

/** What is written of each month of the projection, in this order. */
export const projectionColumns = [
  'salesExVAT',
  'operatingIncome',
  'cashFlow',
  'cumulativeCash',
] as const satisfies (keyof ProjectionMonth)[]
