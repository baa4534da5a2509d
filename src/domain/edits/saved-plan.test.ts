import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { demoPlan } from '../plan/demo-plan'
import { wildPlan } from '../testing/plan-arbitraries'
import { planToSave } from './saved-plan'

it('writes landed costs and the total of units', () => {
  const saved = planToSave({ ...demoPlan(), totalUnitsPerMonth: 0 })
  expect(saved.totalUnitsPerMonth).toBe(300)
  const total = saved.products.reduce(
    (sum, { unitCostLanded, unitsPerMonth }) => sum + unitCostLanded * unitsPerMonth,
    0,
  )
  expect(total).toBeCloseTo(evaluate(demoPlan()).monthly.productCost, 9)
})

it('leaves a cost that was typed as it was typed', () => {
  const [first] = demoPlan().products
  if (first === undefined) throw new Error('the demo plan has no product')
  const typed = { ...first, exFactoryPrice: 0, unitCostLanded: -3, unitsPerMonth: 7.9 }
  const saved = planToSave({ ...demoPlan(), products: [typed] })
  expect(saved.products).toEqual([typed])
  expect(saved.totalUnitsPerMonth).toBe(7)
})

it('changes no result', () => {
  fc.assert(
    fc.property(wildPlan, (plan) => {
      const saved = planToSave(plan)
      expect(evaluate(saved)).toEqual(evaluate(plan))
      expect(planToSave(saved)).toEqual(saved)
    }),
  )
})
