import type { NameIn } from '../../domain/model/results/sections'
import { atLeastZero, is, minus, over, part, plus, roundUpWithSlack, times } from './formula-steps'
import { type FormulaOf, fixed } from './month-formulas'
import { vatOnCosts } from './vat-formula'

const afterReturns = [
  is('salesExVAT'),
  minus('totalCOGS'),
  minus('cacVariableCost'),
  minus('bottomLine.returnsAndStockMo'),
]

/** What grows with sales, returns and stock included. */
const withReturns = [is('totalCOGS'), plus('cacVariableCost'), plus('bottomLine.returnsAndStockMo')]

/** What orders leave after goods, delivery, payment, returns and stock; before acquisition. */
const leftOfSales = [is('salesExVAT'), minus('totalCOGS'), minus('bottomLine.returnsAndStockMo')]

const breakEvenRoas: FormulaOf = (context) => ({
  steps: [
    is('netSalesInclVAT'),
    plus('refusedSalesInclVAT'),
    ...vatOnCosts(context.plan),
    over(part({ from: 'word', name: 'leftOfSales' }, 'money', leftOfSales)),
  ],
})

/** How each result after returns and stock comes about. Source: docs/model.md, 'The bottom line'. */
export const bottomLineFormulas: Record<NameIn<'bottomLine'>, FormulaOf> = {
  'bottomLine.returnsAndStockMo': ({ plan }) => ({
    steps: plan.enableAdvancedAnalysis ? [is('returnsMo'), plus('inventoryCarryingCostMo')] : [],
  }),
  'bottomLine.totalMonthlyCosts': fixed(is('totalMonthlyCosts'), plus('bottomLine.returnsAndStockMo')),
  'bottomLine.costPerUnit': fixed(...withReturns, over('totalUnits')),
  'bottomLine.neededPerUnit': fixed(is('bottomLine.totalMonthlyCosts'), over('totalUnits')),
  'bottomLine.orderLeaves': fixed(...afterReturns, over('ordersPerMonth')),
  'bottomLine.operatingIncome': fixed(is('operatingIncome'), minus('bottomLine.returnsAndStockMo')),
  'bottomLine.operatingMarginPct': fixed(is('bottomLine.operatingIncome'), over('salesExVAT')),
  'bottomLine.contributionPerUnit': fixed(...afterReturns, over('totalUnits')),
  'bottomLine.monthlyBreakEvenUnits': fixed(
    is('totalFixedCost'),
    over('bottomLine.contributionPerUnit'),
    roundUpWithSlack,
    atLeastZero,
  ),
  'bottomLine.revenueToBreakEven': fixed(
    is('salesExVAT'),
    over('totalUnits'),
    times('bottomLine.monthlyBreakEvenUnits'),
  ),
  'bottomLine.monthsToBreakEven': fixed(is('bottomLine.monthlyBreakEvenUnits'), over('totalUnits')),
  'bottomLine.monthlyUnitsSurplus': fixed(is('totalUnits'), minus('bottomLine.monthlyBreakEvenUnits'), atLeastZero),
  'bottomLine.monthlyUnitsShortfall': fixed(is('bottomLine.monthlyBreakEvenUnits'), minus('totalUnits'), atLeastZero),
  'bottomLine.safetyMarginPct': fixed(is('totalUnits'), minus('bottomLine.monthlyBreakEvenUnits'), over('totalUnits')),
  'bottomLine.orderMargin': fixed(...leftOfSales, over('deliveredOrdersMo')),
  'bottomLine.breakEvenRoas': breakEvenRoas,
}
