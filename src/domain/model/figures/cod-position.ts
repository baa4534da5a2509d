import { flag, money, percent, rowsOf, under } from '../language/declare'
import { listed } from '../results/row'
import { goodsSent } from './landed-cost'
import * as costs from './order-costs'
import { bottomIncome } from './returns'
import * as sales from './sales'
import * as inputs from './typed/inputs'
import { costFactor, outputRate } from './vat/rates'

// docs/model.md, 'Refused parcels': an average order, delivered or refused, without acquisition

const method = rowsOf('methods')

const { ordersPerMonth, codShare, totalShare } = sales
const { isCod, methodShare, refusalRate } = inputs

export const hasCod = flag`AND(${ordersPerMonth} > 0, ${codShare} > 0)`

export const orderInclVAT = money`SHARE(${sales.orderedInclVAT}, ${ordersPerMonth})`

export const orderValue = money`${orderInclVAT} / (1 + ${outputRate})`

export const orderGoods = money`SHARE(${goodsSent}, ${ordersPerMonth})`

export const orderSending = money`SHARE(${costs.packagingCost} + ${costs.shippingCost} + ${costs.fulfillmentCost}, ${ordersPerMonth})`

export const orderAcquisition = money`SHARE(${costs.cacVariableCost}, ${ordersPerMonth})`

export const orderBringingBack = money`SHARE(${inputs.refusedReturnShipping} * ${costFactor} * ${sales.shippedOrdersPerMonth}, ${ordersPerMonth})`

export const averageFee = money`(${orderInclVAT} * ${inputs.averageFeeRate} + ${inputs.averageFeeFixed}) * ${costFactor}`

export const methodFee = method.money`(${orderInclVAT} * ${inputs.methodFeeRate} + ${inputs.methodFeeFixed}) * ${costFactor}`

export const codFee = money`IF(${totalShare} > 0, SUM(IF(${isCod}, ${methodFee}, 0)), ${averageFee})`

export const prepaidShare = percent`SUM(IF(${isCod}, 0, ${methodShare}))`

export const prepaidFee = money`IF(${totalShare} > 0, SHARE(SUM(IF(${isCod}, 0, ${methodShare} * ${methodFee})), ${prepaidShare}), ${averageFee})`

/** What a customer pays on top for paying at the door, without VAT. */
export const orderCharge = money`${inputs.codCharge} / (1 + ${outputRate})`

export const acceptedOrder = money`${orderValue} + ${orderCharge} - ${orderGoods} - ${codFee}`

export const refusedOrder = money`${inputs.unsellableShare} * ${orderGoods} + ${orderBringingBack}`

/** What one refusal takes. */
export const lostByRefusal = money`${acceptedOrder} + ${refusedOrder}`

export const acceptedOrderContribution = money`${acceptedOrder} - ${orderSending} - ${orderAcquisition}`

export const codContributionPerOrder = money`${acceptedOrder} * (1 - ${refusalRate}) - ${refusedOrder} * ${refusalRate} - ${orderSending}`

export const prepaidContributionPerOrder = money`IF(${codShare} = 1, NULL, ${orderValue} - ${orderGoods} - ${prepaidFee} - ${orderSending})`

export const refusalBreakEvenPct = percent`IF(${acceptedOrderContribution} > 0, ${acceptedOrderContribution} / ${lostByRefusal}, NULL)`

export const incomeWithoutRefusals = under(bottomIncome, [refusalRate, 0])

/** Negative where a delivered order loses more than a refused one. */
export const costOfRefusalsMo = money`IF(${refusalRate} = 0, 0, ${incomeWithoutRefusals} - ${bottomIncome})`

/** Cash on delivery against prepaid orders. Meaning: docs/model.md, 'Refused parcels'. */
export const codRows = listed('cod', {
  codContributionPerOrder: { figure: codContributionPerOrder, of: 'order', better: 'more', signed: true },
  prepaidContributionPerOrder: {
    figure: prepaidContributionPerOrder,
    of: 'order',
    better: 'more',
    signed: true,
    absent: ['allCod'],
  },
  refusalBreakEvenPct: { figure: refusalBreakEvenPct, better: 'more', absent: ['codLoses'] },
  costOfRefusalsMo: { figure: costOfRefusalsMo, better: 'less' },
})
