import { expect, it } from 'vitest'
import { demoPlan } from '../../../../../domain/plan/demo-plan'
import { blankPlan, blankProduct, type Plan } from '../../../../../domain/plan/plan'
import { secondSample } from '../../../../../domain/samples/second-sample'
import { assumptionsOf } from './assumptions-of'

const statedIn = (plan: Plan) => Object.fromEntries(assumptionsOf(plan).stated.map(({ path, value }) => [path, value]))

it('has what is 0, off or not chosen, for a figure rests on these too', () => {
  const plan: Plan = { ...secondSample(), productCategory: '', startMonth: '', supplierPaymentTermsDays: 0 }
  expect(statedIn(plan)).toMatchObject({
    vatRegistered: false,
    productCategory: '',
    startMonth: '',
    'products.2.needsDelivery': false,
    'cashPlan.months': secondSample().cashPlan.months,
  })
  expect(assumptionsOf(plan).zero).toEqual(
    expect.arrayContaining([
      'paidAdsMo',
      'supplierPaymentTermsDays',
      'overheads.aiTool.amount',
      'products.2.unitCostLanded',
    ]),
  )
  const off: Plan = { ...plan, enableAdvancedAnalysis: false, cashPlan: { ...plan.cashPlan, enabled: false } }
  expect(statedIn(off)).toMatchObject({ enableAdvancedAnalysis: false })
  expect(statedIn(off)).not.toHaveProperty(['cashPlan.enabled'])
})

it('has what the owner takes, for the verdict counts it, unless that is not answered', () => {
  expect(statedIn({ ...demoPlan(), ownerPayMo: 4000 })).toMatchObject({ ownerPayMo: 4000 })
  expect(assumptionsOf({ ...demoPlan(), ownerPayMo: 0 }).zero).toContain('ownerPayMo')
  expect(statedIn({ ...demoPlan(), ownerPayMo: null })).not.toHaveProperty(['ownerPayMo'])
})

it('leaves out what no figure is read from', () => {
  const off: Plan = { ...demoPlan(), enableAdvancedAnalysis: false }
  const paths = ({ stated, zero }: ReturnType<typeof assumptionsOf>) => [...stated.map(({ path }) => path), ...zero]
  const [of, second] = [paths(assumptionsOf(off)), paths(assumptionsOf(secondSample()))]
  for (const path of [
    'monthlyGrowthRate',
    'cashPlan.months',
    'paymentMethods.0.share',
    'products.0.unitCostLanded',
    'products.0.name',
    'overheads.aiTool.chargesVat',
  ])
    expect(of).not.toContain(path)
  // One is bought at a landed cost, and one payment method is used by no one.
  const digital = secondSample().paymentMethods.findIndex(({ share }) => share === 0)
  expect(second).toContain(`paymentMethods.${digital}.share`)
  for (const path of ['products.1.customsDutiesPct', 'products.1.exFactoryPrice', `paymentMethods.${digital}.percent`])
    expect(second).not.toContain(path)
  expect(second).toContain('products.1.unitCostLanded')
})

it('has no share of cash on delivery beside those of the payment methods', () => {
  const { stated, zero } = assumptionsOf(secondSample())
  expect([...stated.map(({ path }) => path), ...zero]).not.toContain('codSharePct')
  expect(assumptionsOf({ ...demoPlan(), codSharePct: 0 }).zero).toContain('codSharePct')
})

it('has what is not entered yet apart from what is 0, and no example in its place', () => {
  const products = demoPlan()
    .products.slice(0, 1)
    .map((one) => ({ ...one, exFactoryPrice: 0, unitCostLanded: 0 }))
  const half = { ...blankPlan(), products, unanswered: ['productCost', 'delivery', 'marketing', 'fixedCosts'] }
  const { stated, zero, missing } = assumptionsOf(half)
  for (const path of [
    'products.0.unitCostLanded',
    'shippingPerOrder',
    'packagingPerOrder',
    'customerAcquisitionCost',
  ]) {
    expect(missing).toContain(path)
    expect([...stated.map((one) => one.path), ...zero]).not.toContain(path)
  }
})

it('has a product without any cost as one that costs 0', () => {
  const { zero } = assumptionsOf({ ...demoPlan(), products: [{ ...blankProduct('a'), unitPriceInclVAT: 9 }] })
  expect(zero.filter((path) => path.startsWith('products.'))).toEqual([
    'products.0.unitsPerMonth',
    'products.0.unitCostLanded',
  ])
})
