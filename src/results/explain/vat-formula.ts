import { vatTerms } from '../../domain/model/month/vat-terms'
import type { Plan } from '../../domain/plan/plan'
import { over, type Step, times } from './formula-steps'

/** The VAT that a bill costs a store that is not registered; nothing where it comes back. */
export function vatOnCosts(plan: Plan): Step[] {
  const { isRegistered, rate } = vatTerms(plan)
  return isRegistered || rate === 0 ? [] : [times('vatPct', 'andThis')]
}

/** A figure that costs include, without its VAT. */
export function withoutVatOnCosts(plan: Plan): Step[] {
  return vatOnCosts(plan).map(() => over('vatPct', 'andThis'))
}

/** The VAT that sales hold: none while the store is not registered. */
export function withVatOnSales(plan: Plan): Step[] {
  return vatTerms(plan).isRegistered ? [times('vatPct', 'andThis')] : []
}

export function withoutVatOnSales(plan: Plan): Step[] {
  return vatTerms(plan).isRegistered ? [over('vatPct', 'andThis')] : []
}
