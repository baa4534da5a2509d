import type { Plan } from '../../plan/plan'
import { percentOf } from '../numbers'

/** How VAT enters the figures of a plan. Rates are fractions. */
export interface VatTerms {
  isRegistered: boolean
  /** The rate that bills carry, registered or not. */
  rate: number
  /** The rate that sales carry: 0 while the store is not registered. */
  outputRate: number
  /** What a bill without VAT is multiplied by to become a cost: 1 while its VAT comes back. */
  costFactor: number
}

const standardPct = 15

/** The VAT terms of a plan, or of the same plan in the other state. Source: docs/model.md, 'VAT that does not come back'. */
export function vatTerms(plan: Plan, isRegistered: boolean = plan.vatRegistered !== false): VatTerms {
  const rate = percentOf(plan.vatPct, standardPct) / 100
  return { isRegistered, rate, outputRate: isRegistered ? rate : 0, costFactor: isRegistered ? 1 : 1 + rate }
}
