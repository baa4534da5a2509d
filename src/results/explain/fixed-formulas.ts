import { insuredWageLimit } from '../../domain/model/constants'
import { isInSar } from '../../domain/model/currency'
import { workingsOf } from '../../domain/model/generated/workings.gen'
import { monthlyAmount, spreadMonths } from '../../domain/model/month/fixed-costs'
import { insuranceRate } from '../../domain/model/month/social-insurance'
import { amountOf } from '../../domain/model/numbers'
import { startMonthOf } from '../../domain/model/season/start-month'
import { opsOverheadIds, techOverheadIds } from '../../domain/options'
import type { OverheadItem, Plan } from '../../domain/plan/plan'
import { type ExplainContext, type Formula, is, part, sumOf, times } from './formula-steps'
import { type Label, type Operand, word } from './operands'

interface Named {
  label: Label
  item: OverheadItem
  /** What its VAT makes of it where that does not come back. */
  costFactor: number
  /** Government fees carry no VAT. */
  hasVat: boolean
}

/** The overheads of a group by the names that a founder knows them by. */
export function namedOverheads(plan: Plan, group: 'tech' | 'ops'): Named[] {
  const ids = group === 'tech' ? techOverheadIds : opsOverheadIds
  const added = group === 'tech' ? plan.customOverheadsTech : plan.customOverheadsOps
  const { costFactor } = workingsOf(plan)
  return [
    ...ids.map(
      (id): Named => ({
        label: { from: 'overhead', id },
        item: plan.overheads[id],
        costFactor: id === 'governmentLicences' ? 1 : costFactor,
        hasVat: id !== 'governmentLicences',
      }),
    ),
    ...added.map((item): Named => ({ label: { from: 'own', text: item.name }, item, costFactor, hasVat: true })),
  ]
}

const money = (label: Label, value: number): Operand => ({ label, value, kind: 'money' })

/** The overheads of a group, each at what it costs a month; those of nothing are left out. */
export function overheadsOf(plan: Plan, group: 'tech' | 'ops'): Formula {
  const costing = namedOverheads(plan, group).filter(({ item }) => monthlyAmount(item) > 0)
  return { steps: sumOf(costing.map(({ label, item, costFactor }) => money(label, monthlyAmount(item) * costFactor))) }
}

export function teamOf({ plan, evaluation }: ExplainContext): Formula {
  const { socialInsuranceMo } = evaluation.monthly
  const paid = plan.team.filter(({ monthlyCost }) => amountOf(monthlyCost) > 0)
  const wages = paid.map(({ role, customRole, monthlyCost }) =>
    money({ from: 'member', member: { role, customRole } }, amountOf(monthlyCost)),
  )
  return {
    steps: sumOf(socialInsuranceMo > 0 ? [...wages, 'socialInsuranceMo'] : wages),
  }
}

/** The employer's social insurance for each member of the team who is insured: a rate of the wage up to its limit. */
export function insuranceOf(plan: Plan): Formula {
  const startMonth = startMonthOf(plan)
  const insured = plan.team.filter(
    ({ monthlyCost, socialInsurance: kind }) => kind !== 'none' && amountOf(monthlyCost) > 0,
  )
  if (!isInSar(plan)) return { steps: [] }
  return {
    steps: sumOf(
      insured.map(({ role, customRole, monthlyCost, socialInsurance: kind }) => {
        const wage = amountOf(monthlyCost)
        const base =
          wage > insuredWageLimit
            ? word('insuredWageLimit', insuredWageLimit, 'money')
            : word('insuredWage', wage, 'money')
        const rate = word('insuranceRate', insuranceRate(kind, startMonth).pct, 'percent')
        return part({ from: 'member', member: { role, customRole } }, 'money', [is(base), times(rate)])
      }),
    ),
  }
}

/** The one-time costs: what each adds to a month, or its whole amount. */
export function oneTimeCosts(plan: Plan, measure: 'monthly' | 'whole'): Formula {
  const items = [...namedOverheads(plan, 'tech'), ...namedOverheads(plan, 'ops')].filter(
    ({ item }) => item.mode === 'oneTime' && amountOf(item.amount) > 0,
  )
  const figure = (item: OverheadItem) =>
    measure === 'monthly' ? amountOf(item.amount) / spreadMonths(item) : amountOf(item.amount)
  return { steps: sumOf(items.map(({ label, item, costFactor }) => money(label, figure(item) * costFactor))) }
}

/** The fixed costs that come back every month. */
export function recurringFixed(plan: Plan): Operand {
  const { recurringMo } = workingsOf(plan)
  return { label: { from: 'word', name: 'recurringFixed' }, value: recurringMo, kind: 'money' }
}

/** The same without marketing: what is paid while nothing can be sold yet. */
export function preLaunchFixed(plan: Plan): Operand {
  const { preLaunchMo } = workingsOf(plan)
  return { label: { from: 'word', name: 'preLaunchFixed' }, value: preLaunchMo, kind: 'money' }
}
