import { opsOverheadIds, techOverheadIds } from './options'
import { blankOverheadItem, type OverheadItem, type Plan } from './plan'
import { amountOf, isRecord } from './reading'

const blank = blankOverheadItem()

/** A one-time cost: paid before the first sale, counted in this many months. */
export interface OneTimeCost {
  amount: number
  months: number
  monthly: number
}

/** The costs of a month that do not depend on sales. */
export interface FixedCosts {
  marketingMo: number
  overheadsTechMo: number
  overheadsOpsMo: number
  teamMo: number
  contingencyMo: number
  total: number
  /** The part of the total that spreads one-time costs. */
  oneTimeMo: number
  /** The rest, summed on its own: a difference would lose it beside a large one-time cost. */
  recurringMo: number
  oneTime: OneTimeCost[]
}

interface OverheadGroup {
  recurringMo: number
  oneTimeMo: number
  monthly: number
}

/** The months over which a one-time amount is spread: whole, at least one. */
export function spreadMonths(item: OverheadItem): number {
  return Math.max(1, Math.round(amountOf(item.months, blank.months)))
}

/** What an overhead costs a month: a twelfth of an annual bill, a one-time amount over its months. */
export function monthlyAmount(item: OverheadItem): number {
  const amount = amountOf(item.amount)
  if (item.mode === 'annual') return amount / 12
  return item.mode === 'oneTime' ? amount / spreadMonths(item) : amount
}

function addOverhead(group: OverheadGroup, item: OverheadItem, oneTime: OneTimeCost[]): void {
  if (!isRecord(item)) return
  const monthly = monthlyAmount(item)
  group.monthly += monthly
  if (item.mode !== 'oneTime') {
    group.recurringMo += monthly
    return
  }
  group.oneTimeMo += monthly
  oneTime.push({ amount: amountOf(item.amount), months: spreadMonths(item), monthly })
}

function overheadGroup(
  plan: Plan,
  ids: typeof techOverheadIds | typeof opsOverheadIds,
  custom: OverheadItem[],
  oneTime: OneTimeCost[],
): OverheadGroup {
  const group = { monthly: 0, recurringMo: 0, oneTimeMo: 0 }
  if (isRecord(plan.overheads)) for (const id of ids) addOverhead(group, plan.overheads[id], oneTime)
  if (Array.isArray(custom)) for (const item of custom) addOverhead(group, item, oneTime)
  return group
}

function teamCost(plan: Plan): number {
  let total = 0
  if (Array.isArray(plan.team))
    for (const member of plan.team) if (isRecord(member)) total += amountOf(member.monthlyCost)
  return total
}

/** The fixed costs of a month and the one-time costs behind them. Source: docs/model.md, 'Fixed costs'. */
export function fixedCosts(plan: Plan): FixedCosts {
  const oneTime: OneTimeCost[] = []
  const tech = overheadGroup(plan, techOverheadIds, plan.customOverheadsTech, oneTime)
  const ops = overheadGroup(plan, opsOverheadIds, plan.customOverheadsOps, oneTime)
  const marketingMo = amountOf(plan.influencersMo) + amountOf(plan.paidAdsMo)
  const teamMo = teamCost(plan)
  const contingencyMo = amountOf(plan.contingencyMo)
  return {
    marketingMo,
    overheadsTechMo: tech.monthly,
    overheadsOpsMo: ops.monthly,
    teamMo,
    contingencyMo,
    total: marketingMo + tech.monthly + ops.monthly + teamMo + contingencyMo,
    oneTimeMo: tech.oneTimeMo + ops.oneTimeMo,
    recurringMo: marketingMo + tech.recurringMo + ops.recurringMo + teamMo + contingencyMo,
    oneTime,
  }
}
