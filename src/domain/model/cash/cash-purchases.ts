import { valueAt } from '../season/series'
import type { CashFigures } from './cash-figures'
import { type CashLedger, emptyLedger, enter, enterLater } from './cash-ledger'
import type { CashTerms } from './cash-terms'

/** What the goods of a planned month cost, by when they are paid. */
interface GoodsBill {
  /** To the supplier, without VAT. */
  supplier: number
  /** VAT on the supplier's bill: that of local goods. */
  supplierVat: number
  /** Duty, freight, clearance and handling, without VAT, and the VAT due when the goods arrive. */
  arrival: number
  arrivalVat: number
}

type Goods = CashFigures['products'][number]

function addLine(bill: GoodsBill, goods: Goods, vatRate: number, goodsUsed: number): void {
  const { beforeYield, sellablePart } = goods
  const units = goods.units * goodsUsed
  const supplier = goods.isBuilt ? goods.exFactory / sellablePart : beforeYield
  bill.supplier += units * supplier
  bill.supplierVat += units * vatRate * goods.taxedBySupplier
  bill.arrival += units * (beforeYield / sellablePart - supplier)
  bill.arrivalVat += units * vatRate * (goods.taxedAmount - goods.taxedBySupplier)
}

function goodsBill({ products, vatRate, goodsUsed }: CashFigures): GoodsBill {
  const bill = { supplier: 0, supplierVat: 0, arrival: 0, arrivalVat: 0 }
  for (const goods of products) addLine(bill, goods, vatRate, goodsUsed)
  return bill
}

/** Purchases by the month in which they are paid, VAT included, and the VAT in them. */
export interface Purchases {
  supplier: CashLedger
  arrival: CashLedger
  vat: CashLedger
}

function demandCovered(demand: readonly number[], from: number, months: number): number {
  let total = 0
  for (let t = from; t < from + months; t += 1) total += valueAt(demand, t - 1)
  return total
}

/** Source: docs/model.md, 'Cash by month'. */
export function purchases(figures: CashFigures, terms: CashTerms): Purchases {
  const bill = goodsBill(figures)
  const last = terms.months
  const paid = { supplier: emptyLedger(last), arrival: emptyLedger(last), vat: emptyLedger(last) }
  const balance = 1 - terms.deposit
  for (
    let arrival = 1 + terms.openingStockMonths;
    Math.max(0, arrival - terms.leadTimeMonths) <= last;
    arrival += terms.stockCoverMonths
  ) {
    const covered = demandCovered(figures.demand, arrival, terms.stockCoverMonths)
    const ordered = Math.max(0, arrival - terms.leadTimeMonths)
    const supplier = (bill.supplier + bill.supplierVat) * covered
    enter(paid.supplier, ordered, supplier * terms.deposit)
    enterLater(paid.supplier, arrival, terms.balanceDays, supplier * balance)
    enter(paid.arrival, arrival, (bill.arrival + bill.arrivalVat) * covered)
    enter(paid.vat, ordered, bill.supplierVat * covered * terms.deposit)
    enterLater(paid.vat, arrival, terms.balanceDays, bill.supplierVat * covered * balance)
    enter(paid.vat, arrival, bill.arrivalVat * covered)
  }
  return paid
}
