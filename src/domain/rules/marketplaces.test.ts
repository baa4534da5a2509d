import { expect, it } from 'vitest'
import { blankOverheadItem, blankPlan, blankProduct } from '../plan/plan'
import { namedMarketplace } from './marketplaces'

const namedBy = (storeName: string) => namedMarketplace({ ...blankPlan(), storeName })

it.each([
  ['Layan on noon', 'noon'],
  ['Noon.com shop', 'noon'],
  ['متجري في نون', 'noon'],
  ['البيع بنون', 'noon'],
  ['Amazon.sa', 'amazon'],
  ['عمولة أمازون', 'amazon'],
  ['ونون وامازون', 'noon'],
  ['Afternoon tea', null],
  ['زيتون', null],
  ['Amazonite rings', null],
  ['', null],
])('%s names %s', (name, marketplace) => {
  expect(namedBy(name)).toBe(marketplace)
})

it('looks at products and at overheads that the founder named', () => {
  const plan = blankPlan()
  const cost = { ...blankOverheadItem(), id: 'c', name: 'noon fees' }
  expect(namedMarketplace({ ...plan, customOverheadsOps: [cost] })).toBe('noon')
  expect(namedMarketplace({ ...plan, customOverheadsTech: [{ ...cost, name: 'رسوم أمازون' }] })).toBe('amazon')
  expect(namedMarketplace({ ...plan, products: [{ ...blankProduct('p'), name: 'Scarf (Amazon)' }] })).toBe('amazon')
  expect(namedMarketplace(plan)).toBeNull()
})
