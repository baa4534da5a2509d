import { projected } from '../../../domain/model/figures/projection'
import { rowsOf } from '../../../domain/model/figures/typed/readers'
import type { Figure } from '../../../domain/model/language/figure'
import type { RowScope } from '../../../domain/model/language/reading'
import { isKnownPaymentMethod } from '../../../domain/model/month/payment-fees'
import { placedOverheads } from '../../../domain/plan/overheads'
import type { Plan } from '../../../domain/plan/plan'
import type { Label } from '../operands'

const nameless: Label = { from: 'own', text: '' }

/** What the overheads of a plan are called, in their order. */
const overheadLabels = (plan: Plan): Label[] =>
  placedOverheads(plan).map(({ id, item }) =>
    id === null ? { from: 'own', text: item.name } : { from: 'overhead', id },
  )

/** What a row of a list is called: as the founder called it, or by its month. */
export function rowLabel(plan: Plan, scope: RowScope, row: number, summed: Figure | null): Label | null {
  switch (scope) {
    case 'products':
      return { from: 'own', text: rowsOf.products(plan)[row]?.name ?? '' }
    case 'overheads':
      return overheadLabels(plan)[row] ?? nameless
    case 'team': {
      const member = rowsOf.team(plan)[row]
      return member ? { from: 'member', member } : nameless
    }
    case 'methods': {
      const method = rowsOf.methods(plan)[row]
      return method && isKnownPaymentMethod(method) ? { from: 'method', id: method.id } : nameless
    }
    default:
      return summed === projected.salesExVAT ? { from: 'entry', name: 'salesOf', month: row + 1 } : null
  }
}
