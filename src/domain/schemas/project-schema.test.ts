import { expect, it } from 'vitest'
import { emptyFounderMonth } from '../actuals/month'
import { ordersMonth } from '../actuals/testing/orders-month'
import { putActualsSchema } from './project-schema'

const wrongIn = (...months: unknown[]) =>
  putActualsSchema
    .safeParse({ id: 'one', months })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`)

it('actual months are taken once from each source, with typed counts of nothing or more', () => {
  const typed = emptyFounderMonth('2026-09')
  const counted = {
    ...typed,
    figures: { orders: 0, units: 3, basket: -20 },
    products: { oud: { units: 2, value: 90 } },
  }
  const negative = {
    ...typed,
    figures: { orders: -1, units: 3 },
    products: { oud: { units: -2, value: 0 }, musk: { units: 1, value: 9 } },
  }
  expect(wrongIn(counted, ordersMonth({ month: '2026-09' }))).toBeUndefined()
  expect(wrongIn(negative)).toEqual(['months.0.figures.orders negative', 'months.0.products.oud.units negative'])
  expect(wrongIn(typed, { ...typed, month: '2026-10' }, counted)).toEqual(['months.2.month monthTwice'])
})
