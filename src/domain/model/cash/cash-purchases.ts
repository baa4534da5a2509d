import type { CashTerms } from '../figures/typed/cash-terms'
import { valueAt } from '../season/series'
import type { CashFigures } from './cash-figures'
import { type CashLedger, emptyLedger, enter, enterLater } from './cash-ledger'

/** Purchases by the month in which they are paid, VAT included. */
export interface Purchases {
  supplier: CashLedger
  arrival: CashLedger
}

function demandCovered(demand: readonly number[], from: number, months: number): number {
  let total = 0
  for (let t = from; t < from + months; t += 1) total += valueAt(demand, t - 1)
  return total
}

/** Source: docs/model.md, 'Cash by month'. */
export function purchases({ demand, supplierBillMo, arrivalBillMo }: CashFigures, terms: CashTerms): Purchases {
  const { months: last, supplierDepositPct: deposit, stockCoverMonths } = terms
  const paid = { supplier: emptyLedger(last), arrival: emptyLedger(last) }
  for (
    let arrival = 1 + terms.openingStockMonths;
    Math.max(0, arrival - terms.leadTimeMonths) <= last;
    arrival += stockCoverMonths
  ) {
    const covered = demandCovered(demand, arrival, stockCoverMonths)
    const supplier = supplierBillMo * covered
    enter(paid.supplier, Math.max(0, arrival - terms.leadTimeMonths), supplier * deposit)
    enterLater(paid.supplier, arrival, terms.supplierBalanceDays, supplier * (1 - deposit))
    enter(paid.arrival, arrival, arrivalBillMo * covered)
  }
  return paid
}
