import { expect, it } from 'vitest'

import { blankPaymentMethod, type Plan } from '../plan/plan'
import { simplePlan } from '../testing/simple-plan'
import { bridgeOf } from './bridge'
import type { MonthOfActuals } from './month-figures'
import { knownMonth as known } from './testing/known-month'

const groups = (plan: Plan, month: MonthOfActuals) => bridgeOf(plan, month).steps.map(({ group }) => group)

it('fees are those of all orders when they are typed, of their method when a statement has them', () => {
  const byMethods = simplePlan({
    paymentMode: 'advanced',
    paymentMethods: [
      { ...blankPaymentMethod('mada'), share: 50 },
      { ...blankPaymentMethod('tabby'), share: 50, percent: 7 },
    ],
  })
  const feesOf = (plan: Plan, month: MonthOfActuals) => bridgeOf(plan, month).actualMonth.evaluation.monthly.paymentCost
  expect(feesOf(simplePlan(), known({ paymentFees: 25 }))).toBeCloseTo(25, 9)
  expect(feesOf(simplePlan({ paymentBasicPercent: 2 }), known({ paymentFees: 25 }))).toBeCloseTo(25, 9)
  // Goods that are given away: all that customers paid was for delivery.
  const gifts = simplePlan({ paymentBasicPercent: 2, paymentBasicFixed: 0.01 })
  gifts.products = gifts.products.map((product) => ({ ...product, unitPriceInclVAT: 0 }))
  expect(feesOf(gifts, known({ paymentFees: 25, shippingCharged: 1000 }))).toBeCloseTo(25, 9)
  // A statement of two of the five orders that were paid with Tabby says what each costs.
  const settled: MonthOfActuals['settled'] = [{ method: 'tabby', orders: 2, value: 200, fees: 20 }]
  const methods: MonthOfActuals['methods'] = [
    { method: 'mada', orders: 5, value: 500 },
    { method: 'tabby', orders: 5, value: 500 },
  ]
  const stated = known({}, { methods, settled })
  expect(feesOf(byMethods, stated)).toBeCloseTo(50, 9)
  const free = { ...byMethods, paymentMethods: byMethods.paymentMethods.map((one) => ({ ...one, percent: 0 })) }
  expect(feesOf(free, stated)).toBeCloseTo(50, 9)
  expect(feesOf(simplePlan({ paymentBasicPercent: 2 }), stated)).toBeCloseTo(36, 9)
  expect(feesOf(simplePlan({ paymentBasicPercent: 2 }), known({}, { settled }))).toBeCloseTo(100, 9)
  expect(groups(simplePlan(), known({}, { methods }))).toEqual([])
  expect(groups(simplePlan(), known({}, { settled: [{ method: 'tabby', orders: 0, value: 0, fees: 4 }] }))).toEqual([])
})

it('a method that the plan does not list takes their share at its typical fee', () => {
  const plan = simplePlan({
    paymentMode: 'advanced',
    paymentMethods: [{ ...blankPaymentMethod('mada'), share: 100 }],
  })
  const methods: MonthOfActuals['methods'] = [
    { method: 'mada', orders: 5, value: 500 },
    { method: 'emkan', orders: 5, value: 500 },
    { method: 'bank', orders: 5, value: 500 },
  ]
  const [step] = bridgeOf(plan, known({}, { methods })).steps
  expect(step).toMatchObject({ group: 'paymentMix', planned: 0, actual: 50 })
  const cod = bridgeOf(plan, known({ codOrders: 4, orders: 10 })).steps.find(({ group }) => group === 'codShare')
  expect(cod).toMatchObject({ planned: 0, actual: 40 })
  expect(groups(plan, known({}, { methods: [{ method: 'bank', orders: 5, value: 500 }] }))).toEqual([])
})
