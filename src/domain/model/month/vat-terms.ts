import { readNumber } from '../../plan/field'
import type { Plan } from '../../plan/plan'
import { planFields } from '../../plan/plan-fields'

/** The state of VAT in a plan, and the rate that bills carry in either state, as a fraction. */
export interface VatTerms {
  isRegistered: boolean
  rate: number
}

/** Source: docs/model.md, 'VAT that does not come back'. */
export function vatTerms({ vatRegistered, vatPct }: Plan): VatTerms {
  return { isRegistered: vatRegistered !== false, rate: readNumber(vatPct, planFields.vatPct) / 100 }
}
