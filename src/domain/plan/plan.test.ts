import { expect, it } from 'vitest'
import { isKnownPaymentMethod } from '../model/month/payment-fees'
import { paymentMethodIds } from '../options'
import { fulfillmentPresets, packagingPresets, priorityMixPct, shippingPresets } from '../reference/presets'
import { blankCustomOverhead, blankPaymentMethod, blankPlan, newProduct, typicalPaymentMethods } from './plan'
import { planSchema } from './plan-schema'

it('creates a blank plan afresh each time', () => {
  const plan = blankPlan()
  expect(plan).toEqual(blankPlan())
  expect(plan.overheads.domain).not.toBe(blankPlan().overheads.domain)
  expect(plan.overheads.domain).not.toBe(plan.overheads.branding)
  expect(planSchema.safeParse(plan).data).toEqual(plan)
})

it('starts from the figures of a new store', () => {
  const plan = blankPlan()
  const isZero = ([, value]: [string, unknown]) => value === 0 || value === '' || value === false
  expect(Object.fromEntries(Object.entries(plan).filter((entry) => !isZero(entry)))).toEqual({
    language: 'en',
    currency: 'SAR',
    vatPct: 15,
    avgUnitsPerOrder: 1,
    salesMixMode: 'manual',
    volumeInputMode: 'units',
    products: [],
    productCostMethod: 'builder',
    sourcingType: 'localWholesale',
    targetMarginPct: 40,
    paymentMode: 'basic',
    paymentBasicPercent: 4,
    paymentBasicFixed: 1,
    paymentMethods: typicalPaymentMethods(),
    fulfillmentMethod: 'self',
    customerAcquisitionCost: 80,
    overheads: plan.overheads,
    customOverheadsTech: [],
    customOverheadsOps: [],
    team: [],
    avgCustomerLifespanMonths: 24,
    repeatOrderRate: 0.3,
    inventoryTurnoverRate: 6,
    inventoryCarryingCostPct: 25,
    supplierPaymentTermsDays: 30,
    importLeadTimeMonths: 2.5,
    expectedReturnRate: 0.05,
    returnProcessingCost: 15,
    businessRiskLevel: 'medium',
    monthlyGrowthRate: 0.05,
    unanswered: [],
    given: [],
    seasonalityFactor: 1,
    planningHorizonMonths: 12,
    vatRegistered: true,
    ownerPayMo: null,
    dutyBasis: 'exFactory',
    season: { mode: 'none', months: Array(12).fill(100), events: [] },
    cashPlan: {
      enabled: false,
      months: 12,
      openingCash: 0,
      leadTimeMonths: 0,
      stockCoverMonths: 1,
      openingStockMonths: 0,
      supplierDepositPct: 100,
      supplierBalanceDays: 0,
      preLaunchMonths: 0,
      annualBillsMonth: 0,
      startsWithNoCustomers: false,
      withGrowth: false,
    },
  })
  expect(new Set(Object.values(plan.overheads).map((item) => JSON.stringify(item)))).toEqual(
    new Set(['{"amount":0,"mode":"monthly","months":12,"chargesVat":true}']),
  )
})

it('offers typical payment methods that make up all orders', () => {
  const methods = typicalPaymentMethods()
  // One is offered to be added, and in no new plan.
  expect(methods.map(({ id }) => id)).toEqual(paymentMethodIds.filter((id) => id !== 'emkan'))
  expect(methods.map(({ share }) => share)).toEqual([45, 15, 15, 15, 0, 10, 0])
  expect(methods.map(({ percent }) => percent)).toEqual([1.5, 2.75, 7, 7, 7, 0, 1.5])
  expect(methods.map(({ fixed }) => fixed)).toEqual([1, 1, 1.5, 1, 1, 15, 1])
  expect(methods.map(({ settlementDays }) => settlementDays)).toEqual([3, 4, 7, 7, 7, 18, 3])
  expect(methods.every(isKnownPaymentMethod)).toBe(true)
  expect(isKnownPaymentMethod(blankPaymentMethod('stc'))).toBe(false)
})

it('adds what the buttons add', () => {
  expect(newProduct('p')).toMatchObject({
    id: 'p',
    name: 'New Product',
    category: 'other',
    unitPriceInclVAT: 100,
    unitsPerMonth: 100,
    exFactoryPrice: 50,
    unitCostLanded: 0,
  })
  expect(newProduct('p', 'منتج جديد').name).toBe('منتج جديد')
  expect(blankCustomOverhead('c')).toEqual({
    id: 'c',
    name: '',
    amount: 0,
    mode: 'monthly',
    months: 12,
    chargesVat: true,
  })
})

it('has the specified examples of costs per order and shares by priority', () => {
  expect(packagingPresets.map(({ amount }) => amount)).toEqual([3, 7, 15])
  expect(shippingPresets.map(({ amount }) => amount)).toEqual([8, 14, 18, 21, 25, 35])
  expect(fulfillmentPresets.map(({ amount }) => amount)).toEqual([8, 10, 12, 15])
  expect(priorityMixPct).toEqual({ high: 50, medium: 35, low: 15 })
})
