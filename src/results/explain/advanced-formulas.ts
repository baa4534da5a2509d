import { workingsOf } from '../../domain/model/generated/workings.gen'
import type { NameIn } from '../../domain/model/results/sections'
import type { Plan } from '../../domain/plan/plan'
import { deepestPoint, flatPayback, growthOfMonths, growthScore, payback, scalingCapital } from './cash-formulas'
import { oneTimeCosts, preLaunchFixed, recurringFixed } from './fixed-formulas'
import { atLeastZero, is, minus, over, type Part, part, plus, type Step, times } from './formula-steps'
import { health } from './health-formula'
import { type FormulaOf, fixed } from './month-formulas'
import { type Label, word } from './operands'
import { settlementDays } from './order-parts/fee-formula'
import { riskAdjusted } from './order-parts/return-formula'
import { vatOnCosts } from './vat-formula'

const monthsOfYear = word('monthsOfYear', 12, 'factor')
const daysOfMonth = word('daysOfMonth', 30, 'factor')

const named = (name: Extract<Label, { from: 'word' }>['name']): Label => ({ from: 'word', name })

/** What the orders of a month leave after goods and returns. */
const leftSteps: Step[] = [is('salesExVAT'), minus('totalCOGS'), minus('returnsMo')]
const leftByOrders: Part = part(named('leftByOrders'), 'money', leftSteps)

/** Processing the parcels that come back. */
const processing = (plan: Plan): Step[] => [
  is('returnProcessingCost'),
  times('expectedReturnRate'),
  times('deliveredOrdersMo'),
  ...vatOnCosts(plan),
]

const goodsOnTheWay = part(named('goodsOnTheWay'), 'money', [is('productCost'), times('importLeadTimeMonths')])
const suppliersWait = part(named('suppliersWait'), 'money', [
  is('productCost'),
  times('supplierPaymentTermsDays'),
  over(daysOfMonth),
])
const daysOnTheWay = part(named('daysOnTheWay'), 'days', [is('importLeadTimeMonths'), times(daysOfMonth)])

const workingCapital: FormulaOf = ({ plan }) => ({
  steps: [
    is('workingCapital'),
    plus(part(named('recurringFixed'), 'money', [is(recurringFixed(plan)), times(word('bufferMonths', 3, 'factor'))])),
  ],
})

/** Sales of goods that were delivered, less what those goods cost. */
const returns: FormulaOf = ({ plan }) => {
  const { refusedPart, deliveredGoods: cost } = workingsOf(plan)
  const isRefused = refusedPart > 0
  const deliveredGoods = word('deliveredGoods', cost, 'money')
  return {
    steps: [
      is('salesExVAT'),
      minus(isRefused ? deliveredGoods : 'productCost'),
      atLeastZero,
      times('expectedReturnRate'),
      plus(part(named('handlingReturns'), 'money', processing(plan))),
    ],
  }
}

const firstOrder = word('firstOrder', 1, 'factor')

/** The orders after the first, at the pace of repeat orders; nothing to wait for when the first pays. */
const paybackMonths: FormulaOf = ({ evaluation: { advanced } }) => {
  const orders = advanced?.customerPaybackPeriod ?? null
  if (orders === null || orders <= 1) {
    return { listed: [{ label: { from: 'result', name: 'customerPaybackPeriod' }, value: orders, kind: 'orders' }] }
  }
  return { steps: [is('customerPaybackPeriod'), minus(firstOrder), times(monthsOfYear), over('repeatOrderRate')] }
}

/** Of all orders at a steady pace, those of new customers. */
const impliedShare: FormulaOf = ({ plan }) => {
  const earlier = workingsOf(plan).earlierCustomers
  const allOrders = part(named('ordersOfNewCustomer'), 'factor', [
    is('repeatOrderRate'),
    over(monthsOfYear),
    times(word('earlierCustomers', earlier, 'factor')),
    plus(firstOrder),
  ])
  return { steps: [is(firstOrder), over(allOrders)] }
}

/** How each result of the advanced analysis comes about. Source: docs/model.md, 'Advanced analysis'. */
export const advancedFormulas: Record<NameIn<'advanced'>, FormulaOf> = {
  inventoryTurnDays: fixed(is(word('daysOfYear', 360, 'days')), over('inventoryTurnoverRate')),
  averageInventoryValue: fixed(is('productCost'), times(monthsOfYear), over('inventoryTurnoverRate')),
  inventoryCarryingCostMo: fixed(is('averageInventoryValue'), times('inventoryCarryingCostPct'), over(monthsOfYear)),
  returnsMo: returns,
  adjustedUnitCost: ({ plan }) => ({
    steps: [...processing(plan), plus('inventoryCarryingCostMo'), over('totalUnits'), plus('finalUnitCost')],
  }),
  avgOrdersPerCustomer: fixed(
    is('repeatOrderRate'),
    times('avgCustomerLifespanMonths'),
    over(monthsOfYear),
    plus(firstOrder),
  ),
  customerLifetimeValue: fixed(...leftSteps, over('deliveredOrdersMo'), times('avgOrdersPerCustomer')),
  ltv2cacRatio: fixed(is('customerLifetimeValue'), over('weightedCAC')),
  customerPaybackPeriod: fixed(is('weightedCAC'), times('deliveredOrdersMo'), over(leftByOrders)),
  paybackMonths,
  impliedNewSharePct: impliedShare,
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
  workingCapital: fixed(is('supplierCashGap'), plus('customerCashGap'), atLeastZero),
  workingCapitalRequired: workingCapital,
  startupInvestment: ({ plan }) => oneTimeCosts(plan, 'whole'),
  preLaunchFixedCost: ({ plan }) => ({ steps: [is(preLaunchFixed(plan)), times('importLeadTimeMonths')] }),
  monthlyFreeCashFlow: fixed(
    is('operatingIncome'),
    plus('oneTimeMo'),
    minus('returnsMo'),
    minus('inventoryCarryingCostMo'),
  ),
  cashBreakevenMonth: payback,
  flatCashBreakevenMonth: flatPayback,
  peakFundingNeed: deepestPoint,
  projectedRevenue6Months: growthOfMonths(6),
  projectedRevenue12Months: growthOfMonths(12),
  riskAdjustedROI: riskAdjusted,
  scalingCapitalRequired: scalingCapital,
  growthSustainabilityScore: growthScore,
  businessHealthScore: health,
}
