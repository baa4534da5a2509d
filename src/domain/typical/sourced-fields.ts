// Apart from the values themselves: the form asks at once which of its fields have some, and for the values rarely.

/** Fields with typical values, presets or rates, by the last part of their path. */
const sourced: ReadonlySet<string> = new Set([
  'vatPct',
  'vatRegistered',
  'salesLast12Months',
  'avgUnitsPerOrder',
  'targetMarginPct',
  'customsDutiesPct',
  'dutyBasis',
  'unitsPerShipment',
  'packagingPerOrder',
  'shippingPerOrder',
  'fulfillmentPerOrder',
  'codRefusalPct',
  'refusedReturnShipping',
  'codChargeInclVAT',
  'paymentBasicPercent',
  'paymentBasicFixed',
  'customerAcquisitionCost',
  'monthlyCost',
  'socialInsurance',
  'importLeadTimeMonths',
  'inventoryTurnoverRate',
  'inventoryCarryingCostPct',
  'repeatOrderRate',
  'avgCustomerLifespanMonths',
  'supplierPaymentTermsDays',
  'customerPaymentTermsDays',
  'expectedReturnRate',
  'returnProcessingCost',
  'businessRiskLevel',
  'monthlyGrowthRate',
  'seasonalityFactor',
  'planningHorizonMonths',
  'upliftPct',
])

/** The overheads of which a usual bill is known. */
const sourcedOverheads: readonly string[] = [
  'ecommercePlatform',
  'plugins',
  'accounting',
  'messagingTool',
  'governmentLicences',
  'officeOrWarehouse',
]

/** Methods of payment that have no typical fee any more. */
const unsourcedMethods: readonly string[] = ['spotii']

/** What is usual of every method of payment. */
const sourcedOfMethods: readonly string[] = ['share', 'percent', 'fixed', 'settlementDays']

/** What a cash plan begins with; the others begin with nothing. */
const sourcedOfCashPlan: readonly string[] = ['months', 'stockCoverMonths', 'supplierDepositPct']

/**
 * Whether there is something to say of where a field's value is from. `id` is that of the list's element, where the path
 * leads into a list.
 */
export function hasSource(path: string, id = ''): boolean {
  const [group = '', key = ''] = path.split('.')
  const last = path.slice(path.lastIndexOf('.') + 1)
  if (group === 'overheads') return last === 'amount' && sourcedOverheads.includes(key)
  if (group === 'paymentMethods') return sourcedOfMethods.includes(last) && !unsourcedMethods.includes(id)
  if (group === 'cashPlan') return sourcedOfCashPlan.includes(last)
  return sourced.has(last)
}
