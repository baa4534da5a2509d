import type { PortfolioLine } from '../month/landed-cost'
import type { MonthBasis } from '../month/month'
import { amountOf, percentOf } from '../numbers'
import type { Demand } from '../season/demand'
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

/** Goods without freight, duty and declaration: their supplier's bill carries the VAT. */
export function isLocal({ product }: PortfolioLine): boolean {
  return (
    amountOf(product.internationalShipping) === 0 &&
    percentOf(product.customsDutiesPct) === 0 &&
    Math.floor(amountOf(product.unitsPerShipment)) === 0
  )
}

function addLine(bill: GoodsBill, line: PortfolioLine, vatRate: number, goodsUsed: number): void {
  const { cost, product } = line
  const units = line.units * goodsUsed
  const isTyped = cost.exFactory === 0
  const supplier = isTyped ? cost.beforeYield : cost.exFactory / cost.yield
  const taxedBySupplier = isTyped ? cost.beforeYield : isLocal(line) ? amountOf(product.exFactoryPrice) / cost.yield : 0
  bill.supplier += units * supplier
  bill.supplierVat += units * vatRate * taxedBySupplier
  bill.arrival += units * (cost.beforeYield / cost.yield - supplier)
  bill.arrivalVat += units * vatRate * (cost.taxedAmount - taxedBySupplier)
}

function goodsBill({ goods, vat, refusals }: MonthBasis): GoodsBill {
  const bill = { supplier: 0, supplierVat: 0, arrival: 0, arrivalVat: 0 }
  for (const line of goods.lines) addLine(bill, line, vat.rate, refusals.goodsUsed)
  return bill
}

/** Purchases by the month in which they are paid, VAT included, and the VAT in them. */
export interface Purchases {
  supplier: CashLedger
  arrival: CashLedger
  vat: CashLedger
}

function demandCovered(demand: Demand, from: number, months: number): number {
  let total = 0
  for (let t = from; t < from + months; t += 1) total += demand(t)
  return total
}

/** Source: docs/model.md, 'Cash by month'. */
export function purchases(basis: MonthBasis, terms: CashTerms, demand: Demand): Purchases {
  const bill = goodsBill(basis)
  const last = terms.months
  const paid = { supplier: emptyLedger(last), arrival: emptyLedger(last), vat: emptyLedger(last) }
  const balance = 1 - terms.deposit
  for (
    let arrival = 1 + terms.openingStockMonths;
    Math.max(0, arrival - terms.leadTimeMonths) <= last;
    arrival += terms.stockCoverMonths
  ) {
    const covered = demandCovered(demand, arrival, terms.stockCoverMonths)
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
