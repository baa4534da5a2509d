import type { ReturnsAndStock } from '../advanced/returns-and-stock'
import type { BottomLine } from '../evaluation'
import { quotient } from '../numbers'
import { incomeLine, type MonthBasis } from './month'

/** What is left of sales after everything that comes with orders, returns and stock included; before acquisition. */
function leftOfSales({ sales, costs }: MonthBasis, returns: ReturnsAndStock): number {
  return sales.exVAT - costs.totalCOGS - returns.total
}

/** Sales with VAT that an amount of advertising must bring to pay for itself, per unit of money; null where none does. */
function breakEvenRoas(basis: MonthBasis, left: number): number | null {
  return left > 0 ? (basis.sales.orderedInclVAT * basis.vat.costFactor) / left : null
}

/**
 * The month after returns and stock holding: what every conclusion is read from.
 * Source: docs/model.md, 'The bottom line'.
 */
export function bottomLineOf(basis: MonthBasis, returns: ReturnsAndStock): BottomLine {
  const left = leftOfSales(basis, returns)
  const { sales, orders, goods, fixed } = basis
  const variableCost = basis.costs.total + returns.total
  const line = incomeLine(basis, variableCost)
  return {
    returnsAndStockMo: returns.total,
    totalMonthlyCosts: variableCost + fixed.total,
    costPerUnit: quotient(variableCost, goods.units),
    neededPerUnit: quotient(variableCost + fixed.total, goods.units),
    operatingIncome: line.operatingIncome,
    operatingMarginPct: line.operatingMarginPct,
    contributionPerUnit: line.contributionPerUnit,
    monthlyBreakEvenUnits: line.monthlyBreakEvenUnits,
    revenueToBreakEven: line.revenueToBreakEven,
    monthsToBreakEven: line.monthsToBreakEven,
    monthlyUnitsSurplus: line.monthlyUnitsSurplus,
    monthlyUnitsShortfall: line.monthlyUnitsShortfall,
    safetyMarginPct: line.safetyMarginPct,
    isMonthlyProfitable: line.isMonthlyProfitable,
    orderMargin: quotient(left, orders.delivered),
    orderLeaves: quotient(sales.exVAT - variableCost, orders.all),
    breakEvenRoas: breakEvenRoas(basis, left),
  }
}

/** The income after returns and stock alone. */
export function bottomIncome({ sales, costs, fixed }: MonthBasis, returns: ReturnsAndStock): number {
  return sales.exVAT - (costs.total + returns.total + fixed.total)
}
