import { expect, it } from 'vitest'
import { accessOf, accessReasonOf } from './access'

const account = {
  hasAccess: false,
  isEmailVerified: true,
  placeHeldUntil: null,
  paymentStatus: 'pending',
  givenAccess: null,
} as const

it('says what an account may do, and what would open it', () => {
  expect(accessOf({ ...account, hasAccess: true, paymentStatus: 'disputed' })).toBe('granted')
  expect(accessOf({ ...account, paymentStatus: 'disputed', placeHeldUntil: new Date(0) })).toBe('suspended')
  expect(accessOf({ ...account, placeHeldUntil: new Date(0) })).toBe('held')
  expect(accessOf({ ...account, isEmailVerified: false })).toBe('unconfirmed')
  expect(accessOf(account)).toBe('forSale')
  expect(accessOf({ ...account, isEmailVerified: false, paymentStatus: 'failed' })).toBe('forSale')
  expect(accessOf({ ...account, isEmailVerified: false, givenAccess: false })).toBe('forSale')
})

it('says why an account may write', () => {
  expect(accessReasonOf({ accountType: 'requires_payment', paymentStatus: 'refunded' })).toBeNull()
  expect(accessReasonOf({ accountType: 'early_access', paymentStatus: 'free_trial' })).toBe('early')
  expect(accessReasonOf({ accountType: 'lifetime', paymentStatus: 'paid' })).toBe('paid')
  expect(accessReasonOf({ accountType: 'lifetime', paymentStatus: 'pending' })).toBe('given')
})
