import { expect, it } from 'vitest'
import { accessOf } from './access'

const account = { hasAccess: false, isEmailVerified: true, placeHeldUntil: null, paymentStatus: 'pending' } as const

it('says what an account may do, and what would open it', () => {
  expect(accessOf({ ...account, hasAccess: true, paymentStatus: 'disputed' })).toBe('granted')
  expect(accessOf({ ...account, paymentStatus: 'disputed', placeHeldUntil: new Date(0) })).toBe('suspended')
  expect(accessOf({ ...account, placeHeldUntil: new Date(0) })).toBe('held')
  expect(accessOf({ ...account, isEmailVerified: false })).toBe('unconfirmed')
  expect(accessOf(account)).toBe('forSale')
  expect(accessOf({ ...account, isEmailVerified: false, paymentStatus: 'failed' })).toBe('forSale')
})
