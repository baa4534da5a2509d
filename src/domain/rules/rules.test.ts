import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isInSar } from '../model/currency'
import { numberNames } from '../plan/field'
import { limitOf } from '../plan/field-at-path'
import {
  blankCustomOverhead,
  blankPlan,
  blankProduct,
  blankTeamMember,
  type Plan,
  type Product,
  typicalPaymentMethods,
} from '../plan/plan'
import { advancedFields, planFields } from '../plan/plan-fields'
import { firstProduct, said, sound } from '../testing/findings'
import { wildPlan } from '../testing/plan-arbitraries'
import { valueAtPath } from '../text/value-at-path'
import { ruleCodes } from './findings'
import { checkPlan } from './rules'
import { stepOfPath } from './steps'

it('has nothing to say about the demo plan', () => {
  expect(said({})).toEqual([])
})

it('asks a blank plan for what every plan needs', () => {
  const findings = checkPlan(blankPlan())
  expect(findings.map(({ step, level, code }) => [step, level, code])).toEqual([
    ['setup', 'error', 'storeNameRequired'],
    ['setup', 'error', 'productNameRequired'],
    ['setup', 'error', 'productCategoryRequired'],
    ['revenue', 'error', 'productsRequired'],
  ])
})

it.each([
  [{ storeName: ' ' }, 'error storeName storeNameRequired'],
  [{ storeName: 'x'.repeat(101) }, 'error storeName storeNameTooLong max 100'],
  [{ productName: ' ' }, 'error productName productNameRequired'],
  [{ productName: 'ع'.repeat(151) }, 'error productName productNameTooLong max 150'],
  [{ productCategory: '' }, 'error productCategory productCategoryRequired'],
  [{ customerShippingChargeInclVAT: -1 }, 'error customerShippingChargeInclVAT negative'],
  [{ customerShippingChargeInclVAT: 1001 }, 'error customerShippingChargeInclVAT tooHigh max 1000'],
  [{ avgUnitsPerOrder: 0 }, 'error avgUnitsPerOrder outOfRange min 1 max 1000'],
  [{ firstOrderDiscountPct: 101 }, 'error firstOrderDiscountPct percentTooHigh'],
  [{ firstOrderDiscountPct: 51 }, 'warning firstOrderDiscountPct aboveUsual max 50'],
  [{ firstOrderSharePct: 100.5, enableAdvancedAnalysis: false }, 'error firstOrderSharePct percentTooHigh'],
  [{ vatPct: -1, currency: 'USD' }, 'error vatPct percentRange'],
  [{ vatPct: 31, currency: 'USD' }, 'warning vatPct aboveUsual max 30'],
  [{ firstOrderSharePct: 0 }, 'warning firstOrderSharePct newShareZero'],
  [{ targetMarginPct: 96 }, 'error targetMarginPct outOfRange min 0 max 95'],
  [{ packagingPerOrder: -1 }, 'error packagingPerOrder negative'],
  [{ shippingPerOrder: 2e12 }, 'error shippingPerOrder tooHigh max 1000000000000'],
  [{ fulfillmentMethod: '3pl', fulfillmentPerOrder: -1 }, 'error fulfillmentPerOrder negative'],
  [{ paymentBasicPercent: 16 }, 'error paymentBasicPercent outOfRange min 0 max 15'],
  [{ paymentBasicPercent: 11 }, 'warning paymentBasicPercent aboveUsual max 10'],
  [{ paymentBasicFixed: 21 }, 'error paymentBasicFixed tooHigh max 20'],
  [{ paymentBasicFixed: 11 }, 'warning paymentBasicFixed aboveUsual max 10'],
  [{ customerAcquisitionCost: 4 }, 'warning customerAcquisitionCost belowUsual min 5'],
  [{ influencersMo: -1 }, 'error influencersMo negative'],
  [{ paidAdsMo: -1 }, 'error paidAdsMo negative'],
  [{ influencersMo: 5 }, 'warning influencersMo marketingTwice'],
  [{ influencersMo: 5, paidAdsMo: 5 }, 'warning paidAdsMo marketingTwice'],
  [{ contingencyMo: 50_001 }, 'warning contingencyMo aboveUsual max 50000'],
  [{ monthlyGrowthRate: 2.1, firstOrderSharePct: 90 }, 'error monthlyGrowthRate outOfRange min -0.5 max 2'],
  [{ planningHorizonMonths: 5 }, 'error planningHorizonMonths outOfRange min 6 max 36'],
  [{ vatRegistered: false, salesLast12Months: -1 }, 'error salesLast12Months negative'],
  [{ vatRegistered: false, salesLast12Months: 2e7 }, 'warning salesLast12Months aboveUsual max 10000000'],
  [{ codSharePct: 101 }, 'error codSharePct percentTooHigh'],
  [{ codSharePct: 30, codRefusalPct: 41 }, 'warning codRefusalPct aboveUsual max 40'],
  [{ codSharePct: 30, refusedReturnShipping: -1 }, 'error refusedReturnShipping negative'],
  [{ codSharePct: 30, refusedReturnShipping: 101 }, 'warning refusedReturnShipping aboveUsual max 100'],
  [{ codSharePct: 30, refusedUnsellablePct: 51 }, 'warning refusedUnsellablePct aboveUsual max 50'],
] satisfies [Partial<Plan>, string][])('says of %j: %s', (changes, expected) => {
  expect(said(changes)).toEqual([expected])
})

it.each([
  { storeName: '😀'.repeat(100), productName: 'x'.repeat(150) },
  { avgUnitsPerOrder: 1000, paymentBasicPercent: 0 },
  { firstOrderDiscountPct: 50 },
  { vatPct: 30, currency: 'USD' },
  { customerAcquisitionCost: 0 },
  { customerAcquisitionCost: 5 },
  { paymentBasicPercent: 10, paymentBasicFixed: 10 },
  { paymentMode: 'advanced', paymentBasicPercent: 99 },
  { fulfillmentPerOrder: -1 },
  { enableAdvancedAnalysis: false, monthlyGrowthRate: 9 },
  { influencersMo: 5, customerAcquisitionCost: 0 },
  { salesMixEnabled: true, totalUnitsPerMonth: 300 },
  { contingencyMo: 50_000 },
  { monthlyGrowthRate: -0.5, firstOrderSharePct: 5 },
  { salesLast12Months: -1 },
  { codRefusalPct: 101, refusedReturnShipping: -1 },
] satisfies Partial<Plan>[])('has nothing to say about %j', (changes) => {
  expect(said(changes)).toEqual([])
})

it.each([
  [{ unitPriceInclVAT: 0 }, 'warning products.0.unitPriceInclVAT freeGift'],
  [{ unitPriceInclVAT: -1 }, 'error products.0.unitPriceInclVAT negative'],
  [{ unitPriceInclVAT: 0.99 }, 'error products.0.unitPriceInclVAT unitPriceTooLow min 1'],
  [{ unitsPerMonth: 0 }, 'error products.0.unitsPerMonth unitsRequired'],
  [{ unitsPerMonth: -3 }, 'error products.0.unitsPerMonth unitsRequired'],
  [{ unitsPerMonth: 1.5 }, 'error products.0.unitsPerMonth notWhole'],
  [{ exFactoryPrice: -1, unitCostLanded: 9 }, 'error products.0.exFactoryPrice negative'],
  [{ exFactoryPrice: 0.4 }, 'warning products.0.exFactoryPrice belowUsual min 0.5'],
  [{ exFactoryPrice: 50_001 }, 'warning products.0.exFactoryPrice aboveUsual max 50000'],
  [{ exFactoryPrice: 0 }, 'warning products.0.exFactoryPrice productCostMissing'],
  [{ fxFeePct: 11 }, 'warning products.0.fxFeePct aboveUsual max 10'],
  [{ fxFeePct: 101 }, 'error products.0.fxFeePct percentTooHigh'],
  [{ customsDutiesPct: 51 }, 'warning products.0.customsDutiesPct aboveUsual max 50'],
  [{ expectedShortagePct: 15.5 }, 'warning products.0.expectedShortagePct aboveUsual max 15'],
  [{ expectedDefectPct: 20 }, 'warning products.0.expectedDefectPct lowYield value 20.5 max 20'],
  [{ insurance: -0.1 }, 'error products.0.insurance negative'],
  [{ inspectionCost: -0.1 }, 'error products.0.inspectionCost negative'],
] satisfies [Partial<Product>, string][])('says of a product with %j: %s', (product, expected) => {
  expect(said({}, product)).toEqual([expected])
})

it.each([
  { unitPriceInclVAT: 1 },
  { unitsPerMonth: 1 },
  { expectedDefectPct: 19.5, expectedShortagePct: 0.5 },
  { expectedDefectPct: 0, expectedShortagePct: 15 },
])('has nothing to say about a product with %j', (product) => {
  expect(said({}, product)).toEqual([])
})

it('checks every cost of every product', () => {
  const costs = [
    'internationalShipping',
    'portHandlingClearance',
    'localTransportToWarehouse',
    'labelsAndInserts',
  ] as const
  for (const field of [...costs, 'primaryPackaging', 'assemblyOrKitting'] as const) {
    expect(said({}, { [field]: -1 })).toEqual([`error products.0.${field} negative`])
  }
  const [, second, third] = sound.products
  if (second === undefined || third === undefined) throw new Error('the demo plan has three products')
  const products = [firstProduct, second, { ...third, unitsPerMonth: 0 }]
  expect(said({ products })).toEqual(['error products.2.unitsPerMonth unitsRequired'])
})

it('accepts a cost that was typed, and checks it', () => {
  expect(said({}, { exFactoryPrice: 0, unitCostLanded: 20 })).toEqual([])
  expect(said({}, { exFactoryPrice: 0, unitCostLanded: -1 })).toEqual([
    'error products.0.unitCostLanded negative',
    'warning products.0.exFactoryPrice productCostMissing',
  ])
  expect(said({}, { unitCostLanded: -1 })).toEqual([])
})

it('warns of losses, singly, together and on average', () => {
  expect(said({}, { expectedDefectPct: 50, expectedShortagePct: 10 })).toEqual([
    'warning products.0.expectedDefectPct aboveUsual max 25',
    'warning products.0.expectedDefectPct lossesTooHigh value 60 max 50',
    'warning products.0.expectedDefectPct averageDefectHigh value 32.15 max 20',
  ])
  expect(said({}, { expectedDefectPct: 25, expectedShortagePct: 25 })).toContain(
    'warning products.0.expectedDefectPct lowYield value 50 max 20',
  )
  const [first, second] = sound.products
  const products = [first, { ...second, expectedDefectPct: 99, unitsPerMonth: 900 }] as Product[]
  expect(said({ products }).at(-1)).toBe('warning products.1.expectedDefectPct averageDefectHigh value 82.09 max 20')
})

it('warns of figures beyond a new store', () => {
  expect(said({ paymentBasicPercent: 0 }, { unitPriceInclVAT: 100_000 })).toEqual([
    'warning products revenueTooHigh max 10000000 value 19008590',
  ])
  expect(said({}, { unitPriceInclVAT: 100_001 })[0]).toBe(
    'error products.0.unitPriceInclVAT unitPriceTooHigh max 100000',
  )
  expect(said({}, { unitsPerMonth: 1_000_000 })[0]).toContain('revenueTooHigh')
  expect(said({}, { unitsPerMonth: 1_000_001 })[0]).toBe('error products.0.unitsPerMonth unitsTooHigh max 1000000')
  expect(said({ customerAcquisitionCost: 300 })).toEqual([
    'warning customerAcquisitionCost cacAgainstPrice value 243.9 max 200',
  ])
  expect(said({ customerAcquisitionCost: 246 })).toEqual([])
  expect(said({ customerAcquisitionCost: 1001 })[0]).toBe('warning customerAcquisitionCost aboveUsual max 1000')
  expect(said({ customerShippingChargeInclVAT: 1000, paymentBasicPercent: 5 })).toEqual([
    'warning paymentBasicPercent gatewayFeeTooHigh value 62.84 max 50',
  ])
})

it('holds amounts in SAR against SAR alone', () => {
  expect([isInSar(sound), isInSar({ ...sound, currency: ' sar' }), isInSar({ ...sound, currency: 'USD' })]).toEqual([
    true,
    true,
    false,
  ])
  const plan = {
    customerShippingChargeInclVAT: 5000,
    paymentBasicFixed: 99,
    customerAcquisitionCost: 3,
    contingencyMo: 1e6,
  }
  expect(said({ ...plan, currency: 'IDR' }, { unitPriceInclVAT: 150_000, exFactoryPrice: 0.2 })).toEqual([])
  expect(said({ currency: 'KWD' }, { unitPriceInclVAT: 0.5 })).toEqual([])
  expect(said({ currency: 'KWD' }, { unitPriceInclVAT: 0.01 })).toEqual([])
  expect(said({ currency: 'KWD' }, { unitPriceInclVAT: 0.005 })).toEqual([
    'error products.0.unitPriceInclVAT unitPriceTooLow min 0.01',
  ])
  expect(said({ currency: 'IDR' }, { unitPriceInclVAT: 2e12 })).toEqual([
    'error products.0.unitPriceInclVAT unitPriceTooHigh max 1000000000000',
  ])
  expect(said({ currency: 'IDR', packagingPerOrder: 2e12 })).toEqual([
    'error packagingPerOrder tooHigh max 1000000000000',
  ])
  expect(said({ currency: 'IDR', contingencyMo: -1, vatPct: 31 })).toEqual([
    'warning vatPct aboveUsual max 30',
    'error contingencyMo negative',
  ])
  const overheads = {
    ...sound.overheads,
    domain: { amount: 9000, mode: 'monthly' as const, months: 12, chargesVat: true },
  }
  expect(said({ currency: 'IDR', overheads })).toEqual([])
})

it('asks for products', () => {
  expect(said({ products: [] })).toEqual(['error products productsRequired'])
})

it('checks shares and totals only where they are typed', () => {
  const product = { salesMixTargetPct: 101 }
  expect(said({ salesMixEnabled: true }, product)).toEqual(['error products.0.salesMixTargetPct percentTooHigh'])
  expect(said({}, product)).toEqual([])
  const two = [{ ...firstProduct, ...product }, firstProduct] as Product[]
  expect(said({ salesMixEnabled: true, products: two })).toHaveLength(1)
  expect(said({ salesMixEnabled: true, products: [{ ...firstProduct, ...product } as Product] })).toEqual([])
  expect(said({ salesMixEnabled: true, totalUnitsPerMonth: 1.5 })).toEqual(['error totalUnitsPerMonth notWhole'])
  expect(said({ totalUnitsPerMonth: 1.5, totalOrdersPerMonth: 1.5 })).toEqual([])
  expect(said({ volumeInputMode: 'orders', totalOrdersPerMonth: -1, totalUnitsPerMonth: -1 })).toEqual([
    'error totalOrdersPerMonth outOfRange min 0 max 3000000',
  ])
})

it('compares the share of new customers with the repeat settings', () => {
  expect(said({ firstOrderSharePct: 20 })).toEqual([
    'warning firstOrderSharePct newShareImplied implied 25.45 understated 367.86',
  ])
  expect(said({ firstOrderSharePct: 20, enableAdvancedAnalysis: false })).toEqual([])
  expect(said({ firstOrderSharePct: 24.96 })).toEqual([])
  expect(said({ firstOrderSharePct: 0, products: [{ ...firstProduct, unitsPerMonth: 0 } as Product] })).toEqual([
    'error products.0.unitsPerMonth unitsRequired',
  ])
})

/** What is doubtful together with other fields has rules of its own. */
const isAbout = (finding: string, field: string) => finding.includes(field) && !finding.includes('everyMonthSells')

it('says the same of every field outside its range', () => {
  for (const field of numberNames(advancedFields)) {
    const { min, max, usualMax } = advancedFields[field]
    const expected = [`error ${field} outOfRange min ${min} max ${max}`]
    const unusual = usualMax === undefined ? [] : [`warning ${field} aboveUsual max ${usualMax}`]
    expect(said({ [field]: min - 0.01 }).filter((finding) => isAbout(finding, field))).toEqual(expected)
    expect(said({ [field]: max + 0.01 }).filter((finding) => isAbout(finding, field))).toEqual(expected)
    expect(said({ [field]: min }).filter((finding) => isAbout(finding, field))).toEqual([])
    expect(said({ [field]: max }).filter((finding) => isAbout(finding, field))).toEqual(unusual)
  }
})

it('has a limit for every number of a plan', () => {
  const owners = {
    '': blankPlan(),
    'products.0.': blankProduct(''),
    'paymentMethods.1.': typicalPaymentMethods()[0] ?? {},
    'overheads.domain.': blankPlan().overheads.domain,
    'customOverheadsOps.2.': blankCustomOverhead(''),
    'team.3.': blankTeamMember(''),
  }
  for (const [path, owner] of Object.entries(owners)) {
    const numbers = Object.entries(owner).filter(([, value]) => typeof value === 'number')
    for (const [field] of numbers) expect(limitOf(`${path}${field}`), field).not.toBeNull()
  }
  expect(limitOf('vatPct')).toBe(planFields.vatPct)
  const none = ['products.0.name', 'toString', 'products', 'products.0', 'products.0.vatPct', 'vatPct.min', 'overheads']
  expect(none.map(limitOf)).toEqual(none.map(() => null))
})

it('speaks of fields that the plan has, on their own step, in codes of the list', () => {
  fc.assert(
    fc.property(wildPlan, (plan) => {
      for (const { path, step, code, params } of checkPlan(plan)) {
        const value = valueAtPath(plan, path)
        expect(value, path).toBeDefined()
        expect(step).toBe(stepOfPath(path))
        expect(ruleCodes).toContain(code)
        expect(Object.values(params).every(Number.isFinite)).toBe(true)
      }
    }),
  )
})
