import type { OrderMethod } from '../../../domain/actuals/month'

/** What a row of a statement is: a sale, money given back, or a charge that is of no sale (a payout's fee, a wallet's recharge). */
export type LineKind = 'sale' | 'refund' | 'charge'

/** A row of a statement. Amounts in SAR; what goes from the store to the provider is a fee, to the customer a negative amount. */
export interface SettlementLine {
  /** The order's number; '' where the row names none. It stays on the device. */
  number: string
  kind: LineKind
  method: OrderMethod
  /** The day in Riyadh; null where the statement has none. */
  day: string | null
  amount: number
  /** The fee before VAT, and its VAT. */
  fee: number
  feeVat: number
  /** What the statement says came of the row; null where it does not say. */
  transferred: number | null
  /** The day on which it was paid out; null where the statement does not say. */
  paidOn: string | null
}

/** A statement: its rows, and what it says that they come to. */
export interface Statement {
  lines: SettlementLine[]
  total: number | null
}

/** What a row comes to by its parts. */
export const payoutOf = ({ amount, fee, feeVat }: SettlementLine): number => amount - fee - feeVat
