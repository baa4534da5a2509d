import { rowsOf } from '../language/declare'
import type { DeclaredRows } from '../results/row'
import { landed, totalUnits, units } from './landed-cost'
import * as costs from './order-costs'
import { inventoryCarryingCostMo, returnsMo } from './returns'
import * as sales from './sales'
import * as inputs from './typed/inputs'
import { outputRate } from './vat/rates'

// docs/model.md, 'By product': what each adds to the month; the products' sums are the month's

const each = rowsOf('products')

export const shareOfUnits = each.percent`SHARE(${units}, ${totalUnits})`

export const shareSent = each.percent`SHARE(IF(${inputs.isSent}, ${units}, 0), ${sales.unitsSent})`

export const salesExVAT = each.money`((${sales.productSales} * (1 - ${sales.discountPart}) + ${sales.shippingRevenueInclVAT} * ${shareSent}) * (1 - ${sales.refusedPart}) + ${sales.codChargesInclVAT} * ${shareSent}) / (1 + ${outputRate})`

/** Without sales, by units. */
export const shareOfSales = each.percent`IF(${sales.salesExVAT} > 0, ${salesExVAT} / ${sales.salesExVAT}, ${shareOfUnits})`

export const productCost = each.money`${landed} * ${units} * ${sales.goodsUsed}`

export const orderCosts = each.money`(${costs.packagingCost} + ${costs.shippingCost} + ${costs.fulfillmentCost} + ${costs.refusedReturnCost}) * ${shareSent}`

export const paymentCost = each.money`${costs.paymentCost} * ${shareOfSales}`

export const acquisition = each.money`${costs.cacVariableCost} * ${shareOfUnits}`

export const shareOfGoods = each.percent`SHARE(${productCost}, ${costs.productCost})`

export const returnsAndStock = each.money`${returnsMo} * ${shareOfSales} + ${inventoryCarryingCostMo} * ${shareOfGoods}`

export const contribution = each.money`${salesExVAT} - (${productCost} + ${orderCosts} + ${paymentCost} + ${acquisition} + ${returnsAndStock})`

export const contributionPerUnit = each.money`${contribution} / ${units}`

export const marginPct = each.percent`${contribution} / ${salesExVAT}`

/** What one product adds to the month. Meaning: docs/model.md, 'By product'. */
export const productRows = {
  units: { figure: units },
  salesExVAT: { figure: salesExVAT },
  productCost: { figure: productCost },
  orderCosts: { figure: orderCosts },
  paymentCost: { figure: paymentCost },
  acquisition: { figure: acquisition },
  returnsAndStock: { figure: returnsAndStock },
  contribution: { figure: contribution },
  contributionPerUnit: { figure: contributionPerUnit, of: 'unit', absent: ['noUnits'] },
  marginPct: { figure: marginPct, absent: ['noSales'] },
} as const satisfies DeclaredRows
