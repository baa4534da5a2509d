import { count, money, noneAtZero, percent, rowsOf } from '../language/declare'
import { listed } from '../results/row'
import { totalUnits, units } from './landed-cost'
import * as inputs from './typed/inputs'
import { outputRate } from './vat/rates'

// docs/model.md, 'One month' and 'Refused parcels'

const method = rowsOf('methods')
const product = rowsOf('products')

const { unitsPerOrder } = inputs

export const unitsSent = count`SUM(IF(${inputs.isSent}, ${units}, 0))`

/** Whole, and never more than units. */
export const ordersPerMonth = count`ROUNDUP(${totalUnits} / ${unitsPerOrder})`

/** Orders that hold something to deliver. */
export const shippedOrdersPerMonth = count`ROUNDUP(${unitsSent} / ${unitsPerOrder})`

export const productSales = product.money`${inputs.unitPrice} * ${units}`

export const grossSalesInclVAT = money`SUM(${productSales})`

export const discountPart = percent`${inputs.firstOrderShare} * ${inputs.firstOrderDiscount}`

export const discountsInclVAT = money`${grossSalesInclVAT} * ${discountPart}`

export const shippingRevenueInclVAT = money`${shippedOrdersPerMonth} * ${inputs.shippingCharge}`

/** What customers ordered, with VAT, refused orders included. */
export const orderedInclVAT = money`${grossSalesInclVAT} - ${discountsInclVAT} + ${shippingRevenueInclVAT}`

export const totalShare = noneAtZero(percent`IF(${inputs.isByMethods}, SUM(${inputs.methodShare}), 0)`)

/** COD's share of all orders; none where nothing is delivered. */
export const codShare = percent`IF(${shippedOrdersPerMonth} > 0, IF(${totalShare} > 0, SUM(IF(${inputs.isCod}, ${inputs.methodShare}, 0)) / ${totalShare}, ${inputs.codShareTyped}), 0)`

/** Of all orders, the part that is refused. */
export const refusedPart = percent`${codShare} * ${inputs.refusalRate}`

/** Of the goods sent out, the part that is sold or lost: what comes back whole returns to stock. */
export const goodsUsed = percent`1 - ${refusedPart} * (1 - ${inputs.unsellableShare})`

export const refusedOrdersMo = count`${ordersPerMonth} * ${refusedPart}`

/** All but those refused at the door: an expected figure, not a whole number. */
export const deliveredOrdersMo = count`${ordersPerMonth} * (1 - ${refusedPart})`

export const refusedSalesInclVAT = money`${orderedInclVAT} * ${refusedPart}`

/** What customers who pay at the door pay on top, of delivered orders. */
export const codChargesInclVAT = money`${ordersPerMonth} * ${codShare} * (1 - ${inputs.refusalRate}) * ${inputs.codCharge}`

export const netSalesInclVAT = money`${orderedInclVAT} - ${refusedSalesInclVAT} + ${codChargesInclVAT}`

export const salesExVAT = money`${netSalesInclVAT} / (1 + ${outputRate})`

export const valuePerOrder = money`${orderedInclVAT} / ${ordersPerMonth}`

/** What an average order pays in the end, refused ones among them. */
export const paidPerOrder = money`${netSalesInclVAT} / ${ordersPerMonth}`

export const revenuePerUnit = money`${salesExVAT} / ${totalUnits}`

/** The part of a method's orders that is paid: a refused parcel is not. */
export const paidPart = method.percent`IF(${inputs.isCod}, 1 - ${inputs.refusalRate}, 1)`

export const methodWeight = method.percent`${inputs.methodShare} * ${paidPart}`

/** From units to sales without VAT. */
export const salesRows = listed('revenue', {
  totalUnits: { figure: totalUnits, summary: 'month' },
  ordersPerMonth: { figure: ordersPerMonth, summary: 'month' },
  shippedOrdersPerMonth: { figure: shippedOrdersPerMonth },
  refusedOrdersMo: { figure: refusedOrdersMo },
  deliveredOrdersMo: { figure: deliveredOrdersMo },
  grossSalesInclVAT: { figure: grossSalesInclVAT },
  discountsInclVAT: { figure: discountsInclVAT, ifUsed: true },
  shippingRevenueInclVAT: { figure: shippingRevenueInclVAT, ifUsed: true },
  refusedSalesInclVAT: { figure: refusedSalesInclVAT, ifUsed: true },
  codChargesInclVAT: { figure: codChargesInclVAT, ifUsed: true },
  netSalesInclVAT: { figure: netSalesInclVAT, summary: 'month' },
  salesExVAT: {
    figure: salesExVAT,
    total: true,
    heads: ['variable'],
    foremost: true,
    summary: 'month',
    forAdmin: true,
  },
  valuePerOrder: { figure: valuePerOrder, of: 'order', absent: ['noUnits'] },
  paidPerOrder: { figure: paidPerOrder, of: 'order', heads: ['order'], absent: ['noUnits'] },
  revenuePerUnit: { figure: revenuePerUnit, of: 'unit', after: 'bottomLine.revenueToBreakEven', absent: ['noUnits'] },
})
