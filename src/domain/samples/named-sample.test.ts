import { expect, it } from 'vitest'
import { demoPlan } from '../plan/demo-plan'
import { namedSample } from './named-sample'

it('gives the sample store the names of a language, and keeps its figures', () => {
  const plan = namedSample('ar', { storeName: 'بيت نور', productName: 'شموع', products: ['شمعة العود'] })
  expect(plan).toMatchObject({ language: 'ar', storeName: 'بيت نور', productName: 'شموع' })
  expect(plan.products.map(({ name }) => name)).toEqual([
    'شمعة العود',
    ...demoPlan()
      .products.slice(1)
      .map(({ name }) => name),
  ])
  expect(plan.products.map((one) => one.unitPriceInclVAT)).toEqual(
    demoPlan().products.map((one) => one.unitPriceInclVAT),
  )
})
