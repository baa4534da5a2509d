import { expect, it } from 'vitest'
import { demoPlan } from '../plan/demo-plan'
import { bridgeOf } from './bridge'
import { miscounted } from './known'
import { knownMonth as known } from './testing/known-month'

it('orders that are told apart into more than there are have a figure in the wrong box', () => {
  expect(miscounted(known({ orders: 140, delivered: 120, refused: 10, returned: 6, open: 4 }))).toBeNull()
  expect(miscounted(known({ orders: 140, delivered: 35_000, returned: 2700 }))).toBe('orders')
  expect(miscounted(known({ orders: 390, newCustomers: 390, returningCustomers: 390 }))).toBe('customers')
  expect(miscounted(known({ delivered: 120, refused: 10, newCustomers: 390 }))).toBeNull()
})

it('refused parcels that were typed count, of the part of orders that the plan has paid at the door', () => {
  const plan = { ...demoPlan(), codSharePct: 50, codRefusalPct: 20, paymentMode: 'basic' as const }
  const month = known({ orders: 100, units: 100, refused: 5 })
  const { plan: came } = bridgeOf(plan, month).actualMonth
  expect(came.codRefusalPct).toBeCloseTo(10, 9)
})
