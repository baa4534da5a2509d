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
  expect(concluded(small)).toMatchObject({
    growthToDutyPct: 8,
    conclusion: { registration: { month: 2 } },
  })
  expect(concluded({ ...small, products: units(300) })).toMatchObject({ growthToDutyPct: null })
  expect(concluded({ ...small, vatRegistered: true })).toMatchObject({ growthToDutyPct: null })
})

it('registration is brought by past sales where it would come later, or never, without them', () => {
  const small = { vatRegistered: false, products: units(60) }
  expect(concluded({ ...small, monthlyGrowthRate: 0, salesLast12Months: 400_000 }).isDutyByPast).toBe(true)
  expect(concluded({ ...small, salesLast12Months: 400_000 }).isDutyByPast).toBe(true)
  expect(concluded({ ...small, products: units(20_000), salesLast12Months: 400_000 }).isDutyByPast).toBe(false)
  expect(concluded({ ...small, products: units(300), salesLast12Months: 0 }).isDutyByPast).toBe(false)
})

it('a few units of a worse month are whole ones', () => {
  expect(concluded({ products: units(1) }).fewUnits).toEqual({ units: 2, total: 3 })
  expect(concluded({ products: units(0) }).fewUnits).toBeNull()
  expect(concluded({}).fewUnits).toBeNull()
})

it('orders come back where some are returned or refused', () => {
  const cash: Partial<Plan> = {
    paymentMode: 'advanced',
    paymentMethods: [{ id: 'cod', percent: 0, fixed: 0, share: 100, settlementDays: 1 }],
    codRefusalPct: 20,
  }
  expect(concluded({ expectedReturnRate: 0 }).comingBack).toBe('none')
  expect(concluded({}).comingBack).toBe('returns')
  expect(concluded({ ...cash, expectedReturnRate: 0 }).comingBack).toBe('refusals')
  expect(concluded(cash).comingBack).toBe('both')
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
