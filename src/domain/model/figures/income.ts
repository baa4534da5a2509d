import { roundingSlack, sameWithin } from '../constants'
import { count, flag, money, percent } from '../language/declare'
import type { Figure } from '../language/figure'
import { type DeclaredRows, listed } from '../results/row'
import { marketingMo, totalFixedCost } from './fixed-costs'
import { totalUnits } from './landed-cost'
import { cacVariableCost, newCustomersPerMonth, productCost, totalCOGS, variableCost } from './order-costs'
import { salesExVAT } from './sales'

// docs/model.md, 'One month' and 'Break-even'

export const totalMonthlyCosts = money`${variableCost} + ${totalFixedCost}`

export const grossProfit = money`${salesExVAT} - ${totalCOGS}`

export const grossMarginPct = percent`${grossProfit} / ${salesExVAT}`

export const productMarginPct = percent`(${salesExVAT} - ${productCost}) / ${salesExVAT}`

/** All that is spent on winning customers. */
export const customersMo = money`${cacVariableCost} + ${marketingMo}`

export const weightedCAC = money`(${cacVariableCost} + ${marketingMo}) / ${newCustomersPerMonth}`

/** What sales leave after that. */
export const grossProfitRows = listed('variable', {
  grossProfit: {
    figure: grossProfit,
    better: 'more',
    total: true,
    signed: true,
    heads: ['fixed'],
    summary: 'month',
    forAdmin: true,
  },
  grossMarginPct: {
    figure: grossMarginPct,
    better: 'more',
    foremost: true,
    summary: 'month',
    forAdmin: true,
    absent: ['noUnits', 'noSales'],
  },
  productMarginPct: { figure: productMarginPct, better: 'more', absent: ['noUnits', 'noSales'] },
})

/** What winning customers costs. */
export const acquisitionRows = listed('variable', {
  // What acquiring customers costs has its minus here, too, as in the statement of fixed costs.
  cacVariableCost: { figure: cacVariableCost, heads: ['fixed'], summary: 'month', less: true },
  customersMo: { figure: customersMo, less: true },
  newCustomersPerMonth: { figure: newCustomersPerMonth, list: 'variable', after: 'avgOrdersPerCustomer' },
  weightedCAC: {
    figure: weightedCAC,
    of: 'customer',
    better: 'less',
    list: 'variable',
    after: 'avgOrdersPerCustomer',
    summary: 'unit',
    absent: ['noUnits', 'noNewCustomers'],
  },
})

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

type IncomeFigures = ReturnType<typeof incomeWith>

/** Before returns and stock. */
export const planned = incomeWith(variableCost)

/** What is concluded from a month's costs, before or after returns and stock; where each stands is said where it is used. */
export const incomeRows = (line: IncomeFigures) =>
  ({
    operatingIncome: { figure: line.operatingIncome, better: 'more' },
    operatingMarginPct: { figure: line.operatingMarginPct, better: 'more', absent: ['noUnits', 'noSales'] },
    contributionPerUnit: { figure: line.contributionPerUnit, of: 'unit', better: 'more', absent: ['noUnits'] },
    monthlyBreakEvenUnits: { figure: line.monthlyBreakEvenUnits, better: 'less', absent: ['noUnits', 'eachSaleLoses'] },
    revenueToBreakEven: { figure: line.revenueToBreakEven, better: 'less', absent: ['noUnits', 'eachSaleLoses'] },
    monthsToBreakEven: {
      figure: line.monthsToBreakEven,
      better: 'less',
      absent: ['noUnits', 'eachSaleLoses', 'notAtThisPace'],
    },
    monthlyUnitsSurplus: { figure: line.monthlyUnitsSurplus, better: 'more', absent: ['noUnits', 'eachSaleLoses'] },
    monthlyUnitsShortfall: { figure: line.monthlyUnitsShortfall, better: 'less', absent: ['noUnits', 'eachSaleLoses'] },
    safetyMarginPct: { figure: line.safetyMarginPct, better: 'more', absent: ['noUnits', 'eachSaleLoses'] },
    isMonthlyProfitable: { figure: line.isMonthlyProfitable },
  }) as const satisfies DeclaredRows

const before = incomeRows(planned)

/** The month's income before returns and stock: its break-even stands on screens after them alone. */
export const incomeBeforeRows = listed('fixed', {
  operatingIncome: { ...before.operatingIncome, total: true, signed: true, forAdmin: true },
  operatingMarginPct: { ...before.operatingMarginPct },
  totalMonthlyCosts: { figure: totalMonthlyCosts, after: 'bottomLine.zakatReserveMo' },
  contributionPerUnit: { ...before.contributionPerUnit, list: 'variable', total: true, signed: true },
  monthlyBreakEvenUnits: { ...before.monthlyBreakEvenUnits, shownBy: 'bottomLine.monthlyBreakEvenUnits' },
  revenueToBreakEven: { ...before.revenueToBreakEven, shownBy: 'bottomLine.revenueToBreakEven' },
  monthsToBreakEven: { ...before.monthsToBreakEven, shownBy: 'bottomLine.monthsToBreakEven' },
  monthlyUnitsSurplus: { ...before.monthlyUnitsSurplus, shownBy: 'bottomLine.monthlyUnitsSurplus' },
  monthlyUnitsShortfall: { ...before.monthlyUnitsShortfall, shownBy: 'bottomLine.monthlyUnitsShortfall' },
  safetyMarginPct: { ...before.safetyMarginPct, shownBy: 'bottomLine.safetyMarginPct' },
  isMonthlyProfitable: before.isMonthlyProfitable,
})
