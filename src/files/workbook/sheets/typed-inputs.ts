import { terms } from '../../../domain/model/figures/cash/terms'
import * as inputFigures from '../../../domain/model/figures/typed/inputs'
import type { Figure, ScopeName } from '../../../domain/model/language/figure'
import { isNumberField } from '../../../domain/plan/field'
import type { CellStyle } from '../book'
import { isPercentCell, type WorkbookInput } from '../format'

/** How the cell of an input looks. */
export function styleOf(field: WorkbookInput['field']): CellStyle {
  if (!isNumberField(field)) return 'text'
  if (isPercentCell(field)) return 'percent'
  return field.unit === 'money' ? 'moneyOfOne' : 'general'
}

const { isRegistered, isAnalysed, isCashPlanned, isCashGrowing, isSent, isTaxedBySupplier, hasVat } = inputFigures
const { isCif, isBy3pl, isByMethods, isInSar } = inputFigures

/** Flags that are typed: as 1 or 0, or as a word. */
export const flags: Readonly<Record<string, Figure>> = {
  vatRegistered: isRegistered,
  enableAdvancedAnalysis: isAnalysed,
  'products.needsDelivery': isSent,
  'products.supplierChargesVat': isTaxedBySupplier,
  'overheads.chargesVat': hasVat,
  'cashPlan.enabled': isCashPlanned,
  'cashPlan.withGrowth': isCashGrowing,
  'cashPlan.startsWithNoCustomers': terms.startsWithNoCustomers,
}
/** Flags that are typed as one of some words, by its code. */
export const words: Readonly<Record<string, readonly (readonly [Figure, string])[]>> = {
  currency: [[isInSar, 'SAR']],
  dutyBasis: [[isCif, 'cif']],
  fulfillmentMethod: [[isBy3pl, '3pl']],
  paymentMode: [[isByMethods, 'advanced']],
  'overheads.mode': [
    [inputFigures.isAnnual, 'annual'],
    [inputFigures.isOneTime, 'oneTime'],
  ],
}
export const lists: readonly ScopeName[] = ['products', 'overheads', 'methods', 'team']
