import type { PaymentStatus } from '../options'

/**
 * What an account may do, and what would open it: it may write; it has a free place that waits for its address to be
 * confirmed; its address is not confirmed, which gives it a place if one is left; its payment is disputed; or a purchase.
 */
export type Access = 'granted' | 'held' | 'unconfirmed' | 'suspended' | 'forSale'

interface Account {
  hasAccess: boolean
  isEmailVerified: boolean
  /** When it ends, if a place is held. */
  placeHeldUntil: object | null
  paymentStatus: PaymentStatus
}

export function accessOf({ hasAccess, isEmailVerified, placeHeldUntil, paymentStatus }: Account): Access {
  if (hasAccess) return 'granted'
  if (paymentStatus === 'disputed') return 'suspended'
  if (placeHeldUntil !== null) return 'held'
  return paymentStatus === 'pending' && !isEmailVerified ? 'unconfirmed' : 'forSale'
}
