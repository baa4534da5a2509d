import type { ResultName } from '../../domain/model/results/sections'
import type { MissingAnswer } from '../../domain/rules/unanswered'
import type { CostId } from '../breakdown'
import { declaredResults } from '../result-kinds'
import { isMonthKnown, isOpenIn } from './known-so-far'

// Which results are known while something of the plan is still to be answered.

/** The profit so far: shown while something is missing, as provisional. */
export const provisionalResult: ResultName = 'bottomLine.operatingIncome'

/** Results that rest on some lines of costs alone, besides the sales; what is not here rests on the whole month. */
const restsOn: readonly (readonly [lines: readonly CostId[], names: readonly ResultName[]])[] = [
  [
    [],
    [
      'revenuePerUnit',
      'refusedReturnCost',
      'newCustomersPerMonth',
      'bottomLine.vatPerOrder',
      'avgOrdersPerCustomer',
      'impliedNewSharePct',
      'inventoryTurnDays',
      'projectedRevenue6Months',
      'projectedRevenue12Months',
      'vat.outputVatMo',
    ],
  ],
  [
    ['product'],
    [
      'productCost',
      'productMarginPct',
      'bottomLine.goodsPerOrder',
      'exFactorySAR',
      'perUnitInbound',
      'perUnitDuties',
      'weightedCustomsDutyPct',
      'perUnitCustomsFee',
      'unitCostBeforeYield',
      'weightedDefectPct',
      'weightedShortagePct',
      'perUnitIrrecoverableVAT',
      'finalUnitCost',
      'averageInventoryValue',
      'inventoryCarryingCostMo',
    ],
  ],
  [['delivery'], ['packagingCost', 'shippingCost', 'fulfillmentCost', 'deliveryCost', 'bottomLine.deliveryPerOrder']],
  [['payment'], ['paymentCost', 'gatewayFeePerOrder']],
  [
    ['product', 'delivery', 'payment'],
    [
      'totalCOGS',
      'grossProfit',
      'grossMarginPct',
      'suggestedPriceInclVAT',
      'exactPriceInclVAT',
      'maxProductCostPerUnit',
      'cod.codContributionPerOrder',
      'cod.prepaidContributionPerOrder',
    ],
  ],
  [['marketing'], ['cacVariableCost', 'customersMo', 'weightedCAC', 'marketingMo', 'bottomLine.acquisitionPerOrder']],
  [
    ['fixed'],
    ['overheadsTechMo', 'overheadsOpsMo', 'teamMo', 'socialInsuranceMo', 'contingencyMo', 'overheadMo', 'oneTimeMo'],
  ],
  [['marketing', 'fixed'], ['totalFixedCost']],
  [
    ['product', 'returns'],
    ['bottomLine.returnsAndStockMo', 'bottomLine.returnsPerOrder', 'returnsMo', 'adjustedUnitCost'],
  ],
  [
    ['product', 'delivery', 'payment', 'returns'],
    ['bottomLine.orderMargin', 'bottomLine.breakEvenRoas', 'customerLifetimeValue'],
  ],
  [
    ['product', 'delivery', 'payment', 'marketing'],
    ['contributionPerUnit', 'cod.refusalBreakEvenPct'],
  ],
  [
    ['product', 'delivery', 'payment', 'marketing', 'fixed'],
    [
      'operatingIncome',
      'operatingMarginPct',
      'totalMonthlyCosts',
      'monthlyBreakEvenUnits',
      'revenueToBreakEven',
      'monthsToBreakEven',
      'monthlyUnitsSurplus',
      'monthlyUnitsShortfall',
      'safetyMarginPct',
    ],
  ],
  [
    ['product', 'delivery', 'payment', 'marketing', 'returns'],
    [
      'bottomLine.contributionPerUnit',
      'bottomLine.costPerUnit',
      'bottomLine.orderLeaves',
      'ltv2cacRatio',
      'customerPaybackPeriod',
      'paybackMonths',
    ],
  ],
]

const linesOf = new Map(restsOn.flatMap(([lines, names]) => names.map((name) => [name, lines] as const)))

/**
 * Whether a result is left out beside others while something is missing: where it rests on that. Sales and the profit so far are
 * known; what lies beyond the month and rests on all of it is a verdict of its kind.
 */
export function isHeld(name: ResultName, missing: readonly MissingAnswer[]): boolean {
  const { part, row } = declaredResults[name]
  if (missing.length === 0 || name === provisionalResult || row.list === 'revenue') return false
  const lines = linesOf.get(name)
  if (lines) return isOpenIn(missing, ['sales', ...lines])
  return !isMonthKnown(missing) || (part !== 'monthly' && part !== 'bottomLine')
}
