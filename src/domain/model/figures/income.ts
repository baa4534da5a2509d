import { roundingSlack, sameWithin } from '../constants'
import { count, flag, money, percent } from '../language/declare'
import type { Figure } from '../language/figure'
import { marketingMo, totalFixedCost } from './fixed-costs'
import { totalUnits } from './landed-cost'
import { cacVariableCost, newCustomersPerMonth, productCost, totalCOGS, variableCost } from './order-costs'
import { salesExVAT } from './sales'

// docs/model.md, 'One month' and 'Break-even'

export const totalMonthlyCosts = money`${variableCost} + ${totalFixedCost}`

export const grossProfit = money`${salesExVAT} - ${totalCOGS}`

export const grossMarginPct = percent`${grossProfit} / ${salesExVAT}`

export const productMarginPct = percent`(${salesExVAT} - ${productCost}) / ${salesExVAT}`

export const weightedCAC = money`(${cacVariableCost} + ${marketingMo}) / ${newCustomersPerMonth}`

/** Income and break-even of a month whose costs grow with sales by `variable`. */
export function incomeWith(variable: Figure) {
  const operatingIncome = money`${salesExVAT} - (${variable} + ${totalFixedCost})`
  const contributionPerUnit = money`NEAR_ZERO(${salesExVAT} - ${variable}, ${sameWithin} * (${salesExVAT} + ${variable})) / ${totalUnits}`
  const monthlyBreakEvenUnits = count`IF(${contributionPerUnit} > 0, MAX(0, ROUNDUP(${totalFixedCost} / ${contributionPerUnit} - ${roundingSlack})), NULL)`
  return {
    operatingIncome,
    operatingMarginPct: percent`${operatingIncome} / ${salesExVAT}`,
    contributionPerUnit,
    monthlyBreakEvenUnits,
    revenueToBreakEven: money`${monthlyBreakEvenUnits} * ${salesExVAT} / ${totalUnits}`,
    monthsToBreakEven: count`IF(${totalUnits} >= ${monthlyBreakEvenUnits}, ${monthlyBreakEvenUnits} / ${totalUnits}, NULL)`,
    monthlyUnitsSurplus: count`MAX(0, ${totalUnits} - ${monthlyBreakEvenUnits})`,
    monthlyUnitsShortfall: count`MAX(0, ${monthlyBreakEvenUnits} - ${totalUnits})`,
    safetyMarginPct: percent`(${totalUnits} - ${monthlyBreakEvenUnits}) / ${totalUnits}`,
    isMonthlyProfitable: flag`${totalUnits} >= ${monthlyBreakEvenUnits}`,
  }
}

/** Before returns and stock. */
export const planned = incomeWith(variableCost)
