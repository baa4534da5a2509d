import { count, money, percent } from '../language/declare'
import { listed } from '../results/row'
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
export const orderCostRows = listed('variable', {
  productCost: { figure: productCost },
  packagingCost: { figure: packagingCost, ifUsed: true },
  shippingCost: { figure: shippingCost, ifUsed: true },
  fulfillmentCost: { figure: fulfillmentCost, ifUsed: true },
  refusedReturnCost: { figure: refusedReturnCost, ifUsed: true },
  deliveryCost: { figure: deliveryCost, ifUsed: true },
  paymentCost: { figure: paymentCost },
  gatewayFeePerOrder: {
    figure: gatewayFeePerOrder,
    of: 'order',
    better: 'less',
    after: 'bottomLine.deliveryPerOrder',
    less: true,
    absent: ['noUnits'],
  },
  totalCOGS: { figure: totalCOGS, total: true, summary: 'month' },
})
