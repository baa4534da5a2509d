import { opsOverheadIds, techOverheadIds } from '../../domain/options'
import type { OverheadItem, Plan } from '../../domain/plan/plan'
import type { Label } from './operands'

interface Named {
  label: Label
  item: OverheadItem
  /** Government fees carry no VAT, and other bills not where the founder says so. */
  hasVat: boolean
}

function ofGroup(plan: Plan, group: 'tech' | 'ops'): Named[] {
  const ids = group === 'tech' ? techOverheadIds : opsOverheadIds
  const added = group === 'tech' ? plan.customOverheadsTech : plan.customOverheadsOps
  return [
    ...ids.map(
      (id): Named => ({
        label: { from: 'overhead', id },
        item: plan.overheads[id],
        hasVat: id !== 'governmentLicences' && plan.overheads[id].chargesVat,
      }),
    ),
    ...added.map((item): Named => ({ label: { from: 'own', text: item.name }, item, hasVat: item.chargesVat })),
  ]
}

/** The overheads of a plan in the order of the model, by the names that a founder knows them by. */
export const namedOverheads = (plan: Plan): Named[] => [...ofGroup(plan, 'tech'), ...ofGroup(plan, 'ops')]
