import type { AdvancedName } from '../result-kinds'
import { cashBack, deepestPoint, growthOfMonths, growthScore, scalingCapital } from './cash-formulas'
import { settlementDays } from './fee-formula'
import { oneTimeCosts, recurringFixed } from './fixed-formulas'
import { health } from './health-formula'
import { type FormulaOf, fixed } from './month-formulas'
import { type Label, word } from './operands'
import { riskAdjusted } from './return-formula'
import { atLeastZero, is, minus, over, type Part, part, plus, type Step, times } from './tape'

const monthsOfYear = word('monthsOfYear', 12, 'factor')
const daysOfMonth = word('daysOfMonth', 30, 'factor')

const named = (name: Extract<Label, { from: 'word' }>['name']): Label => ({ from: 'word', name })

/** What the orders of a month leave after goods and returns. */
const leftSteps: Step[] = [is('salesExVAT'), minus('totalCOGS'), minus('returnsMo')]
const leftByOrders: Part = part(named('leftByOrders'), 'money', leftSteps)

/** Processing the parcels that come back. */
const processing: Step[] = [is('returnProcessingCost'), times('expectedReturnRate'), times('ordersPerMonth')]

const goodsOnTheWay = part(named('goodsOnTheWay'), 'money', [is('productCost'), times('importLeadTimeMonths')])
const suppliersWait = part(named('suppliersWait'), 'money', [
  is('productCost'),
  times('supplierPaymentTermsDays'),
  over(daysOfMonth),
])
const daysOnTheWay = part(named('daysOnTheWay'), 'days', [is('importLeadTimeMonths'), times(daysOfMonth)])

const workingCapital: FormulaOf = ({ plan }) => ({
  steps: [
    is('supplierCashGap'),
    plus('customerCashGap'),
    atLeastZero,
    plus(part(named('recurringFixed'), 'money', [is(recurringFixed(plan)), times(word('bufferMonths', 3, 'factor'))])),
  ],
})

/** How each result of the advanced analysis comes about. Source: docs/model.md, 'Advanced analysis'. */
export const advancedFormulas: Record<AdvancedName, FormulaOf> = {
  inventoryTurnDays: fixed(is(word('daysOfYear', 360, 'days')), over('inventoryTurnoverRate')),
  averageInventoryValue: fixed(is('productCost'), times(monthsOfYear), over('inventoryTurnoverRate')),
  inventoryCarryingCostMo: fixed(is('averageInventoryValue'), times('inventoryCarryingCostPct'), over(monthsOfYear)),
  returnsMo: fixed(
    is('salesExVAT'),
    minus('productCost'),
    atLeastZero,
    times('expectedReturnRate'),
    plus(part(named('handlingReturns'), 'money', processing)),
  ),
  adjustedUnitCost: fixed(...processing, plus('inventoryCarryingCostMo'), over('totalUnits'), plus('finalUnitCost')),
  avgOrdersPerCustomer: fixed(
    is('repeatOrderRate'),
    times('avgCustomerLifespanMonths'),
    over(monthsOfYear),
    plus(word('firstOrder', 1, 'factor')),
  ),
  customerLifetimeValue: fixed(...leftSteps, over('ordersPerMonth'), times('avgOrdersPerCustomer')),
  ltv2cacRatio: fixed(is('customerLifetimeValue'), over('weightedCAC')),
  customerPaybackPeriod: fixed(is('weightedCAC'), times('ordersPerMonth'), over(leftByOrders)),
  supplierCashGap: fixed(is('averageInventoryValue'), plus(goodsOnTheWay), minus(suppliersWait)),
  customerCashGap: ({ plan }) => ({
    steps: [is('customerPaymentTermsDays'), plus(settlementDays(plan)), over(daysOfMonth), times('salesExVAT')],
  }),
  cashConversionCycleDays: ({ plan }) => ({
    steps: [
      is('inventoryTurnDays'),
      plus(daysOnTheWay),
      plus('customerPaymentTermsDays'),
      plus(settlementDays(plan)),
      minus('supplierPaymentTermsDays'),
    ],
  }),
  workingCapitalRequired: workingCapital,
  startupInvestment: ({ plan }) => oneTimeCosts(plan, 'whole'),
  preLaunchFixedCost: ({ plan }) => ({ steps: [is(recurringFixed(plan)), times('importLeadTimeMonths')] }),
  monthlyFreeCashFlow: fixed(
    is('operatingIncome'),
    plus('oneTimeMo'),
    minus('returnsMo'),
    minus('inventoryCarryingCostMo'),
  ),
  cashBreakevenMonth: cashBack,
  peakFundingNeed: deepestPoint,
  projectedRevenue6Months: growthOfMonths(6),
  projectedRevenue12Months: growthOfMonths(12),
  riskAdjustedROI: riskAdjusted,
  scalingCapitalRequired: scalingCapital,
  growthSustainabilityScore: growthScore,
  businessHealthScore: health,
}
