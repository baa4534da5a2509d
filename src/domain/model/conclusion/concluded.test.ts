import { expect, it } from 'vitest'
import { demoPlan } from '../../plan/demo-plan'
import type { Plan } from '../../plan/plan'
import { evaluate } from '../evaluate'
import { concludedOf } from './concluded'

const concluded = (changes: Partial<Plan>) => {
  const plan = { ...demoPlan(), ...changes }
  return concludedOf(plan, evaluate(plan))
}

/** The sample's products, so many of each. */
const units = (unitsPerMonth: number) => demoPlan().products.map((product) => ({ ...product, unitsPerMonth }))

it('registration is brought by growth where sales without it never reach the threshold', () => {
  const small = { vatRegistered: false, products: units(60) }
  expect(concluded({ ...small, monthlyGrowthRate: 0 }).conclusion.registration).toBeNull()
  expect(concluded(small)).toMatchObject({ isDutyByGrowth: true, conclusion: { registration: { month: 2 } } })
  expect(concluded({ ...small, products: units(300) })).toMatchObject({ isDutyByGrowth: false })
  expect(concluded({ ...small, vatRegistered: true })).toMatchObject({ isDutyByGrowth: false })
})

it('a worse month raises the supplier’s price, and the landed cost of products without one', () => {
  const [first, ...others] = demoPlan().products
  const typed = { ...(first ?? expect.fail()), exFactoryPrice: 0, unitCostLanded: 30 }
  expect(concluded({}).goodsCost).toBe('supplier')
  expect(concluded({ products: [typed] }).goodsCost).toBe('landed')
  expect(concluded({ products: [typed, ...others] }).goodsCost).toBe('both')
  expect(concluded({ products: [{ ...typed, unitCostLanded: 0 }, ...others] }).goodsCost).toBe('supplier')
  expect(concluded({ products: [{ ...typed, unitCostLanded: 0 }] }).goodsCost).toBe('none')
  expect(concluded({ products: [{ ...typed, unitsPerMonth: 0 }, ...others] }).goodsCost).toBe('supplier')
})

it('orders of existing customers are told where they are most, and new customers cost something', () => {
  expect(concluded({ firstOrderSharePct: 25 }).existingPct).toBe(75)
  expect(concluded({ firstOrderSharePct: 50 }).existingPct).toBe(50)
  expect(concluded({ firstOrderSharePct: 51 }).existingPct).toBeNull()
  expect(concluded({ firstOrderSharePct: 25, customerAcquisitionCost: 0 }).existingPct).toBeNull()
})
