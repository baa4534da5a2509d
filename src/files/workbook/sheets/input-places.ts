import { advancedFields } from '../../../domain/plan/plan-fields'
import type { WorkbookInput } from '../format'

/** Sections of the sheet of inputs that are lines alone. */
export const sections: readonly [heading: string, paths: readonly string[]][] = [
  ['setup', ['storeName', 'productCategory', 'currency']],
  [
    'sales',
    [
      'vatRegistered',
      'vatPct',
      'salesLast12Months',
      'avgUnitsPerOrder',
      'customerShippingChargeInclVAT',
      'firstOrderDiscountPct',
      'firstOrderSharePct',
    ],
  ],
  ['goods', ['dutyBasis', 'targetMarginPct']],
  ['orders', ['packagingPerOrder', 'shippingPerOrder', 'fulfillmentMethod', 'fulfillmentPerOrder']],
  ['marketing', ['customerAcquisitionCost', 'influencersMo', 'paidAdsMo']],
]

/** Lines of the sections that have tables, too. */
export const sectionLines = {
  payment: ['paymentMode', 'paymentBasicPercent', 'paymentBasicFixed'],
  refusals: ['codSharePct', 'codRefusalPct', 'refusedReturnShipping', 'refusedUnsellablePct'],
  team: ['contingencyMo'],
  advanced: Object.keys(advancedFields),
  season: ['startMonth', 'rampMonths'],
} as const

const placed = new Set([...sections.flatMap(([, paths]) => paths), ...Object.values(sectionLines).flat()])

/** Inputs that the sheet gives no place of their own, each by the input before it in the table of fields: it stands below that one. */
export function placedBelow(inputs: readonly WorkbookInput[]): ReadonlyMap<string, string> {
  const names = inputs.map(({ path }) => path).filter((path) => !path.includes('.'))
  return new Map(
    names.flatMap((name, at): [string, string][] => {
      const before = names[at - 1]
      return before === undefined || placed.has(name) ? [] : [[before, name]]
    }),
  )
}
