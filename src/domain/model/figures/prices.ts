import { money, percent } from '../language/declare'
import { listed } from '../results/row'
import { goodsSent, totalUnits } from './landed-cost'
import { feeRate, productCost, totalCOGS, variableCost } from './order-costs'
import { lostMarginMo, returnsAndStockMo } from './returns'
import {
  codChargesInclVAT,
  discountPart,
  goodsUsed,
  grossSalesInclVAT,
  orderedInclVAT,
  refusedPart,
  salesExVAT,
  shippingRevenueInclVAT,
} from './sales'
import * as inputs from './typed/inputs'
import { costFactor, outputRate } from './vat/rates'

// docs/model.md, 'Pricing'

export const target = percent`1 - ${inputs.targetMargin}`

/** The percent part of fees, as a part of sales before refusals. */
export const feePart = percent`${feeRate} * ${costFactor}`

export const percentFees = money`${orderedInclVAT} * ${feePart}`

/** The average price at which today's cost of goods leaves the target margin; fees stay those of today's price. */
export const suggestedPriceInclVAT = money`${totalCOGS} / ${target} / ${totalUnits} * (1 + ${outputRate}) / (1 - ${refusedPart})`

export const netPriceShare = percent`(1 - ${refusedPart}) * ${target} / (1 + ${outputRate}) - ${feePart}`

/** The average price that does reach the target gross margin, fees moving with it. */
export const exactPriceInclVAT = money`IF(AND(${netPriceShare} > 0, ${discountPart} < 1), MAX(0, (${totalCOGS} - ${percentFees} - ${codChargesInclVAT} * ${target} / (1 + ${outputRate})) / ${netPriceShare} - ${shippingRevenueInclVAT}) / (${totalUnits} * (1 - ${discountPart})), NULL)`

/** What one unit may cost at most, as a supplier quotes it, for today's prices to leave the target margin. */
export const maxProductCostPerUnit = money`IF(${refusedPart} < 1, MAX(0, (${salesExVAT} * ${target} - (${totalCOGS} - ${productCost})) / ${totalUnits}) / ${costFactor} / ${goodsUsed}, NULL)`

/** Of each riyal of sales before refusals, what is left after VAT, refusals, returns and percentage fees. */
export const netShareAfterReturns = percent`(1 - ${refusedPart}) * (1 - IF(${inputs.isAnalysed}, ${inputs.returnRate}, 0)) / (1 + ${outputRate}) - ${feePart}`

/** Sales at that price cover the goods, so the margin that returns take is a part of them. */
export const returnedGoods = money`IF(${inputs.isAnalysed}, ${inputs.returnRate} * ${goodsSent} * (1 - ${refusedPart}), 0)`

/** What is left of charges for cash on delivery, regardless of the price. */
export const netCodCharges = money`${codChargesInclVAT} * (1 - IF(${inputs.isAnalysed}, ${inputs.returnRate}, 0)) / (1 + ${outputRate})`

/** The average unit price at which the bottom line's contribution of a unit is 0, at today's units and mix. */
export const priceWithoutLoss = money`IF(AND(${totalUnits} > 0, ${netShareAfterReturns} > 0, ${discountPart} < 1), MAX(0, (${variableCost} - ${percentFees} + ${returnsAndStockMo} - ${lostMarginMo} - ${returnedGoods} - ${netCodCharges}) / ${netShareAfterReturns} - ${shippingRevenueInclVAT}) / (${totalUnits} * (1 - ${discountPart})), NULL)`

/** By how much prices would have to rise for that, of today's average price. */
export const raiseWithoutLoss = percent`${priceWithoutLoss} / (${grossSalesInclVAT} / ${totalUnits}) - 1`

/** The price that would leave the target margin, and the cost that would. Meaning: docs/model.md, 'Pricing'. */
export const priceRows = listed('pricing', {
  suggestedPriceInclVAT: { figure: suggestedPriceInclVAT, of: 'unit', absent: ['noUnits', 'allRefused'] },
  exactPriceInclVAT: {
    figure: exactPriceInclVAT,
    of: 'unit',
    summary: 'unit',
    absent: ['noUnits', 'allRefused', 'noPriceReaches'],
  },
  maxProductCostPerUnit: { figure: maxProductCostPerUnit, of: 'unit', absent: ['noUnits', 'allRefused'] },
})
