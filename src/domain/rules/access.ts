import type { AccountType, PaymentStatus } from '../options'

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
  /** What administrators have decided; null where they decided nothing. */
  givenAccess: boolean | null
}

export function accessOf({ hasAccess, isEmailVerified, placeHeldUntil, paymentStatus, givenAccess }: Account): Access {
  if (hasAccess) return 'granted'
  if (paymentStatus === 'disputed') return 'suspended'
  if (placeHeldUntil !== null) return 'held'
  return paymentStatus === 'pending' && !isEmailVerified && givenAccess === null ? 'unconfirmed' : 'forSale'
}

/** Why an account may write: it was paid for, was among the first, or was given access by an administrator. */
export const accessReasons = ['paid', 'early', 'given'] as const
export type AccessReason = (typeof accessReasons)[number]

/** Null where it may not, or administers. */
export function accessReasonOf(account: {
  accountType: AccountType
  paymentStatus: PaymentStatus
}): AccessReason | null {
  if (account.accountType === 'requires_payment') return null
  if (account.accountType === 'early_access') return 'early'
  return account.paymentStatus === 'paid' ? 'paid' : 'given'
}
