import { customsFeeTerms, leastYield } from '../constants'
import { count, money, percent, rowsOf } from '../language/declare'
import type { Figure } from '../language/figure'
import { listed } from '../results/row'
import * as inputs from './typed/inputs'

// docs/model.md, 'Landed cost of one unit' and 'Duty, customs fee, social insurance': for each product, and averages of one
// unit weighted by units, plain ones while nothing is sold.

const each = rowsOf('products')

const { supplierPrice, freight, goodsInsurance } = inputs

/** Whole ones. */
export const units = each.count`FLOOR(${inputs.plannedUnits})`

/** Built from its parts when the supplier's price is given, else as it was typed. */
export const isBuilt = each.flag`${supplierPrice} > 0`

export const exchangeFee = each.money`${supplierPrice} * ${inputs.exchangeFeeRate}`

export const exFactory = each.money`IF(${isBuilt}, ${supplierPrice} + ${exchangeFee}, 0)`

export const customsValue = each.money`${supplierPrice} + ${freight} + ${goodsInsurance}`

export const duties = each.money`IF(${isBuilt}, IF(${inputs.isCif}, ${customsValue}, ${exFactory} + ${goodsInsurance}) * ${inputs.dutyRate}, 0)`

export const inbound = each.money`IF(${isBuilt}, ${freight} + ${goodsInsurance} + ${inputs.clearance} + ${inputs.localTransport}, 0)`

export const handling = each.money`IF(${isBuilt}, ${inputs.labels} + ${inputs.unitPackaging} + ${inputs.assembly} + ${inputs.inspection}, 0)`

/** The units of one customs declaration; 0 where goods are not declared. */
export const shipmentUnits = each.count`FLOOR(${inputs.unitsPerShipment})`

export const customsFee = each.money`IF(AND(${isBuilt}, ${inputs.isInSar}, ${shipmentUnits} >= 1), MIN(${customsFeeTerms.max}, MAX(${customsFeeTerms.min}, ${customsFeeTerms.pct / 100} * ${customsValue} * ${shipmentUnits})) / ${shipmentUnits}, 0)`

/** The part of what was bought that can be sold. */
export const sellablePart = each.percent`IF(${isBuilt}, MAX(${leastYield}, 1 - (${inputs.defectRate} + ${inputs.shortageRate})), 1)`

export const beforeYield = each.money`IF(${isBuilt}, ${exFactory} + ${duties} + ${inbound} + ${handling} + ${customsFee}, ${inputs.typedUnitCost})`

/** Goods without freight, duty and declaration: their supplier's bill is the one that carries VAT. */
export const isLocal = each.flag`OR(NOT(${isBuilt}), AND(${freight} = 0, ${inputs.dutyRate} = 0, ${shipmentUnits} = 0))`

/** A local supplier's bill without VAT: one that is not registered. */
export const isUntaxed = each.flag`AND(${isLocal}, NOT(${inputs.isTaxedBySupplier}))`

/** What one sellable unit pays VAT on: everything but the fee for foreign exchange and a bill without VAT. */
export const taxedAmount = each.money`IF(${isUntaxed}, IF(${isBuilt}, (${duties} + ${inbound} + ${handling} + ${customsFee}) / ${sellablePart}, 0), IF(${isBuilt}, (${beforeYield} - ${exchangeFee}) / ${sellablePart}, ${inputs.typedUnitCost}))`

/** VAT on one sellable unit that does not come back. */
export const irrecoverable = each.money`IF(${inputs.isRegistered}, 0, ${taxedAmount} * ${inputs.vatRate})`

export const landed = each.money`${beforeYield} / ${sellablePart} + ${irrecoverable}`

export const defects = each.percent`IF(${isBuilt}, ${inputs.defectRate}, 0)`
export const shortages = each.percent`IF(${isBuilt}, ${inputs.shortageRate}, 0)`
export const duty = each.percent`IF(${isBuilt}, ${inputs.dutyRate}, 0)`

export const totalUnits = count`SUM(${units})`

const average = (tag: typeof money, of: Figure) =>
  tag`IF(${totalUnits} > 0, SUM(${of} * ${units}) / ${totalUnits}, SHARE(SUM(${of}), COUNT(${units})))`

export const finalUnitCost = average(money, landed)
export const unitCostBeforeYield = average(money, beforeYield)
export const exFactorySAR = average(money, exFactory)
export const perUnitInbound = average(money, inbound)
export const perUnitDuties = average(money, duties)
export const perUnitCustomsFee = average(money, customsFee)
export const perUnitIrrecoverableVAT = average(money, irrecoverable)
export const weightedDefectPct = average(percent, defects)
export const weightedShortagePct = average(percent, shortages)
export const weightedCustomsDutyPct = average(percent, duty)

/** The landed cost of all units that are sent out. */
export const goodsSent = money`SUM(${landed} * ${units})`
export const goodsTaxed = money`SUM(${taxedAmount} * ${units})`

/** What a unit costs until it can be sold, on average. Meaning: docs/model.md, 'Landed cost of one unit'. */
export const unitCostRows = listed('product', {
  exFactorySAR: { figure: exFactorySAR, of: 'unit' },
  perUnitInbound: { figure: perUnitInbound, of: 'unit', ifUsed: true },
  perUnitDuties: { figure: perUnitDuties, of: 'unit', ifUsed: true },
  weightedCustomsDutyPct: { figure: weightedCustomsDutyPct, ifUsed: true },
  perUnitCustomsFee: { figure: perUnitCustomsFee, of: 'unit', ifUsed: true },
  unitCostBeforeYield: { figure: unitCostBeforeYield, of: 'unit', better: 'less' },
  weightedDefectPct: { figure: weightedDefectPct, better: 'less', ifUsed: true },
  weightedShortagePct: { figure: weightedShortagePct, better: 'less', ifUsed: true },
  perUnitIrrecoverableVAT: { figure: perUnitIrrecoverableVAT, of: 'unit', ifUsed: true },
  finalUnitCost: {
    figure: finalUnitCost,
    of: 'unit',
    better: 'less',
    list: 'product',
    after: 'returnsMo',
    total: true,
    summary: 'unit',
    forAdmin: true,
  },
})
