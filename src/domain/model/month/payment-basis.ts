import type { PaymentMethod } from '../../plan/plan'

/** How the plan is paid: by methods with shares, or by one average fee (no methods). */
export interface PaymentBasis {
  methods: PaymentMethod[]
  /** 0 where the average fee applies. */
  totalShare: number
}

export function isAdvancedPayment(basis: PaymentBasis): boolean {
  return basis.totalShare > 0
}
