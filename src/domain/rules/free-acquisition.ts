import { isInSar } from '../model/currency'
import type { Monthly } from '../model/evaluation'
import { impliedNewShareOf } from '../model/generated/slices.gen'
import { amountOf, percentOf } from '../numbers'
import type { Plan } from '../plan/plan'

/** What a plan lacks for winning customers to cost something; what it has already is left as it is. */
export type AcquisitionOffer = Partial<Pick<Plan, 'firstOrderSharePct' | 'customerAcquisitionCost'>>

/** `free`: nothing at all is paid for those who buy; `noNewCustomers`: only fixed marketing is, with no customer counted as new. */
export type AcquisitionGap = 'free' | 'noNewCustomers'

/** What is missing where the store sells and its new customers cost nothing; null where they do. Source: docs/model.md, 'Rules'. */
export function acquisitionGap({ firstOrderSharePct }: Plan, monthly: Monthly): AcquisitionGap | null {
  const { totalUnits, customersMo } = monthly
  if (totalUnits === 0) return null
  if (customersMo === 0) return 'free'
  return percentOf(firstOrderSharePct) === 0 ? 'noNewCustomers' : null
}

function startingShare(plan: Plan): number {
  if (!plan.enableAdvancedAnalysis) return 100
  return Math.round(impliedNewShareOf(plan) * 1000) / 10
}

/**
 * The share of new customers and the cost of each that make winning them cost something: all orders, or with the
 * advanced analysis those that its repeat orders leave; and what is typical of the category, which is known in SAR alone.
 * Null while the plan pays for new customers, and where nothing could be offered. Source: docs/model.md, 'Rules'.
 */
export function acquisitionOffer(plan: Plan, monthly: Monthly, typicalCac: number): AcquisitionOffer | null {
  if (acquisitionGap(plan, monthly) === null) return null
  const offer: AcquisitionOffer = {}
  if (percentOf(plan.firstOrderSharePct) === 0) offer.firstOrderSharePct = startingShare(plan)
  if (amountOf(plan.customerAcquisitionCost) === 0 && isInSar(plan)) offer.customerAcquisitionCost = typicalCac
  return Object.keys(offer).length > 0 ? offer : null
}
