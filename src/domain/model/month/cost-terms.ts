import type { Plan } from '../../plan/plan'
import { isInSar } from '../currency'
import { type VatTerms, vatTerms } from './vat-terms'

/** What the cost of a unit depends on besides the product itself. */
export interface CostTerms {
  vat: VatTerms
  /** Duty is on the customs value (with freight), not on price, fee and insurance. */
  isCif: boolean
  /** The customs fee is an amount in riyals, so it is only known for a plan in SAR. */
  hasCustomsFee: boolean
}

export function costTerms(plan: Plan, vat: VatTerms = vatTerms(plan)): CostTerms {
  return { vat, isCif: plan.dutyBasis === 'cif', hasCustomsFee: isInSar(plan) }
}
