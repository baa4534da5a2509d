import { isInSar } from '../../domain/model/currency'
import { fixedCosts, monthlyAmount, spreadMonths } from '../../domain/model/month/fixed-costs'
import { socialInsurance } from '../../domain/model/month/social-insurance'
import { vatTerms } from '../../domain/model/month/vat-terms'
import { amountOf } from '../../domain/model/numbers'
import { startMonthOf } from '../../domain/model/season/start-month'
import { opsOverheadIds, techOverheadIds } from '../../domain/options'
import type { OverheadItem, Plan } from '../../domain/plan/plan'
import { type Formula, sumOf } from './formula-steps'
import type { Label, Operand } from './operands'

interface Named {
  label: Label
  item: OverheadItem
  /** What its VAT makes of it where that does not come back. */
  costFactor: number
}

function overheads(plan: Plan, group: 'tech' | 'ops'): Named[] {
  const ids = group === 'tech' ? techOverheadIds : opsOverheadIds
  const added = group === 'tech' ? plan.customOverheadsTech : plan.customOverheadsOps
  const { costFactor } = vatTerms(plan)
  return [
    ...ids.map(
      (id): Named => ({
        label: { from: 'overhead', id },
        item: plan.overheads[id],
        costFactor: id === 'governmentLicences' ? 1 : costFactor,
      }),
    ),
    ...added.map((item): Named => ({ label: { from: 'own', text: item.name }, item, costFactor })),
  ]
}

const money = (label: Label, value: number): Operand => ({ label, value, kind: 'money' })

/** The overheads of a group, each at what it costs a month; those of nothing are left out. */
export function overheadsOf(plan: Plan, group: 'tech' | 'ops'): Formula {
  const costing = overheads(plan, group).filter(({ item }) => monthlyAmount(item) > 0)
  return { steps: sumOf(costing.map(({ label, item, costFactor }) => money(label, monthlyAmount(item) * costFactor))) }
}

export function teamOf(plan: Plan): Formula {
  const paid = plan.team.filter(({ monthlyCost }) => amountOf(monthlyCost) > 0)
  const wages = paid.map(({ role, customRole, monthlyCost }) =>
    money({ from: 'member', member: { role, customRole } }, amountOf(monthlyCost)),
  )
  return {
    steps: sumOf(fixedCosts(plan, vatTerms(plan)).socialInsuranceMo > 0 ? [...wages, 'socialInsuranceMo'] : wages),
  }
}

/** The employer's social insurance for each member of the team who is insured. */
export function insuranceOf(plan: Plan): Formula {
  const startMonth = startMonthOf(plan)
  const insured = isInSar(plan) ? plan.team.filter((member) => member.socialInsurance !== 'none') : []
  return {
    steps: sumOf(
      insured.map(({ role, customRole, monthlyCost, socialInsurance: kind }) =>
        money(
          { from: 'member', member: { role, customRole } },
          socialInsurance(kind, amountOf(monthlyCost), startMonth),
        ),
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
  return { steps: sumOf(items.map(({ label, item, costFactor }) => money(label, figure(item) * costFactor))) }
}

/** The fixed costs that come back every month. */
export function recurringFixed(plan: Plan): Operand {
  const { recurringMo } = fixedCosts(plan, vatTerms(plan))
  return { label: { from: 'word', name: 'recurringFixed' }, value: recurringMo, kind: 'money' }
}

/** The same without marketing: what is paid while nothing can be sold yet. */
export function preLaunchFixed(plan: Plan): Operand {
  const { preLaunchMo } = fixedCosts(plan, vatTerms(plan))
  return { label: { from: 'word', name: 'preLaunchFixed' }, value: preLaunchMo, kind: 'money' }
}
