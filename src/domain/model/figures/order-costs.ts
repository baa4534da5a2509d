import { count, money, percent } from '../language/declare'
import type { DeclaredRows } from '../results/row'
import { goodsSent } from './landed-cost'
import * as sales from './sales'
import * as inputs from './typed/inputs'
import { costFactor } from './vat/rates'

// docs/model.md, 'One month' and 'Payment fees': with the VAT that does not come back

const { ordersPerMonth, shippedOrdersPerMonth, refusedPart, totalShare, methodWeight } = sales

export const productCost = money`${goodsSent} * ${sales.goodsUsed}`

export const packagingCost = money`${shippedOrdersPerMonth} * ${inputs.packagingPerOrder} * ${costFactor}`

export const shippingCost = money`${shippedOrdersPerMonth} * ${inputs.shippingPerOrder} * ${costFactor}`

/** The percent part of fees, of an order that is sent. */
export const feeRate = percent`IF(${totalShare} > 0, SUM(${methodWeight} * ${inputs.methodFeeRate}) / ${totalShare}, (1 - ${refusedPart}) * ${inputs.averageFeeRate})`

export const feeFixed = money`IF(${totalShare} > 0, SUM(${methodWeight} * ${inputs.methodFeeFixed}) / ${totalShare}, (1 - ${refusedPart}) * ${inputs.averageFeeFixed})`

/** The fee of an order that is sent. */
export const feePerOrder = money`(SHARE(${sales.orderedInclVAT}, ${ordersPerMonth}) * ${feeRate} + ${feeFixed}) * ${costFactor}`

export const gatewayFeePerOrder = money`IF(${ordersPerMonth} > 0, ${feePerOrder}, NULL)`

export const paymentCost = money`${ordersPerMonth} * ${feePerOrder}`

export const fulfillmentCost = money`${shippedOrdersPerMonth} * IF(${inputs.isBy3pl}, ${inputs.fulfillmentPerOrder}, 0) * ${costFactor}`

export const refusedReturnCost = money`${shippedOrdersPerMonth} * ${refusedPart} * ${inputs.refusedReturnShipping} * ${costFactor}`

/** What it takes to send orders, and to bring back the refused ones. */
export const deliveryCost = money`${packagingCost} + ${shippingCost} + ${fulfillmentCost} + ${refusedReturnCost}`

export const totalCOGS = money`${productCost} + ${packagingCost} + ${shippingCost} + ${paymentCost} + ${fulfillmentCost} + ${refusedReturnCost}`

export const newCustomersPerMonth = count`${ordersPerMonth} * ${inputs.firstOrderShare} * (1 - ${refusedPart})`

export const cacVariableCost = money`${inputs.acquisitionPerCustomer} * (${ordersPerMonth} * ${inputs.firstOrderShare}) * ${costFactor}`

/** All costs that grow with sales. */
export const variableCost = money`${totalCOGS} + ${cacVariableCost}`

/** What comes with every order. */
export const orderCostRows = {
  productCost: { figure: productCost, list: 'variable' },
  packagingCost: { figure: packagingCost, list: 'variable', ifUsed: true },
  shippingCost: { figure: shippingCost, list: 'variable', ifUsed: true },
  gatewayFeePerOrder: {
    figure: gatewayFeePerOrder,
    of: 'order',
    better: 'less',
    list: 'variable',
    absent: ['noUnits'],
  },
  paymentCost: { figure: paymentCost, list: 'variable' },
  fulfillmentCost: { figure: fulfillmentCost, list: 'variable', ifUsed: true },
  refusedReturnCost: { figure: refusedReturnCost, list: 'variable', ifUsed: true },
  deliveryCost: { figure: deliveryCost, list: 'variable' },
  totalCOGS: { figure: totalCOGS, list: 'variable', total: true, summary: 'month' },
} as const satisfies DeclaredRows
