import { fixedCosts, monthlyAmount, spreadMonths } from '../../domain/fixed-costs'
import { opsOverheadIds, techOverheadIds } from '../../domain/options'
import type { OverheadItem, Plan } from '../../domain/plan'
import { amountOf } from '../../domain/reading'
import type { Label, Operand } from './operands'
import { type Formula, sumOf } from './tape'

interface Named {
  label: Label
  item: OverheadItem
}

function overheads(plan: Plan, group: 'tech' | 'ops'): Named[] {
  const ids = group === 'tech' ? techOverheadIds : opsOverheadIds
  const added = group === 'tech' ? plan.customOverheadsTech : plan.customOverheadsOps
  return [
    ...ids.map((id): Named => ({ label: { from: 'overhead', id }, item: plan.overheads[id] })),
    ...added.map((item): Named => ({ label: { from: 'own', text: item.name }, item })),
  ]
}

const money = (label: Label, value: number): Operand => ({ label, value, kind: 'money' })

/** The overheads of a group, each at what it costs a month; those of nothing are left out. */
export function overheadsOf(plan: Plan, group: 'tech' | 'ops'): Formula {
  const costing = overheads(plan, group).filter(({ item }) => monthlyAmount(item) > 0)
  return { steps: sumOf(costing.map(({ label, item }) => money(label, monthlyAmount(item)))) }
}

export function teamOf(plan: Plan): Formula {
  const paid = plan.team.filter(({ monthlyCost }) => amountOf(monthlyCost) > 0)
  return {
    steps: sumOf(
      paid.map(({ role, customRole, monthlyCost }) =>
        money({ from: 'member', member: { role, customRole } }, amountOf(monthlyCost)),
      ),
    ),
  }
}

/** The one-time costs: what each adds to a month, or its whole amount. */
export function oneTimeCosts(plan: Plan, measure: 'monthly' | 'whole'): Formula {
  const items = [...overheads(plan, 'tech'), ...overheads(plan, 'ops')].filter(
    ({ item }) => item.mode === 'oneTime' && amountOf(item.amount) > 0,
  )
  const figure = (item: OverheadItem) =>
    measure === 'monthly' ? amountOf(item.amount) / spreadMonths(item) : amountOf(item.amount)
  return { steps: sumOf(items.map(({ label, item }) => money(label, figure(item)))) }
}

/** The fixed costs that come back every month. */
export function recurringFixed(plan: Plan): Operand {
  return { label: { from: 'word', name: 'recurringFixed' }, value: fixedCosts(plan).recurringMo, kind: 'money' }
}
