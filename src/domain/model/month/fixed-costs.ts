import { opsOverheadIds, techOverheadIds } from '../../options'
import { blankOverheadItem, type OverheadItem, type Plan } from '../../plan/plan'
import { isInSar } from '../currency'
import { amountOf, isRecord } from '../numbers'
import { startMonthOf } from '../season/start-month'
import { socialInsurance } from './social-insurance'
import type { VatTerms } from './vat-terms'

const blank = blankOverheadItem()

/** One overhead as the formulas read it. Amounts without VAT, as they are typed. */
export interface OverheadCost {
  mode: OverheadItem['mode']
  amount: number
  /** What it costs a month: a twelfth of an annual bill, a one-time amount over its months. */
  monthly: number
  /** The months over which a one-time amount is spread. */
  months: number
  /** 1 where its VAT comes back or it carries none, else 1 and the rate. */
  costFactor: number
  hasVat: boolean
}

/** A one-time cost: paid before the first sale, counted in this many months. VAT that does not come back included. */
export interface OneTimeCost {
  amount: number
  months: number
  monthly: number
}

/** The costs of a month that do not depend on sales, with the VAT that does not come back. */
export interface FixedCosts {
  marketingMo: number
  overheadsTechMo: number
  overheadsOpsMo: number
  /** Wages with social insurance. */
  teamMo: number
  socialInsuranceMo: number
  contingencyMo: number
  total: number
  /** The part of the total that spreads one-time costs. */
  oneTimeMo: number
  /** The rest, summed on its own: a difference would lose it beside a large one-time cost. */
  recurringMo: number
  /** The rest without marketing, summed on its own too: what has to be paid before anything is sold. */
  preLaunchMo: number
  oneTime: OneTimeCost[]
  overheads: OverheadCost[]
  /** The VAT-free amount of a month's bills that carry VAT: paid ads and overheads. */
  taxedMo: number
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

function overheadCost(item: OverheadItem, hasVat: boolean, vat: VatTerms): OverheadCost {
  const mode = item.mode === 'annual' || item.mode === 'oneTime' ? item.mode : 'monthly'
  return {
    mode,
    amount: amountOf(item.amount),
    monthly: monthlyAmount(item),
    months: spreadMonths(item),
    costFactor: hasVat ? vat.costFactor : 1,
    hasVat,
  }
}

function overheadGroup(costs: OverheadCost[]): OverheadGroup {
  const group = { monthly: 0, recurringMo: 0, oneTimeMo: 0 }
  for (const cost of costs) {
    const monthly = cost.monthly * cost.costFactor
    group.monthly += monthly
    if (cost.mode === 'oneTime') group.oneTimeMo += monthly
    else group.recurringMo += monthly
  }
  return group
}

/** Government fees carry no VAT. */
const withoutVat = 'governmentLicences'

function overheadCosts(
  plan: Plan,
  ids: typeof techOverheadIds | typeof opsOverheadIds,
  custom: OverheadItem[],
  vat: VatTerms,
): OverheadCost[] {
  const costs: OverheadCost[] = []
  if (isRecord(plan.overheads)) {
    for (const id of ids) {
      const item = plan.overheads[id]
      if (isRecord(item)) costs.push(overheadCost(item, id !== withoutVat, vat))
    }
  }
  if (Array.isArray(custom)) for (const item of custom) if (isRecord(item)) costs.push(overheadCost(item, true, vat))
  return costs
}

interface TeamCost {
  wages: number
  insurance: number
}

function teamCost(plan: Plan): TeamCost {
  const team = { wages: 0, insurance: 0 }
  if (!Array.isArray(plan.team)) return team
  const startMonth = startMonthOf(plan)
  const isInsured = isInSar(plan)
  for (const member of plan.team) {
    if (!isRecord(member)) continue
    const wage = amountOf(member.monthlyCost)
    team.wages += wage
    if (isInsured) team.insurance += socialInsurance(member.socialInsurance, wage, startMonth)
  }
  return team
}

function oneTimeCosts(overheads: OverheadCost[]): OneTimeCost[] {
  const costs: OneTimeCost[] = []
  for (const { mode, amount, months, monthly, costFactor } of overheads)
    if (mode === 'oneTime') costs.push({ amount: amount * costFactor, months, monthly: monthly * costFactor })
  return costs
}

function taxedOverheads(overheads: OverheadCost[]): number {
  let total = 0
  for (const cost of overheads) if (cost.hasVat) total += cost.monthly
  return total
}

/** The fixed costs of a month and the one-time costs behind them. Source: docs/model.md, 'Fixed costs'. */
export function fixedCosts(plan: Plan, vat: VatTerms): FixedCosts {
  const techCosts = overheadCosts(plan, techOverheadIds, plan.customOverheadsTech, vat)
  const opsCosts = overheadCosts(plan, opsOverheadIds, plan.customOverheadsOps, vat)
  const [tech, ops] = [overheadGroup(techCosts), overheadGroup(opsCosts)]
  const paidAds = amountOf(plan.paidAdsMo)
  const marketingMo = amountOf(plan.influencersMo) + paidAds * vat.costFactor
  const team = teamCost(plan)
  const teamMo = team.wages + team.insurance
  const contingencyMo = amountOf(plan.contingencyMo)
  const overheads = techCosts.concat(opsCosts)
  const preLaunchMo = tech.recurringMo + ops.recurringMo + teamMo + contingencyMo
  return {
    marketingMo,
    overheadsTechMo: tech.monthly,
    overheadsOpsMo: ops.monthly,
    teamMo,
    socialInsuranceMo: team.insurance,
    contingencyMo,
    total: marketingMo + tech.monthly + ops.monthly + teamMo + contingencyMo,
    oneTimeMo: tech.oneTimeMo + ops.oneTimeMo,
    recurringMo: marketingMo + preLaunchMo,
    preLaunchMo,
    oneTime: oneTimeCosts(overheads),
    overheads,
    taxedMo: paidAds + taxedOverheads(overheads),
  }
}
