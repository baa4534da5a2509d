import { halfHalala } from '../constants'
import { factor, money, month, place, rowsOf } from '../language/declare'
import type { Figure } from '../language/figure'
import { type DeclaredRows, listed } from '../results/row'
import { oneTimeMo, overheadCost, spreadMonths, startupInvestment, totalFixedCost } from './fixed-costs'
import { totalUnits } from './landed-cost'
import { variableCost } from './order-costs'
import { bottom, returnsAndStockMo } from './returns'
import * as sales from './sales'
import { realistic } from './scenarios'
import { growth, horizon, isOneTime, seasonality } from './typed/inputs'
import {
  cashConversionCycleDays,
  customerCashGap,
  preLaunchFixedCost,
  supplierCashGap,
  workingCapital,
  workingCapitalRequired,
} from './working-capital'

// docs/model.md, 'Projection': 36 months, of which the plan's horizon is shown

const each = rowsOf('projection')

export const t = place('projection')

/** What is spent before the first sale. */
export const cashAtStart = money`0 - (${startupInvestment} + ${preLaunchFixedCost} + ${workingCapital} * ${seasonality})`

/** What one-time costs that are spread out by now took a month. */
export const endedOneTime = each.money`SUM(IF(AND(${isOneTime}, ${spreadMonths} < ${t}), ${overheadCost}, 0))`

/** Months with such growth from a first one; `atStart` is the cash before it. */
export function months(rate: Figure, first: Figure | number, atStart: Figure) {
  const demand = each.factor`IF(${t} = 1, ${first}, BEFORE(0) * (1 + ${rate}))`
  const salesExVAT = each.money`${sales.salesExVAT} * ${demand}`
  const operatingIncome = each.money`${salesExVAT} - ${variableCost} * ${demand} - (${totalFixedCost} - ${endedOneTime})`
  const incomeAfterReturns = each.money`${operatingIncome} - ${returnsAndStockMo} * ${demand}`
  const earned = each.money`${incomeAfterReturns} + (${oneTimeMo} - ${endedOneTime})`
  const cashFlow = each.money`${earned} - ${workingCapital} * (${demand} - BEFORE(${first}, ${demand}))`
  const cumulativeCash = each.money`BEFORE(${atStart}) + ${cashFlow}`
  const isBack = each.flag`${cumulativeCash} >= ${-halfHalala}`
  return { demand, salesExVAT, operatingIncome, incomeAfterReturns, earned, cashFlow, cumulativeCash, isBack }
}

export const projected = months(growth, seasonality, cashAtStart)

/** Without growth, so that hoped-for growth cannot raise what is read from it. */
export const noGrowth = factor`MIN(0, ${growth})`
export const flat = months(noGrowth, seasonality, cashAtStart)

/** The month from which the money that was put in stays back; none for a store whose sales leave nothing. */
export const cashBreakevenMonth = month`IF(${bottom.contributionPerUnit} > 0, STAYS(${projected.isBack}), NULL)`

export const flatCashBreakevenMonth = month`IF(${bottom.contributionPerUnit} > 0, STAYS(${flat.isBack}), NULL)`

export const peakFundingNeed = money`IF(${totalUnits} > 0, MAX(0, 0 - ${cashAtStart}, 0 - LOWEST(${projected.cumulativeCash})), NULL)`

export const projectedRevenue6Months = money`SUM(IF(${t} <= 6, ${projected.salesExVAT}, 0))`

export const projectedRevenue12Months = money`SUM(IF(${t} <= 12, ${projected.salesExVAT}, 0))`

/** Cash earned over the horizon before stock and receivables grow. */
export const earnedCash = money`SUM(IF(${t} <= ${horizon}, ${projected.earned}, 0))`

/** What money is tied up, how deep it falls and when it is back. */
export const capitalRows = listed('cash', {
  monthlyFreeCashFlow: { figure: realistic.cashFlow, better: 'more', signed: true },
  flatCashBreakevenMonth: {
    figure: flatCashBreakevenMonth,
    better: 'less',
    absent: ['noUnits', 'eachSaleLoses', 'cashNeverBack'],
  },
  cashBreakevenMonth: {
    figure: cashBreakevenMonth,
    better: 'less',
    forAdmin: true,
    knownBy: 'cashPlan.backMonth',
    absent: ['noUnits', 'eachSaleLoses', 'cashNeverBack'],
  },
  peakFundingNeed: { figure: peakFundingNeed, better: 'less', knownBy: 'cashPlan.cashNeeded', absent: ['noUnits'] },
  preLaunchFixedCost: { figure: preLaunchFixedCost },
  startupInvestment: { figure: startupInvestment, better: 'less' },
  supplierCashGap: { figure: supplierCashGap },
  customerCashGap: { figure: customerCashGap },
  workingCapital: { figure: workingCapital },
  workingCapitalRequired: { figure: workingCapitalRequired, forAdmin: true },
  cashConversionCycleDays: { figure: cashConversionCycleDays, better: 'less' },
})

/** One month of the projection; month 0 is what is spent before the first sale. */
export const projectionRows = {
  month: { figure: t },
  salesExVAT: { figure: projected.salesExVAT },
  operatingIncome: { figure: projected.operatingIncome, shownBy: 'incomeAfterReturns' },
  incomeAfterReturns: { figure: projected.incomeAfterReturns },
  cashFlow: { figure: projected.cashFlow },
  cumulativeCash: { figure: projected.cumulativeCash },
} as const satisfies DeclaredRows
