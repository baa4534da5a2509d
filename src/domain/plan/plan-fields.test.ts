import { expect, it } from 'vitest'
import { numberNames } from './field'
import {
  advancedFields,
  customOverheadFields,
  overheadFields,
  overheadItemFields,
  paymentMethodFields,
  planFields,
  productFields,
  teamMemberFields,
} from './plan-fields'

it('the advanced settings have these ranges, steps and values while nothing is set', () => {
  const rows = numberNames(advancedFields).map((name) => {
    const { min, max, step, default: fallback } = advancedFields[name]
    return `${name} ${min} to ${max}, ${step}, ${fallback}`
  })
  expect(rows).toEqual([
    'avgCustomerLifespanMonths 1 to 60, 1, 24',
    'repeatOrderRate 0 to 24, 0.01, 0.3',
    'inventoryTurnoverRate 1 to 365, 0.1, 6',
    'inventoryCarryingCostPct 0 to 50, 0.1, 25',
    'supplierPaymentTermsDays 0 to 180, 1, 30',
    'customerPaymentTermsDays 0 to 180, 1, 0',
    'importLeadTimeMonths 0 to 6, 0.1, 2.5',
    'expectedReturnRate 0 to 0.5, 0.001, 0.05',
    'returnProcessingCost 0 to 2000, 0.01, 15',
    'monthlyGrowthRate -0.5 to 2, 0.001, 0.05',
    'seasonalityFactor 0.1 to 5, 0.1, 1',
    'planningHorizonMonths 6 to 36, 1, 12',
  ])
})

it('the overheads have these usual monthly maxima', () => {
  const caps = Object.entries(overheadFields).map(([name, { usualMaxMo }]) => `${name} ${usualMaxMo}`)
  expect(caps).toEqual([
    ...['ecommercePlatform 5000', 'plugins 2000', 'accounting 1000', 'aiTool 500', 'designTool 200', 'domain 500'],
    ...['messagingTool 300', 'otherTech 1000', 'officeOrWarehouse 1000000', 'governmentLicences 100000'],
    ...['branding 500000', 'otherOps 200000'],
  ])
})

/** The fields that a plan of another program may be counted on to have. */
const expected: [string, object, string][] = [
  [
    'a plan',
    planFields,
    `storeName productName productCategory language currency vatPct avgUnitsPerOrder customerShippingChargeInclVAT
     firstOrderDiscountPct firstOrderSharePct salesMixEnabled salesMixMode volumeInputMode totalUnitsPerMonth
     totalOrdersPerMonth products productCostMethod sourcingType targetMarginPct packagingPerOrder shippingPerOrder
     paymentMode paymentBasicPercent paymentBasicFixed paymentMethods fulfillmentMethod fulfillmentPerOrder
     customerAcquisitionCost influencersMo paidAdsMo overheads customOverheadsTech customOverheadsOps team contingencyMo
     enableAdvancedAnalysis businessRiskLevel`,
  ],
  [
    'a product',
    productFields,
    `id name category unitPriceInclVAT unitsPerMonth unitCostLanded salesMixPct salesMixTargetPct salesPriority
     exFactoryPrice fxFeePct customsDutiesPct labelsAndInserts primaryPackaging assemblyOrKitting inspectionCost
     expectedDefectPct expectedShortagePct internationalShipping insurance portHandlingClearance
     localTransportToWarehouse`,
  ],
  ['a payment method', paymentMethodFields, 'id share percent fixed settlementDays'],
  ['an overhead', overheadItemFields, 'amount mode months'],
  ['an overhead that the founder named', customOverheadFields, 'id name amount mode months'],
  ['a team member', teamMemberFields, 'role customRole employmentType monthlyCost'],
]

it.each(expected)('%s has every field that stored plans may have', (_what, fields, names) => {
  const known = Object.keys(fields)
  expect(names.split(/\s+/).filter((name) => !known.includes(name))).toEqual([])
})
