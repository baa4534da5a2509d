import { zakatRate } from '../constants'
import { money, times } from '../language/declare'
import type { Figure } from '../language/figure'
import { type DeclaredRow, listed } from '../results/row'
import { totalFixedCost } from './fixed-costs'
import { incomeRows, incomeWith } from './income'
import { goodsSent, totalUnits } from './landed-cost'
import { cacVariableCost, deliveryCost, productCost, totalCOGS, variableCost } from './order-costs'
import { deliveredOrdersMo, netSalesInclVAT, orderedInclVAT, ordersPerMonth, refusedPart, salesExVAT } from './sales'
import * as inputs from './typed/inputs'
import { costFactor } from './vat/rates'

// docs/model.md, 'Returns and stock' and 'The bottom line': nothing while the advanced analysis is off

const { isAnalysed, returnRate } = inputs

/** What the goods cost that reach a customer. */
export const deliveredGoods = money`${goodsSent} * (1 - ${refusedPart})`

/** The margin that goes back with returned goods. */
export const lostMarginMo = money`IF(${isAnalysed}, ${returnRate} * MAX(0, ${salesExVAT} - ${deliveredGoods}), 0)`

/** Handling of returned orders, with the VAT that does not come back. */
export const processingMo = money`IF(${isAnalysed}, ${returnRate} * ${deliveredOrdersMo} * ${inputs.returnCost} * ${costFactor}, 0)`

/** Returned goods that cannot be sold again. */
export const spoiledMo = money`IF(${isAnalysed}, ${returnRate} * ${deliveredGoods} * ${inputs.unsellableReturned}, 0)`

export const returnsMo = money`${lostMarginMo} + ${processingMo} + ${spoiledMo}`

export const averageInventoryValue = money`IF(${isAnalysed}, ${productCost} * 12 / ${inputs.turnover}, 0)`

export const inventoryCarryingCostMo = money`${averageInventoryValue} * ${inputs.carryingRate} / 12`

export const returnsAndStockMo = money`${returnsMo} + ${inventoryCarryingCostMo}`

/** What is left of sales after everything that comes with orders; before acquisition. */
export const contributionBeforeAcquisition = money`${salesExVAT} - ${totalCOGS} - ${returnsAndStockMo}`

export const orderMargin = money`${contributionBeforeAcquisition} / ${deliveredOrdersMo}`

/** Sales with VAT that an amount of advertising must bring to pay for itself. */
export const breakEvenRoas = times`IF(${contributionBeforeAcquisition} > 0, ${orderedInclVAT} * ${costFactor} / ${contributionBeforeAcquisition}, NULL)`

/** All that grows with sales, with returns and stock. */
export const variableWithReturns = money`${variableCost} + ${returnsAndStockMo}`

export const costsWithReturns = money`${variableWithReturns} + ${totalFixedCost}`

export const costPerUnit = money`${variableWithReturns} / ${totalUnits}`

/** What a unit must bring for the month to pay for itself. */
export const neededPerUnit = money`${costsWithReturns} / ${totalUnits}`

/** What an order leaves after acquisition, returns and stock, refused ones among them. */
export const orderLeaves = money`(${salesExVAT} - ${variableWithReturns}) / ${ordersPerMonth}`

/** What each kind of cost takes of that order; fees are `gatewayFeePerOrder`. */
export const vatPerOrder = money`(${netSalesInclVAT} - ${salesExVAT}) / ${ordersPerMonth}`
export const goodsPerOrder = money`${productCost} / ${ordersPerMonth}`
export const deliveryPerOrder = money`${deliveryCost} / ${ordersPerMonth}`
export const acquisitionPerOrder = money`${cacVariableCost} / ${ordersPerMonth}`
export const returnsPerOrder = money`${returnsAndStockMo} / ${ordersPerMonth}`

/** What every conclusion is read from. */
export const bottom = incomeWith(variableWithReturns)

/** What a month costs at its break-even, which is counted in whole units. */
export const costsAtBreakEven = money`${bottom.monthlyBreakEvenUnits} * ${variableWithReturns} / ${totalUnits} + ${totalFixedCost}`

/** The income after returns and stock alone. */
export const bottomIncome = money`${salesExVAT} - (${variableCost} + ${returnsAndStockMo} + ${totalFixedCost})`

/** What to put aside for zakat where the base is the profit alone: the owner's capital is not in the plan. */
export const zakatReserveMo = money`IF(${inputs.isInSar}, MAX(0, ${bottom.operatingIncome} * ${zakatRate}), 0)`

const after = incomeRows(bottom)

/** What an average order takes or leaves. */
const ofOrder = (figure: Figure, attributes: Omit<DeclaredRow, 'figure'>): DeclaredRow => {
  return { figure, of: 'order', list: 'order', absent: ['noUnits'], ...attributes }
}

/** The month after returns and stock: what every conclusion is read from. */
export const bottomLineRows = listed('breakEven', {
  returnsAndStockMo: { figure: returnsAndStockMo, list: 'fixed', forAdmin: true },
  operatingIncome: {
    ...after.operatingIncome,
    list: 'fixed',
    total: true,
    signed: true,
    foremost: true,
    summary: 'month',
    forAdmin: true,
  },
  operatingMarginPct: { ...after.operatingMarginPct, list: 'fixed', foremost: true, summary: 'month', forAdmin: true },
  zakatReserveMo: { figure: zakatReserveMo, list: 'fixed', ifUsed: true },
  totalMonthlyCosts: { figure: costsWithReturns, after: 'totalMonthlyCosts' },
  contributionPerUnit: {
    ...after.contributionPerUnit,
    list: 'variable',
    signed: true,
    foremost: true,
    summary: 'unit',
    forAdmin: true,
  },
  monthlyBreakEvenUnits: {
    ...after.monthlyBreakEvenUnits,
    total: true,
    foremost: true,
    summary: 'breakEven',
    forAdmin: true,
  },
  revenueToBreakEven: { ...after.revenueToBreakEven, summary: 'breakEven' },
  costPerUnit: { figure: costPerUnit, of: 'unit', better: 'less', absent: ['noUnits'] },
  neededPerUnit: { figure: neededPerUnit, of: 'unit', better: 'less', absent: ['noUnits'] },
  costsAtBreakEven: { figure: costsAtBreakEven, better: 'less', absent: ['noUnits', 'eachSaleLoses'] },
  monthsToBreakEven: after.monthsToBreakEven,
  monthlyUnitsSurplus: { ...after.monthlyUnitsSurplus, ifUsed: true },
  monthlyUnitsShortfall: { ...after.monthlyUnitsShortfall, ifUsed: true },
  safetyMarginPct: { ...after.safetyMarginPct, foremost: true, summary: 'breakEven' },
  isMonthlyProfitable: after.isMonthlyProfitable,
  orderMargin: {
    figure: orderMargin,
    of: 'order',
    better: 'more',
    after: 'weightedCAC',
    summary: 'unit',
    absent: ['noUnits', 'allRefused'],
  },
  vatPerOrder: ofOrder(vatPerOrder, { less: true, ifUsed: true }),
  goodsPerOrder: ofOrder(goodsPerOrder, { better: 'less', less: true, ifUsed: true }),
  deliveryPerOrder: ofOrder(deliveryPerOrder, { better: 'less', less: true, ifUsed: true }),
  acquisitionPerOrder: ofOrder(acquisitionPerOrder, { better: 'less', less: true, ifUsed: true }),
  returnsPerOrder: ofOrder(returnsPerOrder, { better: 'less', less: true, ifUsed: true }),
  orderLeaves: ofOrder(orderLeaves, { better: 'more', total: true, signed: true, summary: 'unit' }),
  breakEvenRoas: { figure: breakEvenRoas, better: 'less', absent: ['noUnits', 'ordersLeaveNothing'] },
})
