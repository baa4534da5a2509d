import type { Product } from '../../plan/plan'
import { amountOf, isRecord, percentOf } from '../numbers'
import type { CostTerms } from './cost-terms'

/** What one sellable unit costs, and the parts of it before defects and shortages. Without VAT unless named otherwise. */
export interface LandedCost {
  /** The supplier's price with the fee for foreign exchange. */
  exFactory: number
  inbound: number
  duties: number
  /** Labels, packaging, assembly and inspection. */
  handling: number
  /** The unit's part of the fee for a customs declaration. */
  customsFee: number
  beforeYield: number
  /** The part of what was bought that can be sold, a fraction. */
  yield: number
  /** What one sellable unit pays VAT on: everything but the fee for foreign exchange. */
  taxedAmount: number
  /** VAT on one sellable unit that does not come back; 0 while the store is registered. */
  irrecoverableVAT: number
  /** With the VAT that does not come back. */
  landed: number
  defectPct: number
  shortagePct: number
  customsDutyPct: number
}

/** Defects and shortages cannot leave less than this share of what was bought: one hundredth. */
const leastYield = 0.01

/** The fee for a customs declaration in SAR: a share of the customs value within two bounds. */
export const customsFeeTerms = { pct: 0.15, min: 15, max: 500 } as const

function typedCost(product: Product, { vat }: CostTerms): LandedCost {
  const cost = amountOf(product.unitCostLanded)
  const irrecoverableVAT = vat.isRegistered ? 0 : vat.rate * cost
  return {
    exFactory: 0,
    inbound: 0,
    duties: 0,
    handling: 0,
    customsFee: 0,
    beforeYield: cost,
    yield: 1,
    taxedAmount: cost,
    irrecoverableVAT,
    landed: cost + irrecoverableVAT,
    defectPct: 0,
    shortagePct: 0,
    customsDutyPct: 0,
  }
}

/** The units of one customs declaration; 0 when goods are not declared. */
function unitsPerShipment(product: Product): number {
  return Math.floor(amountOf(product.unitsPerShipment))
}

function customsFeePerUnit(product: Product, customsValue: number, terms: CostTerms): number {
  const units = unitsPerShipment(product)
  if (units < 1 || !terms.hasCustomsFee) return 0
  return (
    Math.min(customsFeeTerms.max, Math.max(customsFeeTerms.min, (customsFeeTerms.pct / 100) * customsValue * units)) /
    units
  )
}

/**
 * The landed cost of one unit: built from its parts when an ex-factory price is given, else the cost that was typed.
 * Source: docs/model.md, 'Landed cost of one unit', 'Duty, customs fee, social insurance'.
 */
export function landedCost(product: Product, terms: CostTerms): LandedCost {
  const price = amountOf(product.exFactoryPrice)
  if (price === 0) return typedCost(product, terms)
  const exchangeFee = (price * percentOf(product.fxFeePct)) / 100
  const exFactory = price + exchangeFee
  const insurance = amountOf(product.insurance)
  const freight = amountOf(product.internationalShipping)
  const customsValue = price + freight + insurance
  const customsDutyPct = percentOf(product.customsDutiesPct)
  const duties = ((terms.isCif ? customsValue : exFactory + insurance) * customsDutyPct) / 100
  const inbound =
    freight + insurance + amountOf(product.portHandlingClearance) + amountOf(product.localTransportToWarehouse)
  const handling =
    amountOf(product.labelsAndInserts) +
    amountOf(product.primaryPackaging) +
    amountOf(product.assemblyOrKitting) +
    amountOf(product.inspectionCost)
  const defectPct = percentOf(product.expectedDefectPct)
  const shortagePct = percentOf(product.expectedShortagePct)
  const customsFee = customsFeePerUnit(product, customsValue, terms)
  const beforeYield = exFactory + duties + inbound + handling + customsFee
  const yieldRate = Math.max(leastYield, 1 - (defectPct + shortagePct) / 100)
  const taxedAmount = (beforeYield - exchangeFee) / yieldRate
  const irrecoverableVAT = terms.vat.isRegistered ? 0 : terms.vat.rate * taxedAmount
  return {
    exFactory,
    inbound,
    duties,
    handling,
    customsFee,
    beforeYield,
    yield: yieldRate,
    taxedAmount,
    irrecoverableVAT,
    landed: beforeYield / yieldRate + irrecoverableVAT,
    defectPct,
    shortagePct,
    customsDutyPct,
  }
}

/** The units of a product that the formulas count: whole ones. */
export function wholeUnits(product: Product): number {
  return Math.floor(amountOf(product.unitsPerMonth))
}

/** One product with what its units cost and sell for. */
export interface PortfolioLine {
  product: Product
  units: number
  isSent: boolean
  grossSalesInclVAT: number
  cost: LandedCost
}

/** The products taken together: totals a month, and averages of one unit weighted by units. */
export interface Portfolio {
  /** Every product that counts, in the plan's order, with its whole units. */
  lines: PortfolioLine[]
  units: number
  /** Units of products that are packed and sent. */
  unitsSent: number
  grossSalesInclVAT: number
  /** The landed cost of all units that are sent out. */
  productCost: number
  /** What the units of a month pay VAT on. */
  taxedAmount: number
  exFactory: number
  inbound: number
  duties: number
  customsFee: number
  beforeYield: number
  irrecoverableVAT: number
  landed: number
  defectPct: number
  shortagePct: number
  customsDutyPct: number
}

function emptyPortfolio(): Portfolio {
  return {
    lines: [],
    units: 0,
    unitsSent: 0,
    grossSalesInclVAT: 0,
    productCost: 0,
    taxedAmount: 0,
    exFactory: 0,
    inbound: 0,
    duties: 0,
    customsFee: 0,
    beforeYield: 0,
    irrecoverableVAT: 0,
    landed: 0,
    defectPct: 0,
    shortagePct: 0,
    customsDutyPct: 0,
  }
}

function addCost(total: Portfolio, cost: LandedCost, weight: number): void {
  total.exFactory += cost.exFactory * weight
  total.inbound += cost.inbound * weight
  total.duties += cost.duties * weight
  total.customsFee += cost.customsFee * weight
  total.beforeYield += cost.beforeYield * weight
  total.irrecoverableVAT += cost.irrecoverableVAT * weight
  total.landed += cost.landed * weight
  total.defectPct += cost.defectPct * weight
  total.shortagePct += cost.shortagePct * weight
  total.customsDutyPct += cost.customsDutyPct * weight
}

function average(total: Portfolio, weight: number): void {
  total.exFactory /= weight
  total.inbound /= weight
  total.duties /= weight
  total.customsFee /= weight
  total.beforeYield /= weight
  total.irrecoverableVAT /= weight
  total.landed /= weight
  total.defectPct /= weight
  total.shortagePct /= weight
  total.customsDutyPct /= weight
}

function addLine(total: Portfolio, product: Product, terms: CostTerms): void {
  const units = wholeUnits(product)
  const grossSalesInclVAT = amountOf(product.unitPriceInclVAT) * units
  const isSent = product.needsDelivery !== false
  const cost = landedCost(product, terms)
  total.lines.push({ product, units, isSent, grossSalesInclVAT, cost })
  total.units += units
  if (isSent) total.unitsSent += units
  total.grossSalesInclVAT += grossSalesInclVAT
  total.taxedAmount += cost.taxedAmount * units
}

/**
 * Totals and weighted averages over all products: plain averages when nothing is sold, 0 without products.
 * Source: docs/model.md, 'Landed cost of one unit'.
 */
export function portfolio(products: Product[], terms: CostTerms): Portfolio {
  const total = emptyPortfolio()
  if (Array.isArray(products)) for (const product of products) if (isRecord(product)) addLine(total, product, terms)
  const { lines, units } = total
  if (lines.length === 0) return total
  for (const line of lines) addCost(total, line.cost, units > 0 ? line.units : 1)
  if (units > 0) total.productCost = total.landed
  average(total, units > 0 ? units : lines.length)
  return total
}
