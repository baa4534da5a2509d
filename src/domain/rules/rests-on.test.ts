import { expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { demoPlan } from '../plan/demo-plan'
import { asExample, withOrigin } from '../plan/origins'
import { blankCustomOverhead, blankTeamMember, type Plan } from '../plan/plan'
import { builtInBenchmarks } from '../reference/benchmarks'
import { simplePlan } from '../testing/simple-plan'
import { restsOn } from './rests-on'

const of = (plan: Plan) => restsOn({ plan, evaluation: evaluate(plan), benchmarks: builtInBenchmarks })

/** Price, units, cost and contingency: nothing else has a part in its month. */
const store = simplePlan({ contingencyMo: 500, customerAcquisitionCost: 0 }, { unitsPerMonth: 100 })

it('counts the figures that move the month, the founder’s and the others', () => {
  expect(of(store)).toMatchObject({ own: 4, others: 0, most: null })
  const given = withOrigin(withOrigin(store, ['products.0.unitCostLanded'], 'typical'), ['contingencyMo'], 'example')
  expect(of(given)).toMatchObject({
    own: 2,
    others: 2,
    most: { path: 'products.0.unitCostLanded', change: expect.closeTo(800, 9) },
  })
})

it('counts a product’s field once, and each bill, member and method by itself', () => {
  const item = { ...blankCustomOverhead('c'), amount: 100 }
  const team = [{ ...blankTeamMember('m'), monthlyCost: 3000 }]
  expect(of({ ...store, team, customOverheadsOps: [item] }).own).toBe(6)
  const [product] = store.products
  expect(of({ ...store, products: product ? [product, { ...product, id: 'b' }] : [] }).own).toBe(4)
})

it('says of the one price that was typed of several that the figure is partly the founder’s', () => {
  const sample = asExample(demoPlan(), 'sample')
  expect(of(sample).isPartlyOwn).toBe(false)
  const typed = withOrigin(sample, ['products.1.unitPriceInclVAT'], 'typed')
  expect(of(typed)).toMatchObject({ own: of(sample).own, others: of(sample).others, isPartlyOwn: true })
})

it('counts a figure that is open although it is 0', () => {
  const products = store.products.map((product) => ({ ...product, unitCostLanded: 0 }))
  expect(of({ ...store, products })).toMatchObject({ own: 3, others: 1, most: null })
})

it('has the sample rest on examples alone, until one is typed over', () => {
  const sample = asExample(demoPlan(), 'sample')
  const { own, others, most } = of(sample)
  expect(own).toBe(0)
  expect(others).toBeGreaterThan(20)
  expect(most?.path).toBe('products.0.unitPriceInclVAT')
  expect(of(withOrigin(sample, ['shippingPerOrder'], 'typed')).own).toBe(1)
})

it('counts nobody’s estimate of what the law sets', () => {
  const registered = { ...store, vatRegistered: true, vatPct: 15 }
  expect(of(withOrigin(registered, ['vatPct'], 'typical'))).toMatchObject({ own: 4, others: 0, most: null })
})

it('rests on nothing while nothing is sold', () => {
  expect(of({ ...store, products: [] }).most).toBeNull()
})
