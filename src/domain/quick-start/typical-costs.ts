import { isInSar } from '../model/currency'
import { evaluate } from '../model/evaluate'
import { type OverheadId, overheadIds, type SalesChannel } from '../options'
import { withOrigin } from '../plan/origins'
import { blankOverheadItem, blankPlan, type Plan } from '../plan/plan'
import type { CostQuestion } from '../questions'
import { platformPresets } from '../reference/presets'
import { isOpen, withAnswered } from '../rules/unanswered'
import { type TypicalValue, typicalValue } from '../typical/typical-values'

// The costs beside the product that the quick start asks for, each with what is typical for the plan's category.

const blank = blankPlan()

/** The questions that typical values can answer: what a unit costs, only the founder knows. */
const questions = ['delivery', 'marketing', 'fixedCosts'] as const satisfies readonly CostQuestion[]

/** The amounts that are asked for by themselves, with the question that each answers; the payment fee answers none. */
export const questionAmounts = {
  shippingPerOrder: 'delivery',
  packagingPerOrder: 'delivery',
  customerAcquisitionCost: 'marketing',
} as const satisfies Partial<Record<keyof Plan, CostQuestion>>
export type QuestionAmount = keyof typeof questionAmounts
export const amounts = ['shippingPerOrder', 'packagingPerOrder', 'customerAcquisitionCost'] as const

const typicalFor = ({ productCategory, sourcingType }: Plan) => ({ category: productCategory, sourcing: sourcingType })

/** The typical value of a field for the plan's category; undefined where there is none, or the plan's money is not SAR. */
export function typicalOf(plan: Plan, field: string): TypicalValue | undefined {
  return isInSar(plan) ? typicalValue(field, typicalFor(plan)) : undefined
}

/** The typical amount of a field; 0 where none is known. */
const typicalAmount = (plan: Plan, field: string) => typicalOf(plan, field)?.value ?? 0

const [, sallaPlus, , zidSmall] = platformPresets

/** What a platform takes a month where it is known by the store's channel: chats and social networks have none. */
const platformOf: Partial<Record<SalesChannel, number>> = {
  salla: sallaPlus.amount,
  zid: zidSmall.amount,
  social: 0,
}

function typicalOverhead(plan: Plan, id: OverheadId): number {
  const ofChannel = plan.salesChannel === '' || id !== 'ecommercePlatform' ? undefined : platformOf[plan.salesChannel]
  return ofChannel ?? typicalAmount(plan, `overheads.${id}.amount`)
}

function withTypicalAmounts(plan: Plan, typed: ReadonlySet<QuestionAmount>): Plan {
  const next = { ...plan }
  const written: string[] = []
  for (const field of amounts) {
    // What differs from the blank plan is typed, or an administrator's default.
    if (!isOpen(plan, questionAmounts[field]) || plan[field] !== blank[field] || typed.has(field)) continue
    next[field] = typicalAmount(plan, field)
    written.push(field)
  }
  return withOrigin(next, written, 'typical')
}

function withTypicalOverheads(plan: Plan): Plan {
  if (!isOpen(plan, 'fixedCosts')) return plan
  const overheads = { ...plan.overheads }
  const written: string[] = []
  for (const id of overheadIds) {
    const amount = typicalOverhead(plan, id)
    if (amount === 0 || overheads[id].amount !== 0) continue
    overheads[id] = { ...blankOverheadItem(), amount }
    written.push(`overheads.${id}.amount`)
  }
  return withOrigin({ ...plan, overheads }, written, 'typical')
}

/**
 * The plan with the typical values of its category for each cost that is still to be answered, which answers it. What was
 * typed stays, a 0 as well where `typed` names it, and so does an administrator's default. Money of another currency has no
 * typical values.
 */
export function withTypicalCosts(plan: Plan, typed: ReadonlySet<QuestionAmount> = new Set()): Plan {
  if (!isInSar(plan)) return plan
  return withAnswered(withTypicalOverheads(withTypicalAmounts(plan, typed)), questions)
}

/** Whether what a month costs is the typical overheads of the category, and nothing else. */
export function isTypicalMonth(plan: Plan): boolean {
  const sum = overheadIds.reduce((total, id) => total + typicalOverhead(plan, id), 0)
  const isTypical = (id: OverheadId) => {
    const { amount, mode } = plan.overheads[id]
    return amount === typicalOverhead(plan, id) && (amount === 0 || mode === 'monthly')
  }
  return sum > 0 && overheadIds.every(isTypical) && monthlyCosts(plan) === sum
}

/** True while typical values have something to answer. */
export function canTakeTypical(plan: Plan): boolean {
  return isInSar(plan) && questions.some((question) => isOpen(plan, question))
}

/** As bills are typed: without the VAT that a store cannot reclaim which is not registered. */
function fixedWithoutMarketing(plan: Plan): number {
  const { totalFixedCost, marketingMo } = evaluate({ ...plan, vatRegistered: true }).monthly
  return totalFixedCost - marketingMo
}

/** The plan with nothing in what `withMonthlyCosts` writes. */
function withoutTyped(plan: Plan): Plan {
  const overheads = { ...plan.overheads, otherOps: blankOverheadItem() }
  for (const id of overheadIds) {
    const { amount, mode } = overheads[id]
    if (mode === 'monthly' && amount > 0 && amount === typicalOverhead(plan, id)) overheads[id] = blankOverheadItem()
  }
  return { ...plan, overheads }
}

/** What a month costs without a sale, marketing left out: overheads, team and contingency. In the plan's currency, without VAT. */
export function monthlyCosts(plan: Plan): number {
  const { otherOps } = plan.overheads
  const rest = fixedWithoutMarketing({ ...plan, overheads: { ...plan.overheads, otherOps: blankOverheadItem() } })
  // As it was typed, a negative amount too, so that its error is said where it stands.
  if (rest === 0 && otherOps.mode === 'monthly') return otherOps.amount
  return Math.round(fixedWithoutMarketing(plan) * 100) / 100
}

/**
 * The plan with one amount for all monthly costs. Typical overheads make room for it, what was typed elsewhere is part of it;
 * the rest stands among the overheads as other operations.
 */
export function withMonthlyCosts(plan: Plan, total: number): Plan {
  const cleared = withoutTyped(plan)
  const rest = fixedWithoutMarketing(cleared)
  const amount = rest === 0 ? total : Math.max(0, total - rest)
  return { ...cleared, overheads: { ...cleared.overheads, otherOps: { ...blankOverheadItem(), amount } } }
}
