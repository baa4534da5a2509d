import { quotient } from './reading'

/** What both prices are worked out from: a month's sales and costs. */
interface PricingBasis {
  units: number
  salesExVAT: number
  totalCOGS: number
  productCost: number
  targetMarginPct: number
}

/**
 * The average price with VAT at which today's cost of goods leaves the target margin; null with no units. Fees stay
 * those of today's price. Source: docs/model.md, 'Pricing'.
 */
export function suggestedPriceInclVAT(basis: PricingBasis, vat: number): number | null {
  return quotient((basis.totalCOGS / (1 - basis.targetMarginPct / 100)) * (1 + vat), basis.units)
}

/**
 * What one unit may cost at most for today's prices to leave the target margin; 0 when no cost does, null with no
 * units. Source: docs/model.md, 'Pricing'.
 */
export function maxProductCostPerUnit(basis: PricingBasis): number | null {
  const kept = basis.salesExVAT * (1 - basis.targetMarginPct / 100)
  const most = quotient(kept - (basis.totalCOGS - basis.productCost), basis.units)
  return most === null ? null : Math.max(0, most)
}
