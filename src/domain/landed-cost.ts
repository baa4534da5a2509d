import type { Product } from './plan'
import { amountOf, isRecord, percentOf } from './reading'

/** What one sellable unit costs, without VAT, and the parts of it. */
export interface LandedCost {
  /** The supplier's price with the fee for foreign exchange. */
  exFactory: number
  inbound: number
  duties: number
  /** Labels, packaging, assembly and inspection. */
  handling: number
  beforeYield: number
  landed: number
  defectPct: number
  shortagePct: number
  customsDutyPct: number
}

/** Defects and shortages cannot leave less than this share of what was bought: one hundredth. */
const leastYield = 0.01

function typedCost(product: Product): LandedCost {
  const cost = amountOf(product.unitCostLanded)
  return {
    exFactory: 0,
    inbound: 0,
    duties: 0,
    handling: 0,
    beforeYield: cost,
    landed: cost,
    defectPct: 0,
    shortagePct: 0,
    customsDutyPct: 0,
  }
}

/**
 * The landed cost of one unit, without VAT: built from its parts when an ex-factory price is given, else the cost
 * that was typed. Source: docs/model.md, 'Landed cost of one unit'.
 */
export function landedCost(product: Product): LandedCost {
  const price = amountOf(product.exFactoryPrice)
  if (price === 0) return typedCost(product)
  const exFactory = price + (price * percentOf(product.fxFeePct)) / 100
  const insurance = amountOf(product.insurance)
  const customsDutyPct = percentOf(product.customsDutiesPct)
  const duties = ((exFactory + insurance) * customsDutyPct) / 100
  const inbound =
    amountOf(product.internationalShipping) +
    insurance +
    amountOf(product.portHandlingClearance) +
    amountOf(product.localTransportToWarehouse)
  const handling =
    amountOf(product.labelsAndInserts) +
    amountOf(product.primaryPackaging) +
    amountOf(product.assemblyOrKitting) +
    amountOf(product.inspectionCost)
  const defectPct = percentOf(product.expectedDefectPct)
  const shortagePct = percentOf(product.expectedShortagePct)
  const beforeYield = exFactory + duties + inbound + handling
  const landed = beforeYield / Math.max(leastYield, 1 - (defectPct + shortagePct) / 100)
  return { exFactory, inbound, duties, handling, beforeYield, landed, defectPct, shortagePct, customsDutyPct }
}

/** The units of a product that the formulas count: whole ones. */
export function wholeUnits(product: Product): number {
  return Math.floor(amountOf(product.unitsPerMonth))
}

/** The products taken together: totals a month, and averages of one unit weighted by units. */
export interface Portfolio {
  units: number
  grossSalesInclVAT: number
  productCost: number
  exFactory: number
  inbound: number
  duties: number
  beforeYield: number
  landed: number
  defectPct: number
  shortagePct: number
  customsDutyPct: number
}

function emptyPortfolio(): Portfolio {
  return {
    units: 0,
    grossSalesInclVAT: 0,
    productCost: 0,
    exFactory: 0,
    inbound: 0,
    duties: 0,
    beforeYield: 0,
    landed: 0,
    defectPct: 0,
    shortagePct: 0,
    customsDutyPct: 0,
  }
}

function addProduct(total: Portfolio, product: Product, weight: number): void {
  const cost = landedCost(product)
  total.exFactory += cost.exFactory * weight
  total.inbound += cost.inbound * weight
  total.duties += cost.duties * weight
  total.beforeYield += cost.beforeYield * weight
  total.landed += cost.landed * weight
  total.defectPct += cost.defectPct * weight
  total.shortagePct += cost.shortagePct * weight
  total.customsDutyPct += cost.customsDutyPct * weight
}

function average(total: Portfolio, weight: number): void {
  total.exFactory /= weight
  total.inbound /= weight
  total.duties /= weight
  total.beforeYield /= weight
  total.landed /= weight
  total.defectPct /= weight
  total.shortagePct /= weight
  total.customsDutyPct /= weight
}

/**
 * Totals and weighted averages over all products: plain averages when nothing is sold, 0 without products.
 * Source: docs/model.md, 'Landed cost of one unit'.
 */
export function portfolio(products: Product[]): Portfolio {
  const total = emptyPortfolio()
  const counted = Array.isArray(products) ? products.filter(isRecord) : []
  for (const product of counted) {
    const units = wholeUnits(product)
    total.units += units
    total.grossSalesInclVAT += amountOf(product.unitPriceInclVAT) * units
  }
  if (counted.length === 0) return total
  for (const product of counted) addProduct(total, product, total.units > 0 ? wholeUnits(product) : 1)
  if (total.units > 0) total.productCost = total.landed
  average(total, total.units > 0 ? total.units : counted.length)
  return total
}
