import { quotient } from '../numbers'
import type { VatTerms } from './vat-terms'

/** What prices are worked out from: a month's sales and costs. */
export interface PricingBasis {
  units: number
  salesExVAT: number
  totalCOGS: number
  productCost: number
  targetMarginPct: number
  vat: VatTerms
  /** The part of orders that is refused. */
  refused: number
  /** The part of the goods sent out that is not back in stock. */
  goodsUsed: number
  /** Sales with VAT before refusals. */
  orderedInclVAT: number
  shippingRevenue: number
  /** The percent part of payment fees, as a fraction of sales before refusals. */
  feePart: number
  /** The part of gross sales that discounts take. */
  discountPart: number
}

/**
 * The average price at which today's cost of goods leaves the target margin; null with no units or when every order is
 * refused. Fees stay those of today's price. Source: docs/model.md, 'Pricing'.
 */
export function suggestedPriceInclVAT(basis: PricingBasis): number | null {
  const cost = basis.totalCOGS / (1 - basis.targetMarginPct / 100)
  return quotient((cost / basis.units) * (1 + basis.vat.outputRate), 1 - basis.refused)
}

/**
 * The average price that does reach the target gross margin, fees moving with it; null with no units and where no price
 * reaches it. Source: docs/model.md, 'Pricing'.
 */
export function exactPriceInclVAT(basis: PricingBasis): number | null {
  const unmoved = basis.totalCOGS - basis.orderedInclVAT * basis.feePart
  const target = 1 - basis.targetMarginPct / 100
  const keptOfSales = ((1 - basis.refused) * target) / (1 + basis.vat.outputRate) - basis.feePart
  if (keptOfSales <= 0 || basis.discountPart >= 1 || basis.refused === 1) return null
  const ordered = Math.max(0, unmoved / keptOfSales - basis.shippingRevenue)
  return quotient(ordered, basis.units * (1 - basis.discountPart))
}

/**
 * What one unit may cost at most, as a supplier quotes it, for today's prices to leave the target margin; 0 when no cost
 * does, null with no units or when every order is refused. Source: docs/model.md, 'Pricing'.
 */
export function maxProductCostPerUnit(basis: PricingBasis): number | null {
  const kept = basis.salesExVAT * (1 - basis.targetMarginPct / 100)
  const most = quotient(kept - (basis.totalCOGS - basis.productCost), basis.units)
  if (most === null || basis.refused === 1) return null
  return quotient(Math.max(0, most) / basis.vat.costFactor, basis.goodsUsed)
}
