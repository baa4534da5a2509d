import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evaluate } from '../model/evaluate'
import { demoPlan } from '../plan/demo-plan'
import { blankPaymentMethod, type Plan } from '../plan/plan'
import { sellingPlan } from '../testing/plan-arbitraries'
import { simplePlan } from '../testing/simple-plan'
import { bridgeOf } from './bridge'
import { compareMonth } from './compared-month'
import type { BridgeGroup } from './groups'
import { isOfSalesAlone } from './known'
import { emptyFounderMonth, type FounderMonth } from './month'
import { type MonthOfActuals, monthOfActuals } from './month-figures'
import { orderedOf, plannedFigures } from './planned-figures'
import { knownMonth as known } from './testing/known-month'

/** The sample store, whose month 2 of sales has 150 orders of 2 units that come to 40,016.25. */
const sample = (): Plan => ({ ...demoPlan(), startMonth: '2026-08' })
const month = '2026-09'
const typed = (figures: FounderMonth['figures']) => monthOfActuals([{ ...emptyFounderMonth(month), figures }], month)

function bridged(plan: Plan, given: MonthOfActuals) {
  const bridge = bridgeOf(plan, given)
  const explained = bridge.steps.reduce((sum, { effect }) => sum + effect, bridge.notExplained)
  expect(bridge.planned + explained).toBeCloseTo(bridge.actual, 6)
  const step = (group: BridgeGroup) => bridge.steps.find((one) => one.group === group) ?? expect.fail(group)
  const { monthly } = bridge.actualMonth.evaluation
  return { ...bridge, step, monthly, came: plannedFigures(bridge.actualMonth) }
}

describe('a typed order total', () => {
  const counts = { orders: 150, units: 300 }

  it('without sales at full price is what the month came to: prices give it', () => {
    const {
      planned,
      actual,
      step,
      came,
      notExplained,
      month: whole,
    } = bridged(sample(), typed({ ...counts, total: 20_000 }))
    expect(planned).toBeCloseTo(1782.44, 2)
    expect(came.total).toBeCloseTo(20_000, 6)
    expect(notExplained).toBeCloseTo(0, 6)
    // Of 17,405 of revenue that is missing, the fees and the returns of it are not paid.
    expect(actual).toBeCloseTo(-14_500.35, 2)
    expect(step('prices').effect).toBeCloseTo(actual - planned, 6)
    expect(whole.figures.basket).toMatchObject({ sources: ['founder'], calculated: 'whole' })
    expect(whole.figures.basket?.value).toBeCloseTo(Number(came.basket), 6)
    const exact = bridged(sample(), typed({ orders: 100, units: 210, total: 27_000 }))
    expect(exact.came.total).toBeCloseTo(27_000, 6)
  })

  it('takes what is typed of its parts, and the plan’s rates for the others', () => {
    const parts = { shippingCharged: 3000, discounts: 1000 }
    const { month: whole, came, monthly } = bridged(sample(), typed({ ...counts, ...parts, total: 30_000 }))
    expect(whole.figures.basket?.value).toBeCloseTo(28_000, 6)
    expect(came).toMatchObject({ shippingCharged: 3000, discounts: 0 })
    expect(came.total).toBeCloseTo(30_000, 6)
    expect(monthly.grossSalesInclVAT).toBeCloseTo(27_000, 6)
    const atDoor = { ...sample(), codSharePct: 40, codChargeInclVAT: 10 }
    const withCharges = bridged(atDoor, typed({ ...counts, total: 30_000 }))
    expect(withCharges.came.codCharges).toBeCloseTo(600, 6)
    expect(withCharges.came.total).toBeCloseTo(30_000, 6)
    expect(bridged(atDoor, typed({ ...counts, codCharges: 300, total: 30_000 })).came.total).toBeCloseTo(30_000, 6)
  })

  it('is the actual one of every plan that sells', () => {
    fc.assert(
      fc.property(sellingPlan, fc.double({ min: 0.5, max: 2, noNaN: true }), (plan, factor) => {
        const planned = orderedOf(bridgeOf(plan, known({})).plannedMonth)
        const total = planned.total - planned.basket + factor * planned.basket
        const bridge = bridgeOf(plan, typed({ total }))
        const scale = Math.max(1, total)
        expect(Math.abs(orderedOf(bridge.actualMonth).total - total) / scale).toBeLessThan(1e-6)
        expect(Math.abs(bridge.notExplained) / scale).toBeLessThan(1e-6)
      }),
    )
  })

  it('alone is set against the plan’s units, as sales alone are', () => {
    const figures = { total: 20_000 }
    const compared = compareMonth([{ ...emptyFounderMonth(month), figures }], month, {
      plan: sample(),
      isClosed: false,
    })
    expect(compared?.steps.map(({ group }) => group)).toEqual(['prices'])
    expect(isOfSalesAlone(typed(figures))).toBe(true)
    expect(isOfSalesAlone(typed({ basket: 20_000 }))).toBe(true)
    expect(isOfSalesAlone(typed({ ...figures, orders: 100 }))).toBe(false)
    expect(isOfSalesAlone(typed({ ...figures, units: 200 }))).toBe(false)
    expect(isOfSalesAlone(typed({ orders: 100 }))).toBe(false)
  })

  it('that is less than delivery alone has a rest that is not explained', () => {
    const plan = simplePlan({ customerShippingChargeInclVAT: 10 })
    const { month: whole, notExplained, actual } = bridged(plan, known({ total: 60 }))
    expect(whole.figures.basket?.value).toBe(0)
    expect(notExplained).toBeCloseTo(-40, 9)
    expect(actual).toBeCloseTo(60 - 400, 9)
  })

  it('of 0 is a month without orders, not one that gave all away', () => {
    const none = bridged(sample(), typed({ orders: 0 }))
    expect(bridged(sample(), typed({ total: 0 })).actual).toBeCloseTo(none.actual, 9)
    expect(bridged(sample(), typed({ total: 0, units: 10 })).actual).toBeLessThan(none.actual)
  })

  it('says no sales at full price where nothing was sold, or all of it given away', () => {
    expect(bridged(simplePlan({}, { unitsPerMonth: 0 }), known({ total: 60 })).actual).toBe(0)
    const free = simplePlan({
      customerAcquisitionCost: 0,
      firstOrderSharePct: 100,
      firstOrderDiscountPct: 100,
      customerShippingChargeInclVAT: 10,
    })
    const { month: whole, actual } = bridged(free, known({ total: 160 }))
    expect(whole.figures.basket).toBeUndefined()
    expect(actual).toBeCloseTo(160 - 400, 9)
  })
})

describe('refunds', () => {
  it('are the plan’s part of what customers paid', () => {
    expect(plannedFigures(bridgeOf(sample(), typed({})).plannedMonth).refunds).toBeCloseTo(0.03 * 40_016.25, 6)
  })

  it('are as many returns as give them where no returned orders are counted, also beside typed charges for delivery', () => {
    const { step, came, notExplained } = bridged(sample(), typed({ refunds: 8000 }))
    expect(came.refunds).toBeCloseTo(8000, 6)
    expect(step('returns')).toMatchObject({ planned: 3 })
    expect(step('returns').actual).toBeCloseTo((8000 / 40_016.25) * 100, 9)
    expect(step('returns').effect).toBeLessThan(-4000)
    expect(notExplained).toBeCloseTo(0, 6)
    const { came: other } = bridged(sample(), typed({ refunds: 8000, shippingCharged: 2000, parcelCost: 3000 }))
    expect(other.refunds).toBeCloseTo(8000, 6)
  })

  it('beyond the orders that were returned leave a rest that is not explained, without VAT', () => {
    const counted = { orders: 150, delivered: 147, returned: 3 }
    const { notExplained, came } = bridged(sample(), typed({ ...counted, refunds: 8000 }))
    expect(came.refunds).toBeCloseTo(0.02 * 40_016.25, 6)
    expect(notExplained).toBeCloseTo(-(8000 - 0.02 * 40_016.25) / 1.15, 6)
    const fewer = bridged(sample(), typed({ ...counted, refunds: 0 }))
    expect(fewer.notExplained).toBeCloseTo((0.02 * 40_016.25) / 1.15, 6)
    const unregistered = bridged({ ...sample(), vatRegistered: false }, typed({ ...counted, refunds: 8000 }))
    expect(unregistered.notExplained).toBeCloseTo(-(8000 - 0.02 * 40_016.25), 6)
  })

  it('of files, which need not have all of them, are never less than the returned orders', () => {
    const plan = simplePlan()
    const files = (refunds: number) =>
      bridged(plan, known({ orders: 10, delivered: 8, returned: 2, refunds }, { source: 'salla' })).notExplained
    expect(files(150)).toBe(0)
    expect(files(250)).toBeCloseTo(-50, 9)
  })

  it('are paid also in a month without sales', () => {
    expect(bridged(simplePlan({}, { unitsPerMonth: 0 }), known({ refunds: 70 })).actual).toBe(-70)
  })
})

describe('refused orders', () => {
  const counts = { orders: 150, units: 300, total: 40_016.25, refused: 30 }

  it('of a plan without cash on delivery were to be paid at the door all the same', () => {
    const { step, came, steps, monthly, planned, actual } = bridged(sample(), typed(counts))
    expect(came.refused).toBeCloseTo(30, 6)
    expect(came.delivered).toBeCloseTo(120 * 0.97, 6)
    expect(came.codOrders).toBeCloseTo(30, 6)
    expect(monthly.refusedSalesInclVAT).toBeCloseTo(40_016.25 / 5, 4)
    // There is no planned part of such orders.
    expect(step('refusals')).toMatchObject({ planned: null })
    expect(step('refusals').actual).toBeCloseTo(100, 6)
    expect(step('refusals').effect).toBeCloseTo(actual - planned, 4)
    expect(steps.map(({ group }) => group)).not.toContain('codShare')
  })

  it('beyond the plan’s orders at the door, or those that are known, count as well', () => {
    const some = { ...sample(), codSharePct: 10, codRefusalPct: 20 }
    expect(bridged(some, typed(counts)).came.refused).toBeCloseTo(30, 6)
    expect(bridged(some, typed({ ...counts, codOrders: 12 })).came.refused).toBeCloseTo(30, 6)
    expect(bridged(some, typed({ refused: 50, codOrders: 60 })).came).toMatchObject({
      refused: expect.closeTo(50, 6),
      codOrders: expect.closeTo(60, 6),
    })
  })

  it('of a plan with payment methods have their share of them, and no fee', () => {
    const plan = simplePlan({
      paymentMode: 'advanced',
      paymentMethods: [{ ...blankPaymentMethod('mada'), share: 100, percent: 1 }],
    })
    const { came, monthly } = bridged(plan, known({ refused: 4 }))
    expect(came.refused).toBeCloseTo(4, 9)
    expect(monthly.paymentCost).toBeCloseTo(6, 9)
  })

  it('of none are known to be none, and more than there are orders are all of them', () => {
    const none = bridged(sample(), typed({ refused: 0 }))
    expect(none.actual).toBeCloseTo(none.planned, 9)
    expect(none.steps.map(({ group }) => group)).toEqual(['refusals'])
    expect(bridged(simplePlan(), known({ refused: 40 })).came.refused).toBeCloseTo(10, 9)
    expect(bridged(simplePlan({}, { unitsPerMonth: 0 }), known({ refused: 4 })).actual).toBe(0)
  })
})

describe('new customers', () => {
  it('other than planned change the discount of first orders in its own step, and what winning them cost in theirs', () => {
    const { step, came } = bridged(sample(), typed({ orders: 150, units: 300, advertising: 0, newCustomers: 0 }))
    expect(came).toMatchObject({ discounts: 0, newCustomers: 0 })
    expect(step('discounts').effect).toBeGreaterThan(1000)
    const { planned, actual, effect } = step('acquisition')
    expect(effect).toBeCloseTo(Number(planned) - Number(actual), 6)
    expect(effect).toBeCloseTo(1687.5, 6)
  })

  it('more than planned, or where the plan has none, have its discount and its cost each', () => {
    for (const firstOrderSharePct of [0, 25]) {
      const plan = { ...sample(), firstOrderSharePct }
      const { step, came, monthly } = bridged(plan, typed({ orders: 150, units: 300, newCustomers: 75 }))
      const itself = evaluate({ ...plan, firstOrderSharePct: 50 }).monthly
      expect(came.newCustomers).toBeCloseTo(75, 9)
      expect(came.discounts).toBeCloseTo(itself.discountsInclVAT, 6)
      expect(monthly.cacVariableCost).toBeCloseTo(itself.cacVariableCost, 6)
      const { planned, actual, effect } = step('acquisition')
      expect(effect).toBeCloseTo(Number(planned) - Number(actual), 6)
    }
  })

  it('of a plan without a discount, or beside typed discounts, change no discount', () => {
    const figures = { orders: 150, units: 300, newCustomers: 75 }
    const without = bridged({ ...sample(), firstOrderDiscountPct: 0 }, typed(figures))
    expect(without.steps.map(({ group }) => group)).not.toContain('discounts')
    const { monthly } = bridged(sample(), typed({ ...figures, basket: 36_900, discounts: 900 }))
    expect(monthly.grossSalesInclVAT - monthly.discountsInclVAT).toBeCloseTo(36_000, 6)
    const noOrders = bridged(
      { ...sample(), firstOrderSharePct: 0 },
      typed({ orders: 150, units: 300, newCustomers: 0 }),
    )
    expect(noOrders.actual).toBeCloseTo(noOrders.planned, 9)
  })
})
